import { parseArgs } from 'node:util'
import { type Verdict, verdicts } from '../test/answers/judge.ts'
import { answerSets } from '../test/answers/sets.ts'
import { type Asked, askAll } from './answers/ask-all.ts'
import { startServer } from './answers/start-server.ts'

const providers = ['none', 'openai', 'workers-ai']
const usage = `Usage: npm run answers -- [--provider ${providers.join('|')}] [--url ADDRESS] [--set NAME] [--held-out|--open] [--all]

Without --url it starts a server, whose LANGUAGE_MODEL_… and EMBEDDINGS… are those of this
shell and whose secrets are those of .dev.vars. Workers AI runs only on Cloudflare, so it needs the --url of a deployment.
--all prints every question, instead of the worst ten.`

const options = readOptions()
const sets = answerSets.filter(
  ({ name, isHeldOut }) =>
    (!options.set || name === options.set) && !(options.open && isHeldOut) && !(options['held-out'] && !isHeldOut),
)
await using server = options.url ? undefined : await startServer(options.provider)
const asked = await askAll(options.url ?? server?.address ?? '', sets)
print(asked)

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        provider: { type: 'string', default: 'none' },
        url: { type: 'string' },
        set: { type: 'string' },
        'held-out': { type: 'boolean' },
        open: { type: 'boolean' },
        all: { type: 'boolean' },
      },
    })
    if (!providers.includes(values.provider)) throw new Error(`--provider must be one of ${providers.join(', ')}.`)
    if (values.provider === 'workers-ai' && !values.url) throw new Error('Workers AI needs --url.')
    return values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exit(1)
  }
}

function print(all: Asked[]) {
  const names = [...new Set(all.map(({ set }) => set))]
  row('', [...verdicts, 'ms', 'tokens'])
  for (const name of names) row(name, figuresOf(all.filter(({ set }) => set === name)))
  if (names.length > 1) {
    for (const [name, isHeldOut] of [
      ['Open', false],
      ['Held out', true],
    ] as const) {
      const some = all.filter((each) => each.isHeldOut === isHeldOut)
      if (some.length) row(name, figuresOf(some))
    }
    row('All', figuresOf(all))
  }
  const rank: Record<Verdict, number> = { wrong: 0, false: 1, silent: 2, shown: 3, right: 4, quiet: 5 }
  const worst = all.toSorted((a, b) => rank[a.verdict] - rank[b.verdict])
  for (const { verdict, set, question, answer, answeredBy } of options.all ? worst : worst.slice(0, 10)) {
    console.log(`\n${verdict}: ${question} (${set})`)
    if (answer.kind !== 'none') console.log(`  said  ${answer.text}`)
    for (const { title, quote } of answer.passages) console.log(`  shown  ${title}: ${quote}`)
    if (answeredBy && verdict !== 'right') console.log(`  wanted  ${answeredBy[0]}`)
  }
}

function figuresOf(some: Asked[]) {
  const counts = verdicts.map((verdict) => some.filter((each) => each.verdict === verdict).length)
  const mean = (of: (each: Asked) => number) =>
    Math.round(some.reduce((sum, each) => sum + of(each), 0) / (some.length || 1))
  return [...counts, mean(({ milliseconds }) => milliseconds), mean(({ tokens }) => tokens)].map(String)
}

function row(name: string, figures: string[]) {
  console.log(name.padEnd(40) + figures.map((figure) => figure.padStart(8)).join(''))
}
