import type { ManifestProductData } from '../../features/viewer/manifest-schemas'

export type TierName = 'good' | 'better' | 'best'
export const tierNames: TierName[] = ['good', 'better', 'best']

const keyOf = (presentationId: string) => `porchlight:${presentationId}:tier`

/** In private windows and blocked frames there is no storage, so the choice lasts only as long as the page. */
const chosen = new Map<string, TierName>()

export function chosenTier(presentationId: string): TierName | undefined {
  const known = chosen.get(presentationId)
  if (known) return known
  try {
    return tierNames.find((name) => name === localStorage.getItem(keyOf(presentationId)))
  } catch {
    return undefined
  }
}

export function chooseTier(presentationId: string, tier: TierName) {
  chosen.set(presentationId, tier)
  try {
    localStorage.setItem(keyOf(presentationId), tier)
  } catch {}
}

export function tierToShow(presentationId: string, data: ManifestProductData) {
  const name = chosenTier(presentationId) ?? tierNames.find((each) => data[each].isRecommended)
  return name && data[name]
}
