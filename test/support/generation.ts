import { env } from 'cloudflare:workers'
import * as content from '../../dev/seed-content/deck'
import { createGeneration } from '../../src/generation/queries'
import { generate, generateJob } from '../../src/generation/run'
import type { Generate } from '../../src/generation/start-step'
import type { Writer } from '../../src/generation/writer'
import type { signedIn } from './client'
import { envOf } from './databases'
import { takeUpDue, workIn } from './running'
import { uploadDocument } from './uploads'

type Client = Awaited<ReturnType<typeof signedIn>>

export const markdown = (client: Client, content: string, displayName = 'Guide') =>
  uploadDocument(client, { filename: 'guide.md', contentType: 'text/markdown', content, displayName })

export const demoDocuments = async (client: Client) => {
  for (const document of content.documents) await uploadDocument(client, document)
}

const usual = { name: 'Roof replacement', brief: 'Roof replacement', withFaqs: true, withImages: false }

/** Starts like the API but queues nothing, because the test delivers the messages. */
export async function begun(client: Client, more: object = {}) {
  const input = { ...usual, ...more } as Parameters<typeof createGeneration>[2]
  const work = workIn(envOf(client.organizationId, { JOBS: { send: async () => undefined } }))
  return createGeneration(work, client.organizationId, input, Date.now())
}

type Options = { writer?: Writer; send?: (message: Generate) => Promise<void> }

export function newWorker({ writer, send }: Options = {}) {
  const queue: Generate[] = []
  let ahead = 0
  const JOBS = {
    send: send ?? (async (message: Generate) => void queue.push(message)),
    sendBatch: async (messages: { body: Generate }[]) => void queue.push(...messages.map(({ body }) => body)),
  }
  const own = { ...env, JOBS } as unknown as Env
  const clock = () => Date.now() + ahead
  return {
    queue,
    env: own,
    step: (message: Generate) => generate(workIn(envOf(message.id, { JOBS })), message, clock, writer),
    async run(id: string) {
      queue.push({ kind: 'generate', id, step: 0 })
      for (let next = queue.shift(); next; next = queue.shift())
        await generate(workIn(envOf(id, { JOBS })), next, clock, writer)
    },
    /** Runs the sweep some minutes later. */
    async sweep(id: string) {
      ahead += 10 * 60_000
      queue.length = 0
      await takeUpDue(own, [generateJob], clock())
      return queue.splice(0).filter((message) => message.id === id)
    },
  }
}

export const generationOf = async (client: Client, id: string) =>
  (await client.get(`/api/generation/${id}`)).body.generation

type Slide = {
  id: string
  title: string
  bullets: string[]
  narration_script: string
  slide_context: string | null
  hero_img: string | null
}
type Faq = { userQuestion: string; cannedAnswer: string; relatedSlideId: string | null }

export async function deckOf(client: Client, deckId: string) {
  const { deck, slides, faqs } = (await client.get(`/api/decks/${deckId}`)).body
  return { deck, slides: slides as Slide[], faqs: faqs as Faq[], text: JSON.stringify([slides, faqs]) }
}

export async function written(client: Client, more: object = {}, options: Options = {}) {
  const { id, deckId } = await begun(client, more)
  await newWorker(options).run(id)
  return { generation: await generationOf(client, id), ...(await deckOf(client, deckId)) }
}

export const wordsOf = ({ narration_script }: Slide) => narration_script.split(/\s+/).length
