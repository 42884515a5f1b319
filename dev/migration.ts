import { spawn } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { migrationFolders } from './databases.ts'
import { writeTriggers } from './triggers.ts'

/** Writes migrations for whatever the tables of each kind of database lack, and returns the ones it wrote. */
export async function writeMigrations(name: string): Promise<string[]> {
  const written: string[] = []
  for (const folder of migrationFolders) {
    const before = await readdir(folder)
    await generate(basename(folder), name)
    if ((await readdir(folder)).length > before.length) written.push(folder)
  }
  return written
}

async function generate(database: string, name: string) {
  const env = { ...process.env, DATABASE: database }
  const child = spawn('drizzle-kit', ['generate', '--name', name], { stdio: 'inherit', env })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`drizzle-kit could not compare the tables with drizzle/${database}.`)
}

if (import.meta.main) {
  const [name] = process.argv.slice(2)
  if (!name) {
    console.error('Usage: npm run migration -- NAME')
    process.exit(1)
  }
  for (const folder of await writeMigrations(name)) await keepNewestSnapshot(folder)
  await writeTriggers()
}

/**
 * drizzle-kit compares the tables only with the newest snapshot, and each snapshot is as long as all tables together.
 */
async function keepNewestSnapshot(folder: string) {
  const meta = join(folder, 'meta')
  const snapshots = (await readdir(meta)).filter((file) => file.endsWith('_snapshot.json')).toSorted()
  for (const file of snapshots.slice(0, -1)) await rm(join(meta, file))
}
