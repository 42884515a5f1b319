export type FinancingTerms = {
  aprBasisPoints: number
  termMonths: number
  downPaymentCents: number
  disclosure: string
}

/** P·i / (1 − (1 + i)^−n), rounded to the cent. */
export function monthlyPaymentCents(priceCents: number, terms: FinancingTerms): number | null {
  const principal = priceCents - terms.downPaymentCents
  if (principal <= 0) return null
  const rate = terms.aprBasisPoints / 10_000 / 12
  if (rate === 0) return Math.round(principal / terms.termMonths)
  // expm1 and log1p are exact for rates so low that 1 + rate would lose digits.
  return Math.round((principal * rate) / -Math.expm1(-terms.termMonths * Math.log1p(rate)))
}
