import type { Context, Hono, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RouterRoute } from 'hono/types'
import { type AppEnv, isSafe, type Role } from './context'
import type { CallLimit } from './limits'

type LinkMember = 'presentationId' | 'token' | 'key'

/** Open to a session, or to the link that the query or the body names; the room checks what that link allows. */
export const link = (member: LinkMember) => ({ link: member })

type Link = ReturnType<typeof link>
/** `key`: to any API key and to nothing else; what it may is decided by what it asks for. */
export type Access = 'session' | 'public' | 'key' | Link

export const isLink = (access: Access): access is Link => typeof access === 'object'

/** What stands beside a route's handler. Without it a route is a company's. */
export type RouteRules = {
  access?: Access
  /** For people alone: no API key may call it, whatever its scopes. */
  membersOnly?: boolean
  /** Members who may call it: all of them to read, owners and editors to write, unless it says otherwise. */
  roles?: readonly Role[]
  /** What members of other roles are told. */
  refusal?: string
  /** The pages that may call it: those of the app, or any, as for every link. Only from the app's does a cookie count. */
  origins?: 'app' | 'any'
  /**
   * Whose an Idempotency-Key is: a POST takes that of the caller. Of a stranger, the key belongs to what this parameter
   * of the path, or else this member of the body, names.
   */
  idempotency?: 'none' | 'caller' | `${string}Id`
  /** Doing it again finishes what was begun and changes nothing that is done, so a run that died may be repeated. */
  isRepeatable?: boolean
  /** It can answer with a stream of events, which cannot be given again, so that the call then has no key. */
  answersEvents?: boolean
  /** How often an address block may call it. Members do not count, unless the handler counts them. */
  limit?: CallLimit
  mostBytes?: number
  /**
   * The session is confirmed while the database reads for it first, which saves a round trip: nothing is answered, and
   * nothing written, before it is. Its handler does nothing else by then.
   */
  confirmsSession?: boolean
  /** Its rows are in the directory, not in a shard. */
  database?: 'directory'
  /** The audit has no entry of it: it changes nothing of a company's, or homeowners do it all the time. */
  isAudited?: false
}

/** Members of a route from which rules follow. The first tag is its area, and an API key needs the scope of it. */
type Line = RouteRules & { operationId?: string; tags?: string[]; responses?: object }

export const everyMember: readonly Role[] = ['owner', 'editor', 'viewer']
const writers: readonly Role[] = ['owner', 'editor']

const declared = new WeakMap<object, Line>()

/** The first handler of a route. Of routes without zod it says what `route()` says of the others. */
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

/** What an API key needs. */
const scopeOf = (method: string, [tag]: string[] = []) =>
  tag === undefined ? undefined : `${areaOf(tag)}:${method === 'GET' ? 'read' : 'write'}`

function keyOwner(access: Access): NonNullable<RouteRules['idempotency']> {
  if (access === 'session') return 'caller'
  return isLink(access) && access.link === 'presentationId' ? 'presentationId' : 'none'
}

export const isRoute = ({ method, path }: RouterRoute) => method !== 'ALL' && !path.endsWith('*')

export const matchedRoute = (c: Context) => matchedRoutes(c).find(isRoute)

export const rulesOfRoute = ({ method, handler }: RouterRoute) => complete(method, declared.get(handler) ?? {})

/** For middlewares that stand before the route, where Hono knows no parameters yet. */
export function paramOf(c: Context, name: string) {
  const at = matchedRoute(c)?.path.split('/').indexOf(`:${name}`) ?? -1
  return at < 0 ? undefined : c.req.path.split('/')[at]
}

/** The first id in the path of the request. */
export function pathId(c: Context) {
  const name = matchedRoute(c)?.path.match(/:(\w+Id)\b/)?.[1]
  return name && paramOf(c, name)
}

/** Of a link that the query or the body names. */
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

/** Undefined where the path leads nowhere. */
export function rulesOf(c: Context): Rules | undefined {
  const matched = matchedRoute(c)
  return matched && rulesOfRoute(matched)
}

/** Those of the request that a preflight announces. */
export function rulesAskedFor({ router }: Hono<AppEnv>, c: Context): Rules | undefined {
  const method = c.req.header('access-control-request-method') ?? ''
  const [matched] = router.match(method === 'HEAD' ? 'GET' : method, c.req.path)
  const asked = matched.map(([[, route]]) => route).find(isRoute)
  return asked && rulesOfRoute(asked)
}
