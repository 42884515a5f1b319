import { nextCursor, pageQuery } from '../../core/http/paging'
import { externalId, id, isoTime, moment, pathId, shownText, text, timestamp, voiceId } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostMetadata } from '../../core/limits'
import { withDefaults } from '../../core/with-defaults'
import { activity, activityOf, noActivity, type StoredActivity } from './activity-schemas'
import { homeowner, homeownerInput, homeownerOf, homeownerPatch } from './homeowner-data'
import { longestKey, longestValue, metadata, metadataPatch } from './metadata'
import { noOwner } from './owner'
import { sorts } from './places'
import { type Presentation, type Stage, stages } from './tables'
import { warnings } from './warning-schemas'

const voiceSettings = z
  .strictObject({
    voiceId: voiceId.nullable(),
    speed: z.number().min(0.5).max(2).nullable().openapi({ example: 1 }),
    pitch: z.number().min(0).max(2).nullable().openapi({ example: 1 }),
  })
  .openapi('VoiceSettings')
const voiceSettingsInput = voiceSettings.partial().openapi('VoiceSettingsInput')

const language = text(35)
  .refine(isLanguageTag, { error: 'must be a BCP 47 language tag such as en-US' })
  .openapi({ example: 'en-US' })

function isLanguageTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const languageSettings = z
  .strictObject({ language: language.nullable(), captions: z.boolean().nullable().openapi({ example: true }) })
  .openapi('LanguageSettings')
const languageSettingsInput = languageSettings.partial().openapi('LanguageSettingsInput')

const ownerId = id.openapi({ description: 'The member who works with this homeowner.' })
const lostReason = shownText(500).openapi({
  example: 'Chose another company.',
  description: 'Why the company gave up. It sets the stage to `lost` unless a contract is signed; null takes it back.',
})
const stage = z.enum(stages).openapi({
  example: 'watching',
  description:
    'How far the homeowner has come. `watching` means they watched, or asked a question. `chose` means they chose a price, or have a contract that waits for a signature. `booked` counts until the visit is canceled, `signed` until the contract is.',
})

export const presentationInput = z
  .strictObject({
    deckId: id,
    homeownerData: homeownerInput,
    voiceSettings: voiceSettingsInput.optional(),
    languageSettings: languageSettingsInput.optional(),
    externalId: externalId.nullish(),
    metadata: metadata.optional().openapi({
      description: `Values of your own: at most ${mostMetadata} texts, with names of up to ${longestKey} and values of up to ${longestValue} characters.`,
    }),
    ownerId: ownerId.nullish(),
    narrateAhead: z.boolean().default(true).openapi({
      example: true,
      description: 'Send `false` to create the narration only when someone first watches.',
    }),
  })
  .openapi('PresentationInput')

export const presentationPatch = z
  .strictObject({
    homeownerData: homeownerPatch.optional(),
    voiceSettings: voiceSettingsInput.optional(),
    languageSettings: languageSettingsInput.optional(),
    externalId: externalId.nullish(),
    metadata: metadataPatch.optional(),
    ownerId: ownerId.nullish(),
    lostReason: lostReason.nullish(),
  })
  .openapi('PresentationPatch', { description: 'What to change about the presentation. Null clears a value.' })

export const presentationMerge = presentationPatch
  .extend({
    externalId,
    deckId: id.optional().openapi({ description: 'Required if no presentation has this `externalId` yet.' }),
    narrateAhead: z.boolean().optional().openapi({
      example: true,
      description: 'Send `false` to create the narration of a new presentation only when someone first watches.',
    }),
  })
  .openapi('PresentationMerge', {
    description:
      'Merges what is sent into the presentation with this `externalId`; null empties a member. If there is none, it is created, which needs `deckId` and the homeowner’s `first_name`.',
  })

export type PresentationMerge = z.infer<typeof presentationMerge>
export type PresentationInput = z.infer<typeof presentationInput>
export type PresentationPatch = z.infer<typeof presentationPatch>
export type VoiceSettings = z.infer<typeof voiceSettingsInput>
export type LanguageSettings = z.infer<typeof languageSettingsInput>

