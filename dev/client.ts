import { readFile, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { parseArgs } from 'node:util'

/**
 * The generator needs the old JavaScript API of the compiler, which TypeScript 7 lacks, so it gets the copy inside
 * `@ts-morph/common`.
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
