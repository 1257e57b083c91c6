import type { Subscription } from '@hub/api/subscription'
import { expect, test } from 'vitest'
import { premiumWords } from './premiumWords.ts'

const subscription = (fields: Partial<Subscription>): Subscription => ({
  hasAccess: true,
  status: 'active',
  cancelAtPeriodEnd: false,
  // Without a zone it is the reader's own day, wherever the test runs.
  endsAt: '2026-12-21T12:00:00',
  source: 'stripe',
  ...fields,
})

const said = (fields: Partial<Subscription>) =>
  premiumWords(subscription(fields)).sentences.join(' ')
const offered = (fields: Partial<Subscription>) => premiumWords(subscription(fields)).actions

test('one that goes on says when it is charged, and what a cancel does', () => {
  expect(said({})).toBe(
    'The next $10 is charged on December 21, 2026. If you cancel, nothing more is charged, and premium stays open until then.',
  )
  expect(offered({})).toEqual(['cancel', 'receipts'])
})

test('one that was canceled says until when it runs, and can be taken back', () => {
  expect(said({ cancelAtPeriodEnd: true })).toBe(
    'You canceled. Premium stays open until December 21, 2026. Nothing more is charged.',
  )
  expect(offered({ cancelAtPeriodEnd: true })).toEqual(['resume', 'receipts'])
})

test('a demo speaks of no charge and offers no receipts', () => {
  expect(said({ source: 'demo' })).not.toMatch(/\$|charged/)
  expect(offered({ source: 'demo' })).toEqual(['cancel'])
  expect(offered({ source: 'demo', cancelAtPeriodEnd: true })).toEqual(['resume'])
})

test('what was given offers nothing to cancel', () => {
  expect(said({ source: 'grant', endsAt: null })).toContain('You pay nothing')
  expect(offered({ source: 'grant', endsAt: null })).toEqual([])
})

test('a payment that did not go through is said first, with the way to mend it', () => {
  const words = premiumWords(subscription({ hasAccess: false, status: 'past_due' }))
  expect(words.alert?.title).toBe('The last payment did not go through.')
  expect(words.actions).toEqual(['card', 'cancel'])
})

test.each([
  ['canceled', 'Premium ended on December 21, 2026. Nothing more is charged.'],
  ['incomplete', 'nothing was paid'],
  ['none', 'Premium is not active.'],
] as const)('one that is %s offers a new one', (status, words) => {
  expect(said({ hasAccess: false, status })).toContain(words)
  expect(offered({ hasAccess: false, status })[0]).toBe('subscribe')
})
