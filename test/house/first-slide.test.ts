import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

it('the script of the first slide is at most 30 KB as a browser gets it', async () => {
  const script = await readFile('public/embed.js')
  expect(gzipSync(script).length).toBeLessThanOrEqual(30_720)
})
