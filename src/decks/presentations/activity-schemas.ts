import { id, isoTime, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { tierNames } from '../../core/shared/tiers'

const count = z.int().openapi({ example: 3 })

export const activity = z
  .object({
    views: count,
    firstViewedAt: timestamp.nullable(),
    lastViewedAt: timestamp
      .nullable()
      .openapi({ description: 'When the last viewing began, in UTC; null if no one has opened it.' }),
    activityAt: timestamp.nullable().openapi({
      description:
        'When a homeowner last watched, asked, chose or booked, or a contract or payment changed, in UTC; null if nothing has happened yet.',
    }),
    completion: z.number().min(0).max(1).openapi({
      example: 0.75,
      description:
        'The largest share of the presentation that one viewer really played, from 0 to 1. Playing a slide twice counts once.',
    }),
    secondsWatched: z
      .number()
      .openapi({ example: 214.5, description: 'Seconds that were really played, by everyone together.' }),
    questions: count,
    unansweredQuestions: count.openapi({
      description: 'How many questions got no answer, not even later from your company.',
    }),
    chosenTier: z
      .enum(tierNames)
      .nullable()
      .openapi({ description: 'The price option chosen last; null if none was.' }),
    appointment: z
      .object({ id, startsAt: timestamp, status: z.string().openapi({ example: 'booked' }) })
      .nullable()
      .openapi({
        description:
          'The booked visit that starts last, or if none is booked, the one that changed last; null if there are none.',
      }),
    contract: z
      .object({
        id,
        status: z.string().openapi({ example: 'sent' }),
        signers: count.openapi({ description: 'How many people at the home are to sign it.' }),
        signed: count.openapi({ description: 'How many of them have signed.' }),
        unsigned: z
          .array(z.string())
          .openapi({ example: ['Sam Okafor'], description: 'The names of those who haven’t signed.' }),
        isUnmailed: z.boolean().openapi({
          example: false,
          description:
            'Whether no one who is to sign it now has an email address, so that your company shares the link.',
        }),
      })
      .nullable()
      .openapi({ description: 'The latest contract; null if there is none.' }),
  })
  .openapi('PresentationActivity')

export type Activity = z.infer<typeof activity>

/** The form in which the database returns it, with times in milliseconds. */
export type StoredActivity = Omit<Activity, 'firstViewedAt' | 'lastViewedAt' | 'activityAt' | 'appointment'> & {
  firstViewedAt: number | null
  lastViewedAt: number
  activityAt: number
  appointment: { id: string; startsAt: number; status: string } | null
}

const timeOf = (time: number | null) => (time ? isoTime(time) : null)

export const noActivity: StoredActivity = {
  views: 0,
  firstViewedAt: null,
  lastViewedAt: 0,
  activityAt: 0,
  completion: 0,
  secondsWatched: 0,
  questions: 0,
  unansweredQuestions: 0,
  chosenTier: null,
  appointment: null,
  contract: null,
}

export function activityOf(stored: StoredActivity): Activity {
  const { firstViewedAt, lastViewedAt, activityAt, completion, secondsWatched, appointment } = stored
  return {
    ...stored,
    firstViewedAt: timeOf(firstViewedAt),
    lastViewedAt: timeOf(lastViewedAt),
    activityAt: timeOf(activityAt),
    completion: Number(completion.toFixed(3)),
    secondsWatched: Number(secondsWatched.toFixed(1)),
    appointment: appointment && { ...appointment, startsAt: isoTime(appointment.startsAt) },
  }
}
