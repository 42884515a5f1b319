import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { stringify } from 'yaml'
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
const yamlFile = 'public/openapi.yaml'

/** The address of the server is relative to that of the file, because a build doesn't know where it will be served. */
const asYaml = (description: ApiDescription) =>
  stringify({ ...description, servers: [{ url: '/' }] }, { aliasDuplicateObjects: false, lineWidth: 0 })

/**
 * Writes what follows from the description of this code's API: the client's sources and `/openapi.yaml`. The types and the
 * YAML take seconds, so they are only written again after the description has changed.
 */
export async function buildApiTypes() {
  const description = await describeApi()
  await writeIfChanged(`${sources}/without-key.ts`, pathsWithoutKey(description))
  const hash = createHash('sha256').update(JSON.stringify(description)).digest('hex')
  const head = `// Written by the build, of the description ${hash}.\n`
  const before = await readFile(`${sources}/api.d.ts`, 'utf8').catch(() => '')
  if (before.startsWith(head) && existsSync(yamlFile)) return
  await writeIfChanged(yamlFile, asYaml(description))
  await writeIfChanged(`${sources}/api.d.ts`, head + (await typesOf(description)))
}
