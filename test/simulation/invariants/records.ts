import { addressOf } from '../ledger.ts'
import type { World } from '../world.ts'
import { everywhere, type Invariant, openCompanies, settledBefore } from './rows.ts'

const presentationsByName = `select id, organization_id, external_id, homeowner_data ->> 'last_name' as name
  from presentations where deleted_at is null`

/** These rows stay on a company's old shard, so that old links find it. */
const leftBehind = new Set(['departures', 'forwards'])

const inObjects = ({ objects }: World) => [objects.presentations, objects.companies].flatMap((each) => each.texts())

export const records: Invariant[] = [
  {
    name: 'An answered call is there once, and a refused call left nothing.',
    check: (world, { ledger }) => {
      const running = everywhere(world, "select presentation_id from privacy_requests where status = 'running'")
      const erasing = new Set(running.map((row) => String(row.presentation_id)))
      const byName = Map.groupBy(everywhere(world, presentationsByName), ({ name }) => String(name))
      return [
        ...[...ledger.made].flatMap(([id, { name }]) => {
          const found = byName.get(name) ?? []
          if (ledger.leaving.has(id)) return []
          // An erasure waits while its company is closed. In any other company, one that still runs is stuck (below).
          if (erasing.has(id)) return []
          if (ledger.deleted.has(id)) return found.length ? [`${name} was deleted and is there`] : []
          return found.length === 1 && found[0]?.id === id ? [] : [`${name} is there ${found.length} times`]
        }),
        ...everywhere(world, 'select id from decks')
          .filter(({ id }) => ledger.deletedDecks.has(String(id)))
          .map(({ id }) => `deck ${id} was deleted and is there`),
        ...ledger.refused.filter((name) => byName.has(name)).map((name) => `${name} was refused and is there`),
      ]
    },
  },
  {
    name: 'An external id names one presentation, as it was last sent.',
    check: (world, { ledger }) => {
      const rows = everywhere(world, `${presentationsByName} and external_id is not null`)
      const byId = Map.groupBy(rows, (row) => `${row.organization_id} ${row.external_id}`)
      return [...ledger.upserted].flatMap(([id, names]) => {
        const found = byId.get(id) ?? []
        if (found.length > 1) return [`${id} is there ${found.length} times`]
        const name = String(found[0]?.name)
        return found[0] && !names.has(name) ? [`${id} is ${name} instead of ${[...names].join(' or ')}`] : []
      })
    },
  },
  {
    name: 'Every row has an owner, in the one shard where its company is.',
    check: (world) => {
      const { directory, shards } = world.stores
      const homes = new Map(
        directory.all('select id, shard from companies').map(({ id, shard }) => [id, `SHARD_${shard}`]),
      )
      return [directory, ...shards].flatMap((database) => {
        const loose = database
          .all('pragma foreign_key_check')
          .map(({ table }) => `${table} has a row without its parent`)
        if (database === directory) return loose
        const astray = database
          .tablesWith('organization_id')
          .filter((table) => !leftBehind.has(table))
          .flatMap((table) =>
            database
              .all(`select distinct organization_id as id from ${table} where organization_id is not null`)
              .filter(({ id }) => homes.get(id as string) !== database.name)
              .map(
                ({ id }) => `${table} in ${database.name} has rows of ${id}, which is in ${homes.get(id as string)}`,
              ),
          )
        return [...loose, ...astray]
      })
    },
  },
  {
    name: 'Each passage of a document is in the search index once.',
    check: (world) =>
      everywhere(
        world,
        `select (select count(*) from passages) as passages, (select count(*) from passage_index) as indexed`,
      )
        .filter(({ passages, indexed }) => passages !== indexed)
        .map(({ passages, indexed }) => `${passages} passages, and ${indexed} are in the index`),
  },
  {
    name: 'The numbers of a deck equal the raw rows.',
    check: async (world, workload) => {
      const counted = openCompanies(workload).map(async ({ keptDeckId, analyticsOf }) => {
        const { views } = await analyticsOf(keptDeckId)
        const rows = everywhere(
          world,
          `select views from viewer_sessions where presentation_id in
            (select id from presentations where deck_id = ?)`,
          keptDeckId,
        )
        const raw = rows.reduce((sum, row) => sum + Number(row.views), 0)
        return views === raw ? [] : [`Deck ${keptDeckId}: ${views} views of ${raw}`]
      })
      return (await Promise.all(counted)).flat()
    },
  },
  {
    name: 'Nothing of an erased homeowner is left but what is kept.',
    check: (world, { ledger }) => {
      const places = world.stores.shards.flatMap((shard) => shard.texts())
      const values = [world.stores.sessions, world.stores.manifests].flatMap((each) => each.texts())
      return [...ledger.erased]
        .filter(([, { isKept }]) => !isKept)
        .flatMap(([name]) =>
          [...places, ...values, ...world.stores.files.texts(), ...inObjects(world)]
            .filter(({ text }) => text.includes(name) || text.includes(addressOf(name)))
            .map(({ place }) => `${name} is still in ${place}`),
        )
    },
  },
]

