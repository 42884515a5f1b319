import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { giveUpReading, readDocument, readDocumentJob } from '../../src/answers/knowledge/ingest'
import { clearPassages, documentUploads } from '../../src/answers/knowledge/queries'
import { mostDocumentBytes } from '../../src/core/limits'
import { removeAbandonedUploadsJob } from '../../src/core/uploads/sweep'
import { pageOf, stream } from '../hostile/pdfs'
import { signedIn, trips } from '../support/client'
import { d1, directory, envOf } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { docx, pdf, utf16, zipBomb } from '../support/files'
import { takeUpDue, workIn } from '../support/running'
import { jobOf, loadPdf, put, readAll, reprocess, search, uploadDocument } from '../support/uploads'

const base = '/api/company/kb/documents'
const textFile = (content: string | Uint8Array = 'Ice shield along the eaves.', filename = 'guide.txt') => ({
  filename,
  contentType: 'text/plain',
  content,
})
const description = (more = {}) => ({ filename: 'guide.txt', contentType: 'text/plain', sizeBytes: 5, ...more })
const minute = 60_000

describe('upload-init', () => {
  it('returns a signed URL, and the document counts from then on', async () => {
    const client = await signedIn()
    const answer = await client.post(
      `${base}/upload-init`,
      description({ filename: 'Dach Übersicht.txt', displayName: 'Roofs' }),
    )
    expect(answer.status).toBe(200)
    const { documentId, uploadUrl, storageKey, expiresIn } = answer.body
    expect(expiresIn).toBe(900)
    expect(answer.body.headers).toEqual({ 'content-type': 'text/plain' })
    expect(storageKey).toBe(`kb/${client.organizationId}/${documentId}/Dach-Ubersicht.txt`)
    const url = new URL(uploadUrl)
    expect(url.pathname).toBe(`/cdn-cgi/local/r2/s3/porchlight-files/${storageKey}`)
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900')
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
    const { documents, meta } = (await client.get(base)).body
    expect(meta).toEqual({ count: 1, limit: 100, remaining: 99 })
    expect(documents[0]).toEqual({
      id: documentId,
      tenantId: client.organizationId,
      filename: 'Dach Übersicht.txt',
      contentType: 'text/plain',
      sizeBytes: 5,
      createdAt: expect.any(String),
      displayName: 'Roofs',
      audience: 'homeowners',
      updatedAt: expect.any(String),
      status: 'uploading',
      failureReason: null,
    })
  })

  it.each([
    ['a size of 0', { sizeBytes: 0 }, 'sizeBytes must be at least 1'],
    ['a size of -1', { sizeBytes: -1 }, 'sizeBytes must be at least 1'],
    ['a size of 1.5', { sizeBytes: 1.5 }, 'sizeBytes must be a whole number'],
    ['a size of 1e15', { sizeBytes: 1e15 }, `sizeBytes must be at most ${mostDocumentBytes}`],
    ['one byte too many', { sizeBytes: mostDocumentBytes + 1 }, `sizeBytes must be at most ${mostDocumentBytes}`],
    [
      'a type we do not read',
      { filename: 'a.exe', contentType: 'application/x-msdownload' },
      'the file must be pdf, docx',
    ],
    ['a type that does not match the name', { filename: 'a.pdf' }, 'the file must be pdf, docx'],
    ['a path', { filename: '../secret.txt' }, 'filename must be a file name without a path'],
    ['a Windows path', { filename: 'C:\\a.txt' }, 'filename must be a file name without a path'],
    ['NUL', { filename: 'a\0.txt' }, 'filename must not contain NUL'],
    ['a line break', { filename: 'a\nb.txt' }, 'filename must be one line with a visible character'],
    [
      'a name with a direction override',
      { filename: 'a\u202etxt.pdf' },
      'filename must be one line with a visible character',
    ],
    ['300 characters', { filename: `${'a'.repeat(300)}.txt` }, 'filename must be at most 255 characters'],
    ['only dots', { filename: '...' }, 'filename must not consist of dots only'],
    ['a header in the type', { contentType: 'text/plain\r\nx-a: b' }, 'contentType must be a content type'],
    ['a line break in the type', { contentType: 'text/plain\r\n;charset=utf-8' }, 'contentType must be a content type'],
  ])('refuses %s', async (_, more, message) => {
    const client = await signedIn()
    const answer = await client.post(`${base}/upload-init`, description(more))
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
    expect((await client.get(base)).body.meta.count).toBe(0)
  })

  it.each(['/api/company/kb/documents', '/api/media'])(
    'on %s takes two round trips, the first of which checks the session',
    async (room) => {
      const client = await signedIn()
      await expect.poll(async () => trips(await client.get('/api/auth/me'))).toBe(0)
      const file = { filename: 'a.txt', contentType: 'text/plain', sizeBytes: 5 }
      const image = { filename: 'a.png', contentType: 'image/png', sizeBytes: 5 }
      const start = () => client.post(`${room}/upload-init`, room === '/api/media' ? image : file)
      const answer = await start()
      expect([answer.status, trips(answer)]).toEqual([200, 2])
      await d1.prepare(`update users set role = 'viewer' where id = ?`).bind(client.caller.userId).run()
      expect((await start()).status).toBe(403)
      await d1.prepare('delete from sessions where user_id = ?').bind(client.caller.userId).run()
      expect((await start()).status).toBe(401)
      for (const table of ['documents', 'media', 'uploads']) {
        const rows = await d1.prepare(`select * from ${table}`).all<Record<string, string>>()
        const mine = rows.results.filter((row) => JSON.stringify(row).includes(client.organizationId))
        expect(mine.length).toBeLessThanOrEqual(1)
      }
    },
  )

  it('lets exactly one of many take the last place', async () => {
    const client = await signedIn()
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 99)
       insert into documents (id, organization_id, filename, display_name, type, content_type, size_bytes, storage_key,
         status, step, created_at, updated_at, expires_at)
       select substr(?1, 1, 24) || printf('%012d', value), ?1, 'a.txt', 'a.txt', 'text', 'text/plain', 1,
         'kb/' || ?1 || '/' || value, 'ready', 0, 0, 0, 0 from series`,
      )
      .bind(client.organizationId)
      .run()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(`${base}/upload-init`, description())),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = answers.find((answer) => answer.status !== 200)
    expect([refused?.status, refused?.body.error]).toEqual([
      400,
      'The limit of 100 documents is reached. Delete one first.',
    ])
    expect((await client.get(base)).body.meta).toEqual({ count: 100, limit: 100, remaining: 0 })
  })
})

describe('complete', () => {
  const started = async (file = textFile()) => {
    const client = await signedIn()
    const { content, ...described } = file
    const sizeBytes = typeof content === 'string' ? content.length : content.length
    const { documentId, storageKey } = (await client.post(`${base}/upload-init`, { ...described, sizeBytes })).body
    return { client, documentId, storageKey, file, complete: () => client.post(`${base}/complete`, { documentId }) }
  }

  it('is refused before the upload, and then works, even twice', async () => {
    const { client, documentId, storageKey, file, complete } = await started()
    expect((await complete()).status).toBe(409)
    await put(storageKey, file)
    const first = await complete()
    expect([first.status, first.body.document.status, trips(first)]).toEqual([200, 'processing', 2])
    expect((await complete()).body).toEqual(first.body)
    await readAll(documentId)
    expect((await complete()).body.document.status).toBe('ready')
    expect((await client.get(`${base}/${documentId}`)).body.document.status).toBe('ready')
  })

  it.each([
    ['another size', { content: 'Longer than announced, by a word or two.', contentType: 'text/plain' }],
    ['another type', { content: 'Ice shield along the eaves.', contentType: 'text/html' }],
  ])('discards %s', async (_, uploaded) => {
    const { client, documentId, storageKey, complete } = await started()
    await put(storageKey, uploaded)
    const answer = await complete()
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('It was discarded')])
    expect(await env.FILES.head(storageKey)).toBeNull()
    expect((await client.get(`${base}/${documentId}`)).status).toBe(404)
    expect((await complete()).status).toBe(404)
  })

  it('discards a PDF that is actually a zip', async () => {
    const file = { filename: 'guide.pdf', contentType: 'application/pdf', content: docx([{ text: 'x' }]) }
    const { storageKey, complete } = await started(file)
    await put(storageKey, file)
    expect((await complete()).status).toBe(400)
    expect(await env.FILES.head(storageKey)).toBeNull()
  })

  it('is refused after the upload expired, and for another organization', async () => {
    const { documentId, storageKey, file, complete } = await started()
    await put(storageKey, file)
    const stranger = await signedIn('Another company')
    expect((await stranger.post(`${base}/complete`, { documentId })).status).toBe(404)
    await d1.prepare('update documents set expires_at = 1 where id = ?').bind(documentId).run()
    const answer = await complete()
    expect([answer.status, answer.body.error]).toEqual([409, 'The upload has expired. Start again with upload-init.'])
  })
})

describe('the sweep', () => {
  it('leaves nothing in the bucket that has no row', async () => {
    const client = await signedIn()
    const kept = await uploadDocument(client, textFile())
    const abandoned = (await client.post(`${base}/upload-init`, description({ sizeBytes: 27 }))).body
    const discarded = (await client.post(`${base}/upload-init`, description({ sizeBytes: 27 }))).body
    await put(abandoned.storageKey, textFile())
    await put(discarded.storageKey, textFile('too long for what was announced'))
    await client.post(`${base}/complete`, { documentId: discarded.documentId })
    await put(discarded.storageKey, textFile('written once more, while the URL still could'))
    await takeUpDue(env, [removeAbandonedUploadsJob([documentUploads])], Date.now() + 76 * minute)
    const { objects } = await env.FILES.list({ prefix: `kb/${client.organizationId}/` })
    expect(objects.map((object) => object.key)).toEqual([expect.stringContaining(kept.id)])
    expect((await client.get(base)).body.meta.count).toBe(1)
    expect((await client.get(`${base}/${abandoned.documentId}`)).status).toBe(404)
  })
})

describe('reading a document', () => {
  it.each([
    ['a text', textFile('Every roof needs an ice shield.')],
    ['a utf-16 text', textFile(utf16('Every roof needs an ice shield.\nAnd more.'))],
    [
      'a windows-1252 text',
      textFile(Uint8Array.from('Every roof needs an ice shield \xfcber all.', (c) => c.charCodeAt(0))),
    ],
    [
      'a Word document',
      {
        filename: 'a.docx',
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        content: docx([{ text: 'Needs', isHeading: true }, { text: 'Every roof needs an ice shield.' }]),
      },
    ],
    [
      'a PDF',
      {
        filename: 'a.pdf',
        contentType: 'application/pdf',
        content: pdf(['Nothing here.', 'Every roof needs an ice shield.']),
      },
    ],
    [
      'a web page',
      {
        filename: 'a.html',
        contentType: 'text/html',
        content: '<h2>Needs</h2><p>Every roof needs an <b>ice</b> shield.<script>secret()</script>',
      },
    ],
    [
      'a table',
      {
        filename: 'a.csv',
        contentType: 'text/csv',
        content: 'part,why\n"ice shield","Every roof needs an ice shield"',
      },
    ],
    [
      'Markdown',
      {
        filename: 'a.md',
        contentType: 'text/markdown',
        content: '# Needs\n\nEvery **roof** needs an [ice shield](https://a.example).',
      },
    ],
  ])('finds the sentence in %s', async (_, file) => {
    const client = await signedIn()
    const document = await uploadDocument(client, file)
    expect([document.status, document.failureReason]).toEqual(['ready', null])
    const [result] = await search(client, 'ice shield')
    expect(result?.snippet).toContain('<mark>ice</mark> <mark>shield</mark>')
    if (file.filename.endsWith('pdf')) expect(result?.page).toBe(2)
    if (/docx|html|md/.test(file.filename)) expect(result?.heading).toBe('Needs')
    expect(await search(client, 'secret')).toEqual([])
  })

  it.each([
    [
      'a scanned PDF',
      { filename: 'a.pdf', contentType: 'application/pdf', content: pdf(['']) },
      'This PDF has no text; it looks scanned.',
    ],
    [
      'a locked PDF',
      { filename: 'a.pdf', contentType: 'application/pdf', content: pdf(['x'], { isEncrypted: true }) },
      'This PDF is protected by a password. Upload one without.',
    ],
    [
      'a damaged PDF',
      { filename: 'a.pdf', contentType: 'application/pdf', content: '%PDF-1.4 and then nothing' },
      'This PDF is damaged and can’t be opened.',
    ],
    [
      'a zip bomb',
      {
        filename: 'a.docx',
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        content: zipBomb(),
      },
      'This Word document unpacks to far more than a document should.',
    ],
    ['an empty text', textFile('  \n '), 'This document has no text.'],
    [
      'a zip without a document',
      {
        filename: 'a.docx',
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        content: Uint8Array.from('PK\x03\x04 and no more', (c) => c.charCodeAt(0)),
      },
      'This file ends in .docx but is not a Word document.',
    ],
  ])('says what is wrong with %s', async (_, file, reason) => {
    const client = await signedIn()
    await subscribed(client)
    const document = await uploadDocument(client, file)
    expect([document.status, document.failureReason]).toEqual(['failed', reason])
    const event = d1.prepare(`select data from events where type = 'kb.document.failed' and organization_id = ?`)
    const { results } = await event.bind(client.organizationId).all<{ data: string }>()
    expect(results.map(({ data }) => JSON.parse(data))).toEqual([
      { documentId: document.id, displayName: file.filename, filename: file.filename, reason },
    ])
  })

  it.each([
    [
      'Markdown',
      { filename: 'a.md', contentType: 'text/markdown', content: '# Xylophone\n## Quagmire\ntext\n\n# Zebrafish' },
    ],
    [
      'a web page',
      {
        filename: 'a.html',
        contentType: 'text/html',
        content: '<title>Xylophone</title><h2><div>Quag<br>mire</div></h2><p>text</p><h2>Zebrafish</h2>',
      },
    ],
    [
      'a Word document',
      {
        filename: 'a.docx',
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        content: docx(['Xylophone', 'Quagmire', 'Zebrafish'].map((text) => ({ text, isHeading: true }))),
      },
    ],
  ])('finds each heading of %s, with or without text under it', async (_, file) => {
    const client = await signedIn()
    await uploadDocument(client, file)
    for (const q of ['xylophone', 'mire', 'zebrafish'].filter((q) => q !== 'mire' || file.filename === 'a.html'))
      expect([q, await search(client, q)]).toEqual([q, [expect.anything()]])
  })

  it('shows a heading as HTML, like the snippet', async () => {
    const client = await signedIn()
    const content = '# Eaves &amp; `<img src=x>` valleys\n\nIce and water shield along them.\n'
    await uploadDocument(client, { filename: 'eaves.md', contentType: 'text/markdown', content })
    const [found] = await search(client, 'shield')
    expect(found?.heading).toContain('&lt;img src=x&gt;')
    expect(found?.heading).not.toContain('<')
  })

  it('accepts a heading as long as a book', async () => {
    const client = await signedIn()
    const content = `# ${'long '.repeat(8000)}\n${'The eaves drip. '.repeat(20_000)}`
    const document = await uploadDocument(client, { filename: 'a.md', contentType: 'text/markdown', content })
    expect(document.status).toBe('ready')
    expect((await search(client, 'eaves'))[0]?.heading?.length).toBeLessThanOrEqual(200)
  })

  it('handles long documents step by step, and keeps page numbers', async () => {
    const client = await signedIn()
    const pages = Array.from({ length: 45 }, (_, page) => `Page ${page + 1} is about shingle number${page + 1}.`)
    const document = await uploadDocument(client, {
      filename: 'a.pdf',
      contentType: 'application/pdf',
      content: pdf(pages),
    })
    expect((await jobOf(document.id)).step).toBe(3)
    const [result] = await search(client, 'number44')
    expect(result?.page).toBe(44)
  })

  it('reads a table in more than one step, and finds each line', async () => {
    const client = await signedIn()
    const rows = Array.from({ length: 10_000 }, (_, row) => `part${row},${row * 3}`)
    const file = { filename: 'parts.csv', contentType: 'text/csv', content: rows.join('\n') }
    const document = await uploadDocument(client, file)
    expect(document.status).toBe('ready')
    expect((await jobOf(document.id)).step).toBeGreaterThan(1)
    for (const word of ['part0', 'part4999', 'part9999']) expect(await search(client, word)).not.toEqual([])
  })

  it('saves a megabyte in fewer than 20 steps of at most five statements, without losing any', async () => {
    const client = await signedIn()
    const words = Array.from({ length: 130_000 }, (_, n) => (n % 12 === 11 ? `w${n}.` : `w${n}`))
    const content = words.join(' ').slice(0, 1_000_000)
    const session = Object.getPrototypeOf(directory.withSession('first-primary'))
    const { batch } = session
    let most = 0
    // Other work may run in the same runtime.
    const isOfPassages = ({ statement }: { statement: string }) => statement.includes('passages')
    session.batch = function (list: { statement: string }[]) {
      if (list.some(isOfPassages)) most = Math.max(most, list.length)
      return batch.call(this, list)
    }
    const document = await uploadDocument(client, textFile(content))
    session.batch = batch
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(5)
    expect((await jobOf(document.id)).step).toBeLessThan(20)
    const rows = await d1
      .prepare('select body from passages where document_id = ? order by step, position')
      .bind(document.id)
      .all<{ body: string }>()
    const seen = new Set(rows.results.flatMap(({ body }) => body.split(/\s+/)))
    expect(content.split(' ').filter((word) => !seen.has(word))).toEqual([])
    for (const { body } of rows.results) expect(body.length).toBeLessThanOrEqual(1300)
  })

  it('leaves one set of passages however often a message arrives, even at once', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    await reprocess(client, document.path)
    const job = await jobOf(document.id)
    await Promise.all([1, 2, 3].map(() => readDocument(workIn(envOf(job.documentId)), job, loadPdf)))
    await readDocument(workIn(envOf(job.documentId)), job, loadPdf)
    const count = d1.prepare('select count(*) as count from passages where document_id = ?').bind(document.id)
    expect(await count.first('count')).toBe(1)
    expect(await search(client, 'eaves')).toHaveLength(1)
  })

  it('rejects a file that was replaced after it was confirmed', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    const row = d1.prepare('select storage_key from documents where id = ?').bind(document.id)
    await put((await row.first<string>('storage_key')) ?? '', textFile('Ice shield along the EAVES.'))
    await reprocess(client, document.path)
    await readAll(document.id)
    const { status, failureReason } = (await client.get(document.path)).body.document
    expect([status, failureReason]).toEqual(['failed', 'The file was replaced or removed after it was confirmed.'])
    expect((await client.get(`${document.path}/download`)).status).toBe(409)
  })

  it('is resumed by the schedule, and closed when the queue gave up', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    await reprocess(client, document.path)
    const sent: unknown[] = []
    const JOBS = {
      sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages.map(({ body }) => body)),
    }
    await takeUpDue({ ...env, JOBS } as unknown as Env, [readDocumentJob(loadPdf)], Date.now() + 61_000)
    const job = await jobOf(document.id)
    expect(sent).toContainEqual({ ...job, shard: client.caller.shard })
    await giveUpReading(workIn(envOf(job.documentId)), job)
    const closed = (await client.get(document.path)).body.document
    expect([closed.status, closed.failureReason]).toEqual(['failed', expect.stringContaining('tried several times')])
  })
})

