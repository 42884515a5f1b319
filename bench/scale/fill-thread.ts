import { parentPort, workerData } from 'node:worker_threads'
import { type Fill, fill } from './fill.ts'

const start = performance.now()
fill(workerData as Fill)
parentPort?.postMessage({ seconds: (performance.now() - start) / 1000 })
