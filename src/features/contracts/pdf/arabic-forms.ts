/**
 * The forms in Unicode's order: alone, at the end of a word, at the beginning, in the middle. Letters that join no next
 * one have only the first two.
 */
const forms = new Map<string, string[]>()

/** Unicode lists these shapes before the first shapes of their letter, so counting them would shift the order. */
const outOfOrder = new Set([0xfbe8, 0xfbe9])

for (const [first, last] of [
  [0xfb50, 0xfbff],
  [0xfe80, 0xfefc],
] as const) {
  for (let codePoint = first; codePoint <= last; codePoint++) {
    const shape = String.fromCodePoint(codePoint)
    const letters = shape.normalize('NFKC')
    const isLigature = codePoint >= 0xfef5
    if (letters === shape || outOfOrder.has(codePoint) || (letters.length > 1 && !isLigature)) continue
    forms.set(letters, [...(forms.get(letters) ?? []), shape])
  }
}

const stretch = '\u0640'
const isMark = (letter: string) => /\p{Mn}/u.test(letter)
const joinsNext = (letter: string | undefined) => letter === stretch || (forms.get(letter ?? '')?.length ?? 0) > 2
const joinsPrevious = (letter: string | undefined) => letter === stretch || (forms.get(letter ?? '')?.length ?? 0) > 1

/** `shape` is empty if a ligature with the letter before already draws this one. */
export type Shaped = { shape: string; letter: string }

/** Lam and alef become one ligature, which counts as the shape of the lam. */
export function shapeArabic(text: string[]): Shaped[] {
  const shaped: Shaped[] = []
  const skeleton = text.flatMap((letter, index) => (isMark(letter) ? [] : [index]))
  const places = new Map(skeleton.map((index, place) => [index, place]))
  const letterAt = (place: number) => text[skeleton[place] ?? -1]
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? ''
    const place = places.get(index)
    if (place === undefined) {
      shaped.push({ shape: letter, letter })
      continue
    }
    const next = text[index + 1]
    const ligature = next === undefined ? undefined : forms.get(letter + next)
    const isJoined = joinsNext(letterAt(place - 1)) && joinsPrevious(letter)
    if (ligature && next !== undefined) {
      shaped.push({ shape: ligature[isJoined ? 1 : 0] ?? letter, letter }, { shape: '', letter: next })
      index++
      continue
    }
    const isJoining = joinsNext(letter) && joinsPrevious(letterAt(place + 1))
    const form = (isJoining ? 2 : 0) + (isJoined ? 1 : 0)
    shaped.push({ shape: forms.get(letter)?.[form] ?? letter, letter })
  }
  return shaped
}
