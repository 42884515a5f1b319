/** A value, and how it grows with each coefficient. */
export type Objective = (at: Float64Array) => { value: number; gradient: Float64Array }

const remembered = 10
const enoughDecrease = 1e-4
const mostHalvings = 40
const leastChange = 1e-9

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, each, place) => sum + each * (b[place] ?? 0), 0)
const moved = (from: Float64Array, along: Float64Array, by: number) =>
  from.map((each, place) => each + by * (along[place] ?? 0))

/** L-BFGS: Newton's way downhill, with the curvature guessed from the last steps. */
export function minimise(objective: Objective, from: Float64Array, mostSteps: number): Float64Array {
  const steps: { by: Float64Array; change: Float64Array }[] = []
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

function directionOf(gradient: Float64Array, steps: { by: Float64Array; change: Float64Array }[]) {
  let direction = gradient.map((each) => -each)
  const shares: number[] = []
  for (const { by, change } of steps.toReversed()) {
    const share = dot(by, direction) / dot(by, change)
    shares.unshift(share)
    direction = moved(direction, change, -share)
  }
  const last = steps.at(-1)
  if (last) direction = direction.map((each) => (each * dot(last.by, last.change)) / dot(last.change, last.change))
  for (const [place, { by, change }] of steps.entries())
    direction = moved(direction, by, (shares[place] ?? 0) - dot(change, direction) / dot(by, change))
  return direction
}
