import { setConsequences } from './core/changes'
import { isOn, needed } from './core/needed'
import { addPreview, startPreview } from './playback/previews/queries'
import { addWork, startAlignment, startNarrationAhead } from './speech/narration/narration-work'
import {
  forgetPresentations,
  publish,
  publishChange,
  publishDecks,
  publishDecksOf,
} from './talk/published/publish-part'

/** What follows a change. A changed deck's preview is drawn by the schedule: a trigger writes that it is due. */
setConsequences({
  followers: {
    deck: [(env, id) => publishChange(env, 'deck', id)],
    decks: [publishDecks],
    presentation: [(env, id) => publishChange(env, 'presentation', id)],
    'new presentation': [
      (env, { id }) => publishChange(env, 'presentation', id),
      async (env, { id }) => isOn(env, 'NARRATION_AHEAD') && startNarrationAhead(env, id),
      async (env, { deckId, isFirstOfDeck }) =>
        isFirstOfDeck && needed(env, 'PREVIEWS_A_MINUTE') && startPreview(env, deckId),
    ],
    'forgotten presentations': [forgetPresentations],
    organization: [(env, id) => publishChange(env, 'organization', id)],
    'what decks share': [publishDecksOf],
    narration: [(env, { kind, id }) => publish(env, kind, id)],
    recording: [startAlignment],
  },
  dueRows: (env, db, { id, deckId, organizationId }, now, condition) => [
    addPreview(db, organizationId, deckId, now, condition),
    ...(isOn(env, 'NARRATION_AHEAD') ? [addWork(db, { id, deckId, organizationId }, now, condition)] : []),
  ],
})
