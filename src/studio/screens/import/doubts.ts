import { html, nothing } from 'lit'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Formats } from '../../formats'
import { type Found, problemList } from './row-problems'

type Asked = {
  words: typeof importing
  format: Formats
  left: ReadonlySet<number>
  isFixed: boolean
  leave: (left: Set<number>) => void
}

/** The rows that are imported unless someone clears their checkbox. */
export function doubtList(found: Found[], { words, format, left, isFixed, leave }: Asked) {
  if (!found.length) return nothing
  const turn = (rows: Found[]) => (event: Event) => {
    const others = [...left].filter((place) => !rows.some(({ at }) => at === place))
    leave(new Set((event.target as HTMLInputElement).checked ? others : [...others, ...rows.map(({ at }) => at)]))
  }
  const item = (text: string, rows: Found[]) =>
    html`<label class="choice"><input type="checkbox" .checked=${!rows.every(({ at }) => left.has(at))} @change=${turn(rows)} /> ${text}</label>`
  return html`<fieldset class="bare" ?disabled=${isFixed}>
    <p>${format.counted(words.doubtful, found.length)}</p>
    ${problemList(found, 'doubts', words, format, item)}
  </fieldset>`
}
