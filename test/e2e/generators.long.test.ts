import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { freePort } from '../support/dev-server.ts'
import { server } from '../support/shared.ts'

const run = promisify(execFile)

/** They take 400 MB, so the project doesn't install them for everyone. */
const tools = {
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  'swagger-typescript-api': '13.13.0',
  'openapi-zod-client': '1.18.3',
  '@stoplight/prism-cli': '5.16.0',
  '@zodios/core': '10.9.6',
  axios: '1.12.2',
  typescript: '5.9.3',
  zod: '3.25.76',
}

/** What a program does with an event, if its generator knows that the event's type determines its data. */
const use = `import type { NotificationPayload } from './types'
export function heard(event: NotificationPayload): string {
  if (event.type === 'deck.deleted') return event.data.name
  if (event.type === 'question.asked') return event.data.question
  return event.type
}
`

let project: string
const inProject = (name: string) => join(project, name)
const npx = (name: string, ...args: string[]) =>
  run(inProject(`node_modules/.bin/${name}`), args, { cwd: project, maxBuffer: 1e8 })

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'generators-'))
  await copyFile('public/openapi.yaml', inProject('openapi.yaml'))
  await writeFile(inProject('package.json'), JSON.stringify({ private: true, type: 'module', dependencies: tools }))
  await run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: project })
}, 600_000)

afterAll(() => rm(project, { recursive: true, force: true }))

async function problemsOf(types: string, files: string[]) {
  await writeFile(inProject('use.ts'), use.replace('./types', `./${types}`))
  const compilerOptions = {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true },
    ...{ skipLibCheck: true, lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
  }
  await writeFile(inProject('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts', ...files] }))
  const { stdout } = await npx('tsc', '-p', '.').catch((error) => error)
  return stdout as string
}

describe('the description gives a client that compiles, with a union of events, to', () => {
  it('@hey-api/openapi-ts', async () => {
    await npx('openapi-ts', '-i', 'openapi.yaml', '-o', 'hey', '-c', '@hey-api/client-fetch')
    expect(await problemsOf('hey/types.gen', ['hey/index.ts'])).toBe('')
  })

  it('orval', async () => {
    await npx('orval', '--input', 'openapi.yaml', '--output', 'orval.ts', '--client', 'fetch')
    expect(await problemsOf('orval', ['orval.ts'])).toBe('')
  })

  it('swagger-typescript-api', async () => {
    await npx('swagger-typescript-api', 'generate', '-p', 'openapi.yaml', '-o', 'swagger', '-n', 'api.ts')
    expect(await problemsOf('swagger/api', ['swagger/api.ts'])).toBe('')
  })

  it('openapi-zod-client, except that its types refuse the null of an enum', async () => {
    await npx('openapi-zod-client', 'openapi.yaml', '-o', 'zod-client.ts', '--export-schemas')
    const problems = await problemsOf('zod-client', ['zod-client.ts'])
    const lines = problems.split('\n').filter((line) => /^\S/.test(line) && !line.startsWith('use.ts'))
    expect(lines.filter((line) => !line.includes('No overload matches this call'))).toEqual([])
  })
})

describe('a validating proxy', () => {
  it('finds every answer as the description says', async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const cli = resolve(project, 'node_modules/@stoplight/prism-cli/dist/index.js')
    const proxy = spawn(process.execPath, [cli, 'proxy', 'openapi.yaml', server.address, '--port', String(port)], {
      cwd: project,
    })
    let said = ''
    for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (chunk) => (said += chunk))
    await expect.poll(() => said, { timeout: 120_000 }).toContain('is listening')
    const company = await newCompany(server.address)
    const { secret } = await company.send('POST', '/api/keys', { name: 'CRM', scopes: ['*'] })
    const violations: string[] = []
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(new URL(path, address), {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      const found = answer.headers.get('sl-violations')
      if (found) violations.push(`${method} ${path}: ${found}`)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return JSON.parse(text)
    }
    const { deck } = await call('POST', '/api/decks', { name: 'Roofs' })
    await call('POST', `/api/decks/${deck.id}/slides`, { slideId: 'welcome', title: 'Hi', narrationScript: 'Hello.' })
    await call('POST', `/api/decks/${deck.id}/faqs`, { userQuestion: 'Why?', cannedAnswer: 'Because.' })
    await call('PUT', `/api/decks/${deck.id}/branding`, { palette: {}, cta: {} })
    await call('PATCH', `/api/decks/${deck.id}`, { isActive: true })
    const lead = { externalId: 'crm-1', deckId: deck.id, homeownerData: { first_name: 'Maria' } }
    await call('POST', '/api/presentations/batch?mode=upsert', { presentations: [lead, lead] })
    const { presentation } = await call('PATCH', '/api/presentations/external/crm-1', { metadata: { stage: 'new' } })
    await call('POST', `/api/presentations/${presentation.id}/notes`, { text: 'Call after five.' })
    const hook = { name: 'CRM', eventType: '*', channel: 'console', channelConfig: {} }
    await call('POST', '/api/notifications/subscriptions', hook)
    for (const path of [
      `/api/decks/${deck.id}`,
      `/api/decks/${deck.id}/presentations`,
      `/api/presentations/${presentation.id}?include=activity`,
      `/api/presentations/${presentation.id}/activity`,
      '/api/presentations?activitySince=2026-01-01T00%3A00%3A00Z&include=activity',
      '/api/decks',
      '/api/events?limit=10',
      '/api/call-list',
      '/api/notifications/event-types',
      '/api/notifications/subscriptions',
      '/api/company/kb/documents',
      '/api/media',
      '/api/voices',
      '/api/organization',
    ])
      await call('GET', path)
    expect(violations).toEqual([])
    proxy.kill()
    await once(proxy, 'close')
  }, 300_000)
})
