import { parseArgs } from 'node:util'
import { wrangler } from './wrangler.ts'

/** What is to go comes first, so that a link to something undone is dead soon. */
const parts = ['deleted presentations', 'deleted decks', 'decks', 'presentations', 'organizations']
const usage = 'Usage: npm run rebuild -- --kv [--env production | --persist-to DIRECTORY]'
const pollMilliseconds = 5000

const database = readDatabase()

/** The Worker of the jobs does the work, so that all of it happens beside the database and with the Worker's own code. */
await ask(`insert or replace into rebuilds (part) values ${parts.map((part) => `('${part}')`).join(', ')}`)
console.log('Begun. The schedule takes it up within a minute; what is not published yet is answered by D1 meanwhile.')
for (let told = ''; ; ) {
  const rows = await ask('select part, done from rebuilds order by part')
  const state = rows.map(({ part, done }) => `${part} ${done}`).join(', ') || 'Done: KV is made anew.'
  if (state !== told) console.log(state)
  told = state
  if (!rows.length) break
  await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
}

function readDatabase() {
  try {
    const { values } = parseArgs({
      options: { kv: { type: 'boolean' }, env: { type: 'string' }, 'persist-to': { type: 'string' } },
    })
    if (!values.kv) throw new Error('Say what is to be made anew: --kv.')
    const { env, 'persist-to': directory = '.wrangler/state' } = values
    return env ? ['--remote', '--env', env] : ['--local', '--persist-to', directory]
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}

async function ask(sql: string): Promise<{ part: string; done: number }[]> {
  const output = await wrangler('d1', 'execute', 'DB', ...database, '--json', '--yes', '--command', sql)
  const [answers = '[]'] = /^\[$[\s\S]*^\]$/m.exec(output) ?? []
  const [answer] = JSON.parse(answers) as { results?: { part: string; done: number }[] }[]
  return answer?.results ?? []
}