/** Sets a run that no queued message belongs to. */
const setBack = (id: string, step: number, cursor: object | null) =>
  d1.batch([
    d1.prepare('delete from passages where document_id = ?').bind(id),
    d1
      .prepare(
        `update documents set status = 'processing', run = 'interrupted', step = ?, cursor = ?, text_bytes = 0 where id = ?`,
      )
      .bind(step, cursor && JSON.stringify(cursor), id),
  ])

describe('text limits', () => {
  it('fail a document that would exceed the organization’s limit, and read it once others are deleted', async () => {
    const client = await signedIn()
    const first = await uploadDocument(client, textFile('x'.repeat(600)))
    const second = await uploadDocument(client, textFile('y'.repeat(600)))
    const read = async () => {
      await reprocess(client, second.path)
      await readDocument(
        workIn(envOf(second.id, { KB_TEXT_BYTES_PER_ORGANIZATION: 1000 })),
        await jobOf(second.id),
        loadPdf,
      )
      return (await client.get(second.path)).body.document
    }
    expect(await read()).toMatchObject({
      status: 'failed',
      failureReason: 'All documents together have more than 0.001 MB of text. Delete some first.',
    })
    await client.delete(first.path)
    expect(await read()).toMatchObject({ status: 'ready' })
  })

  it('leave the rest of a long document to another message after ten seconds', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile('roof '.repeat(50_000)))
    await setBack(document.id, 0, null)
    const sent: unknown[] = []
    const JOBS = { send: async (message: unknown) => void sent.push(message) }
    let time = 0
    const job = await jobOf(document.id)
    await readDocument(workIn(envOf(job.documentId, { JOBS })), job, loadPdf, () => (time += 3000))
    const { step } = await jobOf(document.id)
    expect(sent).toEqual([{ ...job, step, shard: client.caller.shard }])
    expect(step).toBeGreaterThan(0)
    expect((await client.get(document.path)).body.document.status).toBe('processing')
  })

  it('let a message resume an interrupted document after a minute, and never beside one that is running', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile('roof '.repeat(50_000)))
    const { step: whole } = await jobOf(document.id)
    await setBack(document.id, 0, null)
    const job = await jobOf(document.id)
    await setBack(document.id, 1, { at: 60_000, heading: null })
    await readDocument(workIn(envOf(job.documentId)), job, loadPdf)
    expect((await jobOf(document.id)).step).toBe(1)
    await readDocument(workIn(envOf(job.documentId)), job, loadPdf, () => Date.now() + 61_000)
    expect((await jobOf(document.id)).step).toBe(whole)
    expect((await client.get(document.path)).body.document.status).toBe('ready')
  })
})

