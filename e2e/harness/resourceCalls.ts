import type { Page } from '@playwright/test'

/** The address of the calls that read the list of resources. */
export const listCalls = '**/api/resources?*'

/** The address of the calls that search the resources. */
export const searchCalls = '**/api/resources/search?*'

/** A resource as the list's call answers it. */
export const sampleResource = {
  id: 1,
  title: 'A place',
  description: 'It helps.',
  category: 'legal',
  subcategory: null,
  url: null,
  phone: null,
  guide: null,
  createdAt: '2026-11-01T12:00:00.000Z',
}

/** What the page has asked the search so far; the list grows with each call. */
export function watchSearches(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/resources/search') asked.push(url.searchParams)
  })
  return asked
}

/** The words of each search. */
export function wordsOf(asked: readonly URLSearchParams[]): (string | null)[] {
  return asked.map((search) => search.get('q'))
}

/**
 * Answers each search with one resource, "About" and its words. The search for "older" waits until
 * the returned function is called, which itself waits until that answer is out.
 */
export async function holdOlderSearch(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(searchCalls, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q')
    if (words === 'older') await held.promise
    const title = `About ${words}`
    const marks = { title: [[0, title.length]], description: [] }
    await route.fulfill({ json: [{ ...sampleResource, title, marks }] }).catch(() => {
      // The older call was given up by the page, which is what it should do.
    })
  })
  return async () => {
    held.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
