import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { embedPassages, embedPassagesJob, removeVectorsJob } from '../../src/answers/knowledge/embed-passages'
import { searchMeaning } from '../../src/answers/knowledge/search-meaning'
import { atShard, type Bindings } from '../../src/core/database/shards'
import { isMoving } from '../../src/core/http/errors'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { publishQueued } from '../../src/decks/published/publish-part'
import { removeMedia } from '../../src/media/files/remove'
import { dropUnnamedFiles } from '../../src/sales/contracts/stored-document'
import { shownWithDecks } from '../../src/shown-with-decks'
import { signedIn } from '../support/client'
import { type Client, documentOf, newHomeowner, newTemplate, tokenOf } from '../support/contracts'
import { newPresentation, newWholeDeck } from '../support/factories'
import { readManifest } from '../support/manifests'
import { modelServer, modelSettings } from '../support/model-server'
import { beginMove, databaseAt, drive, fillEmpty, forgetMoves, move } from '../support/moves'
import { jobs, takeUpDue, workIn } from '../support/running'
import { uploadDocument } from '../support/uploads'
import { fakeVectorize } from '../support/vectorize'

afterAll(forgetMoves)

const [here, there] = ['00', '01'] as const
const hour = 3_600_000
const server = modelServer([])

afterEach(() => vi.restoreAllMocks())

const filesOf = async (organizationId: string) => {
  const folders = ['contracts', 'media', 'kb', 'narration'].map((kind) => `${kind}/${organizationId}/`)
  const listed = await Promise.all(folders.map((prefix) => env.FILES.list({ prefix })))
  return listed.flatMap(({ objects }) => objects.map(({ key }) => key))
}

async function company() {
  const client = await signedIn('Summit Roofing', here)
  const { deck, presentation } = await newWholeDeck(client)
  return { client, deck, presentation, organizationId: client.organizationId }
}

const guide = { filename: 'guide.txt', contentType: 'text/plain', content: 'The workmanship warranty lasts ten years.' }

async function newContract(client: Client, deckId: string): Promise<{ id: string; signUrl: string }> {
  const { id: templateId } = await newTemplate(client)
  const { id: presentationId } = await newPresentation(client, deckId, newHomeowner())
  const answer = await client.post('/api/contracts', { presentationId, templateId, tier: 'better' })
  expect(answer.status, answer.text).toBe(201)
  return { id: answer.body.contract.id, signUrl: answer.body.signUrl }
}

/** Adds a sound of the deck, and each kind of sound of a presentation. */
async function spoken(organizationId: string, deckId: string, presentationId: string) {
  const name = (letter: string) => letter.repeat(40)
  const rows = [
    `insert into narration_tracks values ('${deckId}', '${name('a')}', '${organizationId}', 1.5, 0)`,
    `insert into narration_clips values ('${name('b')}', '${organizationId}')`,
    `insert into presentation_narrations values ('${presentationId}', '{"${name('c')}":1.5}', '["${name('d')}"]')`,
    `insert into narration_answers values ('${name('e')}', '${presentationId}', '${organizationId}', '{}', ${Date.now() + 24 * hour})`,
  ]
  await databaseAt(here).batch(rows.map((sql) => databaseAt(here).prepare(sql)))
  const keys = [
    ...['a', 'c', 'e'].flatMap((letter) => [`tracks/${name(letter)}.mp3`, `tracks/${name(letter)}.json`]),
    ...['b', 'd'].map((letter) => `clips/${name(letter)}`),
  ]
  for (const key of keys) await env.FILES.put(`narration/${organizationId}/${key}`, 'sound')
}

const removals = jobs.filter(({ kind }) => /^remove-(abandoned-uploads|unsigned-contracts)$/.test(kind))

