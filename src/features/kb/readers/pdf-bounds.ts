import { AsyncLocalStorage } from 'node:async_hooks'
import { Unzlib } from 'fflate'
import type { PdfBounds, PdfBoundsModule } from '../../../vendor/pdfjs.mjs'
import { letOthers, UnreadableFile } from './reader'
import { feed } from './unpack'

const mostUnpackedBytes = 64_000_000
const longestStream = 16_000_000
const mostOperators = 1_000_000
const mostForms = 5000
const longestArray = 100_000
const mostShown = 4_000_000
const mostShownByOne = 200_000
const operatorsAtOnce = 500
const operatorsOfForm = 20
const millisecondsAtOnce = 10
const shownAtOnce = 20_000
const mostMilliseconds = 20_000

const tooLarge = 'This PDF unpacks to far more than a document should.'
const tooMuch = 'This PDF has far more on a page than a document should.'
const tooSlow = 'This PDF takes too long to read. Print it to a new PDF, and upload that.'

/** pdf.js takes most errors for a damaged file and goes on, so the first problem is kept and told after each page. */
class Bounds implements PdfBounds {
  problem: string | undefined
  #unpacked = 0
  #operators = 0
  #forms = 0
  #shown = 0
  #operatorsSinceRest = 0
  #shownSinceRest = 0
  readonly #start = Date.now()
  #rested = this.#start

  unpacked(bytes: number, streamBytes = bytes) {
    this.#unpacked += bytes
    if (this.#unpacked > mostUnpackedBytes || streamBytes > longestStream) this.#refuse(tooLarge)
  }

  /** Whether it is time for `rest`. */
  operator() {
    if (++this.#operators > mostOperators) this.#refuse(tooMuch)
    this.#operatorsSinceRest++
    return this.#isTired()
  }

  #isTired() {
    return this.#operatorsSinceRest > operatorsAtOnce || this.#shownSinceRest > shownAtOnce
  }

  /** A page and each form on it. */
  form() {
    if (++this.#forms > mostForms) this.#refuse(tooMuch)
    this.#operatorsSinceRest += operatorsOfForm
  }

  element(length: number) {
    if (length > longestArray) this.#refuse(tooMuch)
  }

  shown(characters: number) {
    this.#shown += characters
    this.#shownSinceRest += characters
    if (this.#shown > mostShown || this.#shownSinceRest > mostShownByOne) this.#refuse(tooMuch)
  }

  /** Deployed, the clock stands still while nothing is waited for. */
  async rest() {
    if (!this.#isTired() && Date.now() - this.#rested < millisecondsAtOnce) return
    this.#operatorsSinceRest = 0
    this.#shownSinceRest = 0
    await letOthers()
    this.#rested = Date.now()
    if (Date.now() - this.#start > mostMilliseconds) this.#refuse(tooSlow)
  }

  /** As a browser's `DecompressionStream` would, but in small parts; what a damaged stream holds before its end counts. */
  async inflate(packed: Uint8Array) {
    const parts: Uint8Array[] = []
    let length = 0
    const unzlib = new Unzlib((part) => {
      length += part.length
      this.unpacked(part.length, length)
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
