import { second } from '../../core/time'
import type { Authority } from './timestamps'

const timeoutMilliseconds = 10 * second
const largestAnswer = 16_384

export const httpAuthority = (url: string): Authority => ({
  name: new URL(url).host,
  async ask(query) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
      },
      body: query,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`It answered ${response.status}.`)
    }
    return readAtMost(response, largestAnswer)
  },
})

export async function readAtMost({ body }: Pick<Body, 'body'>, most: number) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) throw new Error(`There are more than ${most} bytes.`)
    parts.push(part)
  }
  return Uint8Array.from(Buffer.concat(parts))
}
