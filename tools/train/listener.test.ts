/** The model that ships, on messages that it has not learned from. */
import { findCrisis } from '@hub/core/assistant/crisis/findCrisis'
import { withMessageHeard } from '@hub/core/assistant/understand/hear'
import { guide } from '@hub/core/knowledge/guide'
import { openListener } from '@hub/server/listener/openListener'
import { expect, test } from 'vitest'
import { messagesOf } from './corpus.ts'

const listener = await openListener()
test('A11: few plain questions in long messages are taken for a crisis', async () => {
  const plain = messagesOf('asked/look').filter((_, at) => at % 2 === 0)
  let found = 0
  for (const { text } of plain) {
    if (findCrisis(await withMessageHeard({ message: text, history: [] }, listener))) found++
  }
  expect(found / plain.length).toBeLessThan(0.2)
}, 120_000)

test('A72: what an entry is called and what it says first is heard as that entry', async () => {
  const texts = guide
    .filter((_, at) => at % 4 === 0)
    .map(({ slug, summary, title }) => {
      return { slug, text: `${title}. ${summary}` }
    })
  let found = 0
  for (const { slug, text } of texts) {
    const [heard] = await listener.listen([text])
    const ranked = [...(heard?.entries ?? [])].toSorted(([, a], [, b]) => b - a)
    if (ranked.slice(0, 3).some(([name]) => name === slug)) found++
  }
  expect(found / texts.length).toBeGreaterThan(0.8)
}, 120_000)

test('every entry of the guide has a column of its own', async () => {
  const [heard] = await listener.listen(['hearing'])
  const lost = guide.filter(({ slug }) => !heard?.entries.has(slug))
  expect(lost.map(({ slug }) => slug)).toEqual([])
})

test('what is heard does not depend on what else is heard', async () => {
  const text = 'can my mom be my advisor at the hearing'
  const [alone] = await listener.listen([text])
  const [, beside] = await listener.listen(['how do i appeal a dismissal', text])
  expect(beside).toEqual(alone)
})
