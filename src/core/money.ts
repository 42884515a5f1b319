import { filledText } from './http/shapes'
import { z } from './http/zod'
import { highestPriceCents } from './limits'

const millionths = 1_000_000

/** Sums of integers don't depend on the order of the terms, so a line of a quote is rounded only once. */
export const inMillionths = (value: number) => BigInt(Math.round(value * millionths))

export const fromMillionths = (value: bigint) => Number(value) / millionths

/** Rounds half a cent up. Neither argument may be negative. */
export const roundedQuotient = (dividend: bigint, divisor: bigint) => Number((dividend * 2n + divisor) / (divisor * 2n))

export const quotientRoundedUp = (dividend: bigint, divisor: bigint) => Number((dividend + divisor - 1n) / divisor)

export const toHundredths = (value: number) => Math.round(value * 100) / 100

/** Regulation Z forbids showing a monthly payment without the terms behind it. */
export const financing = z
  .strictObject({
    aprBasisPoints: z
      .int()
      .min(0)
      .max(10_000)
      .openapi({ example: 799, description: 'The yearly interest rate in hundredths of a percent: 799 is 7.99 %.' }),
    termMonths: z.int().min(1).max(480).openapi({ example: 120 }),
    downPaymentCents: z.int().min(0).max(highestPriceCents).openapi({ example: 0 }),
    disclosure: filledText(2000).openapi({ example: 'Estimated payment, with approved credit by Front Range Bank.' }),
  })
  .openapi('Financing')

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
  // expm1 and log1p stay exact for rates so low that 1 + rate would lose digits.
  return Math.round((principal * rate) / -Math.expm1(-terms.termMonths * Math.log1p(rate)))
}
