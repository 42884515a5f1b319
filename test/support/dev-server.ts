import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

type Given = { previewsAMinute?: number; isNarratedAhead?: boolean; port?: number }

/** Starts the real `npm run dev`, with its own port and data. It draws previews only if told to. */
export async function startDevServer(state?: string, given: Given = {}) {
  const server = await beginDevServer(state, given)
  return { ...server, output: await welcomeIn(server.logFile) }
}

/** Returns while the server is still starting. */
export async function beginDevServer(state?: string, given: Given = {}) {
  const { previewsAMinute = 0, isNarratedAhead = true, port = await freePort() } = given
  const directory = state ?? (await mkdtemp(join(tmpdir(), 'porchlight-')))
  const args = ['run', 'dev', '--', '--port', String(port), '--persist-to', directory]
  const env = {
    ...process.env,
    PREVIEWS_A_MINUTE: String(previewsAMinute),
    NARRATION_AHEAD: String(isNarratedAhead),
    EMBEDDINGS: 'none',
  }
  const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env })
  // Its process group would survive an interrupted run.
  const kill = () => child.pid && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  // The log of an earlier start with the same data already has a welcome in it, so each port has its own.
  const logFile = join(directory, `output-${port}.log`)
  const log = createWriteStream(logFile)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => log.write(chunk))
  child.once('close', () => log.write(ended))
  return {
    address: `http://localhost:${port}`,
    port,
    /** The output is kept for processes that did not start the server. */
    logFile,
    state: directory,
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

export type DevServer = Awaited<ReturnType<typeof startDevServer>>

const ended = '\n`npm run dev` has ended.\n'

/** Returns what a start prints once it's done. */
export async function welcomeIn(logFile: string) {
  for (;;) {
    const output = await readFile(logFile, 'utf8').catch(() => '')
    if (output.includes(ended)) throw new Error(output)
    if (output.includes('Ctrl-C')) return output
    await setTimeout(100)
  }
}

/** npm does not forward every signal, so the whole group gets it, as from a terminal. */
async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  if (child.pid) process.kill(-child.pid, signal)
  await ended
}

/**
 * The port is below the range from which the system assigns ports to connections, because the server takes it some
 * seconds later.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
