import { register } from './account.ts'
import type { Site } from './site.ts'

/** This writes straight into D1, because the API would take minutes; the ids belong to the one open shard. */
export async function ownerOf(site: Site, decks: number, slidesEach = 0) {
  const { cookie, organizationId } = await register(site)
  const now = Date.now()
  await site.database
    .prepare(
      `insert into decks (id, organization_id, name, is_active, metadata, created_at, updated_at)
       select printf('00%06x', (? + value) % 0x1000000) || substr(${uuid}, 9), ?, 'Deck ' || value, 1, '{"deckContext":null}', ? + value, ? from (${series})`,
    )
    .bind(Math.floor(Math.random() * 0x1000000), organizationId, now, now, decks)
    .run()
  for (let place = 0; place < slidesEach; place++)
    await site.database
      .prepare(
        `insert into slides (id, deck_id, organization_id, slide_id, slide_type, title, bullets, narration_script,
           order_index, created_at, updated_at)
         select ${uuid}, decks.id, organization_id, ?, 'standard', 'What we found', '["One","Two","Three"]',
           ?, ?, ?, ?
         from decks where organization_id = ?`,
      )
      .bind(
        `slide-${place + 1}`,
        'Hello {{first_name}}, this is the roof of {{address|your home}}. '.repeat(8),
        place,
        now,
        now,
        organizationId,
      )
      .run()
  const { results } = await site.database
    .prepare('select id from decks where organization_id = ?')
    .bind(organizationId)
    .all<{ id: string }>()
  return { headers: { cookie }, organizationId, deckIds: results.map(({ id }) => id) }
}

const series =
  'with recursive series(value) as (select 1 union all select value + 1 from series where value < ?) select value from series'
const uuid = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-400' || substr(hex(randomblob(1)), 2)
  || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`
