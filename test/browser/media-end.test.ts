import { beforeAll, describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { ask, type Player, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let single: string

beforeAll(async () => {
  const { company } = site
  const audioUrl = await company.upload('voice.wav', 'audio/wav', tone(12))
  single = (await company.present({ slides: [{ audioUrl }] })).id
})

/** Returns the events from the task on, until the last expected one. */
async function told(task: (player: Player) => unknown, last: string) {
  const { page, visit, close } = await site.open(single, { isSpoken: true })
  await visit()
  await ready(page)
  await ask(page, async (player) => {
    player.muted = true
    const isPlaying = new Promise((resolve) => player.addEventListener('playing', resolve, { once: true }))
    await player.play()
    await isPlaying
    const heard: string[] = []
    for (const type of ['seeking', 'seeked', 'play', 'playing', 'pause', 'ended'])
      player.addEventListener(type, () => heard.push(type))
    Object.assign(window, { heard })
  })
  await ask(page, task)
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
  await expect.poll(heard).toContain(last)
  const state = await ask(page, ({ ended, paused }) => ({ ended, paused }))
  const answer = { heard: await heard(), ...state }
  await close()
  return answer
}

describe('an end that is sought during playback', () => {
  it('is not reported after a seek away from it in the same task, but the pause is', async () => {
    const task = (player: Player) => {
      player.currentTime = player.duration
      player.currentTime = 5
    }
    const heard = ['seeking', 'seeking', 'seeked', 'pause']
    expect(await told(task, 'pause')).toEqual({ heard, ended: false, paused: true })
  })

  it('is not reported if it plays from the start again in the same task', async () => {
    const task = (player: Player) => {
      player.currentTime = player.duration
      void player.play()
    }
    const heard = ['seeking', 'seeking', 'play', 'seeked', 'playing']
    expect(await told(task, 'playing')).toEqual({ heard, ended: false, paused: false })
  })
})

describe('an end that `next()` reaches', () => {
  it('is reported at once, even during a seek', async () => {
    const task = (player: Player) => {
      player.currentTime = 5
      player.next()
    }
    const { heard, ...state } = await told(task, 'seeked')
    expect(heard).toEqual(['seeking', 'pause', 'ended', 'seeked'])
    expect(state).toEqual({ ended: true, paused: true })
  })
})
