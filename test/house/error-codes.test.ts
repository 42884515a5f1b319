import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { errorCodes } from '../../src/core/http/error-codes.ts'

/** These files name codes without throwing them. */
const describing = /src\/(core\/http\/(error-codes|conflict-codes|route|described-operation)\.ts|player\/|locales\/)/

async function sources() {
  const names = await readdir('src', { recursive: true })
  const files = names.map((name) => `src/${name}`).filter((name) => name.endsWith('.ts') && !describing.test(name))
  return (await Promise.all(files.map((name) => readFile(name, 'utf8')))).join('\n')
}

/** `notFound` builds the code from the name of the thing. */
const asThing = (code: string) => code.replace(/_not_found$/, '').replaceAll('_', ' ')

it('each listed code is thrown somewhere', async () => {
  const text = await sources()
  const isThrown = (code: string) =>
    text.includes(`'${code}'`) || (code.endsWith('_not_found') && new RegExp(`'${asThing(code)}'`, 'i').test(text))
  expect(Object.keys(errorCodes).filter((code) => !isThrown(code))).toEqual([])
})

it('each code is in snake case, and its cause ends like a sentence', () => {
  for (const [code, { cause }] of Object.entries(errorCodes))
    expect([code, cause]).toEqual([expect.stringMatching(/^[a-z]+(_[a-z]+)*$/), expect.stringMatching(/^[A-Z`].*\.$/)])
})
