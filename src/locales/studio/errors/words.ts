import type { ErrorCode } from '../../../core/http/error-codes'
import type { neverMet } from './never-met'

/** A sentence for each code, and for what has none. */
export type ErrorWords = Record<Exclude<ErrorCode, (typeof neverMet)[number]> | 'unknown', string>
