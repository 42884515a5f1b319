import { execFile } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type ApiDescription, pathsWithoutKey } from './api-description.ts'
import { pack } from './player-package.ts'

const home = 'packages/client'
const run = promisify(execFile)

/** Writes into `dist` what the description of the running server makes of the sources. */
export async function buildClient(address: string) {
  await rm(`${home}/dist`, { recursive: true, force: true })
  await run(process.execPath, ['dev/client.ts', '--from', address, '--to', `${home}/src/api.d.ts`])
  const answer = await fetch(new URL('/openapi.json', address))
  const description = (await answer.json()) as ApiDescription
  await writeFile(`${home}/src/without-key.ts`, pathsWithoutKey(description))
  await run('tsc', ['-p', home])
  await cp(`${home}/src/api.d.ts`, `${home}/dist/api.d.ts`)
}

/** Puts the tarball that npm would publish into the directory and returns its path. */
export async function packClient(directory: string, address: string) {
  await buildClient(address)
  const [tarball = ''] = await pack(directory, `./${home}`)
  return tarball
}
