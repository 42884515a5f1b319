import { env } from 'cloudflare:workers'

export async function imageAs(image: Uint8Array<ArrayBuffer>, format: 'image/jpeg' | 'image/webp' | 'image/avif') {
  const source = new Response(image).body as ReadableStream<Uint8Array>
  const made = await env.IMAGES.input(source).output({ format })
  return new Uint8Array(await made.response().arrayBuffer())
}
