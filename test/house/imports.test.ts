import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const filesIn = (directory: string) =>
  readdirSync(resolve(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${directory}/${file}`)
const files = filesIn('src')

type Import = { from: string; to: string; isType: boolean; hasExtension: boolean }

const importsOf = (from: string): Import[] =>
  [
    ...readFileSync(resolve(root, from), 'utf8').matchAll(/^(?:import|export)\s+(type\s)?[^'"=(]*['"]([^'"]+)['"]/gm),
  ].map(([, type, to = '']) => ({
    from,
    to: to.startsWith('.') ? relative(root, resolve(root, dirname(from), to)).replace(/\.ts$/, '') : to,
    isType: type !== undefined,
    hasExtension: /\.\w+$/.test(to),
  }))

const imports = files.flatMap(importsOf)

const loaded = imports.filter(({ isType }) => !isType)
const featureOf = (path: string) => path.match(/^src\/features\/([^/]+)\//)?.[1]
const between = imports.flatMap(({ from, to }) => {
  const [here, there] = [featureOf(from), featureOf(to)]
  return here && there && here !== there ? [{ from, to, here, there }] : []
})
const offences = (isWrong: (each: Import) => boolean | undefined) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`)

describe('the source', () => {
  it('is read by this test', () => {
    expect(imports.length).toBeGreaterThan(50)
    expect(between.length).toBeGreaterThan(0)
  })

  it('has a core and providers that import no feature', () => {
    expect(offences(({ from, to }) => /^src\/(core|providers)\//.test(from) && featureOf(to) !== undefined)).toEqual([])
  })

  it('keeps SQL and tables out of routes', () => {
    const isSql = (to: string) => to.startsWith('drizzle-orm') || to.endsWith('/tables')
    expect(offences(({ from, to }) => from.endsWith('/routes.ts') && isSql(to))).toEqual([])
  })

  it('imports routes in app.ts only', () => {
    expect(offences(({ from, to }) => to.endsWith('/routes') && from !== 'src/app.ts')).toEqual([])
  })

  it('imports no module of Node at start, but the one that outboxes need', () => {
    const isLoaded = ({ to, isType }: Import) => to.startsWith('node:') && to !== 'node:async_hooks' && !isType
    expect(offences(isLoaded)).toEqual([])
  })

  it('has no module that imports itself through others', () => {
    const next = (file: string) => loaded.filter(({ from }) => from === file).map(({ to }) => `${to}.ts`)
    const reaches = (file: string, goal: string, seen = new Set<string>()): boolean =>
      next(file).some((each) => {
        if (each === goal) return true
        if (seen.has(each)) return false
        return reaches(each, goal, seen.add(each))
      })
    expect(files.filter((file) => reaches(file, file))).toEqual([])
  })

  it('has a player that takes only types from the rest, and code from `shared`', () => {
    const isOutside = (to: string) => to.startsWith('src/') && !/^src\/(player|shared)\//.test(to)
    expect(offences(({ from, to, isType }) => from.startsWith('src/player/') && isOutside(to) && !isType)).toEqual([])
  })

  it('has a `shared` that imports nothing, so that it runs in a Worker and in a browser alike', () => {
    const isInside = (to: string) => to.startsWith('src/shared/')
    expect(offences(({ from, to }) => from.startsWith('src/shared/') && !isInside(to))).toEqual([])
  })

  it('evaluates neither zod, nor Drizzle, nor what only companies need when it starts up', () => {
    const reached = new Set(['src/worker.ts'])
    for (const file of reached) {
      const next = loaded.filter(({ from, to }) => from === file && to.startsWith('src/'))
      for (const { to } of next) reached.add(`${to}.ts`)
    }
    const packages = loaded.filter(({ from, to }) => reached.has(from) && !to.startsWith('src/')).map(({ to }) => to)
    const allowed = /^(hono(\/|$)|node:)/
    expect(reached.size).toBeGreaterThan(20)
    expect(packages.filter((name) => !allowed.test(name))).toEqual([])
    expect([...reached].filter((file) => /\/(schemas|routes|app)\.ts$/.test(file))).toEqual([])
  })

  it('names the files that Node loads for `dev` and `bench` with their extension, which Node needs', () => {
    const isOwn = ({ to, isType }: Import) => /^(src|bench|dev)\//.test(to) && !isType
    const isBundled = (file: string) => ['bench/contract-worker.ts', 'bench/deriving-worker.ts'].includes(file)
    // `dev/fit-answers.ts` lets Node add the endings, because it runs much of the Worker.
    const isResolved = (file: string) => file.startsWith('dev/fit-answers/')
    const scripts = [...filesIn('dev'), ...filesIn('bench')].filter((file) => !isBundled(file) && !isResolved(file))
    const entries = scripts.flatMap(importsOf).filter(isOwn)
    const reached = new Set(entries.map(({ to }) => `${to}.ts`).filter((file) => files.includes(file)))
    const wrong = entries.filter(({ hasExtension }) => !hasExtension)
    for (const file of reached)
      for (const each of importsOf(file).filter(isOwn))
        each.hasExtension ? reached.add(`${each.to}.ts`) : wrong.push(each)
    expect(reached.size).toBeGreaterThan(5)
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('takes zod from core, where it is made fit for Workers', () => {
    expect(offences(({ from, to }) => (to === 'zod' || to.startsWith('zod/')) && from !== 'src/core/zod.ts')).toEqual(
      [],
    )
  })
})
