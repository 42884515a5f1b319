import { setConsequences } from './core/changes'
import { isOn, needed } from './core/needed'
import { addPreviews, startPreview } from './playback/previews/queries'
import { startAlignment, startNarrationAhead } from './speech/narration/narration-work'
import { addWorkAhead } from './speech/narration/queries'
import {
  forgetCompany,
  forgetDecks,
  forgetPresentations,
  publish,
  publishChange,
  publishDecks,
  publishDecksOf,
  publishNew,
} from './talk/published/publish-part'

/** What follows a change. A changed deck's preview is drawn by the schedule: a trigger writes that it is due. */
setConsequences({
  followers: {
    deck: [(env, id) => publishChange(env, 'deck', id)],
    decks: [publishDecks],
    presentation: [(env, id) => publishChange(env, 'presentation', id)],
    'new presentations': [
      (env, { ids }) => publishNew(env, ids),
      async (env, { narrated }) => isOn(env, 'NARRATION_AHEAD') && startNarrationAhead(env, narrated),
      async (env, { firstOfDecks }) =>
        needed(env, 'PREVIEWS_A_MINUTE') && Promise.all(firstOfDecks.map((deckId) => startPreview(env, deckId))),
    ],
    'forgotten presentations': [forgetPresentations],
    'forgotten decks': [forgetDecks],
    'forgotten company': [forgetCompany],
    organization: [(env, id) => publishChange(env, 'organization', id)],
    'what decks share': [publishDecksOf],
    narration: [(env, { kind, id }) => publish(env, kind, id)],
    recording: [startAlignment],
  },
  dueRows: (env, db, { ids, narrated }, now) => [
    addPreviews(db, ids, now),
    ...(isOn(env, 'NARRATION_AHEAD') && narrated.length ? [addWorkAhead(db, narrated, now)] : []),
  ],
})
