import type { words as welcome } from '../../../locales/studio/welcome/en'

export type WelcomeWords = typeof welcome

/** The steps keep what they have created here. It survives a reload of the page, and ends with the tab. */
export type FirstDay = {
  logo?: string
  palette?: { primary: string; accent: string }
  /** The id of the deck that is being written from a document. */
  generationId?: string | undefined
  deckId?: string
  trialId?: string
  presentation?: { id: string; name: string; email?: string | undefined; viewerUrl: string }
}

const key = 'porchlight:studio:first-day'

export function readFirstDay(): FirstDay {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export function keepFirstDay(day: FirstDay) {
  try {
    sessionStorage.setItem(key, JSON.stringify(day))
  } catch {}
}
