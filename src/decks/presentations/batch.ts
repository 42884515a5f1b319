import type { Work } from '../../core/database/commit'
import { ApiError, invalid, invalidInput } from '../../core/http/errors'
import { errorBody } from '../../core/http/route'
import { problemsOf, z } from '../../core/http/zod'
import { requireListedVoices } from '../../providers/speech/voices'
import type { Author } from './changes'
import { createPresentations, type MadePresentation } from './create'
import { mergePresentations } from './merge-batch'
import { presentation, presentationInput, presentationMerge, presentationOf } from './schemas'
import { warnings } from './warning-schemas'

export const mostInBatch = 100

/** Each presentation is checked on its own, so an invalid one doesn't refuse the others. */
const input = z.unknown().openapi({
  type: 'object',
  anyOf: ['PresentationInput', 'PresentationMerge'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
})

const modes = ['create', 'upsert'] as const

export const batchQuery = z.strictObject({
  mode: z.enum(modes).default('create').openapi({
    example: 'upsert',
    description:
      '`upsert` merges each into the presentation with its `externalId`, and creates those that are new. What you don’t send stays, and null empties a member.',
  }),
})

export const presentationBatch = z
  .strictObject({ presentations: z.array(input).min(1).max(mostInBatch) })
  .openapi('PresentationBatch')

const made = z
  .object({
    status: z.union([z.literal(200), z.literal(201)]).openapi({
      ...{ type: 'integer', enum: [200, 201], example: 201 },
      description: '201 if it was created, 200 if it existed.',
    }),
    presentation,
    warnings,
  })
  .openapi('MadePresentation')
const refused = errorBody
  .extend({ status: z.int().openapi({ example: 409 }) })
  .openapi('RefusedPresentation', { description: 'The error that creating it alone would have had.' })

export const batchAnswer = z.object({ results: z.array(z.union([made, refused])) }).openapi('PresentationBatchAnswer')

/** Returns the results in the order of the input. */
export async function createBatch(work: Work, organizationId: string, sent: unknown[], now: number) {
  const read = sent.map((each) => readInput(work.env, presentationInput, each))
  return inOrder(read, (inputs) => createPresentations(work, organizationId, inputs, now))
}

export async function mergeBatch(work: Work, organizationId: string, sent: unknown[], author: Author, now: number) {
  const known = new Set<string>()
  const read = sent.map((each) => {
    const input = readInput(work.env, presentationMerge, each)
    if (input instanceof ApiError) return input
    if (known.has(input.externalId)) return invalid('externalId', 'is the same as that of an earlier presentation.')
    known.add(input.externalId)
    return input
  })
  return inOrder(read, (inputs) => mergePresentations(work, organizationId, inputs, author, now))
}

async function inOrder<Input, Result>(
  read: (Input | ApiError)[],
  write: (inputs: Input[]) => Promise<(Result | ApiError)[]>,
) {
  const outcomes = (await write(read.filter((each): each is Input => !(each instanceof ApiError)))).values()
  const all = read.map((each) => (each instanceof ApiError ? each : outcomes.next().value))
  return all.filter((each) => each !== undefined)
}

type Voiced = { voiceSettings?: { voiceId?: string | null | undefined } | undefined }

function readInput<Input extends Voiced>(env: Env, schema: z.ZodType<Input>, sent: unknown): Input | ApiError {
  const { data, error } = schema.safeParse(sent)
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

export function batchResultOf(result: MadePresentation | ApiError, requestUrl: string, isNew = true) {
  if (!(result instanceof ApiError)) {
    const status = isNew ? (201 as const) : (200 as const)
    return { status, presentation: presentationOf(result, requestUrl), warnings: result.warnings }
  }
  const { status, message, code, details } = result
  return { status, error: message, code, ...details }
}

/** A batch that was refused in part is answered with 200, so the request log wouldn’t say what was wrong. */
export function refusedPartOf(results: unknown[]) {
  const refusals = results.filter((each) => each instanceof ApiError)
  const [first] = refusals
  if (!first) return undefined
  const place = `presentations[${results.indexOf(first)}]`
  const error = `${refusals.length} of ${results.length} presentations were refused. ${place}: ${first.message}`
  return { code: first.code, error: error.slice(0, 500) }
}
