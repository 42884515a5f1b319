import { globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { localSecrets } from '../../dev/local-secrets.ts'
import { callsAMinuteOfKey } from '../../src/core/limits.ts'
import { namesOf, problemsOf, requiredSecrets, settings } from '../../src/core/settings.ts'

type Named = { [name: string]: unknown }
type Queues = { producers: { queue: string }[]; consumers: { queue: string; dead_letter_queue?: string }[] }

const configurations = (env: 'production' | undefined) =>
  ['wrangler.toml', 'wrangler.jobs.toml'].map((config) =>
    unstable_readConfig({ config, ...(env && { env }) }, { hideWarnings: true }),
  )

const shared = (one: Named, other: Named) => Object.keys(one).filter((name) => name in other)

/** Returns the files that contribute code to the Worker, and the modules that stay external. */
async function filesOf(entryPoint: string) {
  const { metafile } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    metafile: true,
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*', '*.wasm', '*.mjs'],
    alias: { 'unpdf/pdfjs': './src/vendor/none.ts', zod: './src/vendor/zod.js' },
    define: { LOCAL_SPEECH: 'true' },
    logLevel: 'silent',
  })
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  )
  const outside = files.flatMap((file) => metafile.inputs[file]?.imports.filter(({ external }) => external) ?? [])
  return [...files, ...outside.map(({ path }) => path)]
}

const heavy =
  /\.wasm$|vendor\/.*\.mjs$|src\/providers\/(drawings|speech\/local)\/|contracts\/pdf\/render|knowledge\/readers\/|node_modules\/(unpdf|htmlparser2)\//

describe('the Worker that answers requests', () => {
  it('has no library for documents, drawings, seals or speech; the jobs Worker has them', async () => {
    expect((await filesOf('src/worker.ts')).filter((file) => heavy.test(file))).toEqual([])
    const ofJobs = (await filesOf('src/jobs-worker.ts')).filter((file) => heavy.test(file))
    for (const name of ['pdfjs.mjs', 'pdf-library.mjs', 'resvg.mjs', 'ical.mjs', 'flite.wasm', 'mp3.wasm'])
      expect(ofJobs.filter((file) => file.endsWith(`/${name}`))).not.toEqual([])
  })
})

describe.each([
  ['src/worker.ts', 'wrangler.toml'],
  ['src/jobs-worker.ts', 'wrangler.jobs.toml'],
])('%s', (entryPoint, config) => {
  it('reads each variable that its configuration has', async () => {
    const { vars } = unstable_readConfig({ config }, { hideWarnings: true })
    const own = (await filesOf(entryPoint)).filter((file) => file.startsWith('src/'))
    const text = own.map((file) => readFileSync(file, 'utf8')).join()
    expect(Object.keys(vars).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })
})

describe.each([undefined, 'production'] as const)('the two configurations (%s)', (env) => {
  const [requests, jobs] = configurations(env)

  it('have equal values for what they share', () => {
    const names = shared(requests?.vars ?? {}, jobs?.vars ?? {})
    expect(names).toContain('APP_URL')
    for (const name of names) expect([name, jobs?.vars[name]]).toEqual([name, requests?.vars[name]])
    for (const name of ['d1_databases', 'kv_namespaces', 'send_email', 'images', 'ai', 'vectorize', 'define'] as const)
      expect([name, jobs?.[name]]).toEqual([name, requests?.[name]])
    expect(jobs?.queues.producers).toEqual(requests?.queues.producers)
    expect(jobs?.r2_buckets).toMatchObject([{ binding: 'FILES', bucket_name: requests?.vars.R2_BUCKET }])
    expect(jobs?.compatibility_date).toBe(requests?.compatibility_date)
  })

  it('give all queues and the schedule to one Worker, with what a request waits for', () => {
    expect(requests?.queues.consumers ?? []).toEqual([])
    expect(requests?.triggers.crons ?? []).toEqual([])
    const queues = jobs?.queues as Queues
    const taken = queues.consumers.map(({ queue }) => queue).toSorted()
    const dead = queues.consumers.flatMap(({ dead_letter_queue: name }) => name ?? [])
    expect(taken).toEqual([...new Set([...queues.producers.map(({ queue }) => queue), ...dead])].toSorted())
    expect(taken.filter((name) => !name.startsWith('porchlight-'))).toEqual([])
    const [, created = ''] = /for queue in ([^;]+);/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? []
    expect(created.split(' ').toSorted()).toEqual(taken)
    expect(jobs?.triggers.crons).toEqual(['* * * * *'])
    expect(requests?.services).toEqual([{ binding: 'ON_DEMAND', service: jobs?.name, entrypoint: 'OnDemand' }])
  })
})

describe.each([
  ['requests', 'wrangler.toml'],
  ['jobs', 'wrangler.jobs.toml'],
] as const)('the settings of the Worker of the %s', (worker, config) => {
  const local = unstable_readConfig({ config }, { hideWarnings: true })
  const production = unstable_readConfig({ config, env: 'production' }, { hideWarnings: true })

  it('match its configuration, which contains no secret', () => {
    expect(Object.keys(local.vars).sort()).toEqual(namesOf(worker, false).sort())
    expect(Object.keys(production.vars).sort()).toEqual(namesOf(worker, false).sort())
    expect([...(production.secrets?.required ?? [])].sort()).toEqual(requiredSecrets(worker).sort())
  })

  it('lack nothing locally but the keys and certificates that each start creates', () => {
    const problems = problemsOf(worker, { ...local.vars, ...localSecrets })
    expect(problems.filter((problem) => !/^(CONTRACT_SIGNING|DEVELOPMENT_TIME)_/.test(problem))).toEqual([])
  })
})

it('each required setting is read where its absence is reported by name', () => {
  const named = Object.entries(settings).filter(([, setting]) => !('isSecret' in setting && 'isOptional' in setting))
  const raw = new RegExp(`(?<![\\w.])(?:c\\.)?env\\.(${named.map(([name]) => name).join('|')})\\b`)
  const found = globSync('src/**/*.ts', { exclude: ['src/env.d.ts', 'src/player/**', 'src/studio/**'] }).filter(
    (file) => raw.test(readFileSync(file, 'utf8').replaceAll(allowed, '')),
  )
  expect(found).toEqual([])
})

/** These are read raw because an empty value means that a feature is not wanted. */
const allowed = /!env\.(?:OPENAI_SPEECH_URL|R2_S3_ENDPOINT)\b|c\.env\.APP_ORIGINS \?\?/g

describe.each([undefined, 'production'] as const)('the limiter of API keys (%s)', (env) => {
  it('allows as many calls as the response headers say', () => {
    const limits = configurations(env).flatMap(({ ratelimits }) => ratelimits ?? [])
    expect(limits.find(({ name }) => name === 'API_KEY_CALLS')?.simple).toEqual({
      limit: callsAMinuteOfKey,
      period: 60,
    })
  })
})
