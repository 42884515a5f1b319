import { describe, expect, it } from 'vitest'
import { shortIdOf } from '../../src/playback/beacons/short-id'
import { signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { newDeck, newPresentation, newSlide } from '../support/factories'

describe('a presentation of 200,000 viewer sessions', () => {
  it('has its analytics added up by the database', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const [one, two] = [(await newSlide(client, deck.id)).id, (await newSlide(client, deck.id)).id]
    const { id } = await newPresentation(client, deck.id)
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 200000)
       insert into viewer_sessions
         (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
       select ?1, 'viewer-' || value, value % 400, value, value, 2, 0, value % 2, ?2 from series`,
      )
      .bind(id, JSON.stringify({ [shortIdOf(one)]: 1500, [shortIdOf(two)]: 500 }))
      .run()
    const { analytics } = (await client.get(`/api/presentations/${id}/analytics`)).body
    expect(analytics).toMatchObject({
      views: 400_000,
      viewers: 200_000,
      completions: 100_000,
      furthestSlideId: two,
      slides: [
        { viewers: 200_000, seconds: 300_000, secondsPerViewer: 1.5, leftHere: 0 },
        { viewers: 200_000, seconds: 100_000, secondsPerViewer: 0.5, leftHere: 100_000 },
      ],
    })
  })
})
