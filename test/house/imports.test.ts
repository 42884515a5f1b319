import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => `src/${file}`)

type Import = { from: string; to: string; isType: boolean }

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(resolve(root, from), 'utf8').matchAll(/^(?:import|export)\s+(type\s)?[^'"]*['"]([^'"]+)['"]/gm)].map(
    ([, type, to = '']) => ({
      from,
      to: to.startsWith('.') ? relative(root, resolve(root, dirname(from), to)) : to,
      isType: type !== undefined,
    }),
  ),
)

const loaded = imports.filter(({ isType }) => !isType)
const roomOf = (path: string) => path.match(/^src\/features\/([^/]+)\//)?.[1]
const between = imports.flatMap(({ from, to }) => {
  const [here, there] = [roomOf(from), roomOf(to)]
  return here && there && here !== there ? [{ from, to, here, there }] : []
})
const offences = (isWrong: (each: Import) => boolean | undefined) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`)

describe('the house', () => {
  it('is read by this test', () => {
    expect(imports.length).toBeGreaterThan(50)
    expect(between.length).toBeGreaterThan(0)
  })

  it('has a ground that knows no room', () => {
    expect(offences(({ from, to }) => /^src\/(core|providers)\//.test(from) && roomOf(to) !== undefined)).toEqual([])
  })

  it('keeps SQL out of routes', () => {
    const isSql = (to: string) => to.startsWith('drizzle-orm') || to.endsWith('/tables')
    expect(offences(({ from, to }) => from.endsWith('/routes.ts') && isSql(to))).toEqual([])
  })

  it('has rooms that are entered through the front door only by the table of contents', () => {
    expect(offences(({ from, to }) => to.endsWith('/routes') && from !== 'src/app.ts')).toEqual([])
  })

  it('has no module that leads back to itself', () => {
    const next = (file: string) => loaded.filter(({ from }) => from === file).map(({ to }) => `${to}.ts`)
    const reaches = (file: string, goal: string, seen = new Set<string>()): boolean =>
      next(file).some((each) => {
        if (each === goal) return true
        if (seen.has(each)) return false
        return reaches(each, goal, seen.add(each))
      })
    expect(files.filter((file) => reaches(file, file))).toEqual([])
  })

  it('has a player that takes only types from the rest', () => {
    const isOutside = (to: string) => to.startsWith('src/') && !to.startsWith('src/player/')
    expect(offences(({ from, to, isType }) => from.startsWith('src/player/') && isOutside(to) && !isType)).toEqual([])
  })

  it('takes zod from core, where it is made fit for Workers', () => {
    expect(offences(({ from, to }) => (to === 'zod' || to.startsWith('zod/')) && from !== 'src/core/zod.ts')).toEqual(
      [],
    )
  })
})
