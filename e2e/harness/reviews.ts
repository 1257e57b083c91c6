import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** The address of the calls that read the list of reviews or add to it. */
export const reviewCalls = /\/api\/reviews(\?|$)/

/** A word that no other test's reviews have. */
export function uniqueWord(): string {
  const letters = randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  return `word${letters.slice(0, 12)}`
}

/** Stores a review over the wire; the fields left out are filled in. */
export async function storeReview(
  request: APIRequestContext,
  fields: Record<string, unknown>,
): Promise<void> {
  const school = fields.schoolId ? {} : { schoolName: 'Lakeside State College' }
  const body = { rating: 3, title: 'A title', content: 'Some words.', ...school, ...fields }
  const answer = await request.post('/api/reviews', { data: body })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** The first school that the directory's own search finds. */
export async function firstSchool(request: APIRequestContext, search: string) {
  const answer = await request.get(`/api/schools?search=${encodeURIComponent(search)}&limit=1`)
  const [school]: { id: number; name: string }[] = await answer.json()
  if (!school) throw new Error(`The directory has no ${search}.`)
  return school
}

/** The review whose title holds these words. */
export function reviewTitled(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: words }) })
}
