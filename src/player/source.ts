import type { Manifest } from '../features/viewer/schemas'

export type Problem = 'missing' | 'unreachable'

/** The page of a presentation has the manifest in it already. */
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

const asked = new Set<string>()

/** Uploaded fonts come when they come; the text is there before. */
export function loadFonts({ fonts }: Manifest['branding']) {
  for (const font of [fonts.heading, fonts.body]) {
    if (!font?.url || asked.has(font.url)) continue
    asked.add(font.url)
    const face = new FontFace(font.family, `url(${JSON.stringify(font.url)})`, { display: 'swap' })
    face.load().then(
      () => document.fonts.add(face),
      () => asked.delete(font.url ?? ''),
    )
  }
}
