import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { ask, button, type Player, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let foreign: Server
let origin: string
let body = ''
let voice: string
let silent: string
let spoken: string

beforeAll(async () => {
  const { company } = site
  voice = await company.upload('voice.wav', 'audio/wav', tone(20))
  const faqs = [{ userQuestion: 'Who comes?', cannedAnswer: 'We do.' }]
  silent = (await company.present({ slides: [{}, {}], faqs })).id
  spoken = (await company.present({ slides: [{ audioUrl: voice }, {}], branding: { palette: { primary: '#0a5c2b' } } }))
    .id
  foreign = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="de"><title>Elsewhere</title>${body}
      <script type="module" src="${site.address}/embed.js"></script>`)
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
})
afterAll(() => void foreign?.close())

const element = (id: string, more = '') => `<porchlight-player presentation="${id}" ${more}></porchlight-player>`

async function embedded(html: string) {
  body = html
  const { page, close } = await site.open('', { isForeign: true })
  await page.goto(origin)
  return { page, close }
}

const change = (page: Page, id: string) =>
  playerOf(page).evaluate((player, presentation) => player.setAttribute('presentation', presentation), id)

const stageColor = (page: Page) =>
  playerOf(page)
    .locator('.player')
    .evaluate((player) => (player as HTMLElement).style.getPropertyValue('--own-stage'))

describe('another presentation in the same element', () => {
  it('shows nothing of what the previous homeowner asked', async () => {
    const { page, close } = await embedded(element(silent))
    await ready(page)
    await button(page, 'Ask a question').click()
    await button(page, 'Who comes?').click()
    await playerOf(page).locator('.bubble.user').waitFor()
    await change(page, spoken)
    await playerOf(page).getByRole('dialog').waitFor({ state: 'detached' })
    await ready(page)
    await button(page, 'Ask a question').click()
    await playerOf(page).getByRole('dialog').waitFor()
    expect(await playerOf(page).locator('.bubble').count()).toBe(1)
    await close()
  })

  it('leaves nothing of the previous company, even if it does not exist', async () => {
    const { page, close } = await embedded(element(spoken))
    await ready(page)
    expect(await stageColor(page)).toMatch(/^#/)
    await change(page, crypto.randomUUID())
    await playerOf(page).getByText('Diese Präsentation ist nicht mehr verfügbar.', { exact: false }).waitFor()
    expect(await stageColor(page)).toBe('')
    await close()
  })

  it('plays once when it is changed and immediately changed back', async () => {
    const { page, close } = await embedded(element(silent))
    await ready(page)
    await playerOf(page).evaluate(
      async (player, [one = '', other = '']) => {
        for (const id of [one, other, one]) {
          player.setAttribute('presentation', id)
          await (player as Player).updateComplete
        }
        await (player as Player).play()
      },
      [spoken, silent],
    )
    expect(await ask(page, (player) => [player.paused, player.duration > 20])).toEqual([false, true])
    await close()
  })
})

describe('without a presentation', () => {
  it('the element shows a sentence to the viewer and warns the developer', async () => {
    body = '<porchlight-player></porchlight-player>'
    const { page, close } = await site.open('', { isForeign: true })
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto(origin)
    await playerOf(page).getByText('Hier wurde noch keine Präsentation ausgewählt.').waitFor()
    expect((await warning).text()).toContain('<porchlight-player> needs presentation="…"')
    await expect(ask(page, (player) => player.play())).rejects.toThrow('NotSupportedError')
    await close()
  })

  it('the demo page explains itself, and takes a link', async () => {
    const { page, close } = await site.open('', { isForeign: true })
    const { address } = site
    await page.goto(`${address}/embed-demo`)
    await page.getByText('Paste a link to one', { exact: false }).waitFor()
    expect(await page.locator('porchlight-player').first().isVisible()).toBe(false)
    await page.getByLabel('Link to a presentation').fill('https://roofs.example')
    await page.getByRole('button', { name: 'Show presentation' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Link to a presentation').fill(`${address}/p/${silent}`)
    await page.getByRole('button', { name: 'Show presentation' }).click()
    await ready(page)
    expect(await page.locator('.choose').isVisible()).toBe(false)
    await close()
  })
})

describe('two players on a page', () => {
  const two = (id: string) => embedded(`<div style="width: 600px">${element(id)}${element(id)}</div>`)
  const states = (page: Page) =>
    page
      .locator('porchlight-player')
      .evaluateAll((players) =>
        (players as Player[]).map(({ ended, paused }) => (ended ? 'ended' : paused ? 'paused' : 'plays')),
      )

  it('do not play at the same time', async () => {
    const { page, close } = await two(silent)
    const players = page.locator('porchlight-player')
    for (const player of [players.first(), players.last()]) {
      await player.locator('.progress').waitFor()
      await player.locator('.big-play').click()
    }
    await expect.poll(() => states(page)).toEqual(['paused', 'plays'])
    await players.first().evaluate((player) => (player as Player).play())
    await expect.poll(() => states(page)).toEqual(['plays', 'paused'])
    await close()
  })

  it.each([
    ['first', [1, 0], ['plays', 'paused']],
    ['last', [0, 1], ['paused', 'plays']],
  ])('let the %s go on if it was started last, even before the code for it loaded', async (_, order, outcome) => {
    const { page, close } = await two(spoken)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.context().route(/\/embed\/telemetry-/, async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    for (const index of order) await page.locator('porchlight-player').nth(index).locator('.big-play').click()
    expect(await states(page)).toEqual(['plays', 'plays'])
    release()
    await expect.poll(() => states(page)).toEqual(outcome)
    await close()
  })
})

describe('the element, used like a media element,', () => {
  it('resolves play() once it plays, even if called before the presentation has loaded', async () => {
    const { page, close } = await embedded('')
    const played = await page.evaluate(async (id) => {
      await customElements.whenDefined('porchlight-player')
      const player = document.createElement('porchlight-player') as Player
      player.setAttribute('presentation', id)
      player.volume = 0.3
      document.body.append(player)
      await player.play()
      return [player.paused, player.volume]
    }, silent)
    expect(played).toEqual([false, 0.3])
    await close()
  })

  it('counts as playing from when play() is called, and stays silent if paused before it has loaded', async () => {
    const { page, close } = await embedded('')
    const seen = await page.evaluate(async (id) => {
      await customElements.whenDefined('porchlight-player')
      const make = () => {
        const player = document.createElement('porchlight-player') as Player
        player.setAttribute('presentation', id)
        document.body.replaceChildren(player)
        return player
      }
      const told = (played: Promise<void>) =>
        played.then(
          () => 'played',
          ({ name }) => name,
        )
      const left = make()
      const refused = told(left.play())
      const before = left.paused
      left.pause()
      const loaded = new Promise((resolve) => left.addEventListener('canplaythrough', resolve, { once: true }))
      const result = [before, left.paused, await refused, await loaded.then(() => left.paused)]
      const twice = make()
      const both = [told(twice.play()), told(twice.play())]
      result.push(...(await Promise.all(both)), twice.paused)
      twice.setAttribute('presentation', '')
      await twice.updateComplete
      return [...result, twice.paused]
    }, silent)
    expect(seen).toEqual([false, true, 'AbortError', true, 'played', 'played', false, true])
    await close()
  })

  it('rejects what is not a number, and stays as it was', async () => {
    const { page, close } = await embedded(element(silent))
    await ready(page)
    const refused = await ask(page, (player) => {
      player.currentTime = 3
      const tries = [
        () => (player.currentTime = Number.NaN),
        () => (player.currentTime = Number.POSITIVE_INFINITY),
        () => (player.playbackRate = Number.NaN),
        () => (player.volume = Number.NaN),
        () => player.goTo(Number.NaN),
      ]
      return tries.map((attempt) => {
        try {
          attempt()
          return 'taken'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(refused).toEqual(Array(5).fill('TypeError'))
    expect(
      await ask(page, (player) => [player.currentTime, player.playbackRate, player.volume, player.currentSlide]),
    ).toEqual([3, 1, 1, 0])
    await close()
  })

  it('unmutes to the last audible volume, and announces it in percent', async () => {
    const { page, close } = await embedded(element(spoken))
    await ready(page)
    const slider = playerOf(page).getByRole('slider', { name: 'Volume' })
    await slider.fill('0.6')
    expect(await slider.getAttribute('aria-valuetext')).toBe('60%')
    await slider.fill('0')
    await button(page, 'Unmute').click()
    expect(await ask(page, (player) => [player.muted, player.volume])).toEqual([false, 0.6])
    await button(page, 'Mute').click()
    expect(await ask(page, (player) => [player.muted, player.volume])).toEqual([true, 0.6])
    await close()
  })

  it('has no sound controls if there is no sound', async () => {
    const { id } = await site.company.present({ slides: [{ narrationScript: '' }, { narrationScript: '' }] })
    const { page, close } = await embedded(element(id))
    await ready(page)
    await button(page, 'Chapters and settings').click()
    await playerOf(page).getByRole('dialog').waitFor()
    expect(await playerOf(page).getByRole('button', { name: 'Mute' }).count()).toBe(0)
    expect(await playerOf(page).getByRole('slider', { name: 'Volume' }).count()).toBe(0)
    await close()
  })
})
