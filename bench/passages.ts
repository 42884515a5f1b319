import { prefixWords, wordPrefixOf } from '../src/answers/knowledge/words.ts'
import { newId } from '../src/core/database/shards.ts'
import { register } from './account.ts'
import type { Site } from './site.ts'

const rare = Array.from({ length: 5000 }, (_, n) => `word${n}`)
const words = ['the', 'roof', 'price', 'leak', 'warranty', 'ice', 'shield', 'shingle', ...rare]

/** Returns the same text for the same seed; like language, it has a few frequent words and many rare ones. */
function text(seed: number) {
  let state = seed + 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: 120 }, () => words[Math.floor(words.length * next() ** 3)]).join(' ')
}

const strangers = new WeakMap<Site, number>()

/**
 * Creates organizations with a document of 500 passages each, and signs in the last one's owner; rows on one site share
 * the others.
 */
export async function readersOf(site: Site, organizations: number) {
  const known = strangers.get(site) ?? 0
  for (let count = known + 1; count < organizations; count++) await fill(site, await otherOrganization(site))
  strangers.set(site, Math.max(known, organizations - 1))
  const { cookie, organizationId } = await register(site)
  await fill(site, organizationId)
  return { headers: { cookie } }
}

async function otherOrganization(site: Site) {
  const id = newId('00')
  await site.database
    .prepare(
      'insert into organizations (id, name, allowed_embed_origins, created_at, updated_at) values (?, ?, ?, 0, 0)',
    )
    .bind(id, 'Stranger', '[]')
    .run()
  return id
}

const texts = Array.from({ length: 500 }, (_, position) => text(position))

/** All have the same words, which is fine because each organization has its own prefix in the index. */
async function fill(site: Site, organizationId: string) {
  const prefix = wordPrefixOf(organizationId)
  const documentId = newId('00')
  const passages = texts.map((text, position) => ({ position, text }))
  const prefixed = passages.map(({ position, text }) => ({ position, text: prefixWords(text, prefix) }))
  await site.database.batch([
    site.database
      .prepare(
        `insert into documents (id, organization_id, filename, display_name, type, content_type, size_bytes, storage_key,
           status, step, created_at, updated_at, expires_at)
         values (?, ?, 'guide.txt', 'Guide', 'txt', 'text/plain', 1, ?, 'ready', 1, 0, 0, 0)`,
      )
      .bind(documentId, organizationId, `kb/${organizationId}/${documentId}/guide.txt`),
    site.database
      .prepare(
        `insert into passages (document_id, organization_id, step, position, body)
         select ?, ?, 0, value ->> 'position', value ->> 'text' from json_each(?)`,
      )
      .bind(documentId, organizationId, JSON.stringify(passages)),
    site.database
      .prepare(
        `insert into passage_index (rowid, title, heading, body)
         select passages.id, ?, '', value ->> 'text' from json_each(?)
         cross join passages on passages.document_id = ? and passages.step = 0 and passages.position = value ->> 'position'`,
      )
      .bind(prefixWords('Guide', prefix), JSON.stringify(prefixed), documentId),
  ])
}
