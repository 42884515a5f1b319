import type { PorchlightPlayer } from '../player'

/** The player.js protocol, with which a page controls the player in its iframe: https://github.com/embedly/player.js */
const context = 'player.js'
const version = '0.0.11'
const events = ['ready', 'play', 'pause', 'ended', 'timeupdate', 'error', 'slidechange', 'question', 'action'] as const

type Message = { context?: string; method?: string; value?: unknown; listener?: string }
type EventName = (typeof events)[number]

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const commands: Record<string, (player: PorchlightPlayer, value: unknown) => void> = {
  play: (player) => player.playback?.play(),
  pause: (player) => player.pause(),
  mute: (player) => {
    player.muted = true
  },
  unmute: (player) => {
    player.muted = false
  },
  setVolume: (player, value) => player.setVolume(number(value) / 100),
  setCurrentTime: (player, value) => player.seekTo(number(value)),
}

const questions: Record<string, (player: PorchlightPlayer) => unknown> = {
  getPaused: (player) => player.paused,
  getMuted: (player) => player.muted,
  getVolume: (player) => Math.round(player.volume * 100),
  getDuration: (player) => player.duration,
  getCurrentTime: (player) => player.currentTime,
  getLoop: () => false,
}

const methods = [...Object.keys(commands), ...Object.keys(questions), 'addEventListener', 'removeEventListener']

/**
 * This sends messages only to the parent page, and only if the organization allows its origin, because others must not
 * learn what is watched.
 */
export function connect(player: PorchlightPlayer, signal: AbortSignal) {
  const { parent } = globalThis
  const allowed = allowedOrigins()
  const target = [...(location.ancestorOrigins ?? []), document.referrer && new URL(document.referrer).origin][0]
  if (signal.aborted || !target || !allowed.has(target)) return
  const listening = new Map<EventName, Set<string | undefined>>()
  const send = (event: string, value?: unknown, listener?: string) =>
    parent.postMessage(JSON.stringify({ context, version, event, value, listener }), target)
  const notify = (event: EventName, value?: unknown) => {
    for (const listener of listening.get(event) ?? []) send(event, value, listener)
  }

  const listen = { signal }
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || origin !== target) return
    const message = parse(data)
    if (message?.context !== context || !message.method) return
    const { method, value, listener } = message
    if (Object.hasOwn(questions, method)) return send(method, questions[method]?.(player), listener)
    if (Object.hasOwn(commands, method)) return commands[method]?.(player, value)
    const event = events.find((name) => name === value)
    if (!event) return
    if (method === 'addEventListener') listening.set(event, (listening.get(event) ?? new Set()).add(listener))
    if (method === 'removeEventListener') listening.get(event)?.delete(listener)
    if (method === 'addEventListener' && event === 'ready') notify('ready', readyValue())
  }
  globalThis.addEventListener('message', onMessage, listen)
  for (const name of ['play', 'pause', 'ended', 'error', 'slidechange', 'question', 'action'] as const)
    player.addEventListener(name, (event) => notify(name, (event as CustomEvent).detail), listen)
  const timer = setInterval(() => {
    if (!player.paused) notify('timeupdate', { seconds: player.currentTime, duration: player.duration })
  }, 250)
  signal.addEventListener('abort', () => clearInterval(timer))
  send('ready', readyValue())
}

const readyValue = () => ({ src: location.href, events, methods })

function allowedOrigins() {
  const listed = document.getElementById('porchlight-origins')?.textContent
  return new Set<string>([location.origin, ...(listed ? JSON.parse(listed) : [])])
}

function parse(data: unknown): Message | undefined {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}
