import type { TierName } from './chosen-tier'

const home = new URL(import.meta.url).origin

export type Sent = { email: string }
export type Refusal = 'noAddress' | 'notReady' | 'tooMany' | 'failed'

/**
 * The link goes to the address on file, so that only the homeowner can sign. The key makes a retry the same contract.
 */
export async function sendContract(
  presentationId: string,
  templateId: string,
  tier: TierName,
  key: string,
): Promise<Sent | Refusal> {
  try {
    const response = await fetch(`${home}/api/contracts`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ presentationId, templateId, tier }),
    })
    if (response.ok) return { email: (await response.json()).contract.homeowner.email ?? '' }
    if (response.status === 429) return 'tooMany'
    if (response.status !== 409) return 'failed'
    return response.headers.get('x-error-reason') === 'no_email' ? 'noAddress' : 'notReady'
  } catch {
    return 'failed'
  }
}
