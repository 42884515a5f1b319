import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
const { requests = '3000', seed = String(Math.floor(Math.random() * 2 ** 31)) } = values

if (![requests, seed].every((value) => /^\d{1,10}$/.test(value))) {
  console.error('Usage: npm run fuzz -- [--requests N] [--seed N]')
  process.exit(1)
}

console.log(`${requests} requests, seed ${seed}: the same two numbers send the same requests again.`)
const FUZZ = { FUZZ_REQUESTS: requests, SEED: seed }
spawn('vitest', ['run', '--project', 'long-worker', 'test/hostile/fuzz.long.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...FUZZ },
}).on('close', (code) => process.exit(code ?? 1))
