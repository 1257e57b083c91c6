import { expect, test } from 'vitest'
import { hrefOf, keyOf, type Place, placeOf } from './place.ts'

const places: readonly Place[] = [
  { kind: 'new' },
  { kind: 'conversation', id: '3f1c' },
  { kind: 'document', id: 'a/b&c' },
  { kind: 'temporary' },
  { kind: 'all' },
]

test.each(places)('an address leads back to its place: %j', (place) => {
  const { pathname, search } = new URL(hrefOf(place, '/ai-assistant'), 'http://hub.test')
  expect(pathname).toBe('/ai-assistant')
  expect(placeOf(new URLSearchParams(search))).toEqual(place)
})

test('no two places share a key', () => {
  const same = [...places, { kind: 'document', id: '3f1c' } as const]
  expect(new Set(same.map(keyOf)).size).toBe(same.length)
})

test('an address without an id is a new conversation', () => {
  expect(placeOf(new URLSearchParams('conversation='))).toEqual({ kind: 'new' })
})
