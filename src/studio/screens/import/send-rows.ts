import type { ErrorWords } from '../../../locales/studio/errors/words'
import { type Answer, api } from '../../api'
import { refusalIn } from '../../refusal'
import type { Row } from './check-rows'

type Result = Answer<'/api/presentations/batch', 'post'>['results'][number]
/** The link, or the reason there is none, and the field it is about. */
export type Sent = { id?: string; viewerUrl?: string; error?: string; field?: string | undefined }

type Sending = {
  /** Which rows to send. */
  places: number[]
  deckId: string
  language: string
  only: string
  errors: ErrorWords
  signal: AbortSignal
  tell: (place: number, sent: Sent) => void
}

/** The audit log shows the calls of one import as one entry, which it tells by this number. */
export const rowsPerCall = 100

/**
 * Sends a hundred rows per call, the last ones first, because lists show the newest at the top. Each call's key is
 * derived from its contents, so resending one, after a lost connection or a new start, creates no duplicates.
 */
export async function sendRows(rows: Row[], { places, deckId, language, only, errors, signal, tell }: Sending) {
  const starts = Array.from({ length: Math.ceil(places.length / rowsPerCall) }, (_, at) => at * rowsPerCall)
  for (const start of starts.reverse()) {
    const these = places.slice(start, start + rowsPerCall)
    const presentations = these.map((place) => {
      const { problem: _, doubt: __, ...row } = rows[place] as Row
      return { deckId, languageSettings: { language }, ...row }
    })
    const body = { presentations }
    const header = { 'Idempotency-Key': await keyOf(`${only}${start}`, body) }
    const { results } = await api.post('/api/presentations/batch', { params: { header }, body, signal })
    for (const [index, place] of these.entries()) tell(place, sentOf(results[index], errors))
  }
}

async function keyOf(start: string, body: object) {
  const bytes = new TextEncoder().encode(`${start} ${JSON.stringify(body)}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `csv-${[...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function sentOf(result: Result | undefined, errors: ErrorWords): Sent {
  if (!result) return { error: errors.unknown }
  if ('presentation' in result) {
    const { id, viewerUrl } = result.presentation
    return { id, viewerUrl }
  }
  const [fault] = result.fields ?? []
  return { error: refusalIn(errors, result), field: fault?.path.split('.').at(-1) }
}
