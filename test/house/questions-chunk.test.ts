import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const folder = 'public/embed'

async function filesFrom(name: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(name)) return known
  known.add(name)
  const script = await readFile(`${folder}/${name}`, 'utf8')
  for (const [, imported = ''] of script.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g))
    await filesFrom(imported, known)
  return known
}

it('the script that loads when a homeowner asks is under 12 KB as a browser gets it', async () => {
  const entries = (await readdir(folder)).filter((name) => /^questions-\w+\.js$/.test(name))
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    let bytes = 0
    for (const name of await filesFrom(entry)) bytes += gzipSync(await readFile(`${folder}/${name}`)).length
    expect(bytes, entry).toBeLessThan(12_288)
  }
})
