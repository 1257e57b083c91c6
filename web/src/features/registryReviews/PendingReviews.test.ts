import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyForm, type ReviewForm } from './draft.ts'
import { takeBack } from './PendingReviews.tsx'

afterEach(() => vi.unstubAllGlobals())

const words = 'They answered every letter.'
const digest = `0x${createHash('sha256').update(words).digest('hex')}` as const

/** Takes the words back into a form, from a store that answers so. */
async function takenBack(form: ReviewForm, answer: () => Promise<Response>): Promise<ReviewForm> {
  vi.stubGlobal('fetch', answer)
  let now = form
  await takeBack(digest, 'You cancelled it.', (change) => {
    now = typeof change === 'function' ? change(now) : change
  })
  return now
}

test('the words of a review that failed come back with the reason', async () => {
  const { draft, failure } = await takenBack(emptyForm(), async () => new Response(words))
  expect(draft.content).toBe(words)
  expect(failure).toMatch(/^You cancelled it\. Your details are back/)
})

test('what was typed since is not overwritten', async () => {
  const form = emptyForm()
  const typed = { ...form, draft: { ...form.draft, content: 'New.' } }
  expect(await takenBack(typed, async () => new Response(words))).toBe(typed)
})

test.each([
  ['is gone', async () => new Response('Gone.', { status: 410 })],
  ['was changed', async () => new Response('Other words.')],
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
])('a store whose text %s leaves the form as it is', async (_, answer) => {
  const form = emptyForm()
  expect(await takenBack(form, answer)).toBe(form)
})
