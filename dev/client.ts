import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildApiTypes, typesOf } from './api-types.ts'
import { packClient } from './client-package.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'http://localhost:8787' },
    to: { type: 'string', default: 'api.d.ts' },
    package: { type: 'string' },
  },
})

if (values.package === undefined) await writeTypes()
else {
  await buildApiTypes()
  console.log(await packClient(values.package))
}

async function writeTypes() {
  await writeFile(
    values.to,
    `// Written by \`npm run client\`.\n${await typesOf(new URL('/openapi.json', values.from))}`,
  )
}
