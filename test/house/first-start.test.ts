import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginStart, endStart } from '../../dev/first-start.ts'

let root = ''
let directory = ''
const database = () => join(directory, 'v3/d1/database')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'porchlight-'))
  directory = join(root, 'state')
})
afterEach(() => rm(root, { recursive: true }))

async function fill() {
  await mkdir(join(directory, 'v3/d1'), { recursive: true })
  await writeFile(database(), 'rows')
}

it('drops the data of a first start that was interrupted', async () => {
  await beginStart(directory)
  await fill()
  await beginStart(directory)
  expect(existsSync(database())).toBe(false)
  await fill()
  await beginStart(directory)
  expect(existsSync(database())).toBe(false)
})

it('keeps the data of a completed first start, however later ones are interrupted', async () => {
  await beginStart(directory)
  await fill()
  await endStart(directory)
  for (const _ of [1, 2]) {
    await beginStart(directory)
    expect(existsSync(database())).toBe(true)
  }
})

it('keeps data that existed before it was first called', async () => {
  await fill()
  for (const _ of [1, 2]) {
    await beginStart(directory)
    expect(existsSync(database())).toBe(true)
  }
})
