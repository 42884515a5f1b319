import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { buildStudio } from '../../dev/studio.ts'

const home = 'src/studio/screens/home.ts'
const words = ['common', 'errors', 'home'].map((part) => `src/locales/studio/${part}/en.ts`)
const first = ['src/studio/studio.ts', home, ...words]

it('the studio’s first screen needs at most 150 KB as a browser gets it', async () => {
  const { sizes, metafile } = await buildStudio()
  const outputs = Object.entries(metafile.outputs)
  const needed = new Set<string>()
  const add = (path: string) => {
    if (needed.has(path)) return
    needed.add(path)
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? []) if (kind === 'import-statement') add(next)
  }
  for (const entry of first) {
    const found = outputs.find(([, { entryPoint }]) => entryPoint === entry)
    if (!found) throw new Error(`Nothing is built of ${entry}.`)
    add(found[0])
  }
  const bytes = [...needed].reduce((sum, path) => sum + (sizes.get(basename(path)) ?? 0), 0)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})
