import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { migrationFolders } from './databases.ts'

/** Writes what the tables of either kind of database lack, and tells of which something was written. */
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
  await writeMigrations(name)
}
