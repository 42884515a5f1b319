import { z } from '../../core/http/zod'

const share = z.number().min(0).max(1)

export const focalPoint = z.strictObject({ x: share, y: share }).openapi('FocalPoint', { example: { x: 0.5, y: 0.4 } })
