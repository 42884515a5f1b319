import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { startBrowser } from './browser.ts'
import { welcomeIn } from './dev-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: { address: string; logFile: string }
  }
}

const { address, logFile } = inject('server')
const output = await welcomeIn(logFile)

/**
 * All files share this server, and each adds its own organization. A file may add to the demo company, so none counts
 * its rows.
 */
export const server = {
  address,
  output,
  log: () => readFile(logFile, 'utf8'),
  /** The id comes from the link that a person sees first. */
  demoPresentation: /\/p\/([0-9a-f-]{36})/.exec(output)?.[1] ?? '',
}

let browser: Promise<Browser> | undefined

/** There is one browser per process, which ends with it. Each page needs its own context. */
export function sharedBrowser() {
  browser ??= startBrowser()
  return browser
}
