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

/** The server of all files: each adds its own organization. One may add to the demo company, so none counts what that has. */
export const server = {
  address,
  output,
  log: () => readFile(logFile, 'utf8'),
  /** Parsed from the link that a person sees first. */
  demoPresentation: /\/p\/([0-9a-f-]{36})/.exec(output)?.[1] ?? '',
}

let browser: Promise<Browser> | undefined

/** One browser per process, which ends with it. Each page needs its own context. */
export function sharedBrowser() {
  browser ??= startBrowser()
  return browser
}
