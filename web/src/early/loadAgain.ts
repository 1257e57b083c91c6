const LIMIT_MS = 30_000

/**
 * Loads the whole page again, once the hub answers: the browser's own page of a failure, which would stand in its place
 * otherwise, has neither the crisis lines nor "Leave this site". Rejects while it does not answer.
 */
export async function loadAgain(): Promise<never> {
  // A network that wants a sign-in first leads elsewhere: loading the page shows that.
  const { status } = await fetch('/api/health', {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (status >= 500) throw new Error('The hub does not answer.')
  location.reload()
  return new Promise<never>(() => {})
}
