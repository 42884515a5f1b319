import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RouterRoute } from 'hono/types'
import { type AppEnv, isSafe, type Role } from './context'
import type { CallLimit } from './limits'

type LinkMember = 'presentationId' | 'token' | 'key'

/** Open to a session, or to the link that the query or the body names. The room checks what that link allows. */
export const link = (member: LinkMember) => ({ link: member })

type Link = ReturnType<typeof link>
/** `key` is open to any API key and nothing else; what a key may do depends on what the request asks for. */
export type Access = 'session' | 'public' | 'key' | Link

export const isLink = (access: Access): access is Link => typeof access === 'object'

/** Declared beside a route's handler. By default, a route belongs to a company. */
export type RouteRules = {
  access?: Access
  /** For people only. No API key may call it, whatever its scopes. */
  membersOnly?: boolean
  /** The members who may call it. By default every member may read, and owners and editors may write. */
  roles?: readonly Role[]
  /** The error message for members with other roles. */
  refusal?: string
  /**
   * The pages that may call it: those of the app, or any page, which is the default for links. The cookie counts only
   * on pages of the app.
   */
  origins?: 'app' | 'any'
  /**
   * The owner of an Idempotency-Key. For a POST that is the caller by default. For a stranger, it is whatever this path
   * parameter, or else this member of the body, names.
   */
  idempotency?: 'none' | 'caller' | `${string}Id`
  /**
   * Repeating the call finishes what was begun and changes nothing that is done, so an interrupted run may be repeated.
   */
  isRepeatable?: boolean
  /** The call can answer with a stream of events. A stream can't be replayed, so such a call has no Idempotency-Key. */
  answersEvents?: boolean
  /** How often an address block may call it. Members aren't counted unless the handler does so. */
  limit?: CallLimit
  mostBytes?: number
  /**
   * The session is confirmed while the database already reads, which saves a round trip. Nothing is answered or written
   * before the confirmation, and the handler must do nothing else until then.
   */
  confirmsSession?: boolean
  /** The route's rows are in the directory, not in a shard. */
  database?: 'directory'
  /**
   * The audit leaves this route out, because it doesn't change the company's data or because homeowners call it all the
   * time.
   */
  isAudited?: false
  /**
   * The last parameter of the path, or else the caller's company, has this value in the row that the route shows or
   * changes. Its `updatedAt` is the version.
   */
  version?: SQLiteColumn
}

/**
 * Members of a route that rules are derived from. The first tag is the route's area, and an API key needs the scope of
 * that area.
 */
type Line = RouteRules & { operationId?: string; tags?: string[]; responses?: object }

export const everyMember: readonly Role[] = ['owner', 'editor', 'viewer']
const writers: readonly Role[] = ['owner', 'editor']

const declared = new WeakMap<object, Line>()

/** The first handler of a route. For routes without zod, it declares what `route()` does for the others. */
export function rules(given: Line): MiddlewareHandler {
  const handler: MiddlewareHandler = (_, next) => next()
  declared.set(handler, given)
  return handler
}

const complete = (method: string, { access = 'session', roles, origins, idempotency, ...given }: Line) => ({
  ...given,
  access,
  scope: access === 'public' || access === 'key' || given.membersOnly ? undefined : scopeOf(method, given.tags),
  roles: roles ?? (method === 'GET' ? everyMember : writers),
  origins: origins ?? (isLink(access) ? 'any' : 'app'),
  idempotency: method === 'POST' ? (idempotency ?? keyOwner(access)) : 'none',
})

export type Rules = ReturnType<typeof complete>

export const areaOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-')

const scopeOf = (method: string, [tag]: string[] = []) =>
  tag === undefined ? undefined : `${areaOf(tag)}:${method === 'GET' ? 'read' : 'write'}`

function keyOwner(access: Access): NonNullable<RouteRules['idempotency']> {
  if (access === 'session') return 'caller'
  return isLink(access) && access.link === 'presentationId' ? 'presentationId' : 'none'
}

export const isRoute = ({ method, path }: RouterRoute) => method !== 'ALL' && !path.endsWith('*')

export const matchedRoute = (c: Context) => matchedRoutes(c).find(isRoute)

export const rulesOfRoute = ({ method, handler }: RouterRoute) => complete(method, declared.get(handler) ?? {})

/** For middleware that runs before the route, when Hono doesn't know the parameters yet. */
export function paramOf(c: Context, name: string) {
  const at = matchedRoute(c)?.path.split('/').indexOf(`:${name}`) ?? -1
  return at < 0 ? undefined : c.req.path.split('/')[at]
}

/** The first id in the path of the request. */
export function pathId(c: Context) {
  const name = matchedRoute(c)?.path.match(/:(\w+Id)\b/)?.[1]
  return name && paramOf(c, name)
}

/** The id of the link that the query or the body names. */
export async function memberOfLink(c: Context, member: LinkMember): Promise<string | undefined> {
  const asked = c.req.query(member)
  if (asked || isSafe(c.req.method)) return asked || undefined
  try {
    const named: unknown = JSON.parse(await c.req.text())?.[member]
    return named ? String(named) : undefined
  } catch {
    return undefined
  }
}

/** Undefined if no route matches the path. */
export function rulesOf(c: Context): Rules | undefined {
  const matched = matchedRoute(c)
  return matched && rulesOfRoute(matched)
}

/** The rules of the request that a preflight announces. */
export function rulesAskedFor({ router }: Hono<AppEnv>, c: Context): Rules | undefined {
  const method = c.req.header('access-control-request-method') ?? ''
  const [matched] = router.match(method === 'HEAD' ? 'GET' : method, c.req.path)
  const asked = matched.map(([[, route]]) => route).find(isRoute)
  return asked && rulesOfRoute(asked)
}