describe('many short passages', () => {
  const file = {
    filename: 'a.md',
    contentType: 'text/markdown',
    content: Array.from({ length: 450 }, (_, n) => `# Part ${n}\n\nroof\n`).join(''),
  }

  it('are saved 200 at a time, because each is indexed under its title and heading', async () => {
    const client = await signedIn()
    const { id, status } = await uploadDocument(client, file)
    expect([status, await passagesOfSteps(id)]).toEqual(['ready', [200, 200, 50]])
  })

  it('each exist once after a message was interrupted between two batches', async () => {
    const client = await signedIn()
    const { id, path } = await uploadDocument(client, file)
    await setBack(id, 1, { at: 0, heading: null, saved: 200 })
    await readDocument(workIn(envOf(id)), await jobOf(id), loadPdf)
    expect((await client.get(path)).body.document.status).toBe('ready')
    expect(await passagesOfSteps(id)).toEqual([200, 50])
  })

  it('count as at least 200 bytes each', async () => {
    const client = await signedIn()
    const { id, path } = await uploadDocument(client, file)
    await setBack(id, 0, null)
    await readDocument(workIn(envOf(id, { KB_TEXT_BYTES_PER_ORGANIZATION: 80_000 })), await jobOf(id), loadPdf)
    expect((await client.get(path)).body.document.failureReason).toContain('more than 0.08 MB of text')
  })
})

