import { globalsOf } from './globals.ts'
import type { Random } from './random.ts'
import type { Socket } from './stores/sockets.ts'
import type { World } from './world.ts'

export const origin = 'http://localhost:8787'
export const minute = 60_000

export type Caller = ReturnType<typeof newCaller>

/**
 * Makes calls from outside: with the client that companies use, or by hand like a browser, which retries a few times.
 */
export function newCaller(world: World, random: Random) {
  const { timeline } = world
  const { createClient } = world.load(
    globalsOf({
      timeline,
      random,
      fetch: (...given) => world.request(new Request(...given)),
      log: world.log,
      isStopped: () => false,
      socketPair: world.socketPair,
    }),
  )

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    for (let tries = 0; tries < 12; tries++) {
      try {
        const response = await world.request(
          new Request(`${origin}${path}`, {
            method,
            headers: { 'content-type': 'application/json', ...headers },
            ...(method !== 'GET' && { body: JSON.stringify(body) }),
          }),
        )
        if (response.status >= 400) world.log(`${method} ${path}: ${await response.clone().text()}`)
        if (response.status < 500 && response.status !== 429) return response
      } catch {}
      await timeline.wait(random.between(1000, 5000))
    }
    throw new Error(`${method} ${path} was tried twelve times.`)
  }

  /** Undefined if the socket is refused, or the Worker fails. */
  async function connect(path: string, headers: Record<string, string> = {}): Promise<Socket | undefined> {
    const request = new Request(`${origin}${path}`, { headers: { upgrade: 'websocket', ...headers } })
    const response = await world.request(request).catch(() => undefined)
    if (response && response.status !== 101) world.log(`A socket was refused: ${await response.text()}`)
    return (response?.webSocket as Socket | null | undefined) ?? undefined
  }

  return {
    world,
    send,
    connect,
    clientOf: (key: string) => createClient({ key, baseUrl: origin, retries: 8 }),
    /** Starts something that runs beside its caller. */
    go: (work: Promise<unknown>) =>
      void work.catch((error) => world.log(`A caller gave up: ${error instanceof Error ? error.message : error}`)),
  }
}
