import type { Manifest } from '../features/viewer/manifest-schemas'

export type Problem = 'missing' | 'unreachable'

/** The server puts the manifest into the page of a presentation, which saves a request. */
export function inlineManifest(presentationId: string): Manifest | undefined {
  const text = document.getElementById('porchlight-manifest')?.textContent
  const manifest: Manifest | undefined = text ? JSON.parse(text) : undefined
  return manifest?.presentationId === presentationId ? manifest : undefined
}

export async function fetchManifest(origin: string, presentationId: string): Promise<Manifest | Problem> {
  try {
    const path = `/api/viewer/presentations/${encodeURIComponent(presentationId)}`
    const response = await fetch(origin + path, { credentials: 'omit' })
    if (response.ok) return await response.json()
    return response.status === 404 || response.status === 400 ? 'missing' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
