import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { copyCompany } from '../../src/account/auth/copy-company'
import { runRequest } from '../../src/account/privacy/run'
import { writeDeletionMail } from '../../src/account/privacy/write-deletion-mail'
import { follow } from '../../src/core/database/commit'
import { primaryDatabase } from '../../src/core/database/database'
import { namedByLinks } from '../../src/core/database/departures'
import { organizationChanged } from '../../src/core/effects'
import { companyDeletionDays } from '../../src/core/limits'
import { findDueMails, leaseMail } from '../../src/events/mails/queries'
import type { Mail } from '../../src/events/mails/tables'
import { linkedTables } from '../../src/find-tables'
import { newApiKey } from '../support/api-keys'
import { booked, calendarInput } from '../support/appointments'
import { newClient, newMember, origin, password, request, signedIn } from '../support/client'
import { agreed, newHomeowner, withoutQueues } from '../support/contracts'
import { databaseOf, directory, directoryEnv, envOf, shardOf, shards } from '../support/databases'
import { newWholeDeck } from '../support/factories'
import { everythingOf, newWord } from '../support/homeowner-traces'
import { connect, livePath } from '../support/live'
import { drive, fillEmpty, forgetMoves, moveOf, rowsAt, schemaOf, traces } from '../support/moves'
import { app, workAnywhere, workIn } from '../support/running'
import { uploadDocument, uploadMedia } from '../support/uploads'

type Client = Awaited<ReturnType<typeof signedIn>>

const day = 24 * 60 * 60 * 1000
const databases = { directory, ...Object.fromEntries(shards.map((database, index) => [`shard ${index}`, database])) }

afterAll(forgetMoves)

const cookieOf = ({ cookies }: Pick<Client, 'cookies'>) => `session=${cookies.session}`
const deleteCompany = (client: Pick<Client, 'cookies'>, body: object = { password, name: 'Summit Roofing' }) =>
  request('DELETE', '/api/organization', { body, cookie: cookieOf(client) })
const restored = (email: string, secret = password) => {
  const client = newClient()
  return client
    .post('/api/auth/restore-organization', { email, password: secret })
    .then((answer) => ({ client, answer }))
}
const login = (email: string, secret = password) => newClient().post('/api/auth/login', { email, password: secret })

/** Returns every place with one of the words: in any table of any database, in KV or in the name of a file. */
async function placesAnywhere(words: string[]) {
  const found: string[] = []
  for (const [place, database] of Object.entries(databases)) {
    const { results: tables } = await database
      .prepare(
        `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
         and name not like '%\\_index\\_%' escape '\\' and name not glob '_cf*' and name not glob 'sqlite_*'`,
      )
      .all<{ name: string }>()
    const columns = await database.batch<{ name: string }>(
      tables.map(({ name }) => database.prepare(`pragma table_info(${name})`)),
    )
    const hits = await database.batch<Record<string, number>>(
      tables.map(({ name }, index) => {
        const asked = columns[index]?.results.map(
          (column) =>
            `max(${words.map((_, word) => `instr(lower("${column.name}"), ?${word + 1}) > 0`).join(' or ')}) as "${column.name}"`,
        )
        return database.prepare(`select ${asked?.join()} from ${name}`).bind(...words)
      }),
    )
    for (const [index, { results }] of hits.entries())
      for (const [column, hit] of Object.entries(results[0] ?? {}))
        if (hit) found.push(`${place} ${tables[index]?.name}.${column}`)
  }
  for (const [name, kv] of Object.entries({ SESSIONS: env.SESSIONS, MANIFESTS: env.MANIFESTS }))
    for (let cursor: string | undefined; ; ) {
      // This is as many as KV returns at once.
      const listed = await kv.list({ limit: 100, ...(cursor && { cursor }) })
      const names = listed.keys.map((each) => each.name)
      for (const [key, value] of names.length ? await kv.get(names) : []) {
        const text = `${key} ${value}`.toLowerCase()
        if (words.some((word) => text.includes(word))) found.push(`${name} ${key}`)
      }
      if (listed.list_complete) break
      cursor = listed.cursor
    }
  for (let cursor: string | undefined; ; ) {
    const listed = await env.FILES.list(cursor ? { cursor } : {})
    for (const { key } of listed.objects)
      if (words.some((word) => key.toLowerCase().includes(word))) found.push(`FILES ${key}`)
    if (!listed.truncated) return found
    cursor = listed.cursor
  }
}

