import { questionLog } from '../answers/questions/log-schemas'
import { nextCursor } from '../core/http/paging'
import { id, timestamp } from '../core/http/shapes'
import { z } from '../core/http/zod'
import { tierNames } from '../core/shared/tiers'
import { activity } from '../decks/presentations/activity-schemas'
import { presentation } from '../decks/presentations/schemas'
import { measurementList } from '../sales/roofs/schemas'

/** The members of an answer that a model needs. Everything else is left out, because each word of it costs money. */
const homeowner = z.object({
  first_name: z.string(),
  last_name: z.string().nullable(),
  city: z.string().nullable(),
})

const presentationRow = presentation.pick({ id: true, stage: true }).extend({ homeownerData: homeowner })
const pageOf = <Row extends z.ZodType>(name: string, row: Row) => z.object({ [name]: z.array(row), nextCursor })

export const presentationRows = pageOf('presentations', presentationRow)

export const watchedRows = pageOf(
  'presentations',
  presentationRow.extend({
    activity: activity.pick({
      views: true,
      lastViewedAt: true,
      completion: true,
      questions: true,
      chosenTier: true,
      appointment: true,
      contract: true,
    }),
  }),
)

const whole = presentation.omit({
  companyId: true,
  createdAt: true,
  deletedAt: true,
  voiceSettings: true,
  languageSettings: true,
  embedHtml: true,
})

export const wholePresentation = z.object({ presentation: whole })

export const deckRows = z.object({
  decks: z.array(z.object({ id, name: z.string(), isActive: z.boolean() })),
  nextCursor: nextCursor.optional(),
})

export const sentMail = z.object({ mail: z.object({ id, recipient: z.string(), status: z.string() }) })

export const questionRows = pageOf(
  'questions',
  questionLog.shape.questions.element.pick({ id: true, question: true, count: true, lastAskedAt: true, sentBy: true }),
)

export const faqRow = z.object({ faq: z.object({ id, userQuestion: z.string(), cannedAnswer: z.string() }) })

export const bookedVisit = z.object({
  appointment: z.object({ id, status: z.string(), startsAt: timestamp, endsAt: timestamp, timeZone: z.string() }),
})

export const roofRows = pageOf(
  'roofMeasurements',
  measurementList.shape.roofMeasurements.element.pick({
    id: true,
    address: true,
    confirmedAt: true,
    squares: true,
    predominantPitch: true,
  }),
)

const priced = z.object({
  lines: z.array(z.object({ label: z.string(), amountCents: z.int() })),
  totalCents: z.int(),
  monthlyCents: z.int().nullable(),
})

export const wholeQuote = z.object({
  quote: z.object({
    id,
    roofMeasurementId: id,
    validUntil: timestamp,
    isRoofConfirmed: z.boolean(),
    isOutdated: z.boolean(),
    tiers: z.object(Object.fromEntries(tierNames.map((name) => [name, priced])) as Record<'good', typeof priced>),
  }),
})
