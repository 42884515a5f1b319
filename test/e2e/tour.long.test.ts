import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/dev-server.ts'
import { server } from '../support/shared.ts'

type Call = { method: string; path: string; status: number; answered: string }

const blocks = [...readFileSync('docs/tour.md', 'utf8').matchAll(/```sh\n([\s\S]+?)```/g)]
const tour = blocks.map(([, lines]) => lines).join('\n')
const folder = mkdtempSync(join(tmpdir(), 'porchlight-tour-'))
const log = join(folder, 'calls')

beforeAll(() => symlinkSync(resolve('test/support/curl.mjs'), join(folder, 'curl')))

afterAll(() => rmSync(folder, { recursive: true }))

/** The tour starts a hundred processes, and waits for jobs. */
const longest = 300_000

/** Runs the shell with a reader's path, in the folder of the project. Its files go where the test can remove them. */
async function walk(script: string) {
  writeFileSync(log, '')
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, TOUR_LOG: log, TMPDIR: folder }
  const shell = spawn('sh', ['-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: longest })
  const said: string[] = []
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  await once(shell, 'close')
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return { said: said.join(''), calls: lines.map((line): Call => JSON.parse(line)) }
}

it.each(['', ' again'])(
  'the tour runs from its first line to its last as it is in the docs%s',
  async () => {
    const script = tour
      .replaceAll('localhost:8787', server.address.replace('http://', ''))
      .replaceAll(/(?<=localhost:|listen\()9000/g, String(await freePort()))
    expect(script).toContain('contracts/verify')
    const { said, calls } = await walk(script)
    const last = calls.pop()
    expect([last?.path, last?.status]).toEqual(['/api/auth/me', 401])
    expect(calls.filter(({ status }) => status >= 400)).toEqual([])
    expect(said).not.toMatch(/SyntaxError|TypeError|not found/)
    expect(calls.length).toBeGreaterThan(45)
    const answerTo = (path: RegExp) => calls.findLast((call) => path.test(call.path))?.answered
    expect(answerTo(/\/contracts\/verify$/)).toMatch(/"isGenuine":true|"isIntact":true|"valid":true/)
    expect(answerTo(/\/qa$/)).toContain('Two days.')
    expect(answerTo(/\/kb\/search$/)).toContain('covers the work for ten years')
    expect(said).toContain('Kim')
  },
  longest,
)
