import { app } from '../../src/app'
import { isRoute, type Rules, rulesOfRoute } from '../../src/core/http/access'

type ApiRoute = { name: string; method: string; path: string; rules: Rules }

/** Each once, by the first of its handlers, with what stands beside it. */
const found = new Map<string, ApiRoute>()
for (const route of app.routes.filter(isRoute)) {
  const name = `${route.method} ${route.path}`
  if (!found.has(name)) found.set(name, { name, method: route.method, path: route.path, rules: rulesOfRoute(route) })
}

export const allRoutes = [...found.values()]
export const apiRoutes = allRoutes.filter(({ path }) => path.startsWith('/api/'))

/** With ids that nothing has. */
export const pathOf = (path: string) => path.replaceAll(/:\w+/g, '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11')
