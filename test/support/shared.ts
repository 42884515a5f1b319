import { readFile } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    server: { address: string; output: string; logFile: string }
    browserEndpoint: string
  }
}

const { address, output, logFile } = inject('server')

/** The server that all files share: each builds an organization of its own in it, and only reads the demo company's. */
export const server = {
  address,
  /** What it printed until it was ready. */
  output,
  /** Everything that it printed so far. */
  log: () => readFile(logFile, 'utf8'),
  /** The presentation that a person sees first, by its link in the output. */
  demoPresentation: /\/p\/([0-9a-f-]{36})/.exec(output)?.[1] ?? '',
}

let connection: Promise<Browser> | undefined

/** One connection to the shared browser per process. Each page needs a context of its own. */
export function sharedBrowser() {
  connection ??= chromium.connect(inject('browserEndpoint'))
  return connection
}
