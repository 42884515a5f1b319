import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demo } from '../../dev/seed-api.ts'
import { signedInTo } from '../support/company.ts'
import { openImageCodec } from './image-codec.ts'
import { ask, ready } from './player.ts'
import { isRenewing } from './screenshots.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()
const docs = join(import.meta.dirname, '../../docs')
const kept = join(docs, 'pictures')
const [laptop, phone] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** These show dates and numbers of the demo at the time of seeding, so nothing compares them. */
if (isRenewing)
  it('the docs’ pictures of the studio are drawn from the demo', async () => {
    const client = await signedInTo(site.address, demo)
    const { presentations } = await client.send('GET', '/api/presentations')
    const { decks } = await client.send('GET', '/api/decks')
    const sealed = async () => (await client.send('GET', '/api/contracts?status=sealed')).contracts
    await expect.poll(sealed).toHaveLength(1)
    const [contract] = await sealed()
    const isNamed =
      (name: string) =>
      ({ homeownerData }: (typeof presentations)[number]) =>
        homeownerData.first_name === name
    const zoe = presentations.find(isNamed('Zoë'))
    const { appointments } = await client.send('GET', '/api/appointments')
    const [visit] = appointments
    const views = [
      ['home', '', laptop],
      ['homeowner', `/homeowners/${zoe.id}`, laptop],
      ['deck', `/decks/${decks[0].id}`, laptop],
      ['questions', '/questions', laptop],
      ['calendar', `/calendar?from=${visit.startsAt.slice(0, 10)}`, laptop],
      ['contract', `/contracts/${contract.id}`, laptop],
      ['homeowners-phone', '/homeowners', phone],
      ['prices-phone', '/roofs/prices', phone],
    ] as const
    const watching = await site.open(presentations.find(isNamed('Margaret')).id)
    await watching.visit()
    await ready(watching.page)
    await ask(watching.page, (player) => player.play())
    const codec = await openImageCodec(site.browser)
    await rm(kept, { recursive: true, force: true })
    await mkdir(kept, { recursive: true })
    for (const [name, path, viewport] of views) {
      const { page, close } = await openStudio(site, path, { cookie: client.headers.cookie, viewport })
      await page.locator('main h1').first().waitFor()
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0)
      // Lazy images below the screen never load.
      const isReady = () =>
        [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)
      await page.waitForFunction(isReady)
      await page.evaluate(() => document.fonts.ready)
      if (name === 'home') {
        await page.getByRole('button', { name: 'Hide this list' }).click()
        await page.getByRole('link', { name: 'Join' }).waitFor()
      }
      const photo = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      await writeFile(join(kept, `studio-${name}.webp`), await codec.toWebp(photo))
      await close()
    }
    await codec.close()
    await watching.close()
  })

it('the docs show exactly the pictures that are stored', async () => {
  const pages = (await readdir(docs)).filter((name) => name.endsWith('.md')).map((name) => join(docs, name))
  const texts = await Promise.all([...pages, join(docs, '../README.md')].map((page) => readFile(page, 'utf8')))
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/\((?:docs\/)?pictures\/([\w-]+\.webp)\)/g)].map(([, name]) => name),
  )
  expect([...new Set(shown)].toSorted()).toEqual((await readdir(kept)).toSorted())
})
