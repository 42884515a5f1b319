import type { Work } from '../../core/database/commit'
import { ApiError, invalidInput } from '../../core/http/errors'
import { errorBody } from '../../core/http/route'
import { problemsOf, z } from '../../core/http/zod'
import { requireListedVoices } from '../../providers/speech/voices'
import { createPresentations, type MadePresentation } from './create'
import { type PresentationInput, presentation, presentationInput, presentationOf } from './schemas'
import { warnings } from './warning-schemas'

export const mostInBatch = 100

/** Each presentation is checked on its own, so an invalid one doesn't refuse the others. */
const input = z.unknown().openapi({ type: 'object', allOf: [{ $ref: '#/components/schemas/PresentationInput' }] })

export const presentationBatch = z
  .strictObject({ presentations: z.array(input).min(1).max(mostInBatch) })
  .openapi('PresentationBatch')

const made = z
  .object({ status: z.literal(201).openapi({ example: 201 }), presentation, warnings })
  .openapi('MadePresentation')
const refused = errorBody
  .extend({ status: z.int().openapi({ example: 409 }) })
  .openapi('RefusedPresentation', { description: 'As the call for it alone would have been refused.' })

export const batchAnswer = z.object({ results: z.array(z.union([made, refused])) }).openapi('PresentationBatchAnswer')

/** Returns the results in the order of the input. */
export async function createBatch(work: Work, organizationId: string, sent: unknown[], now: number) {
  const read = sent.map((each) => readInput(work.env, each))
  const inputs = read.flatMap((each) => (each instanceof ApiError ? [] : [each]))
  const outcomes = (await createPresentations(work, organizationId, inputs, now)).values()
  const all = read.map((each) => (each instanceof ApiError ? each : outcomes.next().value))
  return all.filter((each) => each !== undefined)
}

function readInput(env: Env, sent: unknown): PresentationInput | ApiError {
  const { data, error } = presentationInput.safeParse(sent)
  if (error) return invalidInput(problemsOf(error.issues, 'The presentation'))
  return refusalOf(() => requireListedVoices(env, { 'voiceSettings.voiceId': data.voiceSettings?.voiceId })) ?? data
}

function refusalOf(check: () => void): ApiError | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

export function batchResultOf(result: MadePresentation | ApiError, requestUrl: string) {
  if (!(result instanceof ApiError))
    return { status: 201 as const, presentation: presentationOf(result, requestUrl), warnings: result.warnings }
  const { status, message, code, details } = result
  return { status, error: message, code, ...details }
}
