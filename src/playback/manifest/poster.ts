import type { Homeowner } from '../../core/shared/merge-fields'
import { secondsToReadAll } from '../../core/shared/reading-speed'
import type { ShownDeck } from '../../decks/published/deck-content'
import { fill } from '../../locales/fill'
import type { Words } from '../../locales/languages'
import type { Manifest } from './manifest-schemas'

type Spoken = {
  script: string | null
  wordTimings?: { endTime: number }[]
  durationSeconds: number | null
  points?: number
}
type Shown = { deck: ShownDeck; homeowner: Homeowner; words: Words; speed: number; spoken: Spoken[] }

export function posterOf({
  deck: { posterShows },
  homeowner,
  words: { page: words, controls },
  speed,
  spoken,
}: Shown): Manifest['poster'] {
  const firstName = posterShows === 'nothing' ? null : homeowner.first_name?.trim() || null
  const address = posterShows === 'address' ? streetOf(homeowner.address) : null
  const minutes = Math.max(1, Math.round(spoken.reduce((sum, each) => sum + secondsOf(each, speed), 0) / 60))
  return {
    firstName,
    address,
    greeting: greeting(words, firstName, address),
    length: words.length.replace('{minutes}', () => minutesIn(controls.language, minutes)),
  }
}

function greeting(words: Words['page'], name: string | null, address: string | null) {
  const form = name ? (address ? words.withAddress : words.withName) : address ? words.atAddress : null
  return form && fill(form, { name: name ?? '', address: address ?? '' })
}

/** The street comes before the first comma and the town after it. */
const streetOf = (address: string | null | undefined) => address?.split(/[,\n]/)[0]?.trim() || null

const minutesIn = (language: string, minutes: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)

/**
 * The synthesized voice already speaks at this speed. The length of text that hasn't been spoken yet is estimated the
 * way the player does.
 */
export const secondsOf = ({ script, wordTimings, durationSeconds, points = 0 }: Spoken, speed: number) =>
  durationSeconds ?? (wordTimings?.at(-1)?.endTime ?? secondsToReadAll(script ?? '', points)) / speed
