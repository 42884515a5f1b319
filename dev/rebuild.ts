import { parseArgs } from 'node:util'
import { ask, environmentOf, type Row } from './ask-database.ts'
import { shardsOf } from './databases.ts'

/** Deleted data come first, so that a link to something deleted stops working soon. */
const parts = ['deleted presentations', 'deleted decks', 'decks', 'presentations', 'organizations']
const usage = 'Usage: npm run rebuild -- --kv|--vectors [--env production | --persist-to DIRECTORY]'
const pollMilliseconds = 5000

const { isOfVectors, place } = readOptions()
const shards = shardsOf(environmentOf(place)).map(({ binding }) => binding)

/** The jobs Worker does the work, so that all of it happens near the databases and with the Worker's own code. */
if (isOfVectors) {
  await askEach(`update documents set embed_at = 0, embedded_to = 0 where status = 'ready'`)
  console.log(
    'Begun. The schedule takes it up within a minute, where EMBEDDINGS is not none; until then words are searched.',
  )
  await watch(
    'select count(*) as done from documents where embed_at is not null',
    'Done: every passage has a new embedding.',
  )
} else {
  // This makes the shard sizes due, and with them KV is told which companies have left a shard.
  await ask(place, 'DIRECTORY', 'update shards set updated_at = 0')
  await askEach(`insert or replace into rebuilds (part) values ${parts.map((part) => `('${part}')`).join(', ')}`)
  console.log('Begun. The schedule takes it up within a minute; what is not published yet is answered by D1 meanwhile.')
  await watch('select part, done from rebuilds order by part', 'Done: KV is rebuilt.')
}

async function watch(sql: string, whenDone: string) {
  for (let told = ''; ; ) {
    const rows = (await askEach(sql)).filter(({ part, done }) => part !== undefined || Number(done) > 0)
    const state = rows.map(
      ({ shard, part, done }) => `${shard}: ${part ? `${part} ${done}` : `${done} documents are left`}`,
    )
    const words = state.join(', ') || whenDone
    if (words !== told) console.log(words)
    told = words
    if (!rows.length) return
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        kv: { type: 'boolean' },
        vectors: { type: 'boolean' },
        env: { type: 'string' },
        'persist-to': { type: 'string' },
      },
    })
    if (Boolean(values.kv) === Boolean(values.vectors)) throw new Error('Say what to rebuild: --kv or --vectors.')
    const { env, vectors: isOfVectors = false, 'persist-to': directory = '.wrangler/state' } = values
    return { isOfVectors, place: env ? { environment: env } : { directory } }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}

async function askEach(sql: string): Promise<({ shard: string } & Row)[]> {
  const answers: ({ shard: string } & Row)[] = []
  for (const shard of shards) answers.push(...(await ask(place, shard, sql)).map((row) => ({ shard, ...row })))
  return answers
}
