import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { type ApiDescription, describeApi, pathsWithoutKey } from './api-description.ts'
import { writeIfChanged } from './write-if-changed.ts'

/**
 * The generator needs the old JavaScript API of the compiler, which TypeScript 7 lacks, so it gets the copy inside
 * `@ts-morph/common`.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@ts-morph/common/dist/typescript.js' : specifier, context),
})

export async function typesOf(description: ApiDescription | URL) {
  const { default: generate, astToString } = await import('openapi-typescript')
  return astToString(await generate(description as URL))
}

const sources = 'packages/client/src'

/** What the client of this code's API is made of. Its types take seconds, so they are made anew only when they change. */
export async function buildApiTypes() {
  const description = await describeApi()
  await writeIfChanged(`${sources}/without-key.ts`, pathsWithoutKey(description))
  const hash = createHash('sha256').update(JSON.stringify(description)).digest('hex')
  const head = `// Written by the build, of the description ${hash}.\n`
  const before = await readFile(`${sources}/api.d.ts`, 'utf8').catch(() => '')
  if (!before.startsWith(head)) await writeIfChanged(`${sources}/api.d.ts`, head + (await typesOf(description)))
}
