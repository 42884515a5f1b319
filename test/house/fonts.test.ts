import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { catalogue } from '../../dev/fonts.ts'

it('the font catalog matches the installed packages; `npm run build` writes it', async () => {
  expect(await readFile('src/media/fonts/catalogue.json', 'utf8')).toBe(await catalogue())
})
