import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, emptyFields } from './draft.ts'
import { DraftKeeper } from './draftKeeper.ts'
import { ShelfFailure } from './shelf.ts'

const now = '2026-11-21T15:00:00.000Z'
const blank: Draft = { id: 'a', entry: null, fields: emptyFields, files: [], changed: now }
const file = { name: 'a.txt', type: 'text/plain', size: 1, sha256: 'ab', box: 'b' }

let kept: string[]
let problem: 'full' | null
let keeper: DraftKeeper
const fail = () => {
  if (problem) throw new ShelfFailure(problem)
}
beforeEach(() => {
  vi.useFakeTimers()
  kept = []
  problem = null
  keeper = new DraftKeeper(
    {
      keepDraft: async ({ fields }) => {
        fail()
        kept.push(fields.what)
      },
      addFile: async (draft) => {
        fail()
        return { ...draft, files: [...draft.files, file] }
      },
      dropFile: async (draft) => ({ ...draft, files: [] }),
    },
    blank,
  )
})
afterEach(() => vi.useRealTimers())

test('keeps what was typed once the typing rests, and not each letter', async () => {
  expect(keeper.view().state).toBe('blank')
  for (const what of ['T', 'Th', 'The']) keeper.change({ what }, now)
  expect(keeper.view().state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(500)
  expect(kept).toEqual(['The'])
  expect(keeper.view().state).toBe('kept')
})

test('keeps at once when it is told to, and stores nothing of a form that nobody touched', async () => {
  expect(await keeper.flush()).toBe(true)
  expect(kept).toEqual([])
  keeper.change({ what: 'The' }, now)
  expect(await keeper.flush()).toBe(true)
  expect(await keeper.flush()).toBe(true)
  expect(kept).toEqual(['The'])
})

test('says what could not be kept, holds on to it, and tries again with the next letter', async () => {
  problem = 'full'
  keeper.change({ what: 'The' }, now)
  expect(await keeper.flush()).toBe(false)
  expect(keeper.view()).toMatchObject({ state: 'full', draft: { fields: { what: 'The' } } })
  expect(await keeper.addFile({ name: 'a.txt', type: '', bytes: new Uint8Array(1) })).toBe(false)
  expect(keeper.view().draft.files).toEqual([])
  problem = null
  keeper.change({ what: 'Then' }, now)
  expect(await keeper.flush()).toBe(true)
  expect(kept).toEqual(['Then'])
})

test('is kept once there is room again, though nobody typed', async () => {
  problem = 'full'
  keeper.change({ what: 'The' }, now)
  expect(await keeper.flush()).toBe(false)
  problem = null
  expect(await keeper.flush()).toBe(true)
  expect(keeper.view().state).toBe('kept')
  expect(kept).toEqual(['The'])
})

test('does not call words kept that were typed while others were kept', async () => {
  keeper.change({ what: 'The' }, now)
  const keeping = keeper.flush()
  await Promise.resolve()
  keeper.change({ what: 'Then' }, now)
  await keeping
  expect(keeper.view().state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(500)
  expect(keeper.view().state).toBe('kept')
  expect(kept.at(-1)).toBe('Then')
})

test('loses no word that was typed while a file was sealed', async () => {
  keeper.change({ what: 'Before' }, now)
  const adding = keeper.addFile({ name: 'a.txt', type: '', bytes: new Uint8Array(1) })
  await Promise.resolve()
  keeper.change({ what: 'Meanwhile' }, now)
  expect(await adding).toBe(true)
  expect(keeper.view()).toMatchObject({
    state: 'kept',
    draft: { fields: { what: 'Meanwhile' }, files: [file] },
  })
  expect(kept.at(-1)).toBe('Meanwhile')
})

test('keeps nothing more once it was settled', async () => {
  keeper.change({ what: 'The' }, now)
  await keeper.settle()
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept).toEqual([])
})
