import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import { type Answer, api } from '../../api'
import type { Context } from '../../context'
import type { Row } from './check-rows'

type Match = Answer<'/api/presentations/matches', 'post'>['matches'][number]
/** The company's homeowners, by email. */
export type Matches = ReadonlyMap<string, Match>

const [mostAsked, longestEmail, mostNamed] = [500, 254, 3]

/** Emails are stored like this. */
const emailOf = ({ homeownerData: { email } }: Row) => email?.toLowerCase().normalize('NFC')

export async function findMatches(rows: Row[]): Promise<Matches> {
  const given = new Set(rows.map(emailOf).filter((email) => email !== undefined))
  const emails = [...given].filter(({ length }) => length <= longestEmail)
  const found = new Map<string, Match>()
  for (let start = 0; start < emails.length; start += mostAsked) {
    const body = { emails: emails.slice(start, start + mostAsked) }
    const { matches } = await api.post('/api/presentations/matches', { body })
    for (const match of matches) found.set(match.email ?? '', match)
  }
  return found
}

export const matchOf = (matches: Matches | undefined, row: Row) => matches?.get(emailOf(row) ?? '')

type Choice = {
  words: typeof importing
  studio: Context
  isAdding: boolean
  choose: (isAdding: boolean) => void
}

/** Asks what to do with the rows of homeowners whom the company already has. */
export function choiceOfMatches(rows: Row[], matches: Matches, { words, studio, isAdding, choose }: Choice) {
  const here = rows.flatMap((row) => (row.problem ? [] : (matchOf(matches, row) ?? [])))
  if (!here.length) return nothing
  const { format } = studio
  const names = [...new Set(here)].map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '))
  const others = names.length - mostNamed
  const more = others > 0 ? [fill(words.moreRows, { count: format.number(others) })] : []
  const list = new Intl.ListFormat(format.locale).format([...names.slice(0, mostNamed), ...more])
  return html`<fieldset class="choices">
    <legend>${format.counted(words.alreadyHere, here.length)}</legend>
    <p class="hint">${fill(words.sameEmailAs, { names: list })}</p>
    ${([false, true] as const).map(
      (adds) => html`<label>
        <input type="radio" name="alreadyHere" .checked=${adds === isAdding} @change=${() => choose(adds)} />
        ${words.alreadyHereChoices[adds ? 'add' : 'skip']}
      </label>`,
    )}
  </fieldset>`
}
