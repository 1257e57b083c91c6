import { expect, test } from 'vitest'
import { Batcher } from './batcher.ts'

/** Work whose turns end when the test says so. */
function slowWork() {
  const turns: { owner: string; items: readonly number[]; end: () => void }[] = []
  const rows = new Batcher<number, string>(async (owner, items) => {
    await new Promise<void>((end) => turns.push({ owner, items, end }))
    if (items.includes(13)) throw new Error('13 does not go in')
    return items.map((item) =>
      item < 0 ? { refused: new Error(`no room for ${item}`) } : { answer: `${owner}${item}` },
    )
  })
  const endTurn = async (at: number) => {
    turns[at]?.end()
    await new Promise(setImmediate)
  }
  return { endTurn, rows, turns }
}

test('what comes while a turn is under way is done in one go in the next', async () => {
  const { endTurn, rows, turns } = slowWork()
  const answers = Promise.all([1, 2, 3].map((item) => rows.add('a', item)))
  expect(turns.map(({ items }) => items)).toEqual([[1]])
  await endTurn(0)
  expect(turns[1]?.items).toEqual([2, 3])
  await endTurn(1)
  expect(await answers).toEqual(['a1', 'a2', 'a3'])
  const later = rows.add('a', 4)
  await endTurn(2)
  expect(await later).toBe('a4')
})

test('turns of another owner do not wait', async () => {
  const { endTurn, rows, turns } = slowWork()
  const answers = Promise.all([rows.add('a', 1), rows.add('b', 2)])
  expect(turns.map(({ owner }) => owner)).toEqual(['a', 'b'])
  await endTurn(1)
  await endTurn(0)
  expect(await answers).toEqual(['a1', 'b2'])
})

test('an item that is refused, or makes its turn fail, takes no other along', async () => {
  const { endTurn, rows, turns } = slowWork()
  const settled = Promise.allSettled([1, 2, -3, 13, 5].map((item) => rows.add('a', item)))
  for (let at = 0; at < 6; at++) await endTurn(at)
  expect(turns.map(({ items }) => items)).toEqual([[1], [2, -3, 13, 5], [2], [-3], [13], [5]])
  const told = (await settled).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
  )
  expect(told).toEqual(['a1', 'a2', 'no room for -3', '13 does not go in', 'a5'])
})
