import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const leastBytes = 2_000_000_000

/** Containers often get only 64 MB of shared memory. */
function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > leastBytes
}

/**
 * Keeps the databases of this process and its children in memory if possible. The local D1 flushes to disk at each
 * write, so on a busy disk a test takes three times as long.
 */
export function keepDataInMemory() {
  const directory = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'porchlight-tests-'))
  process.env.TMPDIR = directory
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
}