/** Creates everything that a company can leave behind, with a row in every table. */
async function everythingOfCompany(word: string) {
  const made = await everythingOf(word)
  const { client } = made
  const { organizationId } = client
  const name = `Roofs ${word}`
  const done = [
    await client.patch('/api/organization', { name, address: `1 ${word} Street` }),
    await client.post('/api/organization/members', {
      email: `invited-${word}@example.com`,
      name: word,
      role: 'viewer',
    }),
  ]
  const editor = await newMember(client, 'editor')
  const key = await newApiKey(client)
  await uploadDocument(client, { filename: `${word}.txt`, contentType: 'text/plain', content: `The ${word} warranty.` })
  await uploadMedia(client, { filename: 'roof.svg', contentType: 'text/plain', content: word }).catch(() => undefined)
  const asked = await client.post('/api/organization/export')
  await runRequest(workIn(envOf(organizationId)), {
    kind: 'run-privacy-request',
    requestId: asked.body.privacyRequest.id,
  })
  expect(done.map(({ status }) => status)).toEqual([200, 201])
  const passages = await addVectors(organizationId)
  await fillEmpty(organizationId)
  return { ...made, name, editor, key, passages, words: [word, organizationId, client.email, editor.email] }
}

async function addVectors(organizationId: string) {
  const database = databaseOf(organizationId)
  const { results } = await database
    .prepare('select id from passages where organization_id = ?')
    .bind(organizationId)
    .all<{ id: number }>()
  await database
    .prepare(
      `insert into passage_vectors (passage_id, organization_id, vector_id)
       select id, organization_id, 'vector-' || id from passages where organization_id = ? on conflict do nothing`,
    )
    .bind(organizationId)
    .run()
  return results.map(({ id }) => id)
}

/** Counts the entries of the search index, whose rows are found by id once the text is gone. */
const indexed = async (organizationId: string, passages: number[], word: string) =>
  databaseOf(organizationId)
    .prepare(
      `select (select count(*) from passage_index_docsize where id in (select value from json_each(?1))) as passages,
         (select count(*) from presentation_index where words match ?2) as presentations`,
    )
    .bind(JSON.stringify(passages), `"${word}"`)
    .first()

