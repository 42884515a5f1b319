import { and, eq, sql } from 'drizzle-orm'
import { about, commit, type Work } from '../../core/database/commit'
import { inList } from '../../core/database/database'
import { presentationChanged, presentationsCreated } from '../../core/effects'
import { type ApiError, conflict, invalidInput } from '../../core/http/errors'
import { mostMetadata } from '../../core/limits'
import { externalIdsFreed } from '../deck-ownership/external-ids'
import { decks } from '../deck-ownership/tables'
import { addActivity, columns } from './activity'
import { type Author, changesRecorded } from './changes'
import { findDecks, firstOnTop, insertRows, type MadePresentation, narratedOf, newRow, refusalOf } from './create'
import { isMember, unknownOwner } from './owner'
import { changedJustNow, creationTold, isGone, isMergedAt, mergeTold } from './queries'
import { type PresentationMerge, presentationInput } from './schemas'
import { stageNow } from './stages'
import { type Presentation, presentations } from './tables'
import { scriptColumns, warningsOf } from './warnings'

type Merged = { presentation: MadePresentation; isNew: boolean }

const merging = ['homeownerData', 'voiceSettings', 'languageSettings', 'metadata'] as const
const replacing = ['ownerId', 'lostReason'] as const
type Column = (typeof merging | typeof replacing)[number]

/**
 * Creates those whose external id no presentation has, and merges the others, all in one batch. A presentation that is
 * refused doesn't keep the others from being written, and one that already is as it was sent is left alone.
 */
export async function mergePresentations(
  work: Work,
  organizationId: string,
  inputs: PresentationMerge[],
  author: Author,
  now: number,
): Promise<(Merged | ApiError)[]> {
  const { env, db } = work
  const rows = firstOnTop(
    inputs.map((input) => {
      const { data } = presentationInput.safeParse(withoutNulls(input))
      return data && newRow(db, data, now, input.lostReason)
    }),
  )
  const newRows = rows.filter((row) => row !== undefined)
  const newIds = newRows.map(({ id }) => id)
  const externalIds = inputs.map(({ externalId }) => externalId)
  const isNamed = and(eq(presentations.organizationId, organizationId), inList(presentations.externalId, externalIds))
  const isOld = sql`not ${inList(presentations.id, newIds)}`
  const isUpdated = sql`presentations.id = found.id and ${isOld}
    and presentations.deck_id = coalesce(found.value ->> 'deckId', presentations.deck_id)
    and (found.value ->> 'ownerId' is null or ${isMember(organizationId, sql`found.value ->> 'ownerId'`)})
    and (${sql.join(
      [...merging, ...replacing].map((name) => sql`${presentations[name]} is not ${merged(name)}`),
      sql` or `,
    )})
    and (select count(*) from json_each(${merged('metadata')})) <= ${mostMetadata}`
  const next = {
    ownerId: merged('ownerId'),
    lostReason: merged('lostReason'),
    homeownerData: merged('homeownerData'),
  }
  const found = sql`from ${namedBy(organizationId, inputs)} cross join ${presentations}`
  const {
    decks: given,
    decksOfNamed,
    named,
  } = await commit(
    work,
    {
      decks: findDecks(db, organizationId, newRows),
      inserted: insertRows(db, organizationId, newRows),
      activity: addActivity(db, newIds),
      updated: db
        .update(presentations)
        .set({
          ...Object.fromEntries([...merging, ...replacing].map((name) => [name, merged(name)])),
          stage: stageNow(merged('lostReason')),
          updatedAt: sql`max(${now}, presentations.updated_at + 1)`,
          usedAt: now,
        })
        .from(namedBy(organizationId, inputs))
        .where(isUpdated)
        .returning({ id: sql<string>`presentations.id`.as('id') }),
      named: db.select(columns).from(presentations).where(isNamed),
      decksOfNamed: db
        .select({ id: decks.id, isActive: decks.isActive, ...scriptColumns })
        .from(decks)
        .where(inListOf(db.select({ id: presentations.deckId }).from(presentations).where(isNamed))),
    },
    [
      externalIdsFreed(presentations, organizationId, externalIds, isGone),
      mergeTold(organizationId, sql`${isNamed} and ${isOld}`, now),
      changesRecorded(author, next, isUpdated, now, found),
      creationTold(organizationId, newIds, now),
      presentationChanged(changedJustNow(sql`${isNamed} and ${isOld}`, now)),
      presentationsCreated({ ids: newIds, narrated: narratedOf(newRows) }),
      about({ table: presentations, column: presentations.externalId, values: externalIds, which: isMergedAt(now) }),
    ],
  )
  const byName = new Map(named.map((row) => [row.externalId, row]))
  const deckById = new Map([...given, ...decksOfNamed].map((deck) => [deck.id, deck]))
  return inputs.map((input, index) => {
    const [row, presentation] = [rows[index], byName.get(input.externalId)]
    if (!presentation) return row ? refusalOf(row, deckById.get(row.deckId), new Map()) : incomplete(input)
    const refusal = mergeRefusal(input, presentation)
    if (refusal) return refusal
    const warnings = warningsOf(env, presentation, deckById.get(presentation.deckId))
    return { presentation: { ...presentation, warnings }, isNew: presentation.id === row?.id }
  })
}

