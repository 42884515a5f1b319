import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts `npm run dev` with its own data, which are deleted with it. */
export async function startServer(provider: string) {
  const directory = await mkdtemp(join(tmpdir(), 'answers-'))
  const port = await freePort()
  const args = [join(import.meta.dirname, '../start.ts'), '--port', String(port), '--persist-to', directory]
  const env = { ...process.env, LANGUAGE_MODEL: provider, PREVIEWS_A_MINUTE: '0', NARRATION_AHEAD: 'false' }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('Ctrl-C')) resolve()
      })
    child.on('exit', () => reject(new Error(`The server ended:\n${output}`)))
  })
  return {
    address: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGINT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
