import { applyQuote } from '../viewer/apply-quote'
import type { Found } from './find'
import { sum } from './passages'

/** The law demands the financing terms beside every monthly price, and a language model may leave them out. */
export function addFinancingTerms(text: string, { knowledge: { prices }, context: { quote } }: Found): string {
  const shown = prices && applyQuote(prices, quote)
  const terms = shown?.financing
  if (!terms || /\bAPR\b/.test(text)) return text
  const said = `${terms.termMonths} months at ${terms.aprBasisPoints / 100}% APR, ${sum(terms.downPaymentCents)} down`
  const sums = [shown.good, shown.better, shown.best].flatMap(({ monthlyCents }) =>
    monthlyCents === null ? [] : [sum(monthlyCents).replaceAll(/[$.]/g, '\\$&')],
  )
  if (!sums.length) return text
  const monthly = new RegExp(
    `(?:${sums.join('|')})(?![\\d,]|\\.\\d)(?:\\s*(?:(?:a|per|each|every)\\s+month|/\\s*month|monthly))?`,
  )
  return text.replace(monthly, (found) => `${found} (${said})`)
}
