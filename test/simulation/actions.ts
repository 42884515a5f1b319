import { type Caller, minute } from './caller.ts'
import type { Given, Own } from './company.ts'
import { type Homeowner, sign, watch } from './homeowner.ts'
import { addressOf, type Company, type Ledger } from './ledger.ts'
import type { Random } from './random.ts'

type Action = (own: Own, name: string, given: Given) => Promise<unknown>

const homeownerOf = (name: string): Homeowner => ({
  first_name: 'Maria',
  last_name: name,
  address: '12 Maple Street',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  email: addressOf(name),
})

const create: Action = async (own, name, given) => {
  const deckId = own.random.one([own.deckId, own.company.keptDeckId])
  const homeowner = homeownerOf(name)
  const { id } = await own.client.presentations.create({ deckId, homeownerData: homeowner })
  given.ledger.made.set(id, { name, organizationId: own.company.organizationId })
  given.caller.go(watch(id, homeowner, given.random.stream(`${name} watches`), given))
}

const createMany: Action = async (own, name, given) => {
  const { ledger } = given
  const names = [1, 2, 3].map((number) => `${name}${number}.`)
  const inputs = names.map((each) => ({ deckId: own.deckId, homeownerData: homeownerOf(each) }))
  const refused = `${name}refused.`
  const results = await own.client.presentations.createMany([
    ...inputs,
    { deckId: own.deckId, homeownerData: { ...homeownerOf(refused), email: 'not an address' } },
  ])
  ledger.refused.push(refused)
  for (const [at, result] of results.entries())
    if ('presentation' in result) {
      const { id } = result.presentation
      const each = names[at] ?? ''
      ledger.made.set(id, { name: each, organizationId: own.company.organizationId })
      given.caller.go(watch(id, homeownerOf(each), given.random.stream(`${each} watches`), given))
    }
}

const upsert: Action = async (own, name, given) => {
  const externalId = `crm-${own.random.between(1, 5)}`
  const { upserted } = given.ledger
  const key = `${own.company.organizationId} ${externalId}`
  upserted.set(key, new Set([...(upserted.get(key) ?? []), name]))
  const homeownerData = homeownerOf(name)
  await own.client.presentations.upsert(externalId, { deckId: own.deckId, homeownerData })
  upserted.set(key, new Set([name]))
}

const editDeck: Action = ({ client, deckId }, name) =>
  client.patch('/api/decks/{deckId}', { params: { path: { deckId } }, body: { name } })

const sendLink: Action = async ({ client, company, random }, _name, { ledger }) => {
  const known = madeBy(company, ledger)
  if (known.length) await client.presentations.send(random.one(known))
}

const sendContract: Action = async (own, name, given) => {
  const known = madeBy(own.company, given.ledger)
  if (!known.length) return
  const presentationId = own.random.one(known)
  const isForTwo = own.random.happens(0.4)
  const { contract, signUrls } = await own.client.post('/api/contracts', {
    body: {
      presentationId,
      templateId: own.templateId,
      tier: 'better',
      ...(isForTwo && {
        signers: [{ role: 'homeowner' }, { role: 'co_owner', name: 'Sam Homeowner', email: `sam-${addressOf(name)}` }],
      }),
    },
  })
  const tokens = signUrls.map(({ signUrl }) => new URL(signUrl).searchParams.get('token') ?? '')
  given.caller.go(sign(contract.id, tokens, given.random.stream(`${name} signs`), given))
}

const remove: Action = async ({ client, company, deckId, random }, _name, { ledger, caller }) => {
  const id = await removable(company, deckId, ledger, caller, random)
  if (!id) return
  ledger.leaving.add(id)
  await client.presentations.delete(id)
  ledger.leaving.delete(id)
  ledger.deleted.add(id)
}

const erase: Action = async ({ client, company, deckId, random }, _name, { ledger, caller }) => {
  const presentationId = await removable(company, deckId, ledger, caller, random)
  if (!presentationId) return
  const { name } = ledger.made.get(presentationId) ?? {}
  ledger.leaving.add(presentationId)
  const { privacyRequest } = await client.post('/api/privacy-requests', { body: { kind: 'erasure', presentationId } })
  ledger.leaving.delete(presentationId)
  ledger.deleted.add(presentationId)
  for (;;) {
    await caller.world.timeline.wait(minute)
    const params = { path: { privacyRequestId: privacyRequest.id } }
    const answer = await client.get('/api/privacy-requests/{privacyRequestId}', { params })
    const { status, kept } = answer.privacyRequest
    if (status !== 'done') continue
    if (name) ledger.erased.set(name, { organizationId: company.organizationId, isKept: kept.length > 0 })
    return
  }
}

/** A deck that someone tries out and throws away. */
const tryDeck: Action = async ({ client }, name, { caller, ledger }) => {
  const { id: deckId } = await client.decks.create({ name })
  await client.presentations.create({ deckId, homeownerData: homeownerOf(`${name}tried.`) })
  await caller.world.timeline.wait(minute)
  await client.delete('/api/decks/{deckId}', { params: { path: { deckId } } })
  ledger.deletedDecks.add(deckId)
}

const guide = '# Warranty\n\nThe warranty covers the work for ten years.\n\n# Payment\n\nA deposit reserves the date.'

const upload: Action = async ({ client }, name) => {
  await client.documents.upload(new File([guide], `${name.replaceAll(/[^\d-]/g, '')}.md`, { type: 'text/markdown' }))
}

export const actions: Action[] = [
  create,
  create,
  create,
  createMany,
  upsert,
  upsert,
  editDeck,
  sendLink,
  sendContract,
  sendContract,
  remove,
  erase,
  tryDeck,
  upload,
]

/** Chooses one from the deck that loses homeowners. A presentation that is being erased isn’t deleted as well. */
async function removable(
  { organizationId }: Company,
  deckId: string,
  ledger: Ledger,
  { world }: Caller,
  random: Random,
) {
  const ofDeck = new Set(
    world.stores.shards.flatMap((shard) =>
      shard
        .all('select id from presentations where deck_id = ? and deleted_at is null and external_id is null', deckId)
        .map(({ id }) => String(id)),
    ),
  )
  const known = [...ledger.made].filter(
    ([id, made]) =>
      made.organizationId === organizationId && ofDeck.has(id) && !ledger.deleted.has(id) && !ledger.leaving.has(id),
  )
  return known.length ? random.one(known)[0] : undefined
}

const madeBy = ({ organizationId }: Company, { made, deleted }: Ledger) =>
  [...made].filter(([id, each]) => each.organizationId === organizationId && !deleted.has(id)).map(([id]) => id)
