import type { TestProject } from 'vitest/node'
import { unpackBrowser } from './browser.ts'
import { beginDevServer } from './dev-server.ts'

/**
 * Starts the one server that all files of the project use, and stops it after the last. It doesn't wait for the start,
 * because the tests that need no server run first. Speech is made only when a player requests it, because speaking
 * every presentation ahead would slow down all files.
 */
export default async function setUp(project: TestProject) {
  const [server] = await Promise.all([beginDevServer(undefined, { isNarratedAhead: false }), unpackBrowser()])
  const { address, logFile } = server
  project.provide('server', { address, logFile })
  return async () => {
    await server.stop()
    await server.remove()
  }
}
