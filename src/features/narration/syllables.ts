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
