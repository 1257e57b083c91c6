import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const web = new URL('../../.build/web/', import.meta.url)

/**
 * Sends the pages as the build made them, without lists in them, so that a screen asks by itself. The server
 * does the same when it cannot read what a page shows first.
 */
export async function withoutAnswers(page: Page): Promise<void> {
  const list = await readFile(new URL('routes.json', web), 'utf8')
  const routes = JSON.parse(list) as { pattern: string; file: string }[]
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const { pathname } = new URL(request.url())
    const found = routes.find(({ pattern }) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
    )
    if (!found) throw new Error(`There is no page ${pathname}.`)
    const html = await readFile(new URL(found.file, web), 'utf8')
    const body = html.replaceAll('__EXIT_URL__', 'https://www.weather.gov/')
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
}
