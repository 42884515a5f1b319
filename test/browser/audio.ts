import type { BrowserContext, Page, Route } from 'playwright-core'

/** Lets a test see the audio elements of the page, the first of which plays the narration. Call it before the visit. */
export const captureAudio = (page: Page) =>
  page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = []
    Object.assign(window, {
      sounds,
      Audio: class extends Audio {
        constructor(url?: string) {
          super(url)
          sounds.push(this)
        }
      },
    })
  })

export const narrationAudio = (page: Page) =>
  page.evaluate(() => {
    const [voice] = (window as unknown as { sounds: HTMLAudioElement[] }).sounds
    if (!voice) throw new Error('Nothing sounds.')
    const { currentTime, playbackRate, volume, muted, paused } = voice
    return { currentTime, playbackRate, volume, muted, paused }
  })

/** Blocks sound before a gesture, as browsers do. */
export const refuseSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    Object.assign(window, { isRefused: true })
    HTMLMediaElement.prototype.play = function () {
      const { isRefused } = window as unknown as { isRefused: boolean }
      return isRefused ? Promise.reject(new DOMException('A gesture first.', 'NotAllowedError')) : play.call(this)
    }
  })

export const allowSound = (page: Page) => page.evaluate(() => void Object.assign(window, { isRefused: false }))

type Broken = { path: string; sound: Uint8Array; type: string; givenBytes: number }

/** Serves the first bytes of a sound; requests for the rest go to `lost` until the network is back. */
export async function breakSound(
  context: BrowserContext,
  { path, sound, type, givenBytes }: Broken,
  lost: (route: Route) => unknown,
) {
  const state = { isLost: true }
  const given = sound.slice(0, givenBytes)
  await context.route(path, (route) => {
    const request = route.request()
    if (!state.isLost) return route.continue()
    const from = Number(/\d+/.exec(request.headers().range ?? '')?.[0] ?? 0)
    if (request.method() === 'HEAD' || from >= given.length) return lost(route)
    const range = `bytes ${from}-${given.length - 1}/${sound.length}`
    const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'content-range': range }
    return route.fulfill({ status: 206, headers, body: Buffer.from(given.slice(from)) })
  })
  return state
}
