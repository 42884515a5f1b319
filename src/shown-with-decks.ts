import type { LoadShown } from './core/database/shown-with-decks'

/** What is made of a deck and read with it in one trip: the lengths of its sound, and the pictures that were drawn of it. */
export const shownWithDecks: LoadShown = async () => {
  const [sound, pictures] = await Promise.all([
    import('./speech/narration/shown-with-decks'),
    import('./playback/previews/shown-with-decks'),
  ])
  return { ...sound, ...pictures }
}
