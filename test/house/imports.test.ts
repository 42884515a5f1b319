import { describe, expect, it } from 'vitest'
import { type Import, importsOf, sourceFilesIn, textOf } from '../support/source-imports'

const files = sourceFilesIn('src')

const imports = files.flatMap(importsOf).filter(({ isLater }) => !isLater)

const loaded = imports.filter(({ isType }) => !isType)
const offences = (isWrong: (each: Import) => boolean | undefined) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`)

/** These files run statements themselves: the database wraps D1, and the context counts its round trips. */
const mayBatch = /^src\/core\/(database|http\/context\.ts)/
const runsAlone = /\.execute\(\)|await\s+[\w.]+(\([^)]*\)+)?\s*\.(insert|update)\(|await\s+[\w.]*\bdb\s*\.delete\(/

describe('the source', () => {
  it('writes only through commit', () => {
    const wrong = files.filter((file) => {
      const text = textOf(file)
      return runsAlone.test(text) || (text.includes('.batch(') && !mayBatch.test(file))
    })
    expect(wrong).toEqual([])
  })

  it('is read by this test', () => {
    expect(imports.length).toBeGreaterThan(50)
  })

  it('keeps SQL and tables out of routes', () => {
    const isSql = (to: string) => to.startsWith('drizzle-orm') || to.endsWith('/tables')
    expect(offences(({ from, to }) => from.endsWith('/routes.ts') && isSql(to))).toEqual([])
  })

  it('imports routes in app.ts only', () => {
    expect(offences(({ from, to }) => to.endsWith('/routes') && from !== 'src/app.ts')).toEqual([])
  })

  it('imports no Node module at startup, except the one that reading a PDF needs', () => {
    const isLoaded = ({ to, isType }: Import) => to.startsWith('node:') && to !== 'node:async_hooks' && !isType
    expect(offences(isLoaded)).toEqual([])
  })

  it('has no circular imports', () => {
    const next = (file: string) => loaded.filter(({ from }) => from === file).map(({ to }) => `${to}.ts`)
    const reaches = (file: string, goal: string, seen = new Set<string>()): boolean =>
      next(file).some((each) => {
        if (each === goal) return true
        if (seen.has(each)) return false
        return reaches(each, goal, seen.add(each))
      })
    expect(files.filter((file) => reaches(file, file))).toEqual([])
  })

  it('has a player that imports only types from the rest, and code from `shared` and `locales`', () => {
    const isOutside = (to: string) => to.startsWith('src/') && !/^src\/(player|core\/shared|locales)\//.test(to)
    expect(offences(({ from, to, isType }) => from.startsWith('src/player/') && isOutside(to) && !isType)).toEqual([])
  })

  it('has a studio that knows only the server’s API, and imports code from `shared` and `locales`', () => {
    const isOutside = (to: string) => to.startsWith('src/') && !/^src\/(studio|core\/shared|locales)\//.test(to)
    expect(offences(({ from, to }) => from.startsWith('src/studio/') && isOutside(to))).toEqual([])
  })

  it('has a `shared` that imports nothing, so it runs both in a Worker and in a browser', () => {
    const isInside = (to: string) => to.startsWith('src/core/shared/')
    expect(offences(({ from, to }) => from.startsWith('src/core/shared/') && !isInside(to))).toEqual([])
  })

  it('loads no zod, no Drizzle and nothing that only companies need at startup', () => {
    const reached = new Set(['src/worker.ts'])
    for (const file of reached) {
      const next = loaded.filter(({ from, to }) => from === file && to.startsWith('src/'))
      for (const { to } of next) reached.add(`${to}.ts`)
    }
    const packages = loaded.filter(({ from, to }) => reached.has(from) && !to.startsWith('src/')).map(({ to }) => to)
    // Stop words are allowed, because the language of a script decides which voice a link names.
    const allowed = /^(hono(\/|$)|node:|@orama\/stopwords\/)/
    expect(reached.size).toBeGreaterThan(20)
    expect(packages.filter((name) => !allowed.test(name))).toEqual([])
    expect([...reached].filter((file) => /\/(schemas|routes|app)\.ts$/.test(file))).toEqual([])
  })

  it('imports files that Node loads for `dev` and `bench` with their extension, which Node needs', () => {
    const isOwn = ({ to, isType }: Import) => /^(src|bench|dev)\//.test(to) && !isType
    const isBundled = (file: string) => file.startsWith('dev/schema/') || file === 'bench/contract-worker.ts'
    const scripts = [...sourceFilesIn('dev'), ...sourceFilesIn('bench')].filter((file) => !isBundled(file))
    const entries = scripts.flatMap(importsOf).filter(isOwn)
    const reached = new Set(entries.map(({ to }) => `${to}.ts`).filter((file) => files.includes(file)))
    const wrong = entries.filter(({ hasExtension }) => !hasExtension)
    for (const file of reached)
      for (const each of importsOf(file).filter(isOwn))
        each.hasExtension ? reached.add(`${each.to}.ts`) : wrong.push(each)
    expect(reached.size).toBeGreaterThan(5)
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('imports zod from core, where it is adapted to Workers', () => {
    expect(
      offences(({ from, to }) => (to === 'zod' || to.startsWith('zod/')) && from !== 'src/core/http/zod.ts'),
    ).toEqual([])
  })
})
