import { invalid } from '../../../core/http/errors'
import { isStorable } from '../../../core/http/shapes'

export class Value {
  readonly value: unknown
  readonly path: string

  constructor(value: unknown, path: string) {
    this.value = value
    this.path = path
  }

  get isMissing() {
    return this.value === undefined || this.value === null || this.value === ''
  }

  refuse(message: string): never {
    throw invalid(this.path, `${message}.`)
  }

  at(key: string): Value {
    const inner = isRecord(this.value) ? this.value[key] : undefined
    return new Value(inner, `${this.path}.${key}`)
  }

  /** Most converters from XML to JSON prefix attributes with `@`, but some don't. */
  attribute(name: string): Value {
    const marked = this.at(`@${name}`)
    const bare = this.at(name)
    return marked.isMissing && !bare.isMissing ? bare : marked
  }

  record(): this {
    if (!isRecord(this.value)) this.refuse(this.isMissing ? 'is required' : 'must be an object')
    return this
  }

  /** Converters from XML to JSON write a list with one item as a single element. */
  list(): Value[] {
    if (this.isMissing) return []
    const items = Array.isArray(this.value) ? this.value : [this.value]
    return items.map((item, index) => new Value(item, Array.isArray(this.value) ? `${this.path}[${index}]` : this.path))
  }

  number(minimum: number, maximum: number): number {
    if (this.isMissing) this.refuse('is required')
    const isText = typeof this.value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(this.value)
    const number = isText ? Number(this.value) : this.value
    if (typeof number !== 'number' || !Number.isFinite(number)) this.refuse('must be a number')
    if (number < minimum || number > maximum) this.refuse(`must be from ${minimum} to ${maximum}`)
    return number
  }

  optionalNumber(minimum: number, maximum: number) {
    return this.isMissing ? undefined : this.number(minimum, maximum)
  }

  text(): string {
    if (this.isMissing) this.refuse('is required')
    if (typeof this.value !== 'string' || !isStorable(this.value)) this.refuse('must be text')
    return this.value
  }

  optionalText(maximum: number) {
    return this.isMissing
      ? undefined
      : this.text()
          .replaceAll(/[\s\p{Cc}]+/gu, ' ')
          .trim()
          .slice(0, maximum)
          .toWellFormed()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
