export const tierNames = ['good', 'better', 'best'] as const
export type TierName = (typeof tierNames)[number]
