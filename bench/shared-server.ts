import { type DevServer, startDevServer } from '../test/support/dev-server.ts'

let started: Promise<DevServer> | undefined

/** One `npm run dev` for all parts that look at pages, because each start takes half a minute. */
export function sharedServer() {
  started ??= startDevServer(undefined, { previewsAMinute: 20, isNarratedAhead: false })
  return started
}

export async function stopSharedServer() {
  const server = await started?.catch(() => undefined)
  await server?.stop()
  await server?.remove()
}
