import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Written by a program, and read by none but programs. */
const data = ['src/env.d.ts', 'src/media/fonts/catalogue.json', 'src/providers/offline-answers/learned-meanings.ts']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(tsx?|css|json)$/.test(file) && !file.startsWith('src/vendor/'))

it('no file of the source is longer than one reads in one go', () => {
  expect(files.length).toBeGreaterThan(300)
  const long = files.filter((file) => !data.includes(file) && readFileSync(file, 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})

it('each file of the source has a name in small letters and hyphens', () => {
  expect(files.filter((file) => !/^[a-z\d]+(-[a-z\d]+)*(\.d|\.d\.m)?\.(tsx?|css|json)$/.test(basename(file)))).toEqual(
    [],
  )
})
