import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const dataIn = (directory: string) => join(directory, 'v3')
const markIn = (directory: string) => join(directory, 'first-start-unfinished')

/** An interrupted first start leaves half a demo, which the next start would consider complete, so it starts over. */
export async function beginStart(directory: string) {
  if (existsSync(markIn(directory))) await rm(dataIn(directory), { recursive: true, force: true })
  if (existsSync(dataIn(directory))) return
  await mkdir(directory, { recursive: true })
  await writeFile(markIn(directory), '')
}

export const endStart = (directory: string) => rm(markIn(directory), { force: true })
