import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyIsolateCache, type PartName, partsInUse, shares } from '../../src/core/isolate-cache'
import { adders } from '../support/isolate-cache'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const million = 1_000_000
const most = 24

/**
 * This measures the heap of Node, whose pointers are twice as wide as those of workerd. Garbage of other files may take
 * two collections to go, with a turn of the event loop between them for finalizers.
 */
async function heapInUse() {
  collect()
  await new Promise(setImmediate)
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / million
}

const claimedBy = (name: PartName) => (partsInUse().find((part) => part.name === name)?.bytes ?? 0) / million

/** Adds entries until the part drops its oldest ones. */
async function fill(name: PartName, add: () => unknown) {
  for (let count = 0; count < 50_000; count++) {
    const before = claimedBy(name)
    await add()
    if (claimedBy(name) <= before && before > 0.8 * shares[name]) return
  }
  throw new Error(`“${name}” holds ${claimedBy(name)} of ${shares[name]} MB and does not get full.`)
}

describe('the cache of an isolate', () => {
  const measured: { name: PartName; claimed: number; real: number }[] = []

  beforeAll(async () => {
    vi.stubGlobal('LOCAL_SPEECH', true)
    // The logged lines would take some of the heap.
    vi.spyOn(console, 'error').mockReturnValue()
    emptyIsolateCache()
    const all = Object.entries(adders) as [PartName, () => unknown][]
    for (const [name, add] of all) await fill(name, add)
    for (const [name] of all) {
      const [claimed, full] = [claimedBy(name), await heapInUse()]
      emptyIsolateCache([name])
      measured.push({ name, claimed, real: full - (await heapInUse()) })
    }
    vi.restoreAllMocks()
  }, 60_000)

  afterAll(() => vi.unstubAllGlobals())

  it('has no part that this test does not fill, except two small ones: voice previews and departures', () => {
    expect([...Object.keys(adders), 'previews of voices', 'departures'].toSorted()).toEqual(
      Object.keys(shares).toSorted(),
    )
  })

  it('shares out 24 MB', () => {
    const sum = Object.values(shares).reduce((sum, share) => sum + share)
    expect(Math.round(sum * 1000) / 1000).toBeLessThanOrEqual(most)
  })

  it('takes at most its 24 MB of the heap when every part is full', () => {
    expect(measured.reduce((sum, { real }) => sum + real, 0)).toBeLessThanOrEqual(most)
  })

  it('claims for each part what it really takes', () => {
    expect(measured.filter(({ real, claimed }) => real > claimed * 1.1 + 0.1)).toEqual([])
  })
})

const root = resolve(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/^(?:player|studio)\//.test(file) && file !== 'core/isolate-cache.ts',
)
const declared = /^(?:export )?(?:const|let|var) (\w+)[^=\n]*= ?(?:new (Map|Set)\b(?:<[^(]*>)?\(|(\{|\[)[\]}])/gm

/**
 * A collection that is complete where it is declared is a constant table; one that starts empty or is added to grows
 * with the requests of an isolate. The entries of a WeakMap are counted with its keys.
 */
function growing(source: string) {
  const found = [...source.matchAll(declared)].map(([start, name = '']) => {
    const rest = source.slice(source.indexOf(start) + start.length)
    const isEmpty = !start.includes(': Readonly') && (/[\]}]$/.test(start) || rest.startsWith(')'))
    const grows = new RegExp(`\\b${name}(?:\\.(?:set|add|push|unshift)\\(|\\[[^\\]]+\\] (?:\\?\\?|\\|\\|)?= )`).test(
      source,
    )
    return isEmpty || grows ? [name] : []
  })
  return found.flat()
}

describe('module-level state outside of the cache', () => {
  it.each([
    ['const known = new Map<string, number>()', 'known'],
    ['const known: Map<string, Set<number>> = new Map()', 'known'],
    ['export const known = new Set([1])\nfunction add() {\n  known.add(2)\n}', 'known'],
    ['const known: Record<string, number> = {}', 'known'],
    ['let waiting: string[] = []', 'waiting'],
  ])('is found in “%s”', (source, name) => expect(growing(source)).toEqual([name]))

  it.each([
    'const codes = new Set(Object.values(names))',
    'function read() {\n  const known = new Map()\n  known.set(1, 2)\n}',
    'const names = new Map([[1, 2]])\nnames.get(1)',
  ])('is not mistaken for a constant such as “%s”', (source) => expect(growing(source)).toEqual([]))

  it('never grows in any module', () => {
    expect(files.length).toBeGreaterThan(200)
    const offences = files.flatMap((file) =>
      growing(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(offences).toEqual([])
  })
})
