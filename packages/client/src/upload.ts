import type { Send } from './calls.ts'
import { errorFrom } from './error.ts'
import { fetchAgain, type RetryOptions } from './retry.ts'

export type UploadOptions = {
  /** Defaults to the name of the file. */
  filename?: string
  contentType?: string
  /**
   * Reports the bytes sent so far. They are counted as the body is read, which needs a `fetch` that streams request
   * bodies, such as Node's.
   */
  onProgress?: (sentBytes: number, totalBytes: number) => void
  signal?: AbortSignal
}

type Announced = { uploadUrl: string; headers: Record<string, string> }

/** Starts the upload, sends the file to storage, and completes it. */
export async function uploadFile<Init extends Announced, Done>(
  send: Send,
  retrying: RetryOptions,
  { path, more, complete }: { path: string; more?: object; complete: (init: Init) => object },
  file: Blob,
  { filename = (file as File).name, contentType = file.type, onProgress, signal }: UploadOptions,
): Promise<Done> {
  const about = { filename, contentType, sizeBytes: file.size }
  const init = (await send('post', `${path}/upload-init`, { body: { ...about, ...more }, signal })).data as Init
  const headers = { ...init.headers, ...(onProgress && { 'content-length': String(file.size) }) }
  const body = () => (onProgress ? { body: counted(file, onProgress), duplex: 'half' } : { body: file })
  const put = () => new Request(init.uploadUrl, { method: 'PUT', headers, ...body(), ...(signal && { signal }) })
  const stored = await fetchAgain(put, true, { ...retrying, timeoutSeconds: uploadTimeout })
  if (!stored.ok) throw errorFrom(stored, { error: `Storage refused the file: ${await stored.text()}` })
  return (await send('post', `${path}/complete`, { body: complete(init), signal })).data as Done
}

const uploadTimeout = 15 * 60

const partBytes = 65_536

/** A file in memory would stream as one piece, and report the end before anything is sent. */
function counted(file: Blob, tell: (sent: number, total: number) => void) {
  let sent = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const part = await file.slice(sent, sent + partBytes).arrayBuffer()
        sent += part.byteLength
        tell(sent, file.size)
        controller.enqueue(new Uint8Array(part))
        if (sent === file.size) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
