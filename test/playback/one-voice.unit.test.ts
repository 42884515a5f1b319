import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OneVoice } from '../../src/player/lazy/one-voice'

const channels = new Set<Channel>()

/** Node's own BroadcastChannel does not keep the order between channels. */
class Channel {
  onmessage: ((message: { data: string }) => void) | undefined

  constructor() {
    channels.add(this)
  }

  postMessage(data: string) {
    for (const channel of channels) if (channel !== this) queueMicrotask(() => channel.onmessage?.({ data }))
  }

  close() {
    channels.delete(this)
    this.onmessage = undefined
  }
}

vi.stubGlobal('BroadcastChannel', Channel)
afterEach(() => channels.clear())

/** The clock stands still while players start together, and has moved on by the time they are checked. */
let now = Date.now()
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => now))

function newPlayer({ muted = false, audioStarted = Promise.resolve() } = {}) {
  const player = {
    paused: true,
    muted,
    volume: 1,
    playback: { narrator: { audioStarted } },
    pause() {
      player.paused = true
      voice.update()
    },
    play() {
      player.paused = false
      voice.update()
    },
    unmute() {
      player.muted = false
      voice.update()
    },
  }
  const voice = new OneVoice(player)
  return player
}

async function playing(...players: ReturnType<typeof newPlayer>[]) {
  await new Promise((resolve) => setTimeout(resolve))
  now++
  return players.map(({ paused }) => !paused)
}

it('the player that started last speaks, and the one before it pauses', async () => {
  const [first, second] = [newPlayer(), newPlayer()]
  first.play()
  expect(await playing(first, second)).toEqual([true, false])
  second.play()
  expect(await playing(first, second)).toEqual([false, true])
  first.play()
  expect(await playing(first, second)).toEqual([true, false])
})

it('exactly one of two players that start together speaks', async () => {
  const players = [newPlayer(), newPlayer()]
  for (const player of players) player.play()
  expect((await playing(...players)).filter(Boolean)).toHaveLength(1)
})

it('a muted player interrupts none until its sound is turned on', async () => {
  const [muted, loud] = [newPlayer({ muted: true }), newPlayer()]
  loud.play()
  muted.play()
  expect(await playing(muted, loud)).toEqual([true, true])
  muted.unmute()
  expect(await playing(muted, loud)).toEqual([true, false])
})

it('a player whose sound the browser blocks silences none', async () => {
  const [loud, blocked] = [newPlayer(), newPlayer({ audioStarted: Promise.reject(new Error('NotAllowedError')) })]
  loud.play()
  blocked.play()
  blocked.pause()
  expect(await playing(loud, blocked)).toEqual([true, false])
})
