import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Easel, setUpEasel } from './easel.ts'
import { compare, emptyDifferences, photograph, picturesKept } from './pictures.ts'
import { sizes, useStage } from './stage.ts'
import { states, walkThrough } from './watching.ts'

const stage = useStage()
let easel: Easel

beforeAll(async () => {
  await emptyDifferences()
  easel = await setUpEasel(stage.browser)
})

afterAll(() => easel?.close())

it.each(sizes)('each state looks as it did at $width × $height', async (viewport) => {
  const { page, visit, close } = await stage.open(stage.showcase, {
    viewport,
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  await page.clock.install({ time: '2026-05-04T10:00:00Z' })
  await page.clock.pauseAt('2026-05-04T10:00:01Z')
  await visit()
  const faults: string[] = []
  await walkThrough(page, async (state) => {
    const fault = await compare(easel, `${state}-${viewport.width}`, await photograph(page))
    if (fault) faults.push(fault)
  })
  expect(faults).toEqual([])
  await close()
})

it('every picture that is kept is one of these', async () => {
  const names = sizes.flatMap(({ width }) => states.map((state) => `${state}-${width}`))
  expect(await picturesKept()).toEqual(names.toSorted())
})
