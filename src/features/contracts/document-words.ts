import type { FinancingTerms } from '../../core/monthly-payment'

export type DocumentLanguage = 'en' | 'es'

const en = {
  number: 'Contract no.',
  date: 'Date:',
  contractor: 'Contractor:',
  homeowner: 'Homeowner:',
  price: 'Price',
  what: 'What',
  amount: 'Amount',
  total: 'Total',
  deposit: 'Deposit, due on signing',
  balance: 'Balance, due on completion',
  initials: 'Initials',
  signature: 'Signature',
  signHere: 'Signature of the homeowner:',
  signedBy: 'Signed by',
  signedAt: 'on',
  drawnBy: 'Signature of',
  monthly: '{price} a month ({months} months at {rate} APR, {down} down. {disclosure})',
}

const es: typeof en = {
  number: 'Contrato n.º',
  date: 'Fecha:',
  contractor: 'Contratista:',
  homeowner: 'Propietario:',
  price: 'Precio',
  what: 'Concepto',
  amount: 'Importe',
  total: 'Total',
  deposit: 'Depósito, a pagar al firmar',
  balance: 'Saldo, a pagar al terminar',
  initials: 'Iniciales',
  signature: 'Firma',
  signHere: 'Firma del propietario:',
  signedBy: 'Firmado por',
  signedAt: 'el',
  drawnBy: 'Firma de',
  monthly: '{price} al mes ({months} meses con una TAE del {rate}, {down} de entrada. {disclosure})',
}

export const documentWords = { en, es }

export const localeOf = (language: DocumentLanguage) => (language === 'es' ? 'es-US' : 'en-US')

export const money = (cents: number, language: DocumentLanguage) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' }).format(cents / 100)

export const dateIn = (moment: number, language: DocumentLanguage, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(moment)

export const dateTimeIn = (moment: number, language: DocumentLanguage, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(moment)

/** The law demands the financing terms beside every monthly price. */
export function monthlyPrice(cents: number, terms: FinancingTerms, language: DocumentLanguage) {
  const rate = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 })
  const values: Record<string, string> = {
    price: money(cents, language),
    months: String(terms.termMonths),
    rate: rate.format(terms.aprBasisPoints / 10_000),
    down: money(terms.downPaymentCents, language),
    disclosure: terms.disclosure.replace(/\.$/, ''),
  }
  return documentWords[language].monthly.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
