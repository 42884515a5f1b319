import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdf } from '../support/files.ts'
import { server } from '../support/shared.ts'

type Call = { method: string; path: string; status: number; answered: string }

const blocks = [...readFileSync('docs/tour.md', 'utf8').matchAll(/```sh\n([\s\S]+?)```/g)]
const tour = blocks.map(([, lines]) => lines).join('\n')
const folder = mkdtempSync(join(tmpdir(), 'porchlight-tour-'))
const log = join(folder, 'calls')
let heard = 0
const listener = createServer((_, response) => {
  heard++
  response.end('heard')
})

beforeAll(async () => {
  symlinkSync(resolve('test/support/curl.mjs'), join(folder, 'curl'))
  writeFileSync(join(folder, 'guide.pdf'), pdf(['The warranty covers the work for ten years.']))
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
})

afterAll(() => {
  listener.closeAllConnections()
  listener.close()
  rmSync(folder, { recursive: true })
})

/** It starts a hundred processes, and waits for jobs. */
const longest = 300_000

/** A reader sees it arrive before going on. */
const untilDelivered = `until call GET notifications/subscriptions/$HOOK/deliveries | grep -q '"status":"delivered"'; do sleep 0.2; done`

/** The shell, the folder and the path of a reader who has the project and nothing more. */
async function walk(script: string) {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, TOUR_LOG: log }
  const shell = spawn('sh', ['-c', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  await once(shell, 'close')
  return said.join('')
}

it(
  'The tour runs from its first line to its last as it stands in the docs',
  async () => {
    const { port } = listener.address() as AddressInfo
    const script = tour
      .replaceAll('localhost:8787', server.address.replace('http://', ''))
      .replaceAll('localhost:9000', `localhost:${port}`)
      .replace('# Stop the listener', `${untilDelivered}\n# Stop the listener`)
    expect(script).toContain('contracts/verify')
    const said = await walk(script)
    const calls: Call[] = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const last = calls.pop()
    expect([last?.path, last?.status]).toEqual(['/api/auth/me', 401])
    expect(calls.filter(({ status }) => status >= 400)).toEqual([])
    expect(said).not.toMatch(/SyntaxError|TypeError|not found/)
    expect(calls.length).toBeGreaterThan(45)
    const answerTo = (path: RegExp) => calls.findLast((call) => path.test(call.path))?.answered
    expect(answerTo(/\/contracts\/verify$/)).toMatch(/"isGenuine":true|"isIntact":true|"valid":true/)
    expect(answerTo(/\/qa$/)).toContain('Two days.')
    expect(heard).toBeGreaterThan(0)
  },
  longest,
)