describe('the data beside the rows of a company that moved', { timeout: 60_000 }, () => {
  it('includes its files, which stay when the old rows are deleted, even if a message comes late', async () => {
    const { client, deck, presentation, organizationId } = await company()
    const contract = await newContract(client, deck.id)
    await uploadDocument(client, guide)
    await spoken(organizationId, deck.id, presentation.id)
    const before = await filesOf(organizationId)
    expect(before.length).toBeGreaterThan(9)

    await move(organizationId, here, there)
    await takeUpDue(env, removals, Date.now() + 3 * hour)
    for (const shard of [here, there])
      await dropUnnamedFiles(atShard(env, shard), { organizationId, contractId: contract.id }, Date.now() + 3 * hour)
    await publishQueued(workIn(atShard(env, here)), shownWithDecks, { kind: 'deck', id: deck.id, dueAt: 0 })

    expect(await filesOf(organizationId)).toEqual(before)
    expect((await documentOf(contract.id, tokenOf(contract.signUrl))).status).toBe(200)
    emptyIsolateCache()
    expect((await readManifest(presentation.id)).status).toBe(200)
  })

  it('includes files that a row left behind by the move can no longer delete', async () => {
    const { client, deck, organizationId } = await company()
    await fillEmpty(organizationId)
    const key = `media/${organizationId}/${crypto.randomUUID()}/roof.png`
    await env.FILES.put(key, 'picture')
    const removalId = crypto.randomUUID()
    await databaseAt(here)
      .prepare('insert into media_removals (id, organization_id, keys, sent_at) values (?, ?, ?, ?)')
      .bind(removalId, organizationId, JSON.stringify([key]), Date.now())
      .run()
    const contract = await newContract(client, deck.id)
    await databaseAt(here)
      .prepare(`update contracts set forget_at = 1, status = 'void' where organization_id = ?`)
      .bind(organizationId)
      .run()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'remove' })
    await databaseAt(there)
      .prepare('update contracts set forget_at = null where organization_id = ?')
      .bind(organizationId)
      .run()
    const before = await filesOf(organizationId)
    expect(before).toContain(key)
    expect(before.some((each) => each.includes(contract.id))).toBe(true)

    const removed = removeMedia(workIn(atShard(env, here)), { kind: 'remove-media', removalId })
    await expect(removed).rejects.toSatisfy(isMoving)
    await takeUpDue(env, removals, Date.now() + hour / 2)

    expect(await filesOf(organizationId)).toEqual(before)
    await drive(organizationId)
  })

  it.each(['in D1', 'in Vectorize'])(
    'includes its vectors %s, which are rebuilt on the way there and back',
    async (place) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
      const vectors = fakeVectorize()
      const sent: { documentId: string; run: string; shard: string }[] = []
      const JOBS = { sendBatch: async (batch: { body: never }[]) => void sent.push(...batch.map(({ body }) => body)) }
      const kept = place === 'in D1' ? {} : { VECTORS: vectors.VECTORS }
      const bindings = { ...env, ...modelSettings, ...kept, JOBS } as unknown as Bindings
      const { client, organizationId } = await company()
      const { id } = await uploadDocument(client, guide)

      const embedDue = async (shard: string) => {
        await takeUpDue(bindings, [embedPassagesJob, removeVectorsJob], Date.now())
        const own = sent.splice(0).filter(({ documentId }) => documentId === id)
        expect(own.map((each) => each.shard)).toEqual([shard])
        for (const { documentId, run } of own)
          await embedPassages(workIn(atShard(bindings, shard)), { kind: 'embed-passages', documentId, run })
        await takeUpDue(bindings, [removeVectorsJob], Date.now())
      }
      const found = async (shard: string) => {
        const scope = { organizationId, audiences: ['homeowners'] as const }
        const at = atShard(bindings, shard)
        return (await searchMeaning(workIn(at), scope, 'guarantee')).length
      }

      await embedDue(here)
      for (const [from, to] of [
        [here, there],
        [there, here],
      ] as const) {
        expect(await found(from)).toBe(1)
        await move(organizationId, from, to)
        expect([await found(from), await found(to)]).toEqual([0, 0])
        await embedDue(to)
        expect([await found(from), await found(to)]).toEqual([0, 1])
        if (place === 'in Vectorize') expect(vectors.kept.size).toBe(1)
      }
    },
  )
})
