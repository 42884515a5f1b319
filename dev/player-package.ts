import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPlayerInto } from './player.ts'

const home = 'packages/player'
const run = promisify(execFile)

/** Puts the tarball that npm would publish into the directory and returns its path. */
export async function packPlayer(directory: string) {
  await rm(`${home}/dist`, { recursive: true, force: true })
  await buildPlayerInto(`${home}/dist`)
  await run('tsc', ['-p', home])
  await cp(`${home}/src/index.d.ts`, `${home}/dist/index.d.ts`)
  const [tarball = ''] = await pack(directory, `./${home}`)
  return tarball
}

export async function pack(directory: string, ...folders: string[]) {
  const { stdout } = await run('npm', [
    ...['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', directory],
    ...folders,
  ])
  return Object.values(JSON.parse(stdout) as Record<string, { filename: string }>).map(({ filename }) =>
    join(directory, filename),
  )
}