describe('the letters of a PDF', () => {
  it('come from the names in an embedded Type 1 font when the PDF names none', async () => {
    const program =
      '%!PS-AdobeFont-1.0: X\n/Encoding 256 array\ndup 1 /e put\ndup 2 /a put\ndup 3 /v put\ndup 4 /s put\nreadonly def\ncurrentfile eexec\n'
    const content = pageOf(
      stream('BT /F2 12 Tf (\x01\x02\x03\x01\x04) Tj ET'),
      '/Font<</F2 6 0 R>>',
      '<</Type/Font/Subtype/Type1/BaseFont/X/FirstChar 1/LastChar 4/Widths[500 500 500 500]/FontDescriptor 7 0 R>>',
      '<</Type/FontDescriptor/FontName/X/Flags 4/FontFile 8 0 R>>',
      stream(`${program}${'0'.repeat(512)}`, `/Length1 ${program.length}/Length2 512/Length3 0`),
    )
    const client = await signedIn()
    await uploadDocument(client, content)
    expect(await search(client, 'eaves')).toHaveLength(1)
  })
})

async function passagesOfSteps(documentId: string) {
  const query = 'select count(*) as count from passages where document_id = ? group by step order by step'
  const { results } = await d1.prepare(query).bind(documentId).all<{ count: number }>()
  return results.map(({ count }) => count)
}

