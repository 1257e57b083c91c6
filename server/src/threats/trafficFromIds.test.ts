import { expect, test } from 'vitest'
import { requestId } from '../plugins/requestIds.ts'

test('traffic from ids: who makes two requests cannot count from their ids what others made between', () => {
  const between = (others: number) => {
    const first = requestId()
    for (let at = 0; at < others; at++) requestId()
    return countedBetween(first, requestId())
  }
  expect(between(1)).toBeNaN()
  expect(between(1000)).toBeNaN()
})

test('traffic from ids: two ids share no beginning that names a server or its start', () => {
  const ids = Array.from({ length: 2000 }, () => requestId())
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBeGreaterThan(1990)
})

/** What the watcher does: reads the part after the last hyphen as the number of requests since the start. */
function countedBetween(first: string, second: string): number {
  const cut = (id: string) => [id.slice(0, id.lastIndexOf('-')), id.slice(id.lastIndexOf('-') + 1)]
  const [[run, one = ''], [sameRun, other = '']] = [cut(first), cut(second)]
  return run === sameRun ? Number.parseInt(other, 36) - Number.parseInt(one, 36) - 1 : Number.NaN
}
