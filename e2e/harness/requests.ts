import { expect, type Page } from '@playwright/test'

/**
 * The addresses that a page asks for from now on; grows as it asks. The icon of the tab is left
 * out: the browser fetches it when it likes, whatever is pressed. So are the pieces of the models, which are the same for
 * everyone and come for as long as they take.
 */
export function requestsFrom(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/assets\/(?:icon-[^/]*\.svg|reader-[^/]*\.bin)$/.test(pathname))
      asked.push(request.url())
  })
  return asked
}

/**
 * Follows the scripts of a page and its workers from now on. What it returns waits until so many files of each name
 * have come, and what they import: after that the page works without a network. (The page's own state "networkidle"
 * may have been reached before the workers began.)
 */
export function followScripts(page: Page): (wanted: Record<string, number>) => Promise<void> {
  const loaded = new Set<string>()
  const underWay = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) underWay.add(request.url())
  })
  page.on('requestfinished', (request) => {
    loaded.add(request.url())
    underWay.delete(request.url())
  })
  return async (wanted) => {
    for (const [name, count] of Object.entries(wanted)) {
      const files = () => [...loaded].filter((url) => url.includes(`/${name}-`))
      await expect.poll(() => files().length, name).toBeGreaterThanOrEqual(count)
    }
    await expect.poll(() => [...underWay]).toEqual([])
  }
}
