import type { Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { applying, notApplying, type Tools } from './media-checks.ts'
import { ask, button, type Player, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let ids: Tools['ids'] & { single: string }
let sound: string

beforeAll(async () => {
  const { company } = site
  const audioUrl = await company.upload('voice.wav', 'audio/wav', tone(12))
  sound = `${site.address}/${audioUrl}`
  const slides = [{ narrationScript: '' }, { narrationScript: '' }]
  ids = {
    silent: (await company.present({ slides })).id,
    voiced: (await company.present({ slides: [{ audioUrl }, {}] })).id,
    single: (await company.present({ slides: [{ audioUrl }] })).id,
    missing: crypto.randomUUID(),
  }
})

/** A foreign page in which the element is undefined until `define`. */
async function empty(style = '') {
  const opened = await site.open('', { isSpoken: true })
  await opened.page.route('**/somewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Somewhere</title>${style}<body>` }),
  )
  await opened.page.goto(`${site.address}/somewhere`)
  const define = () => opened.page.addScriptTag({ url: `${site.address}/embed.js`, type: 'module' })
  return { ...opened, define }
}

const tools = (known: Tools['ids']) => {
  const make = (presentation?: string) => {
    const player = document.createElement('porchlight-player') as Player
    if (presentation) {
      player.setAttribute('presentation', presentation)
      document.body.replaceChildren(player)
    }
    return player
  }
  const next = (player: Player, type: string) =>
    new Promise<Event>((resolve) => player.addEventListener(type, resolve, { once: true }))
  const loaded = async () => {
    localStorage.clear()
    const player = make(known.silent)
    await next(player, 'loadedmetadata')
    return player
  }
  const equal = (is: unknown, should: unknown, what = '') => {
    const [one, other] = [JSON.stringify(is), JSON.stringify(should)]
    if (one !== other) throw new Error(`${what} is ${one}, not ${other}`)
  }
  Object.assign(window, { tools: { make, next, loaded, equal, ids: known } satisfies Tools })
}

describe('the web-platform-tests for media elements', () => {
  it('are met by the element, as far as they apply', async () => {
    const opened = await empty()
    await opened.define()
    await opened.page.evaluate(tools, ids)
    const failed: Record<string, unknown> = {}
    for (const [name, check] of Object.entries(applying)) {
      const problem = await opened.page.evaluate(
        `Promise.race([(${check})(tools), new Promise((_, reject) => setTimeout(() => reject('nothing came'), 30_000))]).then(() => '', String)`,
      )
      if (problem) failed[name] = problem
    }
    expect(failed).toEqual({})
    expect(Object.values(notApplying).every((reason) => reason.endsWith('.'))).toBe(true)
    await opened.close()
  })
})

describe('an element with a voice', () => {
  it('fires every event of a media element, in order', async () => {
    const opened = await empty()
    await opened.define()
    await opened.page.evaluate(tools, ids)
    const heard = await opened.page.evaluate(async () => {
      const { make, next, ids } = (window as unknown as { tools: Tools }).tools
      const heard: string[] = []
      const player = make()
      // Events about loaded data are fired again after a seek.
      for (const type of ['loadeddata', 'canplay', 'playing'])
        player.addEventListener(type, () => heard.push(type), { once: true })
      const types = ['loadstart', 'loadedmetadata', 'play', 'timeupdate', 'seeking', 'seeked']
      for (const type of [...types, 'volumechange', 'ratechange', 'slidechange', 'pause', 'ended', 'abort', 'emptied'])
        player.addEventListener(type, ({ bubbles }) => heard.at(-1) !== type && heard.push(bubbles ? `${type}!` : type))
      player.volume = 0
      player.setAttribute('presentation', ids.voiced)
      document.body.replaceChildren(player)
      await next(player, 'canplay')
      await player.play()
      await next(player, 'timeupdate')
      player.currentTime = 5
      await next(player, 'seeked')
      const place = player.currentTime
      player.playbackRate = 2
      player.goTo(1)
      await next(player, 'seeked')
      player.currentTime = player.duration
      await next(player, 'ended')
      player.setAttribute('presentation', ids.silent)
      await next(player, 'loadedmetadata')
      return [...heard, Math.floor(place)]
    })
    expect(heard).toEqual([
      ...['volumechange', 'loadstart', 'loadedmetadata', 'loadeddata', 'canplay', 'play', 'playing', 'timeupdate'],
      ...['seeking', 'timeupdate', 'seeked', 'ratechange', 'seeking', 'slidechange!', 'timeupdate', 'seeked'],
      ...['seeking', 'timeupdate', 'seeked', 'timeupdate', 'pause', 'ended', 'abort', 'emptied'],
      ...['loadstart', 'ratechange', 'loadedmetadata', 5],
    ])
    await opened.close()
  })

  it('fires the same events as a `<video>` in this browser for a seek, an end, and another load', async () => {
    const opened = await empty()
    await opened.define()
    await opened.page.evaluate(tools, ids)
    const [own, theirs] = await opened.page.evaluate(
      async ({ sounds, known }) => {
        const { make } = (window as unknown as { tools: Tools }).tools
        type Media = Pick<Player, 'currentTime' | 'duration' | 'play' | 'addEventListener' | 'removeEventListener'>
        const types = ['abort', 'emptied', 'loadstart', 'loadedmetadata', 'seeking', 'seeked', 'canplay']
        const tell = async (media: Media, load: (what: 'one' | 'other' | 'missing') => void, atTheEnd: string) => {
          const heard: string[] = []
          for (const type of [...types, 'play', 'pause', 'ended']) media.addEventListener(type, () => heard.push(type))
          const next = (type: string) => new Promise((resolve) => media.addEventListener(type, resolve, { once: true }))
          /** Events after the last one belong to the next step. */
          const until = async (last: string, act: () => unknown) => {
            const happened = next(last)
            act()
            await happened
            return heard.splice(0).join(' ')
          }
          const seek = (time: number) => Object.assign(media, { currentTime: time })
          return {
            load: await until('canplay', () => load('one')),
            seek: await until('canplay', () => seek(5)),
            seekToTheEnd: await until(atTheEnd, () => seek(media.duration)),
            seekBack: await until('canplay', () => seek(5)),
            play: await until('playing', () => media.play()),
            playTheEnd: await until('ended', () => seek(media.duration)),
            loadAnother: await until('canplay', () => load('other')),
            fail: await until('error', () => load('missing')),
            loadAfterFailure: await until('canplay', () => load('one')),
          }
        }
        const player = make()
        player.muted = true
        document.body.replaceChildren(player)
        const video = document.createElement('video')
        video.muted = true
        return [
          await tell(player, (what) => player.setAttribute('presentation', known[what]), 'ended'),
          await tell(video, (what) => video.setAttribute('src', sounds[what]), 'canplay'),
        ]
      },
      {
        sounds: { one: sound, other: sound, missing: `${site.address}/nothing.wav` },
        known: { one: ids.single, other: ids.voiced, missing: ids.missing },
      },
    )
    expect(theirs.seekToTheEnd).toBe('seeking seeked canplay')
    expect(theirs.playTheEnd).toBe('seeking seeked canplay pause ended')
    // At the end there is no sound to seek, so there is no further ready event. According to the standard, a paused
    // seek ends it too.
    const ends = { seekToTheEnd: 'seeking seeked ended', playTheEnd: 'seeking seeked pause ended' }
    expect(own).toEqual({ ...theirs, ...ends })
    await opened.close()
  })
})

describe('an element that was in the page before its script', () => {
  const style = '<style>body { font-style: italic; letter-spacing: 9px; text-shadow: 2px 2px red }</style>'

  it('takes over what the page had set, continues when it is moved, and hides the text of the page', async () => {
    const { page, define, close } = await empty(style)
    await page.evaluate((presentation) => {
      const player = document.createElement('porchlight-player')
      document.body.append(player)
      Object.assign(player, { presentation, currentTime: 6, volume: 0.3, muted: true, playbackRate: 1.5, loop: true })
    }, ids.silent)
    await define()
    await ready(page)
    expect(
      await ask(page, ({ currentTime, volume, muted, playbackRate, loop, currentSlide }) => {
        return [currentTime, volume, muted, playbackRate, loop, currentSlide]
      }),
    ).toEqual([6, 0.3, true, 1.5, true, 1])
    const moved = await ask(page, async (player) => {
      player.currentTime = 2
      await player.play()
      const frame = document.createElement('div')
      document.body.append(frame)
      frame.append(player)
      await new Promise((resolve) => setTimeout(resolve))
      return [player.paused, player.currentTime >= 2 && player.currentTime < 3]
    })
    expect(moved).toEqual([false, true])

    const title = playerOf(page).locator('.title')
    const [slant, spacing, shadow] = await title.evaluate((each) => {
      const { fontStyle, letterSpacing, textShadow } = getComputedStyle(each)
      return [fontStyle, letterSpacing, textShadow]
    })
    expect(slant).toBe('normal')
    expect(spacing).not.toBe('9px')
    expect(shadow).not.toContain('rgb(255, 0, 0)')
    await ask(page, (player) => {
      player.style.visibility = 'hidden'
    })
    expect(await title.isVisible()).toBe(false)
    await close()
  })

  it('starts at the second that the page names, shows a panel’s frame while it loads, and fetches the rest at once', async () => {
    const { context, page, define, close } = await empty()
    const held: Route[] = []
    const rest = /\/embed\/(questions|menu|actions|ending)-/
    await context.route(rest, (route) => void held.push(route))
    await define()
    expect(
      await page.evaluate(async (presentation) => {
        document.body.innerHTML = `<porchlight-player presentation="${presentation}" start="5.5"></porchlight-player>`
        const player = document.body.firstElementChild as Player
        await new Promise((resolve) => player.addEventListener('seeked', resolve))
        return [player.currentTime, player.start]
      }, ids.silent),
    ).toEqual([5.5, 5.5])
    await button(page, 'Ask a question').click()
    const panel = playerOf(page).getByRole('dialog', { name: 'Ask a question' })
    await panel.getByText('Loading').waitFor()
    expect(await panel.getByRole('button', { name: 'Close' }).isVisible()).toBe(true)
    await ask(page, (player) => player.play())
    await expect.poll(() => held.length).toBe(4)
    for (const route of held) await route.continue()
    await panel.getByRole('textbox').waitFor()
    expect(await panel.getByText('Loading').count()).toBe(0)
    await close()
  })
})
