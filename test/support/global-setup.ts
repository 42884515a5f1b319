import type { TestProject } from 'vitest/node'
import { unpackBrowser } from './browser.ts'
import { startDevServer } from './dev-server.ts'

/**
 * Starts the one server that all files of the project use, and stops it after the last. What a test listens to is spoken
 * when its player asks: to speak every presentation ahead takes the machine's time from all files.
 */
export default async function setUp(project: TestProject) {
  const [server] = await Promise.all([startDevServer(undefined, { isNarratedAhead: false }), unpackBrowser()])
  const { address, output, logFile } = server
  project.provide('server', { address, output, logFile })
  return async () => {
    await server.stop()
    await server.remove()
  }
}
