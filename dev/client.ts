import { writeFile } from 'node:fs/promises'
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
    to: { type: 'string', default: 'api.d.ts' },
    package: { type: 'string' },
  },
})

if (values.package === undefined) await writeTypes()
else {
  const { packClient } = await import('./client-package.ts')
  console.log(await packClient(values.package, values.from))
}

async function writeTypes() {
  const { default: generate, astToString } = await import('openapi-typescript')
  const types = astToString(await generate(new URL('/openapi.json', values.from)))
  await writeFile(values.to, `// Written by \`npm run client\`.\n${types}`)
}
