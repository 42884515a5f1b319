import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'

const plugin = 'node_modules/@scalar/fastify-api-reference/dist/index.js'

/**
 * Scalar's plugin for Fastify holds the reference's browser bundle as a string. `@scalar/api-reference` has the same
 * bundle as a file, and would install 270 MB of the parts it was built from.
 */
export async function readReferenceBundle(): Promise<string> {
  const [, literal] = /^var standalone_default = (".*");$/m.exec(await readFile(plugin, 'utf8')) ?? []
  if (!literal) throw new Error(`The API reference was not found in ${plugin}.`)
  return runInNewContext(literal)
}
