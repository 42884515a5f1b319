import { parseArgs } from 'node:util'
import { mayGoBack } from '../src/account/shards/may-go-back.ts'
import { closingShardBytes } from '../src/core/limits.ts'
import { ask, environmentOf } from './ask-database.ts'
import { shardsOf } from './databases.ts'

const usage = `Usage: npm run shards -- COMMAND [--remote [--env production] | --persist-to DIRECTORY]
  status                       how full each shard is, what moves, and what stayed and why
  add                          what to write and to do for one more
  move ORGANIZATION SHARD      moves a company, whose writes wait for seconds
  back ORGANIZATION            takes that back, while it still can be
  drain SHARD                  closes a shard, and moves every company away, one after another`
const pollMilliseconds = 5000

const { command, values, place } = readArguments()
const names = shardsOf(environmentOf(place)).map(({ binding }) => binding.slice('SHARD_'.length).toLowerCase())

try {
  await commands()[command]?.()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function commands(): Record<string, () => Promise<unknown>> {
  const [first = '', second = ''] = values
  return {
    status,
    add: async () => add(),
    move: () => move(organizationOf(first), shardOf(second)),
    back: () => back(organizationOf(first)),
    drain: () => drain(shardOf(first)),
  }
}

function readArguments() {
  try {
    const { values: options, positionals } = parseArgs({
      allowPositionals: true,
      options: { remote: { type: 'boolean' }, env: { type: 'string' }, 'persist-to': { type: 'string' } },
    })
    const [command = '', ...values] = positionals
    const most = { status: 0, add: 0, move: 2, back: 1, drain: 1 }[command]
    if (values.length !== most) throw new Error('That is no command, or something is missing.')
    const place = options.remote
      ? { environment: options.env ?? 'production' }
      : { directory: options['persist-to'] ?? '.wrangler/state' }
    return { command, values, place }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}

function organizationOf(value: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) throw new Error(`${value} is no id of a company.`)
  return value
}

function shardOf(value: string) {
  if (!names.includes(value)) throw new Error(`There is no shard ${value}; there are ${names.join(', ')}.`)
  return value
}

function askDirectory(sql: string) {
  return ask(place, 'DIRECTORY', sql)
}

async function fillOf() {
  const rows = await askDirectory(`select name, is_open, bytes, 0 as companies from shards
    union all select shard, null, null, count(*) from companies group by shard`)
  return names.map((name) => {
    const own = rows.filter((row) => row.name === name)
    const sum = (column: string) => own.reduce((total, row) => total + Number(row[column] ?? 0), 0)
    const isOpen = own.every((row) => row.is_open !== 0)
    return {
      name,
      bytes: sum('bytes'),
      companies: sum('companies'),
      isOpen: isOpen && sum('bytes') < closingShardBytes,
    }
  })
}

async function status() {
  for (const { name, bytes, companies, isOpen } of await fillOf())
    console.log(
      `${name}: ${(bytes / 1e9).toFixed(3)} GB, ${companies} ${companies === 1 ? 'company' : 'companies'}, ${isOpen ? 'open' : 'closed'} to new ones`,
    )
  const moving = await askDirectory(
    `select * from moves where due_at is not null or (phase = 'stayed' and problem is not null)`,
  )
  for (const { organization_id, from_shard, to_shard, phase, problem } of moving)
    console.log(`${organization_id}: ${from_shard} → ${to_shard}, ${phase}${problem ? ` (${problem})` : ''}`)
}

/** Four places change, because wrangler inherits no bindings; Cloudflare assigns the ids of new databases. */
function add() {
  const number = shardsOf('production').length
  const name = number.toString(16).padStart(2, '0')
  const block = (section: string, id: string) => `[[${section}d1_databases]]
binding = "SHARD_${name.toUpperCase()}"
database_name = "porchlight-${name}"
database_id = "${id}"
migrations_dir = "drizzle/shard"
migrations_pattern = "drizzle/shard/*_*.sql"
`
  console.log(`1. npx wrangler d1 create porchlight-${name}

2. In wrangler.toml and in wrangler.jobs.toml, after the last shard, with the id that it printed:

${block('env.production.', '…')}
   and, if it is to be there locally as well:

${block('', `00000000-0000-0000-0000-${String(number + 1).padStart(12, '0')}`)}
3. npm run types, then npm run deploy: it migrates the database, and new companies go there first, because it is the least filled.`)
}

async function begin(organizationId: string, shard: string) {
  const now = Date.now()
  const begun = await askDirectory(`insert into moves
      (organization_id, from_shard, to_shard, phase_at, due_at, created_at, updated_at)
    select id, shard, '${shard}', ${now}, ${now}, ${now}, ${now} from companies
    where id = '${organizationId}' and shard <> '${shard}'
    on conflict (organization_id) do update set from_shard = excluded.from_shard, to_shard = excluded.to_shard,
      phase = 'begin', cursor = 0, walked_to = null, tries = 0, fenced_at = null, failures = 0, problem = null, lease_id = null,
      phase_at = ${now}, due_at = ${now}, updated_at = ${now}
    where moves.due_at is null
    returning phase`)
  if (!begun.length) throw new Error('There is no such company, or it is there already, or it is on its way.')
}

async function move(organizationId: string, shard: string) {
  await begin(organizationId, shard)
  console.log(`${organizationId}: the schedule takes it up within a minute, and goes on if this command ends.`)
  if ((await follow(organizationId)) !== 'moved') throw new Error('The company stayed where it was.')
}

async function follow(organizationId: string) {
  for (let told = ''; ; ) {
    const [row = {}] = await askDirectory(`select * from moves where organization_id = '${organizationId}'`)
    const state = `${organizationId}: ${row.phase}${row.problem ? ` (${row.problem})` : ''}`
    if (state !== told) console.log(state)
    told = state
    if (row.due_at === null || row.due_at === undefined) return row.phase
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

async function back(organizationId: string) {
  const now = Date.now()
  const told = await askDirectory(`update moves set phase = 'back', cursor = 0, walked_to = null, updated_at = ${now},
      due_at = case when lease_id is null then ${now} else due_at end
    where organization_id = '${organizationId}' and due_at is not null
      and phase in (${mayGoBack.map((phase) => `'${phase}'`).join(', ')}) returning phase`)
  if (!told.length) throw new Error('It does not move, or is too far on its way to go back: move it once more.')
  await follow(organizationId)
}

async function drain(shard: string) {
  await askDirectory(`insert into shards (name, is_open, bytes, updated_at) values ('${shard}', 0, 0, 0)
    on conflict (name) do update set is_open = 0`)
  for (;;) {
    const [company] = await askDirectory(
      `select id from companies where shard = '${shard}' and state = 'active' order by id limit 1`,
    )
    if (!company) break
    const others = (await fillOf()).filter(({ name, isOpen }) => isOpen && name !== shard)
    const target = others.toSorted((a, b) => a.bytes - b.bytes || a.companies - b.companies)[0]
    if (!target) throw new Error('No other shard is open.')
    await move(String(company.id), target.name)
  }
  const [closed] = await askDirectory(`select id from companies where shard = '${shard}' limit 1`)
  if (closed)
    return console.log(`${shard} has only companies left that are to be deleted, and will be empty without them.`)
  console.log(`${shard} is empty. Leave it bound: links that were made there ask it where their company went.`)
}
