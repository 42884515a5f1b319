import { describe, expect, it } from 'vitest'
import { allowSound, breakSound, captureAudio, narrationAudio, refuseSound } from './audio.ts'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

type Seen = { time: number; word: string }

describe('a generated voice', () => {
  it('is ready before it is played, and highlights each word as it is spoken', async () => {
    const { id } = await site.company.present({
      slides: [{ narrationScript: 'Hello {{first_name}}, this is your roof. It is sound.' }, { title: 'Then this' }],
    })
    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await captureAudio(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit()
    await ready(page)
    const narrations = () => asked.filter((path) => path.startsWith('/api/narration/tracks/'))
    await expect.poll(() => narrations().length).toBe(2)
    const track = await page.evaluate(async (presentationId) => {
      const manifest = await (await fetch(`/api/viewer/presentations/${presentationId}`)).json()
      return (await (await fetch(manifest.slides[0].narrationUrl)).json()).track
    }, id)
    await ask(page, (player) => {
      const seen: { time: number; word: string }[] = []
      Object.assign(window, { seen })
      const { sounds } = window as unknown as { sounds: HTMLAudioElement[] }
      const watch = () => {
        if (player.currentSlide !== 0 || player.ended) return
        const word = player.shadowRoot?.querySelector('.word.lit')?.textContent ?? ''
        seen.push({ time: sounds[0]?.currentTime ?? 0, word })
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
    const before = asked.length
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0)
    expect(asked.slice(before).filter((path) => path.startsWith('/api/narration/'))).toEqual([])
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)
    const lit = [...new Set(seen.map(({ word }) => word).filter(Boolean))]
    expect(lit).toEqual(['Hello', 'Maria,', 'this', 'is', 'your', 'roof.', 'It', 'sound.'])
    expect(track.timings).toBe('exact')
    await close()
  })

  it('costs at most 60 KB before anyone presses play', async () => {
    const narrationScript = Array.from(
      { length: 6 },
      (_, at) => `Sentence ${at} is about the roof of this house.`,
    ).join(' ')
    const { id } = await site.company.present({
      slides: [{ narrationScript }, { narrationScript: `${narrationScript} So it is.` }],
    })
    const { context, page, visit, close } = await site.open(id, { isSpoken: true })
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const sounds = new Set<string>()
    let bytes = 0
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.endsWith('.mp3')) sounds.add(requestId)
    })
    network.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (sounds.has(requestId)) bytes += dataLength
    })
    await visit()
    await ready(page)
    const known = () => ask(page, (player) => player.playback.sequence.scenes.map(({ track }) => typeof track.audioUrl))
    await expect.poll(known).toEqual(['string', 'string'])
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeLessThanOrEqual(61_440)
    await button(page, 'Play').first().click()
    await expect.poll(() => bytes).toBeGreaterThan(122_880)
    await close()
  })

  it('lasts in the browser as long as its track says', async () => {
    const { id } = await site.company.present({
      slides: [
        { narrationScript: 'One roof, and two valleys. Three gutters. The rest is as good as new, and will be.' },
      ],
    })
    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await visit()
    const [said, real] = await page.evaluate(async (presentationId) => {
      const manifest = await (await fetch(`/api/viewer/presentations/${presentationId}`)).json()
      const { track } = await (await fetch(manifest.slides[0].narrationUrl)).json()
      const audio = new Audio(track.audioUrl)
      await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve))
      return [track.durationSeconds, audio.duration]
    }, id)
    expect(Math.abs(said - real)).toBeLessThan(0.05)
    await close()
  })

  it('that arrives late continues where the next sentence begins', async () => {
    const words = 'We looked at all of the roof today. The valleys are sound. The gutters are sound too.'
    const { id } = await site.company.present({ slides: [{ narrationScript: `${words} ${words} ${words}` }] })
    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await captureAudio(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/narration/tracks/**', async (route) => {
      await held
      await route.continue()
    })
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(0.5)
    expect((await narrationAudio(page)).currentTime).toBeLessThan(0.1)
    release()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(2)
    await close()
  })

  it('that is not available leaves the text to be read to its end', async () => {
    const { id } = await site.company.present({ slides: [{ narrationScript: 'One roof.' }] })
    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await page.route('**/api/narration/tracks/**', (route) => route.fulfill({ status: 404, body: '{}' }))
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    await close()
  })

  it('speaks an answer, and continues with the presentation', async () => {
    const { id } = await site.company.present({
      slides: [{ narrationScript: 'One roof. Two valleys. Three gutters. Four chimneys. Five windows in the roof.' }],
      faqs: [{ userQuestion: 'How long does it take?', cannedAnswer: 'Two days.' }],
    })
    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await captureAudio(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0)
    await button(page, /Ask/).first().click()
    const said = page.waitForResponse((response) => response.url().includes('/api/narration/tracks/'))
    await playerOf(page).getByRole('button', { name: 'How long does it take?' }).click()
    expect((await said).status()).toBe(200)
    await close()
  })

  it('keeps its speed, can be sought by the word, and waits for a gesture if the browser requires one', async () => {
    const narrationScript = Array.from(
      { length: 6 },
      (_, at) => `Sentence ${at} is about the roof of this house.`,
    ).join(' ')
    const { id } = await site.company.present({ slides: [{ narrationScript }] })
    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await captureAudio(page)
    await refuseSound(page)
    await visit()
    await ready(page)
    const { track } = await page.evaluate(async (presentationId) => {
      const manifest = await (await fetch(`/api/viewer/presentations/${presentationId}`)).json()
      return (await fetch(manifest.slides[0].narrationUrl)).json()
    }, id)
    const isVoiced = () => ask(page, (player) => player.playback.sequence.scenes[0]?.track.audioUrl != null)
    await expect.poll(isVoiced).toBe(true)
    await loaded(page, 'telemetry')
    await ask(page, (player) => player.play().catch(() => undefined))
    const bigPlay = playerOf(page).locator('[part=play]')
    await bigPlay.waitFor()
    await allowSound(page)
    await bigPlay.click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0.2)
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')
    const speed = playerOf(page).getByRole('button', { name: /^Speed/ })
    await speed.click()
    await speed.click()
    expect((await narrationAudio(page)).playbackRate).toBe(1.5)
    await button(page, 'Pause').click()
    const { word, startTime } = track.wordTimings[20]
    await ask(page, (player, time) => player.seekTo(time), startTime + 0.05)
    await playerOf(page).locator('.word.lit').getByText(word, { exact: true }).waitFor()
    expect((await narrationAudio(page)).currentTime).toBeCloseTo(startTime + 0.05, 1)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(startTime + 0.3)
    expect(await narrationAudio(page)).toMatchObject({ playbackRate: 1.5, paused: false })
    await close()
  })

  it('that the network cuts off continues where it was', async () => {
    const narrationScript = Array.from(
      { length: 30 },
      (_, at) => `Sentence ${at} is about the roof of this house.`,
    ).join(' ')
    const { id } = await site.company.present({ slides: [{ narrationScript }] })
    const { context, page, visit, close } = await site.open(id, { isSpoken: true })
    const { track } = await trackOf(id)
    const sound = new Uint8Array(await (await fetch(track.audioUrl)).arrayBuffer())
    const givenBytes = Math.floor(sound.length / 3)
    const broken = { path: '**/*.mp3', sound, type: 'audio/mpeg', givenBytes }
    const state = await breakSound(context, broken, (route) => route.abort())
    await captureAudio(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0)
    await ask(page, (player, time) => player.seekTo(time), track.durationSeconds / 2)
    await playerOf(page).getByText('You seem to be offline').waitFor()
    const { currentTime } = await narrationAudio(page)
    state.isLost = false
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(currentTime + 0.5)
    expect((await narrationAudio(page)).currentTime).toBeLessThan(currentTime + 20)
    await close()
  })
})

async function trackOf(presentationId: string) {
  const manifest = await (await fetch(`${site.address}/api/viewer/presentations/${presentationId}`)).json()
  return (await fetch(manifest.slides[0].narrationUrl)).json()
}
