import { html, nothing } from 'lit'
import { fill } from '../../locales/fill'
import type { Context } from '../context'
import type { Uploads } from '../uploads'
import { failed } from './states'

type Words = { drop: string; choose: string; uploading: string }

/** An area where files are dropped or chosen, with the uploads in progress. */
export const uploadArea = (studio: Context, words: Words, uploads: Uploads, accept: string) =>
  html`${dropArea(words, uploads.add, accept)}
    ${uploads.list.length ? html`<ul class="list uploads">${uploads.list.map((upload) => line(studio, words, uploads, upload))}</ul>` : nothing}`

/** Once a file was chosen, the next step is elsewhere. */
export function dropArea(
  words: Pick<Words, 'drop' | 'choose'>,
  take: (files: Iterable<File>) => void,
  accept: string,
  isQuiet = false,
) {
  const dragged = (event: DragEvent) => {
    event.preventDefault()
    const area = event.currentTarget as HTMLElement
    area.classList.toggle('over', event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer?.files ?? [])
  }
  const chosen = (event: Event) => {
    const input = event.target as HTMLInputElement
    take([...(input.files ?? [])])
    input.value = ''
  }
  const choose = (event: Event) => (event.currentTarget as HTMLElement).parentElement?.querySelector('input')?.click()
  return html`<div class="upload-area" @dragover=${dragged} @dragleave=${dragged} @drop=${dragged}>
      <p>${words.drop}</p>
      <input type="file" multiple hidden aria-label=${words.choose} accept=${accept} @change=${chosen} />
      <button type="button" class=${isQuiet ? 'quiet' : nothing} @click=${choose}>${words.choose}</button>
    </div>`
}

function line(studio: Context, words: Words, uploads: Uploads, upload: Uploads['list'][number]) {
  const { file, share, error } = upload
  const stop = () => uploads.stop(upload)
  const close = html`<button type="button" class="quiet" @click=${stop} aria-label="${studio.common.cancel}: ${file.name}">${studio.common.cancel}</button>`
  return html`<li class="row">
    <span class="what">
      <strong>${file.name}</strong>
      ${
        error === undefined
          ? html`<progress max="1" .value=${share} aria-label=${fill(words.uploading, { name: file.name })}></progress>`
          : failed(studio, error, () => uploads.again(upload))
      }
    </span>
    ${error === undefined ? html`<span class="quiet-text">${studio.format.percent(share)}</span>` : nothing}
    ${close}
  </li>`
}
