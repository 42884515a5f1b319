import type { Chunks } from './chunks'

const sources: { [Name in keyof Chunks]-?: () => Promise<NonNullable<Chunks[Name]>> } = {
  questions: () => import('./questions'),
  menu: () => import('./menu'),
  pricing: () => import('./pricing'),
  ending: () => import('./ending'),
  actions: () => import('./actions'),
  bridge: () => import('./bridge'),
  languages: () => import('./languages'),
}

const tries = 4

type Loading = { chunks: Chunks; shadowRoot: ShadowRoot | null }

/** Without a network it stays unloaded, and the next tap or slide tries again. */
export async function loadChunk<Name extends keyof Chunks>(player: Loading, name: Name) {
  if (player.chunks[name]) return
  const chunk = await attempt<{ css?: string }>(sources[name]).catch(() => undefined)
  if (!chunk || player.chunks[name]) return
  player.chunks[name] = chunk as Chunks[Name]
  if (chunk.css && player.shadowRoot) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(chunk.css)
    player.shadowRoot.adoptedStyleSheets.push(sheet)
  }
}

async function attempt<T>(load: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (left === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, 800))
    return attempt(load, left - 1)
  }
}
