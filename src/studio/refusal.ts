import { fill } from '../locales/fill'
import type { ErrorWords } from '../locales/studio/errors/words'
import { type Fault, namedFault, nameOfField } from './field-faults'

type Refusal = {
  code: string
  fields?: Fault[]
  requestId?: string | undefined
}

/** The API's own sentence is for developers, so what is wrong with single fields is said in words of the studio too. */
export function refusalIn(errors: ErrorWords, { code, fields = [], requestId }: Refusal) {
  const said = Object.hasOwn(errors, code) ? errors[code as keyof ErrorWords] : errors.unknown
  if (code === 'contract_incomplete')
    return fill(said, { fields: fields.map(({ path }) => nameOfField(path)).join(', ') })
  if (code === 'internal_error') return fill(said, { reference: requestId ?? '–' })
  const told = code === 'invalid_input' ? fields.flatMap((field) => namedFault(field) ?? []) : []
  return [said, ...told].join(' ')
}
