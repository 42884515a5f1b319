import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { server } from '../support/shared.ts'

const run = promisify(execFile)
const own = (name: string) => resolve('node_modules', name)
const needed = ['openapi-fetch', 'openapi-typescript-helpers', 'standardwebhooks', '@stablelib', 'fast-sha256']

const use = `import { createClient } from '@porchlight/client'
const client = createClient({ key: 'pl_test', baseUrl: 'https://porchlight.example' })
export const name: Promise<string> = client.decks.get('1').then(({ deck }) => deck.name)
type Deck = Awaited<ReturnType<typeof client.decks.get>>['deck']
// If the types weren't found, a deck would be any, which has every member.
export const hasEveryMember: 'nothing' extends keyof Deck ? true : false = false
`

let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'client-tarball-'))
  const home = join(project, 'node_modules/@porchlight/client')
  await mkdir(home, { recursive: true })
  const answer = await fetch(`${server.address}/client.tgz`)
  expect(answer.status).toBe(200)
  await writeFile(join(project, 'client.tgz'), await answer.bytes())
  await run('tar', ['xzf', join(project, 'client.tgz'), '--strip-components=1', '-C', home])
  for (const name of needed) await symlink(own(name), join(project, 'node_modules', name))
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await writeFile(join(project, 'use.ts'), use)
  await writeFile(join(project, 'use.cts'), use)
})

afterAll(() => rm(project, { recursive: true, force: true }))

describe('the client that a deployment serves', () => {
  it('has a version that names its content', async () => {
    const { default: about } = await import(join(project, 'node_modules/@porchlight/client/package.json'), {
      with: { type: 'json' },
    })
    expect(about).toMatchObject({
      name: '@porchlight/client',
      version: expect.stringMatching(/^1\.0\.0-c[0-9a-f]{12}$/),
    })
  })

  it('names its types for compilers that don’t read exports', async () => {
    const about = JSON.parse(await readFile(join(project, 'node_modules/@porchlight/client/package.json'), 'utf8'))
    const { types, default: main } = about.exports['.'].require
    expect([about.types, about.main, about.module]).toEqual([types, main, about.exports['.'].import.default])
  })

  it.each([
    ['nodenext', 'nodenext', 'use.ts'],
    ['nodenext', 'nodenext', 'use.cts'],
    ['node16', 'node16', 'use.ts'],
    ['node16', 'node16', 'use.cts'],
    ['bundler', 'esnext', 'use.ts'],
  ])('has types that resolve under %s as %s in %s', async (moduleResolution, module, source) => {
    const more = { target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [], strict: true, noEmit: true }
    const file = join(project, `${moduleResolution}-${source}.json`)
    const settings = { compilerOptions: { ...more, module, moduleResolution, skipLibCheck: true }, files: [source] }
    await writeFile(file, JSON.stringify(settings))
    const { stdout } = await run(own('.bin/tsc'), ['-p', file]).catch((error) => error)
    expect(stdout).toBe('')
  })

  it('is loaded by require and by import, as one program may need', async () => {
    const print = 'console.log(typeof createClient, typeof verifyWebhook)'
    const sources = {
      'use.cjs': `const { createClient, verifyWebhook } = require('@porchlight/client')\n${print}`,
      'use.mjs': `import { createClient, verifyWebhook } from '@porchlight/client'\n${print}`,
    }
    for (const [name, source] of Object.entries(sources)) {
      await writeFile(join(project, name), source)
      const { stdout } = await run(process.execPath, [join(project, name)])
      expect([name, stdout]).toEqual([name, 'function function\n'])
    }
  })
})
