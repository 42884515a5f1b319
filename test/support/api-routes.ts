import { expect } from 'vitest'
import { isRoute, type Rules, rulesOfRoute } from '../../src/core/http/access'
import { app } from './running'

type ApiRoute = { name: string; method: string; path: string; rules: Rules }

/** Each route is listed once, by its first handler, with the rules declared for it. */
const found = new Map<string, ApiRoute>()
for (const route of app.routes.filter(isRoute)) {
  const name = `${route.method} ${route.path}`
  if (!found.has(name)) found.set(name, { name, method: route.method, path: route.path, rules: rulesOfRoute(route) })
}

export const allRoutes = [...found.values()]
export const apiRoutes = allRoutes.filter(({ path }) => path.startsWith('/api/'))

/** Fills in ids that nothing has. */
export const pathOf = (path: string) => path.replaceAll(/:\w+/g, '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11')

/** Checks all routes in one test, whose failure says which of them answered otherwise. */
export async function checkEach<Route extends { name: string }>(
  routes: Route[],
  check: (route: Route) => Promise<unknown>,
) {
  const failures: string[] = []
  for (const route of routes)
    await check(route).catch(({ message, actual }: Error & { actual?: unknown }) =>
      failures.push(`${route.name}: ${message}. ${JSON.stringify(actual) ?? ''}`),
    )
  expect(routes).not.toEqual([])
  expect(failures).toEqual([])
}
