import { nextCursor } from '../../core/http/paging'
import {
  emailAddress,
  filledText,
  id,
  isoTime,
  line,
  link,
  orderIndex,
  pathId,
  shownText,
  text,
  timestamp,
} from '../../core/http/shapes'
import { anyOf, z } from '../../core/http/zod'
import { type ActionConfig, actionTriggers, actionTypes } from './tables'

const webUrl = link('https:', 'http:').openapi({ example: 'https://summit-roofing.example/financing' })

const configs = {
  book_appointment: z.strictObject({ durationMinutes: z.int().min(5).max(480).optional() }),
  sign_contract: z.strictObject({
    templateId: id.optional(),
    documentTitle: shownText(200).trim().min(1).optional(),
  }),
  open_url: z.strictObject({ url: webUrl }),
  call: z.strictObject({
    phone: filledText(50).regex(/^\+?[\s().-]*\d[\d\s().-]{2,}$/, {
      error: 'must be a phone number such as +1 555 0100',
    }),
  }),
  email: z.strictObject({ to: emailAddress, subject: shownText(200).optional() }),
  ask_question: z.strictObject({ prompt: text(1000).optional() }),
} satisfies Record<(typeof actionTypes)[number], z.ZodType>

export const configsByName = {
  BookAppointmentConfig: configs.book_appointment,
  SignContractConfig: configs.sign_contract,
  OpenUrlConfig: configs.open_url,
  CallConfig: configs.call,
  EmailActionConfig: configs.email,
  AskQuestionConfig: configs.ask_question,
}

const config = anyOf(configsByName, {
  description:
    'By type: book_appointment { durationMinutes? }, sign_contract { templateId?, documentTitle? }, open_url { url }, ' +
    'call { phone }, email { to, subject? }, ask_question { prompt? }.',
  example: { durationMinutes: 60 },
})

const type = z.enum(actionTypes).openapi({ example: 'book_appointment' })
const trigger = z.enum(actionTriggers).openapi({ example: 'presentation_end' })
const label = line(100).openapi({ example: 'Book a visit' })
const isActive = z.boolean().openapi({ example: true })

type Typed = { type?: keyof typeof configs | undefined; config?: Record<string, unknown> | undefined }

function readConfig<Body extends Typed>(body: Body, context: z.RefinementCtx): Body {
  if (body.type === undefined || body.config === undefined) return body
  const result = configs[body.type].safeParse(body.config)
  if (result.success) return { ...body, config: result.data }
  for (const { message, path } of result.error.issues)
    context.addIssue({ code: 'custom', message, path: ['config', ...path] })
  return body
}

export const actionConfigInput = z
  .strictObject({
    type,
    label,
    slideId: id.nullish(),
    trigger,
    config,
    orderIndex: orderIndex.optional(),
    isActive: isActive.default(true),
  })
  .transform(readConfig)
  .openapi('ActionConfigInput')

export const actionConfigPatch = z
  .strictObject({
    type: type.optional(),
    label: label.optional(),
    slideId: id.nullish(),
    trigger: trigger.optional(),
    config: config.optional(),
    orderIndex: orderIndex.optional(),
    isActive: isActive.optional(),
  })
  .refine((patch) => (patch.type === undefined) === (patch.config === undefined), {
    path: ['config'],
    error: 'depends on type, so send both together',
  })
  .transform(readConfig)
  .openapi('ActionConfigPatch', {
    description:
      'What to change about the button. Send `type` and `config` together, because one depends on the other.',
  })

export type ActionConfigInput = z.infer<typeof actionConfigInput>
export type ActionConfigPatch = z.infer<typeof actionConfigPatch>

export const actionConfig = z
  .object({
    id,
    deckId: id,
    type,
    label,
    slideId: id.nullable(),
    trigger,
    config,
    orderIndex,
    isActive,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('ActionConfig')

export const actionConfigAnswer = z.object({ actionConfig }).openapi('ActionConfigAnswer')
export const actionConfigList = z
  .object({ actionConfigs: z.array(actionConfig), nextCursor: nextCursor.optional() })
  .openapi('ActionConfigList')
export const actionConfigPath = z.object({ deckId: pathId('deckId'), configId: pathId('configId') })

export const actionConfigOf = (row: ActionConfig) => ({
  id: row.id,
  deckId: row.deckId,
  type: row.type,
  label: row.label,
  slideId: row.slideId,
  trigger: row.trigger,
  config: row.config,
  orderIndex: row.orderIndex,
  isActive: row.isActive,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})
