import { BoundedCache } from '../../core/bounded-cache'
import { log } from '../../core/log'
import { keyOf, kvLag, stored } from './parts'

/** A copy in KV, which the page reads together with its other values. */
export async function publishPoster(env: Env, key: string, bytes: Uint8Array) {
  const part = { id: key, revision: 0, data: Buffer.from(bytes).toString('base64') }
  try {
    await env.MANIFESTS.put(keyOf('poster', key), stored(part), { expirationTtl: env.DECK_PART_SECONDS })
  } catch (error) {
    log('warn', { message: 'Pages ask for the picture of a poster until KV takes it.', key, error: String(error) })
  }
}

const republished = new BoundedCache<true>(1000)

export async function republishPoster(env: Env, key: string) {
  if (republished.get(key)) return
  republished.set(key, true, 1, kvLag)
  const object = await env.FILES.get(key)
  if (object) await publishPoster(env, key, await object.bytes())
}
