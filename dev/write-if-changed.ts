import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A running `npm run dev` watches these files and would restart at every write. */
export async function writeIfChanged(path: string, contents: Uint8Array | string) {
  const before = await readFile(path).catch(() => undefined)
  if (before?.equals(Buffer.from(contents))) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}
