import type { HubDocument } from '@hub/api/documents'
import { expect, it } from 'vitest'
import { countLook, expectReading, followedIds, nextPause } from './followedDocuments.ts'

const one = (id: string, status: HubDocument['status'], problem: string | null = null) =>
  ({ id, status, problem }) as HubDocument

it('follows what is being worked on', () => {
  const list = [one('a', 'processing'), one('b', 'completed'), one('c', 'failed')]
  expect(followedIds(list)).toEqual(['a'])
})

it('follows a fresh upload until its text was read, and not for ever', () => {
  expectReading('fresh')
  expect(followedIds([one('fresh', 'pending'), one('old', 'pending')])).toEqual(['fresh'])
  expect(followedIds([one('fresh', 'pending', 'There are no words in it.')])).toEqual([])
  let looks = 0
  while (followedIds([one('fresh', 'pending')]).length > 0 && looks < 100) {
    countLook('fresh')
    looks += 1
  }
  expect(looks).toBe(6)
})

it('asks after a second, more rarely while nothing changes, and never more rarely than 8 s', () => {
  const pauses = [nextPause(0, false)]
  for (let at = 0; at < 20; at++) pauses.push(nextPause(pauses.at(-1) ?? 0, false))
  expect(pauses[0]).toBe(1000)
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  expect(pauses.at(-1)).toBe(8000)
  expect(nextPause(8000, true)).toBe(1000)
})
