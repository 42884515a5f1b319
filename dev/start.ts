import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { localEmbeddings } from './embeddings.ts'
import { beginStart, endStart } from './first-start.ts'
import { localConfiguration } from './local-configuration.ts'
import { migrate } from './migrate.ts'
import { findShowcase, seed } from './seed.ts'
import { demo } from './seed-api.ts'
import { keptSigningKey, keptTimeKey, signingVars, timeVars } from './signing-key.ts'
import { startWrangler } from './wrangler.ts'

const options = readOptions()
const state = ['--persist-to', options.directory]
const address = `http://localhost:${options.port}`
const patience = 20_000
const decidedByShell = [
  'PREVIEWS_A_MINUTE',
  'NARRATION_AHEAD',
  'LANGUAGE_MODEL',
  'LANGUAGE_MODEL_NAME',
  'LANGUAGE_MODEL_URL',
  'EMBEDDINGS',
  'EMBEDDINGS_URL',
  'EMBEDDINGS_MODEL',
  'TIMESTAMP_URL',
  'TIMESTAMP_ROOTS',
]

await start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

async function start() {
  await refuseTakenPort()
  await beginStart(options.directory)
  console.log('Building and migrating…')
  await Promise.all([build(), migrate(options.directory)])
  console.log('Starting…')
  const vars = await localVars()
  const standIns = vars.EMBEDDINGS || vars.EMBEDDINGS_URL ? {} : await localEmbeddings()
  const configurations = await Promise.all(
    ['wrangler.toml', 'wrangler.jobs.toml'].map((file) => localConfiguration(file, options.directory, vars, standIns)),
  )
  const workers = configurations.flatMap((file) => ['--config', file])
  const place = ['--port', options.port, '--inspector-port', '0', '--ip', '127.0.0.1']
  const server = startWrangler(['dev', ...workers, ...place, ...state])
  stopTogether(server)
  const output = relay(server)
  await ready()
  await seed(address)
  await endStart(options.directory)
  console.log(welcome(await findShowcase(address)))
  output.show()
  setInterval(runSchedule, 60_000)
}

/** The variables that only this start decides. */
async function localVars() {
  const vars: Record<string, string> = {
    APP_URL: address,
    ...signingVars(await keptSigningKey(options.directory)),
    ...timeVars(await keptTimeKey(options.directory)),
  }
  for (const name of decidedByShell) {
    const value = process.env[name]
    if (value) vars[name] = value
  }
  return vars
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, 'persist-to': { type: 'string' } } })
    const { port = '8787', 'persist-to': directory = '.wrangler/state' } = values
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('--port must be a number up to 65535.')
    return { port, directory }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('Usage: npm run dev -- [--port N] [--persist-to DIRECTORY]')
    process.exit(1)
  }
}

async function refuseTakenPort() {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new Error(`Port ${options.port} is taken. Try \`npm run dev -- --port 9001\`.`)))
    probe.listen(Number(options.port), '127.0.0.1', () => probe.close(() => resolve()))
  })
}

function stopTogether(server: ChildProcess) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  process.on('exit', () => server.kill())
  server.on('exit', (code) => process.exit(code ?? 0))
}

/** Hides wrangler's own output, and shows it only if the start fails; afterwards prints what the Worker logs. */
function relay(server: ChildProcess) {
  let isShown = false
  const held: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      if (!isShown) held.push(line)
      else if (line.trim() && !line.startsWith('[wrangler:info]'))
        console.log(line.replace(/^\[porchlight(-jobs)?\] /, ''))
    })
  }
  process.on('exit', () => isShown || console.error(held.join('\n')))
  return { show: () => (isShown = true) }
}

/** Waiting does not help if a setting is missing. */
async function ready() {
  for (const start = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (response && Date.now() - start > patience) throw new Error(`/readyz: ${await response.text()}`)
  }
}

/** `wrangler dev` does not run cron triggers; the first Worker passes this one on to the second. */
function runSchedule() {
  fetch(`${address}/cdn-cgi/handler/scheduled`).catch(() => undefined)
}

function welcome(presentationId: string | undefined) {
  const showcase = presentationId
    ? `
  Watch     ${address}/p/${presentationId}
  Embedded  ${address}/embed-demo?presentation=${presentationId}`
    : ''
  return `
  Porchlight is on.

  Home      ${address}
  Studio    ${address}/studio
  Guides    ${address}/docs/guides
  API       ${address}/docs
  Sign in   ${demo.email} with ${demo.password}${showcase}

  Ctrl-C stops it and keeps the data; \`npm run reset\` empties it.
`
}