describe('a document', () => {
  it('can be renamed, and is found under its new name', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    expect((await client.patch(document.path, { displayName: 'Gutter handbook' })).body.document.displayName).toBe(
      'Gutter handbook',
    )
    await readAll(document.id)
    expect(await search(client, 'gutter')).toMatchObject([{ documentId: document.id, displayName: 'Gutter handbook' }])
    expect((await client.patch(document.path, { displayName: ' ' })).status).toBe(400)
  })

  it('is downloaded from a presigned URL', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    const answer = await client.get(`${document.path}/download`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/\/kb\/.*X-Amz-Signature=/)
  })

  it('is deleted with its file, its text and its index entries', async () => {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    expect((await client.delete(document.path)).body).toEqual({ success: true })
    expect((await client.get(document.path)).status).toBe(404)
    expect(await search(client, 'eaves')).toEqual([])
    expect((await env.FILES.list({ prefix: `kb/${client.organizationId}/` })).objects).toEqual([])
    const left = d1.prepare('select count(*) as count from passages where document_id = ?').bind(document.id)
    expect(await left.first('count')).toBe(0)
  })

  it('can’t be reached by another organization', async () => {
    const owner = await signedIn()
    const stranger = await signedIn('Another company')
    const { path } = await uploadDocument(owner, textFile())
    const answers = [
      await stranger.get(path),
      await stranger.patch(path, { displayName: 'Mine' }),
      await stranger.get(`${path}/download`),
      await stranger.post(`${path}/reprocess`),
      await stranger.delete(path),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404])
    expect(await search(stranger, 'eaves')).toEqual([])
    expect(await search(owner, 'eaves')).toHaveLength(1)
  })
})

