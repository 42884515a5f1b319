import type { LoadShown } from './core/database/shown-with-decks'

/** Reads with a deck, in one trip, how long its sound is and which pictures were drawn of it. */
export const shownWithDecks: LoadShown = async () => {
  const [sound, pictures] = await Promise.all([
    import('./speech/narration/shown-with-decks'),
    import('./playback/previews/shown-with-decks'),
  ])
  return { ...sound, ...pictures }
}
