import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'

const source = `
  import { Hono } from 'hono'
  import { streamEvents } from './src/core/http/event-stream'

  let left = 0
  let made = 0
  function work() {
    let sum = 0
    for (let i = 0; i < 2e6; i++) sum = (sum * 31 + i) | 0
    return sum
  }
  async function* numbers() {
    for (let number = 0; number < 30; number++) {
      if (number) work()
      made++
      yield { event: 'number', data: { number } }
    }
  }
  async function* turns() {
    for (let turn = 0; turn < 1000; turn++) {
      if (turn) await scheduler.wait(50)
      yield { event: 'turn', data: { turn } }
    }
  }
  export default new Hono()
    .get('/work', (c) => streamEvents(c, numbers(), 'It broke off.'))
    .get('/wait', (c) => {
      const leave = new AbortController()
      leave.signal.addEventListener('abort', () => left++)
      return streamEvents(c, turns(), 'It broke off.', leave)
    })
    .get('/made', (c) => c.json(made))
    .get('/left', (c) => c.json(left))
`

let runtime: Miniflare
let url: URL

beforeAll(async () => {
  const stdin = { contents: source, resolveDir: '.', loader: 'js' as const }
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false })
  const contents = outputFiles[0]?.text ?? ''
  const manifest = {
    mainModule: 'index.mjs',
    modulesRoot: '/',
    modules: { 'index.mjs': { type: 'esm' as const, contents } },
  }
  const config = { name: 'events', compatibilityDate: '2026-10-01', manifest, env: {} }
  runtime = new Miniflare({ workers: [{ config }] })
  url = await runtime.ready
})

afterAll(() => runtime.dispose())

const get = (path: string) => fetch(new URL(path, url))
const left = async () => (await get('/left')).json()

it('the first event arrives before the work for the last is done', async () => {
  const reader = (await get('/work')).body?.getReader()
  await reader?.read()
  // A busy machine may be late, but not by the work for all thirty.
  expect(await (await get('/made')).json()).toBeLessThan(30)
  await reader?.cancel()
})

it('a client that disconnects ends the work', async () => {
  const reader = (await get('/wait')).body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  // On a busy machine, the second event may arrive in the same read.
  expect(new TextDecoder().decode(value)).toMatch(/^event: turn\ndata: {"turn":0}\n\n/)
  expect(await left()).toBe(0)
  await reader?.cancel()
  await expect.poll(left).toBe(1)
})
