import type { ErrorWords } from '../../../locales/studio/errors/words'
import { api, PorchlightError } from '../../api'
import { fewAtOnce } from '../../few-at-once'
import { refusalIn } from '../../refusal'
import { type Matches, matchOf } from './already-here'
import { changesOf } from './changes'
import type { Row } from './check-rows'
import type { Sent } from './send-rows'

type Updating = {
  /** Which rows to send. */
  places: number[]
  matches: Matches | undefined
  errors: ErrorWords
  signal: AbortSignal
  tell: (place: number, sent: Sent) => void
}

/** Writes what the rows have over the homeowners who are already here. */
export async function updateRows(rows: Row[], { places, matches, errors, signal, tell }: Updating) {
  await fewAtOnce(places, async (place) => {
    const row = rows[place] as Row
    const match = matchOf(matches, row)
    const body = match && changesOf(row, match)
    if (!body) return
    const path = { presentationId: match.presentationId }
    try {
      const { presentation } = await api.patch('/api/presentations/{presentationId}', {
        params: { path },
        body,
        signal,
      })
      tell(place, { id: presentation.id, viewerUrl: presentation.viewerUrl })
    } catch (error) {
      if (!isAboutRow(error)) throw error
      tell(place, { error: refusalIn(errors, error), field: error.fields[0]?.path.split('.').at(-1) })
    }
  })
}

const isAboutRow = (error: unknown): error is PorchlightError =>
  error instanceof PorchlightError && [400, 404, 409].includes(error.status)