export const presentation = z
  .object({
    id,
    deckId: id,
    companyId: id,
    createdAt: timestamp,
    updatedAt: timestamp,
    deletedAt: timestamp.optional().openapi({ description: 'When it was deleted, in UTC. Absent if it wasn’t.' }),
    homeownerData: homeowner,
    voiceSettings,
    languageSettings,
    externalId: externalId.nullable(),
    metadata,
    ownerId: ownerId.nullable(),
    stage,
    lostReason: lostReason.nullable(),
    activity: activity
      .optional()
      .openapi({ description: 'What viewers did with the presentation. Only with `include=activity`.' }),
    viewerUrl: z.url().openapi({ example: 'https://porchlight.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
    embedHtml: z.string().openapi({ example: '<porchlight-player presentation="3f0e8a52…"></porchlight-player>' }),
  })
  .openapi('Presentation')

export const presentationAnswer = z.object({ presentation }).openapi('PresentationAnswer')
export const writtenPresentation = z.object({ presentation, warnings }).openapi('WrittenPresentation')
export const deckPresentations = z
  .object({ presentations: z.array(presentation), nextCursor: nextCursor.optional() })
  .openapi('DeckPresentations')
export const deckPresentationsQuery = z.strictObject(pageQuery)
export const presentationList = z
  .object({ presentations: z.array(presentation), nextCursor })
  .openapi('PresentationList')

export const presentationPath = z.object({ presentationId: pathId('presentationId') })
const includeDeleted = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
  .openapi({ description: 'Whether to include presentations deleted within the last 30 days.' })

const include = z
  .enum(['activity'])
  .optional()
  .openapi({ description: 'Send `activity` to include what viewers did with the presentation.' })

export const presentationQuery = z.strictObject({ includeDeleted, include })

const since = moment
  .transform((time) => Date.parse(time))
  .optional()
  .openapi({ type: 'string', format: 'date-time', example: '2026-05-04T00:00:00Z' })

const ownerFilter = z
  .union([id, z.literal(noOwner)], { error: `must be the id of a member or \`${noOwner}\`` })
  .optional()
  .openapi({ description: `The member who works with the homeowner, or \`${noOwner}\` if no one does.` })

export const presentationListQuery = z.strictObject({
  ...pageQuery,
  deckId: id.optional(),
  q: text(200).optional().openapi({
    example: 'maria',
    description:
      'Text to find in any of the homeowner’s data. A US phone number is found in whatever format it was entered.',
  }),
  externalId: externalId.optional(),
  stage: stage.optional(),
  ownerId: ownerFilter,
  createdSince: since,
  updatedSince: since,
  activitySince: since,
  sort: z.enum(sorts).optional().openapi({
    description:
      'What to sort by, latest first. Defaults to `updatedAt` or `activityAt` if you send only `updatedSince` or `activitySince`, and otherwise to `createdAt`. Presentations that no one has opened, or in which nothing has happened, come last.',
  }),
  include,
  includeDeleted,
})

export const stageCountsQuery = z.strictObject({ ownerId: ownerFilter })
const count = z.int().openapi({ example: 12 })
export const stageCounts = z
  .object({ stages: z.object(Object.fromEntries(stages.map((each) => [each, count])) as Record<Stage, typeof count>) })
  .openapi('StageCounts')

export const viewerUrl = (requestUrl: string, presentationId: string) =>
  new URL(`/p/${presentationId}`, requestUrl).href

type Shown = Presentation & { activity?: StoredActivity | null | undefined }

export const presentationOf = (row: Shown, requestUrl: string) => ({
  id: row.id,
  deckId: row.deckId,
  companyId: row.organizationId,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
  ...(row.deletedAt !== null && { deletedAt: isoTime(row.deletedAt) }),
  homeownerData: homeownerOf(row.homeownerData),
  voiceSettings: withDefaults<z.infer<typeof voiceSettings>>(
    { voiceId: null, speed: null, pitch: null },
    row.voiceSettings,
  ),
  languageSettings: withDefaults<z.infer<typeof languageSettings>>(
    { language: null, captions: null },
    row.languageSettings,
  ),
  externalId: row.externalId,
  metadata: row.metadata,
  ownerId: row.ownerId,
  stage: row.stage,
  lostReason: row.lostReason,
  ...(row.activity !== undefined && { activity: activityOf(row.activity ?? noActivity) }),
  viewerUrl: viewerUrl(requestUrl, row.id),
  embedHtml:
    `<script type="module" src="${new URL('/embed.js', requestUrl).href}"></script>\n` +
    `<porchlight-player presentation="${row.id}"></porchlight-player>`,
})
