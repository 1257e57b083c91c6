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
