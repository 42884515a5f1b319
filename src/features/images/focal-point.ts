import { z } from '../../core/zod'

const share = z.number().min(0).max(1)

/** What is here stays in view when the picture is cut to another shape. */
export const focalPoint = z.strictObject({ x: share, y: share }).openapi('FocalPoint', { example: { x: 0.5, y: 0.4 } })
