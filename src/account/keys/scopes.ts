import { areaOf } from '../../core/http/access'
import { tags } from '../../core/http/openapi'

const withoutKeys = ['Authentication', 'API keys', 'Viewer', 'Agents', 'Service']

export const everything = '*'

/** The scopes of each area with routes that accept a key. */
export const scopes = tags
  .filter(({ name }) => !withoutKeys.includes(name))
  .flatMap(({ name }) => [`${areaOf(name)}:read`, `${areaOf(name)}:write`])

/** Permission to write includes permission to read. */
export function hasScope(held: string[], scope: string) {
  return held.includes(everything) || held.includes(scope) || held.includes(scope.replace(/:read$/, ':write'))
}
