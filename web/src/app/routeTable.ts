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

/**
 * The parameters of `path` under `pattern` ("/schools/:id"), or undefined where they do not match.
 * A slash at the end makes no difference. Broken percent-encoding matches nothing.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, want] of wanted.entries()) {
    const got = given[at] ?? ''
    if (want.startsWith(':')) {
      const value = decoded(got)
      if (!value) return undefined
      params[want.slice(1)] = value
    } else if (want !== got) return undefined
  }
  return params
}

function segments(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '')
  return inner === '' ? [] : inner.split('/')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
