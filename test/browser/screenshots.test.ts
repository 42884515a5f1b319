import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingStates, walkThroughBooking } from './booking-states.ts'
import { pageLooks, walkThroughPages } from './contract-pages.ts'
import { contractStates, walkThroughContract } from './contract-states.ts'
import { states, walkThrough } from './demo-states.ts'
import { type ImageCodec, openImageCodec } from './image-codec.ts'
import { compareWithKept, emptyDifferences, photograph, photographPage, screenshotsKept } from './screenshots.ts'
import { useSite } from './site.ts'
import { sizes } from './viewports.ts'

const site = useSite()
let codec: ImageCodec

beforeAll(async () => {
  await emptyDifferences()
  codec = await openImageCodec(site.browser)
})

afterAll(() => codec?.close())

const walks = [
  ['each state', walkThrough],
  ['booking a visit', walkThroughBooking],
  ['asking for the contract', walkThroughContract],
] as const

const views = walks.flatMap(([name, walk]) => sizes.map((viewport) => ({ name, walk, viewport, ...viewport })))

const open = (viewport: (typeof sizes)[number]) =>
  site.open(site.demoPresentation, {
    viewport,
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Denver',
  })

/** Tests that listen to the demo make its sounds, so the lengths that are known depend on which of them ran before. */
const withoutKnownLengths = (page: Page) =>
  page.route(`**/p/${site.demoPresentation}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"durationSeconds":[\d.]+/g, '"durationSeconds":null')
    await route.fulfill({ response, body })
  })

it.each(views)('$name looks as it did at $width × $height', async ({ walk, viewport }) => {
  const { page, visit, close } = await open(viewport)
  await page.clock.install({ time: '2026-05-04T10:00:00Z' })
  await page.clock.pauseAt('2026-05-04T10:00:01Z')
  await withoutKnownLengths(page)
  await visit()
  const faults: string[] = []
  await walk(page, async (state) => {
    const fault = await compareWithKept(codec, `${state}-${viewport.width}`, await photograph(page))
    if (fault) faults.push(fault)
  })
  expect(faults).toEqual([])
  await close()
})

it.each(sizes)('the page of a contract looks as it did at $width × $height', async (viewport) => {
  const { page, close } = await open(viewport)
  const faults: string[] = []
  await walkThroughPages(page, site.address, async (name) => {
    const fault = await compareWithKept(codec, `${name}-${viewport.width}`, await photographPage(page))
    if (fault) faults.push(fault)
  })
  expect(faults).toEqual([])
  await close()
})

it('no picture is kept that nothing compares', async () => {
  const names = sizes.flatMap(({ width }) =>
    [...states, ...bookingStates, ...contractStates, ...pageLooks].map((state) => `${state}-${width}`),
  )
  expect(await screenshotsKept()).toEqual(names.toSorted())
})
