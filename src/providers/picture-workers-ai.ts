import { type Aspect, type DrawPicture, PictureRefused } from './picture'

const model = '@cf/black-forest-labs/flux-1-schnell'
const steps = 4
const longestPrompt = 2048

type Ai = { run(model: string, input: object): Promise<unknown> }

/** The model paints only squares, so other shapes are cut from the middle. */
const shapes: Record<Aspect, { width: number; height: number }> = {
  '16:9': { width: 1024, height: 576 },
  '1:1': { width: 1024, height: 1024 },
  '4:5': { width: 816, height: 1020 },
  '9:16': { width: 576, height: 1024 },
}

export function workersAi({ AI, IMAGES }: { AI: Ai; IMAGES: ImagesBinding }): DrawPicture {
  return async ({ prompt, aspect, seed }) => {
    const answer = await AI.run(model, { prompt: prompt.slice(0, longestPrompt), steps, seed }).catch(refuse)
    const { image } = (answer ?? {}) as { image?: unknown }
    if (typeof image !== 'string' || !image) throw new Error('The model painted nothing.')
    const painted = new Blob([Buffer.from(image, 'base64')]).stream()
    const cut = await IMAGES.input(painted)
      .transform({ ...shapes[aspect], fit: 'cover' })
      .output({ format: 'image/jpeg', quality: 88 })
    const bytes = new Uint8Array(await cut.response().arrayBuffer())
    return { bytes, altText: prompt, placeholder: null, focalPoint: null }
  }
}

/** The model's content filter refuses the same prompt every time. */
function refuse(error: unknown): never {
  if (/nsfw|flagged|content policy/i.test(String(error)))
    throw new PictureRefused('The model refused this prompt. Describe something else.')
  throw error
}
