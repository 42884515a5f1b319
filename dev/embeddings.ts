import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const model = 'universal-sentence-encoder-lite'

/** Runs the server in a thread, because a batch takes a second of one core. It ends with this process. */
export async function localEmbeddings() {
  const server = new Worker(join(import.meta.dirname, 'embeddings-server.ts'))
  const [port] = (await once(server, 'message')) as [number]
  server.unref()
  return { EMBEDDINGS: 'openai', EMBEDDINGS_URL: `http://127.0.0.1:${port}/v1`, EMBEDDINGS_MODEL: model }
}