describe('search', () => {
  it('ranks a hit in the title above one in a heading, and that above one in the text', async () => {
    const client = await signedIn()
    const filler = 'Other words fill this passage so that all are alike in length.'
    await uploadDocument(client, { ...textFile(`A word about gutters. ${filler}`, 'one.txt') })
    await uploadDocument(client, {
      filename: 'two.md',
      contentType: 'text/markdown',
      content: `# Gutters\n\nA word about rain. ${filler}`,
    })
    await uploadDocument(client, { ...textFile(`A word about rain. ${filler}`, 'three.txt'), displayName: 'Gutters' })
    const results = await search(client, 'gutters')
    expect(results.map((result) => result.displayName)).toEqual(['Gutters', 'two.md', 'one.txt'])
    expect(results[0]?.score).toBeGreaterThan(results[1]?.score ?? 0)
  })

  it('matches other forms of a word, and the beginning of the last word', async () => {
    const client = await signedIn()
    await uploadDocument(client, textFile('The shingles were leaking near the chimney.'))
    for (const q of ['leaks', 'shingle', 'leaked chim', 'CHIMNEY']) expect(await search(client, q)).toHaveLength(1)
    expect(await search(client, 'himney')).toEqual([])
    expect((await search(client, 'leaks'))[0]?.snippet).toContain('<mark>leaking</mark>')
  })

  it.each([
    '"',
    "'",
    '*',
    'AND',
    'OR NOT',
    'NEAR(',
    'title:x',
    '(((',
    '🏠',
    '-',
    'a"b*c',
    '\\',
    '%',
    '^x',
    '{heading} : y',
  ])('accepts %s', async (q) => {
    const client = await signedIn()
    await uploadDocument(client, textFile())
    const answer = await client.get(`/api/company/kb/search?q=${encodeURIComponent(q)}`)
    expect([answer.status, Array.isArray(answer.body.results)]).toEqual([200, true])
  })

  it('accepts 10,000 characters and no more', async () => {
    const client = await signedIn()
    await uploadDocument(client, textFile())
    expect(await search(client, `eaves ${'x '.repeat(4997)}`)).toHaveLength(1)
    expect((await client.get(`/api/company/kb/search?q=${'x'.repeat(10_001)}`)).status).toBe(400)
  })

  it('escapes the document’s text, and highlights only the hit', async () => {
    const client = await signedIn()
    await uploadDocument(client, textFile('<img src=x onerror=alert(1)> & an <b>eaves</b> trough'))
    const [result] = await search(client, 'trough')
    expect(result?.snippet).toBe(
      '&lt;img src=x onerror=alert(1)&gt; &amp; an &lt;b&gt;eaves&lt;/b&gt; <mark>trough</mark>',
    )
  })

  it('finds words in other scripts', async () => {
    const client = await signedIn()
    await uploadDocument(client, textFile('Dachüberstand prüfen. Крыша протекает. 屋根 が 漏れる。 سقف'))
    for (const q of ['dachuberstand', 'Крыша', '屋根', 'سقف'])
      expect([q, await search(client, q)]).toEqual([q, [expect.anything()]])
  })

  it('returns as many hits as requested, in one round trip', async () => {
    const client = await signedIn()
    await uploadDocument(client, textFile(Array.from({ length: 40 }, () => `Roof. ${'word '.repeat(100)}`).join('\n')))
    expect(await search(client, 'roof', '&limit=3')).toHaveLength(3)
    await expect.poll(async () => trips(await client.get('/api/auth/me'))).toBe(0)
    expect(trips(await client.get('/api/company/kb/search?q=roof'))).toBe(1)
    expect((await client.get('/api/company/kb/search?q=roof&limit=51')).status).toBe(400)
    expect((await client.get('/api/company/kb/search')).status).toBe(400)
  })
})

