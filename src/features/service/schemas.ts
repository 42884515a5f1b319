import { z } from '../../core/zod'

export const health = z.object({ ok: z.literal(true).openapi({ example: true }) }).openapi('Health')

const state = z.boolean().openapi({ example: true })
export const readiness = z
  .object({ ok: z.literal(true).openapi({ example: true }), d1: state, kv: state, r2: state })
  .openapi('Readiness')
