import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { catalogue } from '../../dev/fonts.ts'

it('The catalogue of fonts is what the installed packages say; `npm run build` writes it', async () => {
  expect(await readFile('src/media/fonts/catalogue.json', 'utf8')).toBe(await catalogue())
})
