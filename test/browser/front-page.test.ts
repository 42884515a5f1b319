import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { server } from '../support/shared.ts'
import { look, pageFaults } from './page-faults.ts'
import { useSite } from './site.ts'

const site = useSite()

async function fetched(path: string) {
  const answer = await fetch(new URL(path, server.address), { headers: { accept: 'text/html' } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const guides = readdirSync('public/docs/guides')
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/docs/guides/${file.replace('.html', '')}`)

const ours = ['/', '/nowhere', '/docs/guides', ...guides]

it('the front page, the missing page and the guides are readable on a phone and a desktop, in light and dark', async () => {
  const { page, close } = await site.open('', { viewport: { width: 390, height: 844 } })
  const faults: string[] = []
  for (const path of ['/', '/nowhere', '/docs/guides', '/docs/guides/embedding']) {
    await page.goto(server.address + path)
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      faults.push(...(await pageFaults(page, `${path} at ${width}, ${colorScheme}`)))
      await look(page, `front${path.replaceAll('/', '-')}-${colorScheme}`)
    }
  }
  expect(faults).toEqual([])
  await close()
})

it('the front page leads homeowners to their answers by keyboard only', async () => {
  const { page, close } = await site.open('')
  await page.goto(server.address)
  const door = page.getByRole('link', { name: 'About your link' })
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab')
    if (await door.evaluate((link) => link === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('your-link')
  await close()
})

it('the front page is a few kilobytes without a script', async () => {
  const { text, headers } = await fetched('/')
  expect(text.length).toBeLessThan(5000)
  expect(text).not.toContain('<script')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('every link, picture and style sheet of these pages exists', async () => {
  const targets = new Map<string, string>()
  for (const path of ours)
    for (const [, link = ''] of (await fetched(path)).text.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const url = new URL(link, server.address + path)
      if (url.host === new URL(server.address).host) targets.set(url.pathname + url.hash, path)
    }
  const pages = new Map(
    await Promise.all(
      [...new Set([...targets.keys()].map((target) => target.split('#')[0] ?? ''))].map(
        async (path) => [path, await fetched(path)] as const,
      ),
    ),
  )
  const broken = [...targets].filter(([target]) => {
    const [path = '', id] = target.split('#')
    const found = pages.get(path)
    return found?.status !== 200 || (id && !found.text.includes(` id="${id}"`))
  })
  expect(broken.map(([target, path]) => `${path} links to ${target}`)).toEqual([])
  expect(targets.size).toBeGreaterThan(20)
})

it('each guide is also served as Markdown, and llms.txt names it with a sentence about it', async () => {
  const index = await fetched('/llms.txt')
  expect(index.headers.get('content-type')).toMatch(/^text\/plain/)
  for (const guide of guides) {
    const { status, headers, text } = await fetched(`${guide}.md`)
    expect([status, headers.get('content-type')], guide).toEqual([200, expect.stringMatching(/^text\/markdown/)])
    const title = text.slice(2, text.indexOf('\n'))
    expect(index.text).toMatch(new RegExp(`- \\[${title}\\]\\(${guide}\\.md\\): \\w.{40,300}[.:]\\n`))
  }
})

it('openapi.yaml matches openapi.json, with an address relative to its own', async () => {
  const yaml = await fetch(`${server.address}/openapi.yaml`)
  expect(yaml.headers.get('content-type')).toMatch(/^application\/yaml/)
  expect(yaml.headers.get('access-control-allow-origin')).toBe('*')
  const json = JSON.parse((await fetched('/openapi.json')).text)
  expect(isDeepStrictEqual(parse(await yaml.text()), { ...json, servers: [{ url: '/' }] })).toBe(true)
})

it('the first call works as written in the guide', () => {
  const blocks = [...readFileSync('docs/getting-started.md', 'utf8').matchAll(/```sh\n([\s\S]+?)```/g)]
  const script = blocks.map(([, lines]) => lines).join('\n')
  const { stdout, stderr } = spawnSync('sh', ['-ec', script], {
    env: { ...process.env, PORCHLIGHT: server.address },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(stdout.trim().split('\n').at(-1), stderr).toMatch(new RegExp(`^${server.address}/p/[0-9a-f-]{36}$`))
  expect(stdout).not.toContain('"error"')
})
