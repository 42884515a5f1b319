import { AsyncLocalStorage } from 'node:async_hooks'
import { Unzlib } from 'fflate'
import type { PdfBounds, PdfBoundsModule } from '../../../vendor/pdfjs.mjs'
import {
  effortOfByte,
  efforts,
  longCopy,
  longestArray,
  longestRange,
  longestRecovered,
  longestStream,
  millisecondsAtOnce,
  mostAtOnce,
  mostEntries,
  mostForms,
  mostMilliseconds,
  mostOperators,
  mostShown,
  mostUnpackedBytes,
  tiring,
} from './pdf-limits'
import { letOthers, UnreadableFile } from './reader'
import { feed } from './unpack'

const tooLarge = 'This PDF unpacks to far more than a document should.'
const tooMuch = 'This PDF has far more in one place than a document should.'
const tooSlow = 'This PDF takes too long to read. Print it to a new PDF, and upload that.'
export const damaged = 'This PDF is damaged and can’t be opened.'

/** pdf.js treats most errors as damage and goes on, so the first problem is kept and thrown after each page. */
class Bounds implements PdfBounds {
  problem: string | undefined
  #unpacked = 0
  #operators = 0
  #forms = 0
  #shown = 0
  #entries = 0
  #sinceRest = 0
  readonly #start = Date.now()
  #rested = this.#start

  #spend(effort: number) {
    this.#sinceRest += effort
    if (this.#sinceRest > mostAtOnce) this.#refuse(tooMuch)
  }

  unpacked(bytes: number, streamBytes: number) {
    this.#count(bytes, streamBytes)
    this.#spend(bytes * effortOfByte.unpacked)
  }

  #count(bytes: number, streamBytes: number) {
    this.#unpacked += bytes
    if (this.#unpacked > mostUnpackedBytes || streamBytes > longestStream) this.#refuse(tooLarge)
  }

  operator() {
    if (++this.#operators > mostOperators) this.#refuse(tooMuch)
    this.#spend(efforts.operator)
    return this.#isTired()
  }

  #isTired() {
    return this.#sinceRest > tiring
  }

  form() {
    if (++this.#forms > mostForms) this.#refuse(tooMuch)
    this.#spend(efforts.form)
  }

  element(length: number, added = 0) {
    if (length > longestArray) this.#refuse(tooMuch)
    this.#spend(added * efforts.element)
  }

  /** A range of codes takes the same few bytes however long it is. */
  range(length: number) {
    if (length > longestRange) this.#refuse(tooMuch)
    this.#spend(Math.max(0, length) * efforts.code)
  }

  key() {
    this.#spend(efforts.key)
  }

  /** The standard limits a name to 127 letters. */
  longName() {
    this.#refuse(tooMuch)
  }

  object() {
    this.#spend(efforts.object)
  }

  imageEnd() {
    this.#spend(efforts.imageEnd)
  }

  read(bytes: number) {
    this.#spend(bytes)
  }

  shown(characters: number) {
    this.#shown += characters
    if (this.#shown > mostShown) this.#refuse(tooMuch)
    this.#spend(characters * efforts.character)
  }

  /** Entries of the cross-reference table may take no bytes, so their stated number is checked. */
  async entries(count: number) {
    this.#entries += count
    if (this.#entries > mostEntries) this.#refuse(tooMuch)
    this.#spend(count * efforts.entry)
    await this.rest()
  }

  /** Without its cross-reference table the whole file is searched at once. */
  async recover(bytes: number) {
    if (bytes > longestRecovered) this.#refuse(damaged)
    await this.rest()
  }

  async lines(count: number) {
    this.#spend(count * efforts.line)
    await this.rest()
  }

  async rest() {
    if (this.#isTired() || Date.now() - this.#rested >= millisecondsAtOnce) await this.#pause()
  }

  async #pause() {
    this.#sinceRest = 0
    await letOthers()
    this.#rested = Date.now()
    if (Date.now() - this.#start > mostMilliseconds) this.#refuse(tooSlow)
  }

  /** Keeps what a damaged stream holds before the error, like `DecompressionStream`, but in small parts. */
  async inflate(packed: Uint8Array) {
    const parts: Uint8Array[] = []
    let length = 0
    const unzlib = new Unzlib((part) => {
      length += part.length
      this.#count(part.length, length)
      this.#spend(part.length * effortOfByte.inflated)
      parts.push(part)
    })
    try {
      for await (const _ of feed(
        packed,
        (part, isLast) => unzlib.push(part, isLast),
        () => length,
      ))
        await this.rest()
    } catch (error) {
      if (this.problem) throw error
      if (!length) return null
    }
    const whole = new Uint8Array(length)
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    if (length > longCopy) await this.#pause()
    return whole
  }

  #refuse(problem: string): never {
    this.problem ??= problem
    throw new UnreadableFile(this.problem)
  }
}

const current = new AsyncLocalStorage<Bounds>()

/** Two documents may be read at once in one isolate, so each has its own bounds. */
export async function bounded<Result>(pdfjs: PdfBoundsModule, work: () => Promise<Result>): Promise<Result> {
  pdfjs.setBounds(() => current.getStore())
  const bounds = new Bounds()
  return current.run(bounds, async () => {
    try {
      const result = await work()
      if (bounds.problem) throw new UnreadableFile(bounds.problem)
      return result
    } catch (error) {
      throw bounds.problem ? new UnreadableFile(bounds.problem) : error
    }
  })
}
