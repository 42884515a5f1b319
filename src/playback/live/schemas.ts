import { id, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostWatchingListed } from '../../core/limits'
import { devices } from '../beacons/device'

const liveViewer = z
  .object({
    presentationId: id,
    viewerSessionId: id,
    firstName: z.string().openapi({ example: 'Maria' }),
    deckId: id,
    slideId: id.nullable().openapi({ description: 'Null during the intro.' }),
    slideTitle: z.string().nullable().openapi({ example: 'What we found on your roof' }),
    isPlaying: z.boolean(),
    since: timestamp.openapi({ description: 'When this viewer connected.' }),
    device: z.enum(devices).nullable(),
    guestId: id.nullable().openapi({ description: 'The member who joined; null, because members can’t join yet.' }),
  })
  .openapi('LiveViewer')

export const watching = z.object({ watching: z.array(liveViewer).max(mostWatchingListed) }).openapi('Watching')

export type LiveViewer = z.infer<typeof liveViewer>
