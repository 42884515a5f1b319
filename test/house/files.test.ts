import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Programs write these files, and only programs read them. */
const data = ['src/env.d.ts', 'src/media/fonts/catalogue.json', 'src/providers/offline-answers/learned-meanings.ts']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(tsx?|css|json)$/.test(file) && !file.startsWith('src/vendor/'))

it('no source file is too long to read in one go', () => {
  expect(files.length).toBeGreaterThan(300)
  const long = files.filter((file) => !data.includes(file) && readFileSync(file, 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})

it('each source file has a name in lowercase letters and hyphens', () => {
  expect(files.filter((file) => !/^[a-z\d]+(-[a-z\d]+)*(\.d|\.d\.m)?\.(tsx?|css|json)$/.test(basename(file)))).toEqual(
    [],
  )
})
