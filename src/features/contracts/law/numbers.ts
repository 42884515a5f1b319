import type { DocumentLanguage } from '../document-words'

const words = {
  en: {
    numbers: ['THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'],
    ordinals: ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  },
  es: {
    numbers: ['TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE', 'DIEZ'],
    ordinals: ['tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'],
  },
}

const fewest = 3

/** Numbers start at three, the fewest days that the law knows; more than ten are written in digits. */
export const spelled = (language: DocumentLanguage, count: number) =>
  words[language].numbers[count - fewest] ?? String(count)

const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const englishOrder = new Intl.PluralRules('en', { type: 'ordinal' })

export function ordinal(language: DocumentLanguage, count: number) {
  const word = words[language].ordinals[count - fewest]
  if (word) return word
  return language === 'en' ? `${count}${ends[englishOrder.select(count)]}` : `${count}.º`
}
