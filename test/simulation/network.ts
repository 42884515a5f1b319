import type { Faults } from './faults.ts'
import type { Random } from './random.ts'
import type { Timeline } from './timeline.ts'

export type Answering = (request: Request) => Promise<Response> | Response

/** The servers of other services. */
export class Network {
  readonly #hosts = new Map<string, Answering>()
  readonly #timeline: Timeline
  readonly #faults: Faults
  readonly #random: Random

  constructor({ timeline, faults, random }: { timeline: Timeline; faults: Faults; random: Random }) {
    this.#timeline = timeline
    this.#faults = faults
    this.#random = random
  }

  serve(host: string, answering: Answering) {
    this.#hosts.set(host, answering)
  }

  async fetch(request: Request): Promise<Response> {
    const { host } = new URL(request.url)
    const fault = this.#faults.drawn(['fetch refused', 'fetch late', 'fetch after'], host, 4)
    await this.#timeline.wait(this.#random.between(5, 100))
    const answering = this.#hosts.get(host)
    if (!answering) throw new TypeError(`Network connection lost: there is no ${host}.`)
    if (fault === 'fetch refused') return new Response('Internal Server Error', { status: 500 })
    const response = await answering(request)
    if (fault === 'fetch late') await this.#timeline.wait(45_000)
    await this.#timeline.wait(this.#random.between(5, 100))
    if (fault === 'fetch after') throw new TypeError('Network connection lost.')
    return response
  }
}
