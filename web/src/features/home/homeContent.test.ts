import { PREMIUM_PRICE } from '@hub/api/subscription'
import { expect, test, vi } from 'vitest'
import { offers, premiumPrice, starts } from './homeContent.ts'

// The build counts them.
vi.hoisted(() => vi.stubGlobal('__RESOURCE_COUNT__', 1))

test('premium costs what the payment takes, and nothing else has a price', () => {
  expect(premiumPrice).toBe(`$${PREMIUM_PRICE} a month`)
  const paid = offers.filter(({ price }) => price !== 'Free')
  expect(paid).toMatchObject([{ price: premiumPrice, paidAt: '/subscribe' }])
})

test('the guide, the assistant and the analysis are ways in', () => {
  const hrefs = starts.map(({ href }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(['/guides', '/chat', '/analysis']))
})
