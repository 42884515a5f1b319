import type { Pause } from '../../core/sound/mp3'
import type { Word } from '../../providers/speech/speech'
import { wordsOf } from './sentences'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const small = ones.split(' ')
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const signs: Record<string, string> = {
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '%': 'percent',
  '&': 'and',
  '@': 'at',
}

/** Spelled in English, because other languages take about as long. */
export function numberWords(value: number): string[] {
  if (value < 20) return [small[value] ?? '']
  if (value < 100) return [tens[Math.floor(value / 10)] ?? '', ...(value % 10 ? numberWords(value % 10) : [])]
  for (const [size, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const)
    if (value >= size)
      return [...numberWords(Math.floor(value / size)), name, ...(value % size ? numberWords(value % size) : [])]
  return []
}

export function spokenWords(written: string): string[] {
  const parts = written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .match(/\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[$€£%&@]/gu)
  const currency = parts?.[0] && /^[$€£]$/.test(parts[0]) ? parts.shift() : undefined
  return [...(parts ?? []).flatMap(sayPart), ...(currency ? [signs[currency] ?? ''] : [])]
}

/** A year is said in two halves, and a long number digit by digit. */
function sayPart(part: string): string[] {
  if (!/^\d/.test(part)) return [signs[part] ?? part.replaceAll(/['’]/g, '')]
  if (part.length > 12 || (part.length > 1 && part.startsWith('0')))
    return [...part].map((digit) => small[Number(digit)] ?? '')
  return numberWords(Number(part))
}

/** Never 0, because each word is heard. */
export const syllablesOf = (written: string) =>
  Math.max(
    1,
    spokenWords(written).reduce((sum, word) => sum + syllables(word), 0),
  )

function syllables(word: string) {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const letters = [...plain].length
  if (!/[a-z]/.test(plain)) return Math.max(1, letters / (/[\p{sc=Arab}\p{sc=Hebr}]/u.test(plain) ? 2 : 1.2))
  const heard = plain
    .replace(/(?<=[aeiouy].*)(?<![^aeiouy]l)e$/, '')
    .replace(/(?<=[aeiouy].*[^aeioutdy])ed$/, 'd')
    .replace(/(?<=[aeiouy].*[^aeiouylsxzcgh])es$/, 's')
  // Letters without a vowel, such as "LLC", are said one by one.
  return heard.match(/[aeiouy]+/g)?.length ?? letters
}

/**
 * Fitted to two voices that report their times: vowels take most of a word, and the last word of a phrase is longer.
 */
const perSyllable = 0.7
const perLetter = 0.21
const perPhrase = 1.2
const mostLetters = 14
const endsPhrase = /[.,;:!?…–—。、！？)]["”’')\]]*$/u

/** Costs in syllables: a pause without punctuation, a pause that is skipped, and punctuation without a pause. */
const unlikelyPause = 2.5
const skippedPause = 2.5
const signWithoutPause = 0.4

/**
 * Assigns each silence in the sound to the best gap between words, preferably after punctuation. Between two pauses,
 * the syllables share the time.
 */
export function estimateTimings(text: string, durationSeconds: number, pauses: Pause[] = []): Word[] {
  const words = wordsOf(text)
  if (!words.length) return []
  const { from, to, inner } = speechOf(durationSeconds, pauses)
  const weights = words.map(weightOf)
  const anchors = placePauses(words, weights, from, to, inner)
  const timings: Word[] = []
  let first = 0
  let startTime = from
  for (const { afterWord, pause } of [
    ...anchors,
    { afterWord: words.length - 1, pause: { startTime: to, endTime: to } },
  ]) {
    const share = weights.slice(first, afterWord + 1)
    const total = share.reduce((sum, weight) => sum + weight, 0)
    let passed = 0
    for (const [index, weight] of share.entries()) {
      const at = (weights: number) => startTime + (weights / total) * Math.max(0, pause.startTime - startTime)
      timings.push({ word: words[first + index] ?? '', startTime: at(passed), endTime: at(passed + weight) })
      passed += weight
    }
    first = afterWord + 1
    startTime = pause.endTime
  }
  return timings
}

function weightOf(word: string) {
  const letters = Math.min(mostLetters, word.replaceAll(/[^\p{L}\p{N}]/gu, '').length)
  return perSyllable * syllablesOf(word) + perLetter * letters + (endsPhrase.test(word) ? perPhrase : 0)
}

/** Silence at either end isn't a pause between words. */
function speechOf(durationSeconds: number, pauses: Pause[]) {
  const edge = 0.05
  const before = pauses[0] && pauses[0].startTime < edge ? pauses[0] : undefined
  const last = pauses.at(-1)
  const after = last && last !== before && last.endTime > durationSeconds - 2 * edge ? last : undefined
  const inner = pauses.filter((pause) => pause !== before && pause !== after)
  return { from: before?.endTime ?? 0, to: after?.startTime ?? durationSeconds, inner }
}

type Anchor = { afterWord: number; pause: Pause }

function placePauses(words: string[], weights: number[], from: number, to: number, pauses: Pause[]): Anchor[] {
  const silence = pauses.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const perSecond = total / Math.max(0.01, to - from - silence)
  let silenceBefore = 0
  const places = pauses.map(({ startTime, endTime }) => {
    const place = (startTime - from - silenceBefore) * perSecond
    silenceBefore += endTime - startTime
    return place
  })
  let sum = 0
  const ends = weights.slice(0, -1).map((weight) => (sum += weight))
  return cheapest(words, ends, places).flatMap(({ word, place }) => {
    const pause = pauses[place]
    return pause ? [{ afterWord: word, pause }] : []
  })
}

/** Dynamic programming over gaps and pauses, both in order: a pause is assigned to a gap or skipped. */
function cheapest(words: string[], ends: number[], places: number[]) {
  const columns = places.length + 1
  const costs = new Float64Array((ends.length + 1) * columns)
  const steps = new Uint8Array(costs.length)
  for (let place = 1; place < columns; place++) {
    costs[place] = place * skippedPause
    steps[place] = 1
  }
  for (let gap = 1; gap <= ends.length; gap++)
    for (let place = 0; place < columns; place++) {
      const at = gap * columns + place
      const isPhrase = endsPhrase.test(words[gap - 1] ?? '')
      const unused = (costs[at - columns] ?? 0) + (isPhrase ? signWithoutPause : 0)
      const skipped = place ? (costs[at - 1] ?? 0) + skippedPause : Number.POSITIVE_INFINITY
      const distance = Math.abs((ends[gap - 1] ?? 0) - (places[place - 1] ?? 0))
      const used = place
        ? (costs[at - columns - 1] ?? 0) +
          distance / (1 + Math.sqrt(ends[gap - 1] ?? 0) / 4) +
          (isPhrase ? 0 : unlikelyPause)
        : Number.POSITIVE_INFINITY
      const best = Math.min(unused, skipped, used)
      costs[at] = best
      steps[at] = best === used ? 2 : best === skipped ? 1 : 0
    }
  const chosen: { word: number; place: number }[] = []
  let gap = ends.length
  let place = places.length
  while (gap > 0 || place > 0) {
    const step = steps[gap * columns + place]
    if (step === 2) chosen.push({ word: --gap, place: --place })
    else if (step === 1) place--
    else gap--
  }
  return chosen.reverse()
}
