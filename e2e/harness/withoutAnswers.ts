import type { Page } from '@playwright/test'

/** Takes out of the pages the answers that the server put there, so that a screen asks by itself. */
export async function withoutAnswers(page: Page): Promise<void> {
  await page.route(/^[^?]*$/, async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace(/<script type="application\/json" data-answer.*?<\/script>/gs, '')
    return route.fulfill({ response: answer, body })
  })
}
