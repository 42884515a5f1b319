import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { mostBodyBytes } from '../limits'
import { rulesOf } from './access'
import { type AppEnv, callerOf } from './context'
import { ApiError, tooMany } from './errors'

/** A single IPv6 customer has a whole /64, so limits by address count the /64. */
export const addressBlock = (c: Context) => blockOf(c.req.header('cf-connecting-ip') ?? 'local')

export function blockOf(address: string) {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped || !address.includes(':')) return mapped ?? address.slice(0, 64)
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (text = '') => text.split(':').filter(Boolean)
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const whole = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

type Counter = { [Name in keyof Env]-?: Env[Name] extends RateLimit ? Name : never }[keyof Env]

export type CallLimit = {
  /** The counter's size is set in the Wrangler file. It counts the calls of an address block per minute. */
  counter: Counter
  refusal: string
  /** The handler calls `countCall` itself, because only some calls count, or only those with a valid body. */
  isCountedByHandler?: boolean
}

export const limitBody = createMiddleware<AppEnv>((c, next) => {
  if (!c.req.raw.body) return next()
  const maxSize = rulesOf(c)?.mostBytes ?? mostBodyBytes
  const refuse = () => {
    throw new ApiError(413, 'body_too_large', `The body must be at most ${maxSize} bytes long.`)
  }
  return bodyLimit({ maxSize, onError: refuse })(c, next)
})

/** Members may call without a limit, but anyone can get hold of a link. */
export const limitCalls = createMiddleware<AppEnv>(async (c, next) => {
  const limit = rulesOf(c)?.limit
  if (limit && !limit.isCountedByHandler && !callerOf(c)) await countCall(c)
  await next()
})

export async function countCall(c: Context<AppEnv>) {
  const limit = rulesOf(c)?.limit
  if (!limit) throw new Error(`${c.req.path} has no limit to count for.`)
  const { success } = await c.env[limit.counter].limit({ key: addressBlock(c) })
  if (!success) throw tooMany(limit.counter.toLowerCase() as Lowercase<Counter>, limit.refusal, 60)
}
