/** A value, and how it grows with each coefficient. */
export type Objective = (at: number[]) => { value: number; gradient: number[] }

const remembered = 10
const enoughDecrease = 1e-4
const mostHalvings = 40
const leastChange = 1e-9

function dot(a: number[], b: number[]) {
  let sum = 0
  for (let place = 0; place < a.length; place++) sum += (a[place] ?? 0) * (b[place] ?? 0)
  return sum
}

function moved(from: number[], along: number[], by: number) {
  const to = [...from]
  for (let place = 0; place < to.length; place++) to[place] = (to[place] ?? 0) + by * (along[place] ?? 0)
  return to
}

/** L-BFGS: Newton's way downhill, with the curvature guessed from the last steps. */
export function minimise(objective: Objective, from: number[], mostSteps: number): number[] {
  const steps: { by: number[]; change: number[] }[] = []
  let at = from
  let { value, gradient } = objective(at)
  for (let step = 0; step < mostSteps; step++) {
    const direction = directionOf(gradient, steps)
    const slope = dot(direction, gradient)
    if (slope >= 0) break
    let length = steps.length ? 1 : 1 / Math.sqrt(dot(gradient, gradient))
    let next = moved(at, direction, length)
    let found = objective(next)
    for (let halving = 0; found.value > value + enoughDecrease * length * slope && halving < mostHalvings; halving++) {
      length /= 2
      next = moved(at, direction, length)
      found = objective(next)
    }
    if (value - found.value < leastChange * Math.max(1, Math.abs(value))) break
    const last = { by: moved(next, at, -1), change: moved(found.gradient, gradient, -1) }
    if (dot(last.by, last.change) > 0) steps.push(last)
    if (steps.length > remembered) steps.shift()
    ;[at, value, gradient] = [next, found.value, found.gradient]
  }
  return at
}

function directionOf(gradient: number[], steps: { by: number[]; change: number[] }[]) {
  let direction = gradient.map((each) => -each)
  const shares: number[] = []
  for (const { by, change } of steps.toReversed()) {
    const share = dot(by, direction) / dot(by, change)
    shares.unshift(share)
    direction = moved(direction, change, -share)
  }
  const last = steps.at(-1)
  const scale = last ? dot(last.by, last.change) / dot(last.change, last.change) : 1
  direction = direction.map((each) => each * scale)
  for (const [place, { by, change }] of steps.entries())
    direction = moved(direction, by, (shares[place] ?? 0) - dot(change, direction) / dot(by, change))
  return direction
}
