import { minute } from '../../core/time'
import type { Refusal } from './messages'

/** A player sends about 36: where it is, and the seconds. */
const mostFrames = 90

/** The frames of the current minute. */
type Counted = { minute: number; frames: number }

export function count<Each extends Counted>(counted: Each, now: number): Each {
  const current = Math.floor(now / minute)
  return { ...counted, minute: current, frames: counted.minute === current ? counted.frames + 1 : 1 }
}

export const isFlood = ({ frames }: Counted) => frames > mostFrames

export const tooOften: Refusal = { status: 1008, reason: 'too_many_messages' }
