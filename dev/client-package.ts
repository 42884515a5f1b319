import { execFile } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { pack } from './player-package.ts'

const home = 'packages/client'
const run = promisify(execFile)

type Parameter = { $ref?: string }
type Document = { paths: Record<string, { post?: { parameters?: Parameter[] } }> }

/** Writes into `dist` what the description of the running server makes of the sources. */
export async function buildClient(address: string) {
  await rm(`${home}/dist`, { recursive: true, force: true })
  await run(process.execPath, ['dev/client.ts', '--from', address, '--to', `${home}/src/api.d.ts`])
  await writeFile(`${home}/src/without-key.ts`, await pathsWithoutKey(address))
  await run('tsc', ['-p', home])
  await cp(`${home}/src/api.d.ts`, `${home}/dist/api.d.ts`)
}

/** Puts the tarball that npm would publish into the directory and returns its path. */
export async function packClient(directory: string, address: string) {
  await buildClient(address)
  const [tarball = ''] = await pack(directory, `./${home}`)
  return tarball
}

async function pathsWithoutKey(address: string) {
  const { paths }: Document = await (await fetch(new URL('/openapi.json', address))).json()
  const takesKey = ({ $ref }: Parameter) => $ref === '#/components/parameters/IdempotencyKey'
  const without = Object.entries(paths).filter(([, { post }]) => post && !post.parameters?.some(takesKey))
  const names = without.map(([path]) => path)
  return `/** A POST there takes no Idempotency-Key. Written by the build. */\nexport const withoutKey: string[] = ${JSON.stringify(names, null, 2)}\n`
}
