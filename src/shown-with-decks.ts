import type { LoadShown } from './core/database/shown-with-decks'

/** Read together with a deck in one round trip: the length of its sound, and the pictures drawn of it. */
export const shownWithDecks: LoadShown = async () => {
  const [sound, pictures] = await Promise.all([
    import('./speech/narration/shown-with-decks'),
    import('./playback/previews/shown-with-decks'),
  ])
  return { ...sound, ...pictures }
}
