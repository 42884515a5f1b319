const millionths = 1_000_000

/** Sums of whole numbers do not depend on their order, so that a line of a quote is rounded only once. */
export const inMillionths = (value: number) => BigInt(Math.round(value * millionths))

export const fromMillionths = (value: bigint) => Number(value) / millionths

/** Half a cent counts as a whole one. Neither may be negative. */
export const roundedQuotient = (dividend: bigint, divisor: bigint) => Number((dividend * 2n + divisor) / (divisor * 2n))

export const quotientRoundedUp = (dividend: bigint, divisor: bigint) => Number((dividend + divisor - 1n) / divisor)

export const toHundredths = (value: number) => Math.round(value * 100) / 100
