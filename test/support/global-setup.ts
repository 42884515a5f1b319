import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { startDevServer } from './dev-server.ts'

/**
 * Starts the one server and the one browser that all files of the project use, and stops them after the last. What a test
 * listens to is spoken when its player asks: to speak every presentation ahead takes the machine's time from all files.
 */
export default async function setUp(project: TestProject) {
  const [server, browser] = await Promise.all([startDevServer(undefined, { isNarratedAhead: false }), serveBrowser()])
  const { address, output, logFile } = server
  project.provide('server', { address, output, logFile })
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await Promise.all([browser.close(), server.stop()])
    await server.remove()
  }
}
