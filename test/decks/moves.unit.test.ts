import { expect, it } from 'vitest'
import { Moves } from '../../src/studio/moves'

it('writes the clicks made during a write together after it, each once', async () => {
  const first = Promise.withResolvers<boolean>()
  const writes: string[][] = []
  const moves = new Moves<string>((pressed) => {
    writes.push(pressed)
    return writes.length === 1 ? first.promise : Promise.resolve(true)
  })
  const pressed = ['one', 'two', 'three'].map((move) => moves.add(move))
  expect([writes, moves.isUnderWay]).toEqual([[['one']], true])
  first.resolve(true)
  expect(await Promise.all(pressed)).toEqual([true, true, true])
  expect([writes, moves.isUnderWay]).toEqual([[['one'], ['two', 'three']], false])
})

it('drops the clicks made during a write that was refused', async () => {
  const first = Promise.withResolvers<boolean>()
  const writes: string[][] = []
  const moves = new Moves<string>((pressed) => {
    writes.push(pressed)
    return writes.length === 1 ? first.promise : Promise.resolve(true)
  })
  const refused = moves.add('one')
  await moves.add('two')
  first.resolve(false)
  expect(await refused).toBe(false)
  expect(await moves.add('three')).toBe(true)
  expect(writes).toEqual([['one'], ['three']])
})
