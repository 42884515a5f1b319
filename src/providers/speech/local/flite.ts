import module from '../../../../speech/flite.wasm'

export type FliteVoice = 'rms' | 'slt'

/** `place` is how far the engine had read the text at this word. */
export type FliteWord = { place: number; startTime: number; endTime: number }
export type FliteSound = { samples: Int16Array; sampleRate: number; words: FliteWord[] }

type Pointer = number
type Functions = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory }

const randomStateAddress = 17091064

const relations = ['Word', 'Segment', 'SylStructure', 'Token'] as const
const features = ['end', 'file_pos', 'duration_stretch'] as const
type Name = (typeof relations)[number] | (typeof features)[number]

let engine: Promise<Flite> | undefined

/** The engine is kept as long as the isolate lives, but discarded after a fault, because its memory may be corrupt. */
export async function speakWithFlite(
  text: string,
  voice: FliteVoice,
  speed: number,
  take: number,
): Promise<FliteSound> {
  engine ??= Flite.start()
  try {
    return (await engine).speak(text, voice, speed, take)
  } catch (error) {
    engine = undefined
    throw error
  }
}

/** CMU Flite is a C library. Its structs are read at the offsets of 32-bit pointers. */
class Flite {
  private readonly call: Functions
  private readonly names: Record<Name, Pointer>
  private readonly voices = new Map<FliteVoice, Pointer>()

  private constructor(call: Functions) {
    this.call = call
    this.names = Object.fromEntries([...relations, ...features].map((name) => [name, this.put(name)])) as Record<
      Name,
      Pointer
    >
  }

  static async start() {
    let memory: WebAssembly.Memory | undefined
    const instance = await WebAssembly.instantiate(module, {
      wasi_snapshot_preview1: noSystem(() => new DataView((memory as WebAssembly.Memory).buffer)),
    })
    const call = instance.exports as unknown as Functions
    memory = call.memory
    call.__wasm_call_ctors?.()
    call.flite_init?.()
    call.flite_set_lang_list?.()
    return new Flite(call)
  }

  speak(text: string, voice: FliteVoice, speed: number, take: number): FliteSound {
    // Sets the random state, so that the same text always gives the same sound.
    this.view().setBigUint64(randomStateAddress, BigInt(take), true)
    const input = this.put(text)
    const utterance = this.do('new_utterance')
    this.do('utt_set_input_text', utterance, input)
    this.do('utt_init', utterance, this.voice(voice))
    const settings = this.view().getUint32(utterance, true)
    this.do('feat_set_float', settings, this.names.duration_stretch, 1 / speed)
    if (!this.do('utt_synth', utterance)) throw new Error('Flite made no sound.')
    const sound = this.readSound(utterance)
    this.do('delete_utterance', utterance)
    this.do('free', input)
    return sound
  }

  private readSound(utterance: Pointer): FliteSound {
    const wave = this.do('utt_wave', utterance)
    const view = this.view()
    const samples = view.getUint32(wave + 16, true)
    return {
      sampleRate: view.getInt32(wave + 4, true),
      samples: new Int16Array(view.buffer.slice(samples, samples + 2 * view.getInt32(wave + 8, true)) as ArrayBuffer),
      words: [...this.readWords(utterance)],
    }
  }

  private *readWords(utterance: Pointer): Generator<FliteWord> {
    const { Word, Token, SylStructure, Segment, file_pos, end } = this.names
    let word = this.do('relation_head', this.do('utt_relation', utterance, Word))
    for (; word; word = this.do('item_next', word)) {
      const syllables = this.do('item_as', word, SylStructure)
      const first = syllables && this.do('item_daughter', syllables)
      const token = this.do('item_parent', this.do('item_as', word, Token))
      if (!first || !token) continue
      const firstSound = this.do('item_as', this.do('item_daughter', first), Segment)
      const last = this.do('item_last_daughter', this.do('item_last_daughter', syllables))
      const before = this.do('item_prev', firstSound)
      yield {
        place: this.do('item_feat_int', token, file_pos),
        startTime: before ? this.do('item_feat_float', before, end) : 0,
        endTime: this.do('item_feat_float', this.do('item_as', last, Segment), end),
      }
    }
  }

  private voice(name: FliteVoice) {
    const voice = this.voices.get(name) ?? this.do(`register_cmu_us_${name}`, 0)
    this.voices.set(name, voice)
    return voice
  }

  private do(name: string, ...values: number[]): number {
    const run = this.call[name]
    if (!run) throw new Error(`Flite has no function ${name}.`)
    return run(...values)
  }

  /** Created each time, because the buffer changes when the memory grows. */
  private view = () => new DataView(this.call.memory.buffer)

  private put(text: string): Pointer {
    const letters = new TextEncoder().encode(`${text}\0`)
    const place = this.do('malloc', letters.length)
    new Uint8Array(this.call.memory.buffer).set(letters, place)
    return place
  }
}

function noSystem(view: () => DataView) {
  const fine = () => 0
  const badDescriptor = () => 8
  const noSuchFile = () => 44
  return {
    args_get: fine,
    args_sizes_get: (count: Pointer, size: Pointer) => {
      view().setUint32(count, 0, true)
      view().setUint32(size, 0, true)
      return 0
    },
    clock_time_get: (_clock: number, _precision: bigint, time: Pointer) => {
      view().setBigUint64(time, 0n, true)
      return 0
    },
    fd_close: fine,
    fd_fdstat_get: fine,
    fd_fdstat_set_flags: fine,
    fd_prestat_get: badDescriptor,
    fd_prestat_dir_name: badDescriptor,
    fd_read: badDescriptor,
    fd_seek: badDescriptor,
    path_open: noSuchFile,
    fd_write: (_file: number, parts: Pointer, count: number, written: Pointer) => {
      let bytes = 0
      for (let part = 0; part < count; part++) bytes += view().getUint32(parts + 8 * part + 4, true)
      view().setUint32(written, bytes, true)
      return 0
    },
    proc_exit: (code: number) => {
      throw new Error(`Flite ended with ${code}.`)
    },
  }
}
