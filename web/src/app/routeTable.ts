import { matchPath } from './matchPath.ts'
import { missing, type Route, routes } from './routes.ts'

export interface RouteMatch {
  route: Route
  params: Readonly<Record<string, string>>
}

/** The route of a path with its parameters; the 404 screen where there is no other. */
export function findRoute(path: string): RouteMatch {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return { route: missing, params: {} }
}

/** Whether a link to this path leads somewhere. */
export function pathExists(path: string): boolean {
  return findRoute(path).route !== missing
}

/** Whether a path's page must be loaded by the browser, and left so. */
export function isOwnDocument(path: string): boolean {
  return findRoute(path).route.ownDocument === true
}

/** The document's title for a path: the screen's name, then the hub's. */
export function titleOf(path: string): string {
  const { title } = findRoute(path).route
  return title === '' ? 'Title IX Hub' : `${title} - Title IX Hub`
}
