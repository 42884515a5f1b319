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

/** The server of all files: each adds its own organization. One may add to the demo company, so none counts what that has. */
export const server = {
  address,
  output,
  log: () => readFile(logFile, 'utf8'),
  /** Parsed from the link that a person sees first. */
  demoPresentation: /\/p\/([0-9a-f-]{36})/.exec(output)?.[1] ?? '',
}

let connection: Promise<Browser> | undefined

/** One connection a process. Each page needs its own context. */
export function sharedBrowser() {
  connection ??= chromium.connect(inject('browserEndpoint'))
  return connection
}
