type Words = {
  ones: Map<string, number>
  tens: Map<string, number>
  hundreds: Map<string, number>
  and: string
  extra: Map<string, number>
}

const counted = (words: string, start: number, step = 1) =>
  new Map(words.split(' ').map((word, index): [string, number] => [word, start + index * step]))

const of = (numbers: Record<string, number>) => new Map(Object.entries(numbers))

/** Plain words. `extra` has numbers that nothing can be added to. */
const languages: Record<string, Words> = {
  en: {
    ones: counted(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      1,
    ),
    tens: counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    hundreds: of({}),
    and: 'and',
    extra: of({ zero: 0, half: 0.5, twice: 2, thrice: 3, dozen: 12 }),
  },
  es: {
    ones: counted(
      `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho
      diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho
      veintinueve`.replaceAll(/\s+/g, ' '),
      1,
    ),
    tens: counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    hundreds: of({
      ...Object.fromEntries(
        counted('doscientos trescientos cuatrocientos quinientos seiscientos setecientos', 200, 100),
      ),
      ...Object.fromEntries(
        counted('doscientas trescientas cuatrocientas quinientas seiscientas setecientas', 200, 100),
      ),
      ...{ cien: 100, ciento: 100, ochocientos: 800, novecientos: 900, ochocientas: 800, novecientas: 900 },
    }),
    and: 'y',
    extra: of({ cero: 0, medio: 0.5, media: 0.5, docena: 12 }),
  },
  de: {
    ones: counted(
      'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
      1,
    ),
    tens: counted('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
    hundreds: of({}),
    and: 'und',
    extra: of({
      ...{ null: 0, halb: 0.5, halbe: 0.5, halber: 0.5, halben: 0.5, halbes: 0.5, anderthalb: 1.5, eineinhalb: 1.5 },
      ...{ dutzend: 12, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, zwo: 2, beide: 2, beiden: 2 },
    }),
  },
  fr: {
    ones: counted('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 1),
    tens: counted('vingt trente quarante cinquante soixante', 20, 10),
    hundreds: of({}),
    and: 'et',
    extra: of({ zero: 0, demi: 0.5, demie: 0.5, douzaine: 12 }),
  },
}

const multipliers = of({
  ...{ hundred: 100, hundert: 100, cent: 100, cents: 100, thousand: 1000, mil: 1000, tausend: 1000, mille: 1000 },
  ...{ tsd: 1000, mio: 1e6, million: 1e6, millions: 1e6, millon: 1e6, millones: 1e6, millionen: 1e6 },
})

/** Words that mean a number in one language and something else in another. */
const doubtful = new Set('once neuf un uno mil cent cents null media medio ten elf sept beide beiden'.split(' '))

/** Handles compounds, because “zweihundertfünfzig” is one word. */
function germanNumber(word: string): number | undefined {
  const { ones, tens, extra } = languages.de as Words
  const known = ones.get(word) ?? tens.get(word) ?? extra.get(word)
  if (known !== undefined) return known
  for (const [joint, factor] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const [, before = '', after = ''] = new RegExp(`^(.*?)${joint}(?:und)?(.*)$`).exec(word) ?? []
    if (!before && !after) continue
    const [many, rest] = [before === '' || before === 'ein' ? 1 : germanNumber(before), after ? germanNumber(after) : 0]
    return many === undefined || rest === undefined ? undefined : many * factor + rest
  }
  const [, one = '', ten = ''] = /^(\w+?)und(\w+)$/.exec(word) ?? []
  const [small, large] = [one === 'ein' ? 1 : ones.get(one), tens.get(ten)]
  return small !== undefined && small < 10 && large !== undefined ? large + small : undefined
}

export const multiplierOf = (word: string | undefined) => multipliers.get(word ?? '')

/**
 * The number that begins at a plain word, and how many words it takes. Other languages are tried if this one doesn't
 * have the word.
 */
export function numberAt(words: string[], start: number, language: string | undefined) {
  const own = language && readNumber(words, start, language)
  if (own || doubtful.has(words[start] ?? '')) return own || undefined
  for (const each of Object.keys(languages)) {
    const found = readNumber(words, start, each)
    if (found) return found
  }
  return undefined
}

function readNumber(words: string[], start: number, language: string) {
  const own = languages[language]
  const first = words[start] ?? ''
  if (!own) return undefined
  const whole = own.extra.get(first) ?? (language === 'de' ? germanNumber(first) : undefined)
  if (whole !== undefined) {
    const times = multiplierOf(words[start + 1])
    return times ? { value: whole * times, length: 2 } : { value: whole, length: 1 }
  }
  let [total, current, at, isBegun] = [0, 0, start, false]
  for (; ; at++) {
    const word = words[at] ?? ''
    const one = own.ones.get(word)
    const ten = own.tens.get(word)
    const hundred = own.hundreds.get(word)
    const times = multipliers.get(word)
    if (language === 'fr' && ten === 20 && current % 100 === 4) current += 76
    else if (language === 'fr' && word === 'vingts' && current % 100 === 4) current += 76
    else if (one !== undefined && fits(one, current, language)) current += one
    else if (ten !== undefined && current % 100 === 0) current += ten
    else if (hundred !== undefined && current === 0) current += hundred
    else if (times !== undefined && (isBegun || (times >= 1000 && language !== 'en'))) {
      if (times === 100) current = (current || 1) * 100
      else [total, current] = [total + (current || 1) * times, 0]
    } else if (word === own.and && isBegun && goesOn(own, current, words[at + 1] ?? '', language)) continue
    else break
    isBegun = true
  }
  return isBegun ? { value: total + current, length: at - start } : undefined
}

/** French counts on from 60 and from 80 up to 19. */
const fits = (one: number, current: number, language: string) =>
  current % 100 === 0
    ? true
    : language === 'fr' && [60, 80].includes(current % 100)
      ? one < 20
      : current % 10 === 0 && current % 100 >= 20 && one < 10

/** Handles “two hundred and fifty”, “treinta y cinco” and “vingt et un”. */
function goesOn({ ones, tens }: Words, current: number, next: string, language: string) {
  const one = ones.get(next)
  if (language === 'en') return current > 0 && current % 100 === 0 && (one !== undefined || tens.has(next))
  return current % 10 === 0 && current % 100 >= 20 && one !== undefined && fits(one, current, language)
}