/** The limit keeps SQLite from going through all of the company's presentations for each of these. */
const namedBy = (organizationId: string, inputs: PresentationMerge[]) => sql`(
  select named.id, listed.value from json_each(${JSON.stringify(inputs)}) as listed
  cross join presentations as named
    on named.organization_id = ${organizationId} and named.external_id = listed.value ->> 'externalId'
  limit -1
) as found`

const inListOf = (ids: { getSQL: () => ReturnType<typeof sql> }) => sql`${decks.id} in ${ids}`

/** A member that wasn't sent leaves the column as it is. */
function merged(name: Column) {
  const [column, sent] = [presentations[name], sql.raw(`'${name}'`)]
  return name === 'ownerId' || name === 'lostReason'
    ? sql`iif(found.value -> ${sent} is null, ${column}, found.value ->> ${sent})`
    : sql`json_patch(${column}, coalesce(found.value -> ${sent}, '{}'))`
}

/** In a new presentation there is nothing to empty. */
const withoutNulls = ({
  homeownerData,
  voiceSettings,
  languageSettings,
  metadata,
  lostReason: _,
  ...others
}: PresentationMerge) => ({
  ...others,
  ...(homeownerData && { homeownerData: present(homeownerData) }),
  ...(voiceSettings && { voiceSettings: present(voiceSettings) }),
  ...(languageSettings && { languageSettings: present(languageSettings) }),
  ...(metadata && { metadata: present(metadata) }),
})

const present = (members: object) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))

const incomplete = ({ deckId, homeownerData }: PresentationMerge) =>
  invalidInput([
    ...(deckId === undefined ? [missing('deckId')] : []),
    ...(homeownerData?.first_name === undefined ? [missing('homeownerData.first_name')] : []),
  ])

const missing = (path: string) => ({
  path,
  message: `${path} is required, because no presentation has this externalId.`,
  code: 'required' as const,
})

function mergeRefusal(input: PresentationMerge, found: Presentation): ApiError | undefined {
  const { deckId, metadata = {}, ownerId } = input
  if (deckId !== undefined && deckId !== found.deckId)
    return conflict(
      'external_id_taken',
      'externalId is already used by a presentation of another deck, whose id is conflictingId. Delete that one first.',
      { conflictingId: found.id },
    )
  const members = Object.keys(present({ ...found.metadata, ...metadata })).length
  const message = `metadata can have at most ${mostMetadata} members, and would have more. Remove one by null.`
  if (members > mostMetadata) return invalidInput([{ path: 'metadata', message, code: 'invalid' }])
  return ownerId && ownerId !== found.ownerId ? unknownOwner() : undefined
}
