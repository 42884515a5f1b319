/** The encoder raises peaks by up to three decibels. */
const highest = 0.6
const reachSeconds = 0.005

/** Lowers the level gradually around each peak, so that none is clipped. */
export function limited(samples: Float32Array, sampleRate: number): Float32Array {
  const reach = Math.round(reachSeconds * sampleRate)
  const last = samples.length - 1
  const gains = new Float32Array(samples.length).fill(1)
  for (const [at, sample] of samples.entries()) {
    const gain = highest / Math.abs(sample)
    if (gain >= 1) continue
    for (let near = Math.max(0, at - reach); near <= Math.min(last, at + reach); near++)
      gains[near] = Math.min(gains[near] ?? 1, gain)
  }
  const gainAt = (at: number) => gains[Math.min(last, Math.max(0, at))] ?? 1
  let sum = 0
  for (let at = -reach - 1; at < reach; at++) sum += gainAt(at)
  return samples.map((sample, at) => {
    sum += gainAt(at + reach) - gainAt(at - reach - 1)
    return (sample * sum) / (2 * reach + 1)
  })
}

/** The male voice lacks this part of speech, judging by the standard spectrum of ANSI S3.5. */
const middle = { hertz: 1200, decibels: 4, width: 0.5 }

/** The peaking filter of the Audio EQ Cookbook. */
export function withMoreMiddle(samples: Float32Array, sampleRate: number): Float32Array {
  const angle = (2 * Math.PI * middle.hertz) / sampleRate
  const amplitude = 10 ** (middle.decibels / 40)
  const alpha = Math.sin(angle) / (2 * middle.width)
  const turn = -2 * Math.cos(angle)
  const whole = 1 + alpha / amplitude
  let [before, twoBefore, said, saidBefore] = [0, 0, 0, 0]
  return samples.map((sample) => {
    const fed = (1 + alpha * amplitude) * sample + turn * before + (1 - alpha * amplitude) * twoBefore
    const next = (fed - turn * said - (1 - alpha / amplitude) * saidBefore) / whole
    ;[twoBefore, before, saidBefore, said] = [before, sample, said, next]
    return next
  })
}
