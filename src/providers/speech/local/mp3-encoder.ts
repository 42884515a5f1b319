import { createEncoder } from 'wasm-media-encoders'
import module from '../../../../speech/mp3.wasm'

const kilobits = 48
const samplesAtOnce = 16_384

let started: ReturnType<typeof createEncoder<'audio/mpeg'>> | undefined

export async function encodeMp3(samples: Float32Array, sampleRate: number): Promise<Uint8Array> {
  started ??= createEncoder('audio/mpeg', module)
  const encoder = await started
  encoder.configure({ channels: 1, sampleRate, bitrate: kilobits, outputSampleRate: sampleRate as 16_000 })
  const parts: Uint8Array[] = []
  for (let from = 0; from < samples.length; from += samplesAtOnce)
    parts.push(encoder.encode([samples.subarray(from, from + samplesAtOnce)]).slice())
  parts.push(encoder.finalize().slice())
  return Uint8Array.from(Buffer.concat(parts))
}
