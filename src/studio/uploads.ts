import type { ReactiveControllerHost } from 'lit'
import { type Answer, api, PorchlightError } from './api'

export type Upload = { file: File; share: number; error?: unknown; readonly stopping: AbortController }

type Sending = { tell: (share: number) => void; signal: AbortSignal }
type Target = Pick<Answer<'/api/media/upload-init', 'post'>, 'uploadUrl'>

/** Files on their way to storage, one after the other. A finished one is left to its list; a failed one stays. */
export class Uploads {
  list: Upload[] = []
  #isSending = false
  readonly #host: ReactiveControllerHost
  readonly #send: (file: File, sending: Sending) => Promise<unknown>

  constructor(host: ReactiveControllerHost, send: (file: File, sending: Sending) => Promise<unknown>) {
    this.#host = host
    this.#send = send
  }

  readonly add = (files: Iterable<File>) => {
    this.list = [...this.list, ...[...files].map((file) => ({ file, share: 0, stopping: new AbortController() }))]
    void this.#sendAll()
  }

  readonly stop = (upload: Upload) => {
    upload.stopping.abort()
    this.#forget(upload)
  }

  readonly again = (upload: Upload) => {
    this.#forget(upload)
    this.add([upload.file])
  }

  #forget(upload: Upload) {
    this.list = this.list.filter((each) => each !== upload)
    this.#host.requestUpdate()
  }

  async #sendAll() {
    this.#host.requestUpdate()
    if (this.#isSending) return
    this.#isSending = true
    for (let next = this.#next; next; next = this.#next) await this.#sendOne(next)
    this.#isSending = false
  }

  get #next() {
    return this.list.find(({ error }) => error === undefined)
  }

  async #sendOne(upload: Upload) {
    const { signal } = upload.stopping
    const tell = (share: number) => {
      upload.share = share
      this.#host.requestUpdate()
    }
    try {
      await this.#send(upload.file, { tell, signal })
      this.#forget(upload)
    } catch (error) {
      if (!signal.aborted) upload.error = error
      this.#host.requestUpdate()
    }
  }
}

/** Not all systems' browsers know these types. */
const typesByExtension: Record<string, string> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

function aboutFile(file: File) {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const contentType = file.type || typesByExtension[extension] || 'application/octet-stream'
  return { filename: file.name, contentType, sizeBytes: file.size }
}

export async function uploadDocument(file: File, audience: 'homeowners' | 'company', sending: Sending) {
  const about = aboutFile(file)
  const { signal } = sending
  const body = { ...about, audience }
  const target = await api.post('/api/company/kb/documents/upload-init', { body, signal })
  await store(file, about.contentType, target, sending)
  const { documentId } = target
  return (await api.post('/api/company/kb/documents/complete', { body: { documentId }, signal })).document
}

export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml'

export async function uploadMedia(file: File, sending: Sending) {
  const about = aboutFile(file)
  const { signal } = sending
  const target = await api.post('/api/media/upload-init', { body: about, signal })
  await store(file, about.contentType, target, sending)
  return (await api.post('/api/media/complete', { body: { mediaId: target.mediaId }, signal })).media
}

/** This uses XMLHttpRequest, because `fetch` does not report how much of a body was sent. */
function store(file: File, contentType: string, { uploadUrl }: Target, { tell, signal }: Sending) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', uploadUrl)
    request.setRequestHeader('content-type', contentType)
    request.upload.onprogress = ({ loaded }) => tell(loaded / file.size)
    request.onerror = () => reject(new PorchlightError(undefined, {}))
    request.onabort = () => reject(signal.reason)
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(`The storage answered ${request.status}.`))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
