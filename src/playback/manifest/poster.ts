import type { Homeowner } from '../../core/merge-fields'
import { secondsToReadAll } from '../../core/shared/reading-speed'
import type { ShownDeck } from '../../talk/published/deck-content'
import { fill } from '../../words/fill'
import type { Manifest } from './manifest-schemas'

type Words = {
  withAddress: string
  withName: string
  atAddress: string
  length: string
  play: string
  needsScript: string
}

/** The Worker writes these words, so that the page shows them before the player's script has loaded. */
const english: Words = {
  withAddress: '{name}, your roof at {address}',
  withName: '{name}, this is for you',
  atAddress: 'Your roof at {address}',
  length: 'About {minutes}',
  play: 'Play',
  needsScript: 'This presentation needs JavaScript to play.',
}

const languages: Record<string, Words> = {
  en: english,
  ar: {
    withAddress: '{name}، سقف منزلك في {address}',
    withName: '{name}، هذا لك',
    atAddress: 'سقف منزلك في {address}',
    length: 'حوالي {minutes}',
    play: 'تشغيل',
    needsScript: 'يحتاج هذا العرض إلى JavaScript.',
  },
  de: {
    withAddress: '{name}, Ihr Dach: {address}',
    withName: '{name}, das ist für Sie',
    atAddress: 'Ihr Dach: {address}',
    length: 'Etwa {minutes}',
    play: 'Abspielen',
    needsScript: 'Diese Präsentation braucht JavaScript.',
  },
  es: {
    withAddress: '{name}, su techo en {address}',
    withName: '{name}, esto es para usted',
    atAddress: 'Su techo en {address}',
    length: 'Alrededor de {minutes}',
    play: 'Reproducir',
    needsScript: 'Esta presentación necesita JavaScript.',
  },
  fr: {
    withAddress: '{name}, votre toit au {address}',
    withName: '{name}, ceci est pour vous',
    atAddress: 'Votre toit au {address}',
    length: 'Environ {minutes}',
    play: 'Lire',
    needsScript: 'Cette présentation a besoin de JavaScript.',
  },
  he: {
    withAddress: '{name}, הגג שלכם ב{address}',
    withName: '{name}, זה בשבילכם',
    atAddress: 'הגג שלכם ב{address}',
    length: 'כ־{minutes}',
    play: 'הפעלה',
    needsScript: 'המצגת הזאת צריכה JavaScript.',
  },
}

type Spoken = {
  script: string | null
  wordTimings?: { endTime: number }[]
  durationSeconds: number | null
  points?: number
}
type Shown = { deck: ShownDeck; homeowner: Homeowner; language: string | null; speed: number; spoken: Spoken[] }

export function posterOf({ deck: { posterShows }, homeowner, language, speed, spoken }: Shown): Manifest['poster'] {
  const firstName = posterShows === 'nothing' ? null : homeowner.first_name?.trim() || null
  const address = posterShows === 'address' ? streetOf(homeowner.address) : null
  const { tag, words } = pageWords(language)
  const minutes = Math.max(1, Math.round(spoken.reduce((sum, each) => sum + secondsOf(each, speed), 0) / 60))
  return {
    firstName,
    address,
    greeting: greeting(words, firstName, address),
    length: words.length.replace('{minutes}', () => minutesIn(tag, minutes)),
  }
}

function greeting(words: Words, name: string | null, address: string | null) {
  const form = name ? (address ? words.withAddress : words.withName) : address ? words.atAddress : null
  return form && fill(form, { name: name ?? '', address: address ?? '' })
}

/** The town follows the first comma. */
const streetOf = (address: string | null | undefined) => address?.split(/[,\n]/)[0]?.trim() || null

export function pageWords(language: string | null): { tag: string; words: Words } {
  const [primary = 'en'] = (language ?? 'en').toLowerCase().split('-')
  const name = primary === 'iw' ? 'he' : primary
  const known = languages[name]
  return known ? { tag: name, words: known } : { tag: 'en', words: english }
}

const minutesIn = (language: string, minutes: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)

/** The made voice speaks at this speed already. What nobody has spoken yet is counted as the player counts it. */
const secondsOf = ({ script, wordTimings, durationSeconds, points = 0 }: Spoken, speed: number) =>
  durationSeconds ?? (wordTimings?.at(-1)?.endTime ?? secondsToReadAll(script ?? '', points)) / speed
