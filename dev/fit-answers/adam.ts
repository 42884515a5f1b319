const beta = { first: 0.9, second: 0.999 }
const tiny = 1e-8
/** The rate rises at first, because the first gradients are noisy, and falls to nothing, so that the end is steady. */
const rising = 0.3
const least = 0.04

function shareOf(step: number, steps: number) {
  const done = step / steps
  if (done < rising) return least + (1 - least) * (done / rising)
  return (1 + Math.cos((Math.PI * (done - rising)) / (1 - rising))) / 2
}

/** Adam: each number moves by its mean gradient, scaled by how much the gradient varies. */
export function adam(at: Float64Array, rateOf: (place: number) => number, steps: number) {
  const mean = new Float64Array(at.length)
  const spread = new Float64Array(at.length)
  const rates = Float64Array.from(at, (_, place) => rateOf(place))
  let step = 0
  return (gradient: Float64Array) => {
    const share = shareOf(step, steps)
    step++
    const [ofMean, ofSpread] = [1 - beta.first ** step, 1 - beta.second ** step]
    for (let place = 0; place < at.length; place++) {
      const slope = gradient[place] ?? 0
      const first = (mean[place] ?? 0) * beta.first + slope * (1 - beta.first)
      const second = (spread[place] ?? 0) * beta.second + slope * slope * (1 - beta.second)
      mean[place] = first
      spread[place] = second
      at[place] =
        (at[place] ?? 0) - (share * (rates[place] ?? 0) * (first / ofMean)) / (Math.sqrt(second / ofSpread) + tiny)
    }
  }
}
