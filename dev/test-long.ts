import { spawn } from 'node:child_process'
import { build } from './build.ts'

const { SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env

console.log(`Seed: ${SEED}`)
await build()
const codes = [
  await run('vitest', 'run', '--project', 'long-*'),
  await run(process.execPath, 'dev/simulate.ts', '--hours', '2', '--minutes', '10', '--seed', SEED),
  await run(process.execPath, 'bench/run.ts', '--smoke'),
]
if (codes.some((code) => code !== 0)) {
  console.log(`Seed: ${SEED}. SEED=${SEED} npm run test:long runs the same again.`)
  process.exit(1)
}

/** Returns the exit code instead of throwing, so what comes next still runs after a failed test. */
function run(command: string, ...args: string[]) {
  return new Promise<number | null>((resolve) =>
    spawn(command, args, { stdio: 'inherit', env: { ...process.env, SEED } }).on('close', resolve),
  )
}
