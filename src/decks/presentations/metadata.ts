import { isStorable, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostMetadata } from '../../core/limits'

export const longestKey = 40
export const longestValue = 500

function checkMetadata(metadata: Record<string, unknown>, context: z.RefinementCtx) {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message })
  const keys = Object.keys(metadata)
  if (keys.length > mostMetadata) refuse(`must have at most ${mostMetadata} members, and has ${keys.length}`)
  const long = keys.find((key) => key.length > longestKey)
  if (long !== undefined)
    refuse(`has the member "${long.slice(0, longestKey)}…", whose name must be at most ${longestKey} characters long`)
  const broken = keys.findIndex((key) => !key || !isStorable(key))
  if (broken >= 0) refuse(`has a member, the ${broken + 1}th, whose name is empty or can't be stored`)
}

const metadataOf = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .superRefine(checkMetadata)
    .openapi({
      maxProperties: mostMetadata,
      example: { stage: 'inspected', rep: 'Ana' },
    })

const metadataValue = text(longestValue)
export const metadata = metadataOf(metadataValue)
export const metadataPatch = metadataOf(metadataValue.nullable())

export type PresentationMetadata = z.infer<typeof metadata>