export const deletion: Invariant = {
  name: 'Nothing of a deleted company is left.',
  check: (world, { ledger }) =>
    ledger.companies
      .filter(({ isDeleted }) => isDeleted)
      .flatMap(({ organizationId, index }) => {
        const places = [...world.stores.shards, world.stores.directory].flatMap((each) => each.texts())
        const stored = [world.stores.sessions, world.stores.manifests, world.stores.files].flatMap((each) =>
          each.texts(),
        )
        return [...places, ...stored, ...inObjects(world)]
          .filter(({ text, place }) => `${place} ${text}`.includes(organizationId))
          .map(({ place }) => `company ${index} is still in ${place}`)
      }),
}

export const stuck: Invariant = {
  name: 'Nothing is stuck: all that was begun is done or given up.',
  check: (world, { ledger }) => {
    const before = settledBefore(world)
    // Work that a closed company had begun waits until it is reopened or deleted.
    const closed = ledger.companies.filter(({ isDeleted }) => isDeleted).map(({ organizationId }) => organizationId)
    const all: [string, string][] = [
      ['event', `select id, organization_id from events where enqueued_at is null and created_at < ${before}`],
      ['delivery', `select id, organization_id from deliveries where status = 'pending' and created_at < ${before}`],
      ['email', `select id, organization_id from mails where status = 'waiting' and due_at < ${before}`],
      ['refund', `select id, organization_id from payments where refund_due_at < ${before}`],
      [
        'privacy request',
        `select id, organization_id from privacy_requests where status = 'running' and created_at < ${before}`,
      ],
      ['removal of files', `select id, organization_id from media_removals where sent_at < ${before}`],
      ['document', `select id, organization_id from documents where status = 'processing' and updated_at < ${before}`],
      [
        'reminder',
        `select rule_id as id, '' as organization_id from reminders where state = 'leaving' and due_at < ${before}`,
      ],
      [
        'file to be removed',
        `select key as id, substr(key, 1 + instr(key, '/'), 36) as organization_id from uploads where expires_at < ${before}`,
      ],
    ]
    const moves = world.stores.directory.all(
      `select organization_id as id, phase from moves where due_at < ${before} and phase <> 'closed'`,
    )
    return [
      ...all.flatMap(([what, sql]) =>
        everywhere(world, sql)
          .filter((row) => !closed.includes(String(row.organization_id)))
          .map(({ id }) => `${what} ${id} is stuck`),
      ),
      ...moves.map(({ id, phase }) => `the move of ${id} is stuck at ${phase}`),
    ]
  },
}

export const links: Invariant = {
  name: 'A link shows what the database has.',
  check: async (world, workload) => {
    const open = new Set(openCompanies(workload).map(({ organizationId }) => organizationId))
    const rows = everywhere(
      world,
      `select presentations.id, presentations.organization_id, decks.name,
          presentations.homeowner_data ->> '$.first_name' as homeowner from presentations
        join decks on decks.id = deck_id where presentations.deleted_at is null order by presentations.id limit 30`,
    ).filter(({ organization_id: id }) => open.has(String(id)))
    const problems = rows.map(async ({ id, name, homeowner }) => {
      const response = await world.request(new Request(`http://localhost:8787/api/viewer/presentations/${id}`))
      const text = await response.text()
      const { title } = JSON.parse(text) as { title?: string }
      if (!response.ok || title !== name) return [`${id} shows ${response.status} ${title} for ${name}`]
      return text.includes(String(homeowner)) ? [] : [`${id} shows an older name than ${homeowner}`]
    })
    return (await Promise.all(problems)).flat()
  },
}
