import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const bin = join(import.meta.dirname, '../node_modules/wrangler/bin/wrangler.js')

const quiet = {
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

export function startWrangler(args: string[], cwd = process.cwd()): ChildProcess {
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Prints wrangler's output only if it fails. */
export const wrangler = (...args: string[]) => wranglerIn(process.cwd(), ...args)

export async function wranglerIn(directory: string, ...args: string[]): Promise<string> {
  const child = startWrangler(args, directory)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} failed:\n${output}`)
  return output
}
