import type { Subscription } from '@hub/api/subscription'
import { expect, test } from 'vitest'
import { activeWords } from './ActiveView.tsx'

const words = (fields: Partial<Subscription>) =>
  activeWords({
    hasAccess: true,
    status: 'active',
    cancelAtPeriodEnd: false,
    // Without a zone it is the reader's own day, wherever the test runs.
    endsAt: '2026-12-21T12:00:00',
    source: 'stripe',
    ...fields,
  })

test.each([
  [{}, 'The next $10 is charged on December 21, 2026, unless you cancel before.'],
  [{ cancelAtPeriodEnd: true }, 'You canceled. Premium stays open until December 21, 2026.'],
  [{ source: 'demo' }, 'The next month begins by itself on December 21, 2026, until you cancel.'],
  [{ source: 'grant', endsAt: null }, 'You were given premium. You pay nothing for it.'],
] as const)('%j says what holds', (fields, sentence) => {
  expect(words(fields)).toBe(sentence)
})
