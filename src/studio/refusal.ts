import { fill } from '../locales/fill'
import type { ErrorWords } from '../locales/studio/errors/words'
import { besideField } from './field-faults'

type Refusal = {
  code: string
  fields?: { path: string; message: string }[]
  requestId?: string | undefined
}

/**
 * The API's own sentence is for developers. Its messages about single fields are added unless they contain names from
 * the API.
 */
export function refusalIn(errors: ErrorWords, { code, fields = [], requestId }: Refusal) {
  const said = Object.hasOwn(errors, code) ? errors[code as keyof ErrorWords] : errors.unknown
  if (code === 'contract_incomplete') return fill(said, { fields: fields.map(({ path }) => `{{${path}}}`).join(', ') })
  if (code === 'internal_error') return fill(said, { reference: requestId ?? '–' })
  const told = fields.map(besideField).filter((message) => !namesMembers.test(message))
  return [said, ...(code === 'invalid_input' ? told : [])].join(' ')
}

/** Matches names such as `slideId`, `contact.email` or `bullets[2]`. */
const namesMembers = /[a-z][A-Z]|\w\.[a-z]|\w\[|`|\/api/
