import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export interface SchoolFields {
  name: string
  type: string
  location?: string
  website?: string
}

/** A school that no other test has: its name is made of letters, as the search likes them. */
export function uniqueSchool(): SchoolFields {
  const letters = randomUUID().replace(/[^a-f]/g, '')
  const digits = randomUUID().replace(/\D/g, '').slice(0, 9)
  return { name: `Marrow${letters}${digits} College`, type: 'college' }
}

/** Adds a school over the wire. */
export async function addSchool(
  request: APIRequestContext,
  fields: SchoolFields,
): Promise<{ id: number; name: string }> {
  const answer = await request.post('/api/schools', { data: fields })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { id: number; name: string }
}

/** Posts a review of a school over the wire. */
export async function postReview(
  request: APIRequestContext,
  schoolId: number,
  rating: number,
): Promise<void> {
  const words = { title: 'They answered', content: 'Within a week, and in writing.' }
  const answer = await request.post('/api/reviews', { data: { ...words, rating, schoolId } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
}
