import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is right already is not touched: another `npm run dev` may be serving it, and would start over. */
export async function keep(path: string, contents: Uint8Array | string) {
  const before = await readFile(path).catch(() => undefined)
  if (before?.equals(Buffer.from(contents))) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}
