import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { makeSigningKey, makeTimeKey, signingVars, timeVars } from '../../dev/signing-key.ts'
import type { Modules } from '../bundle.ts'
import { counted } from '../counting.ts'
import { sized } from '../options.ts'
import { startSite } from '../site.ts'
import { addPresentations, type Company, foundCompany, presentationsOfBlock } from './company.ts'
import { type Copy, type Fill, fillDirectory, type Template } from './fill.ts'
import { findNames, newPrefixes, renewed } from './names.ts'
import { companyTables, databaseFile, divide, largestTables, readCompany, type TableRows } from './rows.ts'
import { runSchedule } from './sweep.ts'

const shards = ['00', '01', '02', '03']
const presentationsOfCompany = sized(1000, 10)
/** This is shorter than any retention, so a sweep finds nothing to remove. */
const spreadMilliseconds = 28 * 86_400_000

/** The target: a giant in the first shard, and companies with a thousand presentations in all of them. */
export type Size = { presentations: number; giant: number }

export type Generated = {
  giant: Company
  presentations: number
  companies: number
  bytes: number
  /** The rows of a presentation. */
  rows: number
  /** The tables that take most of it, with their indexes. */
  largest: { name: string; bytes: number }[]
  templateSeconds: number
  fillSeconds: number
}

/**
 * The server creates one company, with one presentation and then a block of them; its rows are multiplied in the
 * database files.
 */
export async function generate(modulesWithVoice: Modules, kept: string, size: Size): Promise<Generated> {
  const start = performance.now()
  const { giant, template, directory } = await makeTemplate(modulesWithVoice, kept)
  const templateSeconds = (performance.now() - start) / 1000
  const files = shards.map((shard) => databaseFile(kept, `SHARD_${shard}`))
  const bytesBefore = sum(files.map(bytesOf))
  const blocksOf = (presentations: number) => Math.round(presentations / presentationsOfBlock)
  const companies = Math.floor((size.presentations - size.giant) / presentationsOfCompany)
  const own: Copy = { names: template.company.names.all, blocks: blocksOf(size.giant) - 1 }
  const copies = shards.map((_, index) => (index === 0 ? [own] : []))
  for (let number = 1; number <= companies; number++) {
    const place = number % shards.length
    const shard = shards[place] ?? ''
    const prefixes = newPrefixes(own.names, shard, number)
    const names = renewed(own.names, shard, prefixes)
    copies[place]?.push({ names, blocks: blocksOf(presentationsOfCompany) })
  }
  const fills = shards.map((shard, index): Fill => {
    return { file: files[index] ?? '', shard, template, copies: copies[index] ?? [], spreadMilliseconds }
  })
  const seconds = await Promise.all(fills.map(inThread))
  const { names } = template.company
  fillDirectory(databaseFile(kept, 'DIRECTORY'), { tables: directory, names }, copies.flat())
  const blocks = sum(copies.flat().map((copy) => copy.blocks)) + 1
  const presentations = 1 + companies + blocks * presentationsOfBlock
  return {
    giant,
    presentations,
    companies: companies + 1,
    bytes: sum(files.map(bytesOf)) - bytesBefore,
    rows: sum(template.block.tables.map(({ rows }) => rows.length)) / presentationsOfBlock,
    largest: largestTables(files.at(-1) ?? ''),
    templateSeconds,
    fillSeconds: Math.max(...seconds),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const bytesOf = (file: string) => statSync(file).size

async function inThread(workerData: Fill) {
  const thread = new Worker(join(import.meta.dirname, 'fill-thread.ts'), { workerData })
  const [{ seconds }] = (await once(thread, 'message')) as [{ seconds: number }]
  return seconds
}

async function makeTemplate(modules: Modules, kept: string) {
  const vars = { ...signingVars(await makeSigningKey()), ...timeVars(await makeTimeKey()) }
  const site = await startSite(counted(modules), kept, { vars, environment: 'production' })
  try {
    const giant = await foundCompany(site)
    const tables = await companyTables()
    const read = (id: string, isIn: 'isInShard' | 'isInDirectory') =>
      readCompany(
        databaseFile(kept, id),
        tables.filter((table) => table[isIn]),
        giant.organizationId,
      )
    const rowsOfShard = () => read('SHARD_00', 'isInShard')
    /** The schedule draws the previews. */
    const whenQuiet = async () => {
      await settled(rowsOfShard)
      await runSchedule(site)
      return settled(rowsOfShard)
    }
    await addPresentations(site, giant, 1)
    const before = await whenQuiet()
    await addPresentations(site, giant, presentationsOfBlock)
    const { company, block } = divide(before, await whenQuiet())
    const directory = read('DIRECTORY', 'isInDirectory')
    const companyNames = findNames([...company, ...directory])
    const template: Template = {
      company: { tables: company, names: companyNames },
      block: { tables: block, names: findNames(block, companyNames.all) },
    }
    return { giant, template, directory }
  } finally {
    await site.dispose()
  }
}

const quietMilliseconds = sized(4000, 1500)
const longestWait = 600_000

/** Background work in queues has ended when everything has been spoken and the rows no longer change. */
async function settled(read: () => TableRows[]) {
  let rows = read()
  const end = Date.now() + longestWait
  const isSpoken = () => !rows.find(({ name }) => name === 'narration_work')?.rows.length
  for (let since = Date.now(); Date.now() < since + quietMilliseconds || !isSpoken(); ) {
    if (Date.now() > end) throw new Error('The first company is still worked on after ten minutes.')
    await setTimeout(500)
    const now = read()
    if (JSON.stringify(now) !== JSON.stringify(rows)) since = Date.now()
    rows = now
  }
  return rows
}