describe('a deleted company', { timeout: 120_000 }, () => {
  it('is found nowhere after thirty days: in no database, in KV, in no file and in no search', async () => {
    const word = newWord()
    const { client, name, words, passages } = await everythingOfCompany(word)
    const { organizationId } = client
    const neighbour = await newWholeDeck(await signedIn('Summit Roofing', shardOf(organizationId)))
    const schemas = await Promise.all([schemaOf('00'), schemaOf('01')])
    const before = await placesAnywhere(words)
    expect(before).toEqual(
      expect.arrayContaining([
        'directory companies.name',
        'directory api_keys.organization_id',
        `MANIFESTS organization:${organizationId}`,
        expect.stringMatching(/^MANIFESTS presentation:/),
        expect.stringMatching(/^FILES exports\//),
        expect.stringMatching(/^FILES contracts\//),
      ]),
    )
    const empty = Object.entries(await rowsAt(shardOf(organizationId), organizationId)).filter(
      ([, rows]) => !rows.length,
    )
    expect(empty).toEqual([])
    expect(await indexed(organizationId, passages, word)).toMatchObject({ passages: passages.length })

    expect((await deleteCompany(client, { password, name })).status).toBe(202)
    const phases = await drive(organizationId)
    expect(phases.slice(-5)).toEqual(['shut', 'remove all', 'remove files', 'remove people', 'remove company'])

    const left = await placesAnywhere(words)
    // Counts of emails and attempts expire within a day.
    expect(left.filter((place) => !/ counts\.key$/.test(place))).toEqual([])
    for (const database of Object.values(databases)) {
      const sql = `select max(until) as until from counts where instr(key, ?1) or instr(key, ?2)`
      const row = await database.prepare(sql).bind(word, client.email).first<{ until: number | null }>()
      expect(row?.until ?? 0).toBeLessThan(Date.now() + 2 * day)
    }
    expect(await indexed(organizationId, passages, word)).toEqual({ passages: 0, presentations: 0 })
    const sql = `select count(*) as count from vector_removals where vector_id in (select 'vector-' || value from json_each(?))`
    expect(await databaseOf(organizationId).prepare(sql).bind(JSON.stringify(passages)).first('count')).toBe(
      passages.length,
    )
    expect(await traces(shardOf(organizationId), organizationId)).toEqual({ moving: 0, triggers: 0 })
    expect(await Promise.all([schemaOf('00'), schemaOf('01')])).toEqual(schemas)
    expect((await request('GET', `/api/viewer/presentations/${neighbour.presentation.id}`)).status).toBe(200)

    // Work that was still running brings nothing back.
    await follow(workIn(envOf(organizationId)), [organizationChanged(organizationId)])
    await copyCompany(workAnywhere(env), organizationId)
    expect(await env.MANIFESTS.get(`organization:${organizationId}`)).toBeNull()
    expect((await rowsAt(shardOf(organizationId), organizationId)).organizations).toEqual([])
    expect((await restored(client.email)).answer.status).toBe(401)
  })
})

async function openCompany() {
  const { client, deck, id, token, presentationId } = await agreed({}, newHomeowner({}))
  await client.put('/api/appointments/calendar', calendarInput())
  const { appointment, token: ofAppointment } = await booked(presentationId, {})
  const key = await newApiKey(client)
  const editor = await newMember(client, 'editor')
  const headers = () => ({ 'cf-connecting-ip': crypto.randomUUID() })
  const asked = { presentationId, question: 'How long does it take?' }
  const links = () =>
    Promise.all([
      request('GET', `/api/viewer/presentations/${presentationId}`),
      request('GET', `/p/${presentationId}`),
      request('GET', `/api/narration/presentations/${presentationId}`),
      request('POST', '/api/qa', { body: asked, headers: headers() }),
      request('GET', `/api/appointments/slots?presentationId=${presentationId}`),
      request('GET', `/api/contracts/${id}?token=${token}`),
      request('GET', `/api/contracts/${id}/document.pdf?token=${token}`),
      request('GET', `/contracts/${id}?token=${token}`),
      request('GET', `/api/appointments/${appointment.id}?token=${ofAppointment}`),
      request('GET', `/appointments/${appointment.id}?token=${ofAppointment}`),
    ]).then((answers) => answers.map(({ status }) => status))
  return { client, deck, presentationId, key, editor, links, organizationId: client.organizationId }
}

describe('a closed company', { timeout: 60_000 }, () => {
  it('has no export left that could be downloaded with an old address', async () => {
    const client = await signedIn()
    const { organizationId } = client
    const { id } = (await withoutQueues(() => client.post('/api/organization/export'))).body.privacyRequest
    await runRequest(workIn(envOf(organizationId)), { kind: 'run-privacy-request', requestId: id })
    const exported = async () => (await env.FILES.list({ prefix: `exports/${organizationId}/` })).objects.length
    expect(await exported()).toBe(1)
    expect((await deleteCompany(client)).status).toBe(202)
    expect(await exported()).toBe(0)
    const { client: again } = await restored(client.email)
    const { privacyRequest } = (await again.get(`/api/privacy-requests/${id}`)).body
    expect(privacyRequest).toMatchObject({ status: 'expired', downloadUrl: null, downloadUrls: [] })
  })

  it('lets no one in, shows nothing through its links, and is unchanged when an owner cancels the deletion', async () => {
    const { client, deck, presentationId, key, editor, links, organizationId } = await openCompany()
    const neighbour = await newWholeDeck(await signedIn('Summit Roofing', shardOf(organizationId)))
    expect((await key.get('/api/decks')).status).toBe(200)
    const before = await links()
    expect(before.every((status) => status < 400)).toBe(true)
    const rows = await rowsAt(shardOf(organizationId), organizationId)

    const studio = await connect('/api/live', { cookie: cookieOf(client) })
    const viewer = await connect(livePath(presentationId))
    viewer.send({ type: 'at', slideId: null, seconds: 0, isPlaying: true })
    await studio.hears('joined')

    const answer = await deleteCompany(client)
    expect([answer.status, answer.body]).toEqual([
      202,
      { organization: { id: organizationId, name: 'Summit Roofing', deletesAt: expect.any(String) } },
    ])
    expect(Date.parse(answer.body.organization.deletesAt) - Date.now()).toBeGreaterThan((companyDeletionDays - 1) * day)
    expect(answer.headers.get('set-cookie')).toMatch(/^session=;/)
    const calls = [client.get('/api/decks'), editor.get('/api/decks'), key.get('/api/decks'), key.get('/api/decks')]
    const writes = [client.post('/api/decks', { name: 'Roof' }), key.post('/api/decks', { name: 'Roof' })]
    expect((await Promise.all([...calls, ...writes])).map(({ status }) => status)).toEqual([
      401, 401, 401, 401, 401, 401,
    ])
    expect(await links()).toEqual(before.map(() => 404))
    const closed = await Promise.all([studio.closed, viewer.closed])
    expect(closed.map(({ reason }) => reason)).toEqual(['company_closed', 'presentation_ended'])
    const beacon = { eventId: crypto.randomUUID(), events: [] }
    const path = `/api/viewer/presentations/${presentationId}/events`
    expect((await request('POST', path, { body: beacon })).status).toBeGreaterThanOrEqual(400)
    expect((await request('GET', `/api/viewer/presentations/${neighbour.presentation.id}`)).status).toBe(200)
    expect((await deleteCompany(client)).status).toBe(401)

    const refused = await login(client.email)
    expect([refused.status, refused.body.code]).toEqual([403, 'organization_closed'])
    expect(refused.body.error).toContain('/api/auth/restore-organization')
    expect((await login(client.email, 'a guess of it')).body).toEqual((await login('nobody@example.com')).body)
    expect((await login(client.email, 'a guess of it')).status).toBe(401)

    const byEditor = await restored(editor.email)
    expect([byEditor.answer.status, byEditor.answer.body.code]).toEqual([403, 'role_missing'])
    expect((await restored(client.email, 'a guess of it')).answer.status).toBe(401)
    const { client: again, answer: back } = await restored(client.email)
    expect([back.status, back.body.organization.id]).toEqual([200, organizationId])
    expect((await again.get(`/api/decks/${deck.id}`)).status).toBe(200)
    expect((await client.get('/api/decks')).status).toBe(401)
    expect((await key.get('/api/decks')).status).toBe(200)
    expect((await login(editor.email)).status).toBe(200)
    expect(await links()).toEqual(before)
    const {
      decks: _,
      audit: __,
      idempotency_keys: ___,
      counts: ____,
      ...others
    } = await rowsAt(shardOf(organizationId), organizationId)
    expect(others).toMatchObject(
      Object.fromEntries(['contracts', 'appointments', 'presentations', 'members'].map((name) => [name, rows[name]])),
    )
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', due_at: null })
    const twice = await restored(client.email)
    expect([twice.answer.status, twice.answer.body.code]).toEqual([409, 'organization_not_closed'])
    const { entries } = (await again.get('/api/audit?limit=100')).body
    const told = entries.filter(({ action }: { action: string }) => /(delete|restore)Organization/.test(action))
    expect(told.map(({ action, subject }: { action: string; subject: object }) => [action, subject])).toEqual([
      [
        'restoreOrganization',
        { kind: 'organization', id: organizationId, name: null, deckId: null, number: null, count: 1 },
      ],
      [
        'deleteOrganization',
        { kind: 'organization', id: organizationId, name: null, deckId: null, number: null, count: 1 },
      ],
    ])
    expect((await deleteCompany(again)).status).toBe(202)
  })

  it('has no work done for it, and tells its members when it will be deleted', async () => {
    const { client, editor, organizationId } = await openCompany()
    const db = primaryDatabase(envOf(organizationId))
    // Other files leave more emails than are taken at once.
    await databaseOf(organizationId)
      .prepare(`delete from mails where organization_id <> ? and status = 'waiting'`)
      .bind(organizationId)
      .run()
    const mail = await databaseOf(organizationId)
      .prepare(`select id, due_at from mails where organization_id = ? and status = 'waiting' and due_at > ?`)
      .bind(organizationId, Date.now())
      .first<{ id: string; due_at: number }>()
    const later = (mail?.due_at ?? 0) + 60_000
    const isDue = async () => (await findDueMails(db, later)).some(({ mailId }) => mailId === mail?.id)
    expect(await isDue()).toBe(true)
    await deleteCompany(client)
    expect(await isDue()).toBe(false)
    expect(await leaseMail(db, mail?.id ?? '', later)).toEqual([])

    const { results } = await directory
      .prepare(
        `select recipient, subject_id as subjectId from mails where subject_id = ? and purpose = 'organization.deletion'`,
      )
      .bind(organizationId)
      .all<{ recipient: string; subjectId: string }>()
    expect(results.map(({ recipient }) => recipient).toSorted()).toEqual([client.email, editor.email].toSorted())
    const written = () =>
      writeDeletionMail(workIn(directoryEnv()), results[0] as Mail<'organization.deletion'>, Date.now())
    const [first] = [await written()]
    const composed = 'compose' in first ? ((await first.compose()) as { written: { text: string } }) : undefined
    expect(composed?.written.text).toMatch(/\d{4}-\d\d-\d\d[\s\S]*\/studio/)

    await restored(client.email)
    expect(await isDue()).toBe(true)
    expect(await written()).toEqual({ unwanted: expect.any(String) })
  })

  it('can be restored until the removal begins, and not after that', async () => {
    const client = await signedIn()
    const { organizationId } = client
    const { presentation } = await newWholeDeck(client)
    await deleteCompany(client)
    // Another worker has begun the step that leads to the removal, and doesn't know of the restore.
    await directory
      .prepare(`update moves set lease_id = 'another' where organization_id = ?`)
      .bind(organizationId)
      .run()
    const { client: again, answer } = await restored(client.email)
    expect(answer.status).toBe(200)
    expect((await request('GET', `/api/viewer/presentations/${presentation.id}`)).status).toBe(200)
    await deleteCompany(again)
    await drive(organizationId, { stopAt: 'shut' })
    const late = await restored(client.email)
    expect([late.answer.status, late.answer.body.code]).toEqual([409, 'changed_meanwhile'])
    expect((await login(client.email)).status).toBe(403)
    await drive(organizationId)
    expect((await login(client.email)).status).toBe(401)
  })
})

describe('deleting a company', () => {
  it('is for an owner, who enters its name and the password', async () => {
    const client = await signedIn()
    const editor = await newMember(client, 'editor')
    const key = await newApiKey(client)
    const body = { password, name: 'Summit Roofing' }
    const refusals = [
      await deleteCompany(client, { ...body, name: 'summit roofing' }),
      await deleteCompany(client, { ...body, password: 'a guess of it' }),
      await deleteCompany(client, { ...body, sure: true }),
      await deleteCompany(client, { name: 'Summit Roofing' }),
      await deleteCompany(editor, body),
      await key.send('DELETE', '/api/organization', body),
      await request('DELETE', '/api/organization', { body }),
    ]
    expect(refusals.map(({ status, body: { code, fields } }) => [status, code, fields?.[0].path])).toEqual([
      [400, 'invalid_input', 'name'],
      [400, 'wrong_password', 'password'],
      [400, 'invalid_input', 'sure'],
      [400, 'invalid_input', 'password'],
      [403, 'role_missing', undefined],
      [403, 'members_only', undefined],
      [401, 'session_missing', undefined],
    ])
    expect((await client.get('/api/decks')).status).toBe(200)
    const none = await restored(client.email)
    expect([none.answer.status, none.answer.body.code]).toEqual([409, 'organization_not_closed'])
  })

  it('is requested once, however many calls come at once', async () => {
    const client = await signedIn()
    const answers = await Promise.all([1, 2, 3].map(() => deleteCompany(client)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const backs = await Promise.all([1, 2, 3].map(() => restored(client.email)))
    expect(backs.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
    expect(backs.filter(({ answer }) => answer.status >= 500)).toEqual([])
  })

  it('limits attempts by address block', async () => {
    const client = await signedIn()
    const full = { limit: async () => ({ success: false }) }
    const context = createExecutionContext()
    const headers = { cookie: cookieOf(client), 'content-type': 'application/json' }
    const body = JSON.stringify({ password: 'a guess of it', name: 'Summit Roofing' })
    const answer = await app.fetch(
      new Request(`${origin}/api/organization`, { method: 'DELETE', headers, body }),
      { ...env, PASSWORD_TRIES: full },
      context,
    )
    await waitOnExecutionContext(context)
    expect(answer.status).toBe(429)
  })

  it('stops the links of every table that links refer to', () => {
    const named = linkedTables().map(({ table }) => getTableName(table))
    expect(namedByLinks.toSorted()).toEqual([...new Set(['decks', ...named])].toSorted())
  })
})
