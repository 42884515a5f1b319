import type { Send } from './calls.ts'
import { errorFrom } from './error.ts'
import { fetchAgain, type RetryOptions } from './retry.ts'

export type UploadOptions = {
  /** Without it, the one of the file. */
  filename?: string
  contentType?: string
  /** Bytes that are on their way. It is told as the body is read, which needs a `fetch` that sends streams, such as Node's. */
  onProgress?: (sentBytes: number, totalBytes: number) => void
  signal?: AbortSignal
}

type Announced = { uploadUrl: string }

/** Announces the file, sends it to storage, and has it checked. */
export async function uploadFile<Init extends Announced, Done>(
  send: Send,
  retrying: RetryOptions,
  { path, more, complete }: { path: string; more?: object; complete: (init: Init) => object },
  file: Blob,
  { filename = (file as File).name, contentType = file.type, onProgress, signal }: UploadOptions,
): Promise<Done> {
  const about = { filename, contentType, sizeBytes: file.size }
  const init = (await send('post', `${path}/upload-init`, { body: { ...about, ...more }, signal })).data as Init
  const headers = { 'content-type': contentType, ...(onProgress && { 'content-length': String(file.size) }) }
  const body = () => (onProgress ? { body: counted(file, onProgress), duplex: 'half' } : { body: file })
  const put = () => new Request(init.uploadUrl, { method: 'PUT', headers, ...body(), ...(signal && { signal }) })
  const stored = await fetchAgain(put, true, { ...retrying, timeoutSeconds: uploadTimeout })
  if (!stored.ok) throw errorFrom(stored, { error: `Storage refused the file: ${await stored.text()}` })
  return (await send('post', `${path}/complete`, { body: complete(init), signal })).data as Done
}

const uploadTimeout = 15 * 60

function counted(file: Blob, tell: (sent: number, total: number) => void) {
  let sent = 0
  return file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        sent += chunk.byteLength
        tell(sent, file.size)
        controller.enqueue(chunk)
      },
    }),
  )
}
