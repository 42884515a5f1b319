import { parseArgs } from 'node:util'
import { shardsOf } from './databases.ts'
import { wrangler } from './wrangler.ts'

/** What is to go comes first, so that a link to something undone is dead soon. */
const parts = ['deleted presentations', 'deleted decks', 'decks', 'presentations', 'organizations']
const usage = 'Usage: npm run rebuild -- --kv|--vectors [--env production | --persist-to DIRECTORY]'
const pollMilliseconds = 5000

const { isOfVectors, env, where } = readOptions()
const shards = shardsOf(env).map(({ binding }) => binding)

/** The Worker of the jobs does the work, so that all of it happens beside the databases and with the Worker's own code. */
if (isOfVectors) {
  await askEach(`update documents set embed_at = 0, embedded_to = 0 where status = 'ready'`)
  console.log(
    'Begun. The schedule takes it up within a minute, where EMBEDDINGS is not none; until then words are searched.',
  )
  await watch(
    'select count(*) as done from documents where embed_at is not null',
    'Done: each passage is embedded anew.',
  )
} else {
  await askEach(`insert or replace into rebuilds (part) values ${parts.map((part) => `('${part}')`).join(', ')}`)
  console.log('Begun. The schedule takes it up within a minute; what is not published yet is answered by D1 meanwhile.')
  await watch('select part, done from rebuilds order by part', 'Done: KV is made anew.')
}

async function watch(sql: string, whenDone: string) {
  for (let told = ''; ; ) {
    const rows = (await askEach(sql)).filter(({ part, done }) => part !== undefined || done > 0)
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
    if (Boolean(values.kv) === Boolean(values.vectors))
      throw new Error('Say what is to be made anew: --kv or --vectors.')
    const { env, vectors: isOfVectors = false, 'persist-to': directory = '.wrangler/state' } = values
    return { isOfVectors, env, where: env ? ['--remote', '--env', env] : ['--local', '--persist-to', directory] }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}

type Row = { part?: string; done: number }

async function askEach(sql: string): Promise<(Row & { shard: string })[]> {
  const answers: (Row & { shard: string })[] = []
  for (const shard of shards) answers.push(...(await ask(shard, sql)).map((row) => ({ shard, ...row })))
  return answers
}

async function ask(shard: string, sql: string): Promise<Row[]> {
  const output = await wrangler('d1', 'execute', shard, ...where, '--json', '--yes', '--command', sql)
  const [answers = '[]'] = /^\[$[\s\S]*^\]$/m.exec(output) ?? []
  const [answer] = JSON.parse(answers) as { results?: Row[] }[]
  return answer?.results ?? []
}
