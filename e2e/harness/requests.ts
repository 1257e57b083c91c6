import type { Page } from '@playwright/test'

/**
 * The addresses that a page asks for from now on; grows as it asks. The icon of the tab is left
 * out: the browser fetches it when it likes, whatever is pressed.
 */
export function requestsFrom(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\/icon-[^/]*\.svg$/.test(request.url())) asked.push(request.url())
  })
  return asked
}
