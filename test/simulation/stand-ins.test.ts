import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, describe, expect, it } from 'vitest'
import { Faults } from './faults'
import { Random } from './random'
import { d1Of, Sqlite } from './stores/d1'
import { KeyValues, kvOf } from './stores/kv'
import { Objects, r2Of } from './stores/r2'
import type { Call } from './world'

/** The stand-ins, without any fault, are compared with the real ones. */
const clock = { now: Date.now() }
const call: Call = async (_kind, _what, run) => run()
const faults = new Faults(new Random('none'), clock, 0, 0)

const real = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: ['DB'],
    kvNamespaces: ['KV'],
    r2Buckets: ['R2'],
  }),
)
afterAll(() => real.dispose())

const outcomeOf = async (work: () => Promise<unknown>) => {
  try {
    return await work()
  } catch (error) {
    return String(error).replace(/^.*?D1_ERROR/, 'D1_ERROR')
  }
}

describe('the D1 stand-in', () => {
  const databases = async () => [
    d1Of(new Sqlite('DB', new Random('d1'), clock), call),
    (await real.getD1Database('DB')) as unknown as D1Database,
  ]

  const make = 'create table if not exists things (id text primary key, size integer, data text) strict'
  const works: [string, (db: D1Database) => Promise<unknown>][] = [
    [
      'rows as objects and as arrays',
      async (db) => {
        const inserted = db.prepare('insert into things values (?, ?, ?) returning id, size')
        const { results } = await inserted.bind('z', 1, '{"b":[1,2]}').run()
        const raw = await db.prepare('select id, size, data -> ? as b from things').bind('b').raw({ columnNames: true })
        return [results, raw, await db.prepare('select * from things where id = ?').bind('none').first()]
      },
    ],
    [
      'how many rows a statement changed, in a batch and alone',
      async (db) => {
        const add = (id: string) => db.prepare('insert or ignore into things values (?, 1, null)').bind(id)
        const all = await db.batch([
          add('a'),
          add('b'),
          db.prepare('update things set size = 2'),
          db.prepare('select 1'),
        ])
        return [...all, await add('c').run()].map(({ meta }) => meta.changes)
      },
    ],
    [
      'what a batch that fails leaves',
      async (db) => {
        const add = (id: string) => db.prepare('insert into things values (?, 1, null)').bind(id)
        const refused = await outcomeOf(() => db.batch([add('x'), add('a')]))
        return [
          /UNIQUE constraint failed: things.id/.test(String(refused)),
          await db
            .prepare('select id from things order by id')
            .all()
            .then(({ results }) => results),
        ]
      },
    ],
    [
      'how values are stored',
      async (db) => {
        const types = 'select typeof(?1) as a, typeof(?2) as b, typeof(?3) as c, typeof(?4) as d, ?1 || ?2 as e'
        return db.prepare(types).bind(1, 1.5, true, null).first()
      },
    ],
    [
      'too many values',
      async (db) => {
        const many = Array.from({ length: 101 }, (_, at) => at)
        const outcome = await outcomeOf(() =>
          db
            .prepare(`select ${many.map(() => '?').join(', ')}`)
            .bind(...many)
            .run(),
        )
        return /too many SQL variables/.test(String(outcome))
      },
    ],
    [
      'full text',
      async (db) => {
        await db.prepare("create virtual table if not exists words using fts5 (text, tokenize = 'unicode61')").run()
        await db.prepare('insert into words values (?), (?)').bind('A slate roof', 'A gutter').run()
        return (await db.prepare("select text from words where words match 'slate'").all()).results
      },
    ],
  ]

  it.each(works)('answers like D1: %s', async (_, work) => {
    const [standIn, binding] = await Promise.all(
      (await databases()).map(async (db) => {
        await db.prepare(make).run()
        await db.prepare('delete from things').run()
        await db.prepare("insert into things values ('a', 1, null)").run()
        await db.prepare("delete from things where id <> 'a'").run()
        return outcomeOf(() => work(db))
      }),
    )
    expect(standIn).toEqual(binding)
  })
})

describe('the KV stand-in', () => {
  it('answers like KV', async () => {
    const work = async (kv: KVNamespace) => {
      await kv.put('one', '{"a":1}', { metadata: { v: 2 } })
      await kv.put('two', 'plain')
      const many = (await kv.get(['one', 'none'])) as Map<string, string | null>
      await kv.delete('two')
      return [
        await kv.get('one', 'json'),
        await kv.getWithMetadata('one').then(({ value, metadata }) => [value, metadata]),
        [...many],
        await kv.get('two'),
        (await kv.list({ prefix: 'o' })).keys.map(({ name }) => name),
      ]
    }
    const standIn = await work(kvOf(new KeyValues(clock), call, faults))
    expect(standIn).toEqual(await work((await real.getKVNamespace('KV')) as unknown as KVNamespace))
  })
})

describe('the R2 stand-in', () => {
  it('answers like R2', async () => {
    const work = async (bucket: R2Bucket) => {
      await bucket.put('a/one', 'hello there', {
        httpMetadata: { contentType: 'text/plain' },
        customMetadata: { by: 'me' },
      })
      await bucket.put('a/two', new Uint8Array([1, 2, 3]))
      const whole = await bucket.get('a/one')
      const part = await bucket.get('a/one', { range: { offset: 6, length: 5 } })
      const listed = await bucket.list({ prefix: 'a/', limit: 1 })
      await bucket.delete(['a/two'])
      return [
        [whole?.size, whole?.etag, whole?.httpMetadata?.contentType, whole?.customMetadata, await whole?.text()],
        await part?.text(),
        [listed.objects.map(({ key }) => key), listed.truncated],
        await bucket.head('a/two'),
        await bucket.get('a/none'),
      ]
    }
    const standIn = await work(r2Of(new Objects(), call, clock))
    expect(standIn).toEqual(await work((await real.getR2Bucket('R2')) as unknown as R2Bucket))
  })
})
