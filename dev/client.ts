import { readFile, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { parseArgs } from 'node:util'

/**
 * Writes the types of a client from `/openapi.json` of a running Porchlight. The generator needs the compiler's old
 * JavaScript API, which TypeScript 7 does not have, so it is given the copy that `@ts-morph/common` carries.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@ts-morph/common/dist/typescript.js' : specifier, context),
})

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'http://localhost:8787' },
    to: { type: 'string', default: 'test/support/api.d.ts' },
    check: { type: 'boolean', default: false },
  },
})

const { default: generate, astToString } = await import('openapi-typescript')
const types = `// Written by \`npm run client\`.\n${astToString(await generate(new URL('/openapi.json', values.from), { defaultNonNullable: false }))}`
if (values.check && (await readFile(values.to, 'utf8')) !== types) {
  console.error(`${values.to} is not what /openapi.json says. With \`npm run dev\` running, run \`npm run client\`.`)
  process.exit(1)
}
if (!values.check) await writeFile(values.to, types)
