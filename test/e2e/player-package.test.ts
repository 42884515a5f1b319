import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack, packPlayer } from '../../dev/player-package.ts'
import { newCompany } from '../support/company.ts'
import { server, sharedBrowser } from '../support/shared.ts'

const run = promisify(execFile)
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }
const packages = ['react', 'react-dom', 'scheduler', 'csstype', '@types/react', '@types/react-dom']

let project: string
let site: Server
let origin: string
let presentation: string

/** Installs the tarball into an empty project without a network; React is packed from the local installation. */
beforeAll(async () => {
  const company = await newCompany(server.address)
  presentation = (await company.present({ slides: [{ title: 'Packed' }, { title: 'Second' }] })).id
  project = await mkdtemp(join(tmpdir(), 'player-project-'))
  const tarball = await packPlayer(project)
  const others = await pack(project, ...packages.map((name) => resolve('node_modules', name)))
  await cp('test/e2e/player-project', project, { recursive: true })
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball, ...others], {
    cwd: project,
  })
  await build({
    absWorkingDir: project,
    entryPoints: ['plain.ts', 'react.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'public',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  await mkdir(join(project, 'public'), { recursive: true })
  site = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const script = searchParams.get('script')
    response.setHeader('content-type', types[extname(pathname)] ?? 'text/html')
    if (!script) return response.end(await readFile(join(project, 'public', pathname)).catch(() => ''))
    response.end(`<!doctype html><html lang="en"><title>Project</title><div id="root" style="width: 800px"></div>
      <script>globalThis.given = ${JSON.stringify({ server: server.address, presentation })}</script>
      <script type="module" src="/${script}.js"></script>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

afterAll(async () => {
  site?.close()
  if (project) await rm(project, { recursive: true, force: true })
})

async function open(script: string) {
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1000, height: 800 } })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(`${origin}/?script=${script}`)
  const player = page.locator('porchlight-player')
  await player.locator('.progress').waitFor()
  const close = async () => {
    await context.close()
    expect(problems).toEqual([])
  }
  return { page, player, close }
}

const told = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.evaluate(() => (globalThis as unknown as { told: string[] }).told)

describe('the npm package of the player, installed in an empty project,', () => {
  it('has valid types', async () => {
    const { stdout } = await run(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', project]).catch((error) => error)
    expect(stdout).toBe('')
  })

  it('is an element that plays, with its chunks from the bundle of the project', async () => {
    const { page, player, close } = await open('plain')
    await player.getByRole('button', { name: 'Play' }).first().click()
    await expect.poll(() => told(page)).toEqual(expect.arrayContaining(['loadedmetadata', 'play', 'slidechange 1']))
    await player.getByRole('button', { name: 'Ask a question' }).click()
    await player.getByRole('textbox', { name: 'Your question' }).waitFor()
    await close()
  })

  it('is a React component with props, events and a ref', async () => {
    const { page, player, close } = await open('react')
    await page.getByRole('button', { name: 'From outside' }).click()
    await expect.poll(() => told(page)).toEqual(expect.arrayContaining(['play', 'slidechange 1', 'volume 0.3']))
    await page.getByText('On slide 2').waitFor()
    expect(await player.getAttribute('class')).toBe('talk')
    await page.getByRole('button', { name: 'Take it away' }).click()
    await player.waitFor({ state: 'detached' })
    await close()
  })
})
