import { expect, it } from 'vitest'
import { ask, focused, loaded, type Player, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
const mediaChrome = 'node_modules/media-chrome/dist/iife/all.js'

type Media = Player & Pick<HTMLVideoElement, 'textTracks' | 'buffered' | 'seekable' | 'requestPictureInPicture'>

async function withMediaChrome(narrationScript = 'The first words. And some more of them.') {
  const slides = [{ narrationScript }, { narrationScript: 'The last words.' }]
  const { id } = await site.company.present({ slides })
  const opened = await site.open('')
  const { page } = opened
  const parts = ['play', 'captions', 'pip'].map((name) => `<media-${name}-button></media-${name}-button>`).join('')
  const body = `<!doctype html><title>Somewhere</title><media-controller style="width: 900px">
<porchlight-player slot="media" presentation="${id}"></porchlight-player>
<media-control-bar>${parts}<media-time-range></media-time-range></media-control-bar></media-controller>`
  await page.route('**/somewhere', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${site.address}/somewhere`)
  await page.addScriptTag({ path: mediaChrome })
  await page.addScriptTag({ url: `${site.address}/embed.js`, type: 'module' })
  await ready(page)
  return opened
}

it('the controls of media-chrome play it, and their captions button is that of the player', async () => {
  // It must not end, and with it its captions, while they are turned off and on.
  const { page, close } = await withMediaChrome('A word. '.repeat(60))
  const captions = page.locator('media-captions-button')
  await expect.poll(() => captions.getAttribute('aria-checked')).toBe('true')
  await page.locator('media-play-button').click()
  const line = playerOf(page).locator('.line')
  await line.waitFor()
  await captions.click()
  await expect.poll(() => line.count()).toBe(0)
  expect(await captions.getAttribute('aria-checked')).toBe('false')
  // Until this chunk is there, a key also reaches the controls around the player.
  await loaded(page, 'telemetry')
  await playerOf(page).locator('.progress').focus()
  await page.keyboard.press('c')
  await expect.poll(() => captions.getAttribute('aria-checked')).toBe('true')
  await line.waitFor()

  const range = page.locator('media-time-range')
  const duration = await ask(page, (player) => player.duration)
  await expect.poll(async () => Number(await range.getAttribute('mediaduration'))).toBeCloseTo(duration, 1)
  await expect.poll(async () => (await range.getAttribute('mediabuffered'))?.split(':')[0]).toBe('0')
  expect(await page.locator('media-pip-button').getAttribute('mediapipunavailable')).toBe('unavailable')
  await close()
})

it('its captions are a track with the text of the whole presentation, and its ranges cover the whole presentation', async () => {
  const { page, close } = await withMediaChrome()
  const tracks = () =>
    ask(page, (player) =>
      [...(player as Media).textTracks].map(({ kind, label, language, mode, cues }) => [
        ...[kind, label, language, mode],
        [...(cues ?? [])].map((cue) => (cue as VTTCue).text).join(' '),
      ]),
    )
  await expect
    .poll(tracks)
    .toEqual([['captions', 'Captions', 'en', 'showing', 'The first words. And some more of them. The last words.']])
  const told = await ask(page, async (each) => {
    const player = each as Media
    const [cue] = [...(player.textTracks[0]?.cues ?? [])].slice(-1)
    const { buffered, seekable, duration } = player
    player.currentTime = (cue?.startTime ?? 0) + 0.1
    const ended = new Promise((resolve) => player.addEventListener('ended', resolve))
    const slide = player.currentSlide
    player.currentTime = duration
    await ended
    return {
      slide,
      ranges: [buffered, seekable].map((ranges) => [ranges.length, ranges.start(0), ranges.end(0) === duration]),
      refused: await player.requestPictureInPicture().catch((error) => error.name),
    }
  })
  expect(told).toEqual({ slide: 1, ranges: Array(2).fill([1, 0, true]), refused: 'NotSupportedError' })
  await ask(page, (player) => player.setAttribute('presentation', ''))
  await expect.poll(tracks).toEqual([['captions', 'Captions', 'en', 'disabled', '']])
  await close()
})

it('keys skip, change the speed, and are listed in the language of the viewer', async () => {
  const slides = Array.from({ length: 4 }, () => ({ narrationScript: 'A word. '.repeat(60) }))
  const { id } = await site.company.present({ slides, language: 'de' })
  const { page, visit, close } = await site.open(id)
  await visit()
  await ready(page)
  const after = async (key: string) => {
    await page.keyboard.press(key)
    await ask(page, (player) => player.updateComplete)
    return ask(page, ({ currentTime, playbackRate, ended, duration }) => ({
      time: Math.round(currentTime),
      share: Math.round((currentTime / duration) * 10),
      playbackRate,
      ended,
    }))
  }
  await expect.poll(async () => (await after('5')).share).toBe(5)
  const { time } = await after('l')
  expect((await after('j')).time).toBe(time - 10)
  expect((await after('0')).time).toBe(0)
  expect((await after('9')).share).toBe(9)
  expect((await after('>')).playbackRate).toBe(1.25)
  await after('<')
  expect((await after('<')).playbackRate).toBe(0.75)
  expect((await after('End')).ended).toBe(true)
  expect(await after('Home')).toMatchObject({ time: 0, ended: false })
  await after('?')
  const list = playerOf(page).getByRole('dialog', { name: 'Tastenkürzel' })
  await list.getByText('10 Sekunden zurück oder vor').waitFor()
  await expect.poll(() => focused(page)).toBe('Schließen')
  await after('?')
  expect(await list.count()).toBe(0)
  await after('q')
  const panel = playerOf(page).getByRole('dialog')
  expect(
    await panel
      .getByRole('heading')
      .first()
      .evaluate(({ tagName }) => tagName),
  ).toBe('H2')
  await close()
})