describe('a document of many passages', () => {
  const passagesOf = (documentId: string) =>
    d1.prepare('select count(*) as n from passages where document_id = ?').bind(documentId).first('n')

  /** This has more passages than one statement can insert. */
  async function newLargeDocument() {
    const client = await signedIn()
    const document = await uploadDocument(client, textFile())
    await d1
      .prepare(
        `with recursive series(n) as (select 1 union all select n + 1 from series where n < 450)
       insert into passages (document_id, organization_id, step, position, heading, body)
       select ?, ?, 1000, n, null, 'One of many' from series`,
      )
      .bind(document.id, client.organizationId)
      .run()
    return { client, document }
  }

  it('is deleted in parts, with all its passages', async () => {
    const { client, document } = await newLargeDocument()
    const deleted = await client.delete(document.path)
    expect([deleted.status, await passagesOf(document.id)]).toEqual([200, 0])
    expect((await client.get(document.path)).status).toBe(404)
    expect((await client.delete(document.path)).status).toBe(404)
  })

  it('has only the new passages after it is read again', async () => {
    const { client, document } = await newLargeDocument()
    await reprocess(client, document.path)
    await readAll(document.id)
    expect(await passagesOf(document.id)).toBe(1)
  })

  it('keeps the new passages while a second message still removes old ones', async () => {
    const { client, document } = await newLargeDocument()
    await reprocess(client, document.path)
    const { run, step } = await jobOf(document.id)
    await readAll(document.id)
    expect(await passagesOf(document.id)).toBe(1)
    await clearPassages(workIn(envOf(document.id)), { id: document.id, run, step, status: 'processing' })
    expect(await passagesOf(document.id)).toBe(1)
  })

  it('keeps no passages if reading it failed', async () => {
    const { client, document } = await newLargeDocument()
    await reprocess(client, document.path)
    await giveUpReading(workIn(envOf(document.id)), await jobOf(document.id))
    expect([(await client.get(document.path)).body.document.status, await passagesOf(document.id)]).toEqual([
      'failed',
      0,
    ])
  })
})
