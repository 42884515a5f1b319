import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Wait } from './watching.ts'

export type Watch = { address: string; paths: string[]; processId: number | undefined }

const everyMilliseconds = 5
const noAnswerAfter = 5000

const { address, paths, processId } = workerData as Watch
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
const schedules = processId === undefined ? [] : [`/proc/${processId}/schedstat`, '/proc/thread-self/schedstat']

let waits: Promise<Wait>[] = []
let asked = 0
let begun = 0
let timer: NodeJS.Timeout | undefined

parentPort?.on('message', async (message: 'begin' | 'end') => {
  if (message === 'begin') {
    ;[waits, asked, begun] = [[], 0, performance.now()]
    timer = setInterval(askForWhatIsDue, everyMilliseconds)
  } else {
    clearInterval(timer)
    const all = await Promise.all(waits)
    // The server would close idle sockets before the next start.
    agent.destroy()
    parentPort?.postMessage(all)
  }
})

/** A late timer catches up, so that a pause does not reduce the number of requests. */
function askForWhatIsDue() {
  for (; asked * everyMilliseconds < performance.now() - begun; asked++)
    waits.push(ask(paths[asked % paths.length] ?? '/'))
}

async function ask(path: string): Promise<Wait> {
  const [start, heldBefore] = [performance.now(), held()]
  const status = await answered(path)
  const milliseconds = performance.now() - start
  return { milliseconds, own: Math.max(0, milliseconds - (held() - heldBefore)), status }
}

const answered = (path: string) =>
  new Promise<number>((resolve) => {
    const request = get(new URL(path, address).href, { agent, timeout: noAnswerAfter }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(0))
  })

/** Returns the milliseconds for which the threads were ready to run but the machine ran others. */
function held() {
  const waited = (file: string) => Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6
  return schedules.reduce((sum, file) => sum + waited(file), 0)
}
