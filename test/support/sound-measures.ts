const reach = 24
const phases = [0, 0.25, 0.5, 0.75].map((phase) =>
  Float64Array.from({ length: 2 * reach }, (_, at) => {
    const place = at - reach + 1 - phase
    const sine = place === 0 ? 1 : Math.sin(Math.PI * place) / (Math.PI * place)
    return sine * (0.5 + 0.5 * Math.cos((Math.PI * place) / reach))
  }),
)

const decibels = (value: number) => 20 * Math.log10(value)

/** Returns decibels from four times as many samples, as in ITU-R BS.1770. */
export function truePeak(samples: Float32Array) {
  let highest = 0
  for (let at = 0; at < samples.length; at++)
    for (const weights of phases) {
      let value = 0
      for (let index = 0; index < 2 * reach; index++)
        value += (samples[at + index - reach + 1] ?? 0) * (weights[index] ?? 0)
      highest = Math.max(highest, Math.abs(value))
    }
  return decibels(highest)
}

/** Returns decibels, leaving out silence. */
export function level(samples: Float32Array) {
  const loud = samples.filter((sample) => Math.abs(sample) > 0.003)
  return decibels(Math.sqrt(loud.reduce((sum, sample) => sum + sample * sample, 0) / loud.length))
}

/** ANSI S3.5-1997, the spectrum of normal speech in thirds of an octave. */
const standardSpeech = new Map([
  [250, 34.75],
  [315, 33.98],
  [400, 34.59],
  [500, 34.27],
  [630, 32.06],
  [800, 28.3],
  [1000, 25.01],
  [1250, 23],
  [1600, 20.15],
  [2000, 17.32],
  [2500, 13.18],
  [3150, 11.55],
  [4000, 9.33],
  [5000, 5.31],
  [6300, 2.59],
])
const windowSamples = 512

/** Returns how far the thirds of an octave are from the standard, as a root mean square in decibels. */
export function distanceFromSpeech(samples: Float32Array, sampleRate: number) {
  const powers = spectrum(samples)
  const step = sampleRate / windowSamples
  const differences = [...standardSpeech].map(([hertz, standard]) => {
    const band = powers.filter((_, at) => at * step >= hertz * 2 ** (-1 / 6) && at * step < hertz * 2 ** (1 / 6))
    return 10 * Math.log10(mean(band)) - standard
  })
  const middle = mean(differences)
  return Math.sqrt(mean(differences.map((difference) => (difference - middle) ** 2)))
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function spectrum(samples: Float32Array) {
  const turns = Array.from({ length: windowSamples }, (_, at) => (2 * Math.PI * at) / windowSamples)
  const cosines = Float64Array.from(turns, Math.cos)
  const sines = Float64Array.from(turns, Math.sin)
  const powers = new Array<number>(windowSamples / 2).fill(0)
  for (let from = 0; from + windowSamples <= samples.length; from += windowSamples) {
    const part = cosines.map((cosine, at) => (samples[from + at] ?? 0) * (0.5 - 0.5 * cosine))
    for (let bin = 0; bin < powers.length; bin++) {
      let [real, imaginary] = [0, 0]
      for (let at = 0; at < windowSamples; at++) {
        const value = part[at] ?? 0
        real += value * (cosines[(at * bin) % windowSamples] ?? 0)
        imaginary += value * (sines[(at * bin) % windowSamples] ?? 0)
      }
      powers[bin] = (powers[bin] ?? 0) + real * real + imaginary * imaginary
    }
  }
  return powers
}
