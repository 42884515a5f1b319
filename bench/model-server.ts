import { createServer } from 'node:http'

export const dimensions = 1024

/** Returns the same vector for the same text; texts that share words have more similar vectors. */
export function embedded(text: string) {
  const vector = new Float32Array(dimensions)
  for (const word of text.split(/\W+/)) {
    let state = 7
    for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
    for (let place = 0; place < 16; place++) {
      state = Math.imul(state, 48_271) >>> 0
      const index = state % dimensions
      vector[index] = (vector[index] ?? 0) + (state & 0x10000 ? 1 : -1)
    }
  }
  return vector
}

/** Implements OpenAI's chat and embeddings on this machine, and answers at once. */
export async function startModelServer() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { input = [] } = JSON.parse(Buffer.concat(chunks).toString()) as { input?: string[] }
    if (request.url === '/v1/embeddings')
      return response.end(
        JSON.stringify({ data: input.map((text, index) => ({ index, embedding: [...embedded(text)] })) }),
      )
    const content = JSON.stringify({ choices: [{ delta: { content: 'NONE' } }] })
    response.end(`data: ${content}\n\ndata: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`
  const vars = {
    ...{
      LANGUAGE_MODEL: 'openai',
      LANGUAGE_MODEL_NAME: 'bench',
      LANGUAGE_MODEL_URL: url,
      QA_MONTHLY_ANSWERS: 1_000_000,
    },
    ...{ EMBEDDINGS: 'openai', EMBEDDINGS_MODEL: 'bench', EMBEDDINGS_URL: url },
  }
  return { vars, dispose: () => void server.close() }
}
