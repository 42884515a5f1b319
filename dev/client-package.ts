import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { pack } from './player-package.ts'

const home = 'packages/client'
const run = promisify(execFile)

/**
 * Puts the tarball that npm would publish into the directory and returns its path. The build has already written the
 * types.
 */
export async function packClient(directory: string) {
  await rm(`${home}/dist`, { recursive: true, force: true })
  await run('tsc', ['-p', home])
  await cp(`${home}/src/api.d.ts`, `${home}/dist/api.d.ts`)
  const [tarball = ''] = await pack(directory, `./${home}`)
  return tarball
}
