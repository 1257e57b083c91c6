import { expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { idAndLength, wordLengths } from '../reader/fixtures.ts'
import type { PairsModel } from '../reader/pairsModel.ts'
import type { ReaderModel, Stances } from '../reader/stances.ts'
import { lookAgain } from './lookAgain.ts'

const reading = readDocument(onePage('One. Two. Three. Four. Five. Six.'))
const meeting = { docType: 'notice_of_meeting_or_interview', audience: null, reading } as const

/** Sentences that go against these requirements by so much. */
const against = (odds: Readonly<Record<string, readonly number[]>>) =>
  ({
    of: (id: string) => odds[id]?.map((one) => ({ met: 0, speaks: 0, against: one })),
  }) as Stances

/** Says of everything that it goes against what is asked. */
const pairs: PairsModel = {
  encoder: idAndLength,
  file: {
    asked: { 'MTG-05': 'limits', 'APP-01': 'limits' },
    heads: { hidden: { inputs: 6, outputs: 2, at: 0 }, stance: { inputs: 2, outputs: 2, at: 14 } },
  },
  numbers: Float32Array.from({ length: 20 }, (_, at) => (at === 19 ? 3 : 0)),
}
const reader = { vocabulary: wordLengths, pairs } as ReaderModel

/** The places of the sentences that were looked at for a requirement. */
async function looked(stances: Stances, id: string): Promise<number[]> {
  const again = await lookAgain(meeting, stances, reader)
  return (again.of(id) ?? []).flatMap(({ second }, at) => (second ? [at] : []))
}

it('J13 the likeliest sentences are looked at again, the others stay as they were', async () => {
  const stances = against({ 'MTG-05': [-1, -9, 2, 1, -1.5, 0] })
  expect(await looked(stances, 'MTG-05')).toEqual([2, 3, 5])
  const again = await lookAgain(meeting, stances, reader)
  expect(again.of('MTG-05')?.[2]).toEqual({
    met: 0,
    speaks: 0,
    against: 2,
    second: { met: 0, against: 3 },
  })
})

it('J13 what is unlikely, or no matter of such a document, is not looked at again', async () => {
  const stances = against({ 'MTG-05': [-2, -9, -9, -9, -9, -9], 'APP-01': [9, 9, 9, 9, 9, 9] })
  expect(await looked(stances, 'MTG-05')).toEqual([])
  expect(await looked(stances, 'APP-01')).toEqual([])
  expect((await lookAgain(meeting, stances, reader)).of('POL-01')).toBeUndefined()
})
