import { asLine, type Fields } from './log'

const waiting: string[] = []
const linesAtOnce = 100
const longestWait = 1000

/** For work that costs less than a write of the log does: its lines are written together, a second later at most. */
export function logTogether(context: Pick<ExecutionContext, 'waitUntil'>, fields: Fields) {
  const count = waiting.push(asLine('info', fields))
  if (count === 1) context.waitUntil(scheduler.wait(longestWait).then(writeWaiting))
  if (count >= linesAtOnce) writeWaiting()
}

function writeWaiting() {
  if (waiting.length) console.info(waiting.splice(0).join('\n'))
}
