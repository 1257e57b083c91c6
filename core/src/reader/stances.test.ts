import { expect, it } from 'vitest'
import { idAndLength, noPairs, sentence, timesOf, wordLengths } from './fixtures.ts'
import type { HeadsFile } from './heads.ts'
import { type ReaderModel, readStances } from './stances.ts'

const never = { weights: [], bias: -20 }
/** One requirement; the pooled numbers are mean id, mean length, largest id, largest length. */
const file: HeadsFile = {
  columns: ['NOA-07'],
  kinds: ['notice_of_allegations', 'other'],
  audiences: ['k12'],
  rules: ['2020'],
  heads: {
    stances: { inputs: 4, outputs: 3, at: 0 },
    paper: { inputs: 4, outputs: 4, at: 15 },
    opening: { inputs: 0, outputs: 0, at: 0 },
  },
  judges: { met: never, against: never, missing: never, usual: {} },
  kindJudge: { kinds: [], weights: [], biases: [] },
}
/** met: the largest id; speaks: 1; against: the mean id, turned round. Kind: other. */
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const stanceHead = [0, 0, 1, 0, 0, 0, 0, 0, -1, 0, 0, 0].concat(0, 1, 0)
const paperHead = zeros(16).concat(0, 5, 0, 0)
const numbers = Float32Array.from([stanceHead, paperHead].flat())
const model: ReaderModel = {
  encoder: idAndLength,
  vocabulary: wordLengths,
  file,
  numbers,
  times: timesOf(['none'], 'nobody'),
  pairs: noPairs,
}

it('says of each sentence how it stands to a requirement', async () => {
  const stances = await readStances([sentence('a bbb'), sentence('cc cc')], model)
  expect(stances.of('NOA-07')).toEqual([
    { met: 3, speaks: 1, against: -2 },
    { met: 2, speaks: 1, against: -2 },
  ])
})

it('knows nothing of a requirement that it has not learned', async () => {
  expect((await readStances([sentence('a')], model)).of('POL-99')).toBeUndefined()
})

it('takes a long sentence for what its strongest part says', async () => {
  const long = sentence(`${Array.from({ length: 100 }, () => 'a').join(' ')} bbbbbbbbb`)
  const [stance] = (await readStances([long], model)).of('NOA-07') ?? []
  expect(stance?.met).toBe(9)
})

it('tells the kind of a document, as a share of all kinds', async () => {
  const { kinds } = await readStances([sentence('a')], model)
  expect([...kinds.values()].reduce((sum, odds) => sum + Math.exp(odds), 0)).toBeCloseTo(1, 5)
  expect(kinds.get('other')).toBeGreaterThan(kinds.get('notice_of_allegations') ?? 0)
})

it('tells the kind by its first window before others, be it the longer one', async () => {
  const byId = Float32Array.from(numbers)
  // The second kind is as likely as the mean id is high.
  byId[15 + 4] = 1
  const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')
  const otherIn = async (...texts: string[]) => {
    const read = await readStances(
      texts.map((text, at) => sentence(text, '', at)),
      { ...model, numbers: byId },
    )
    return read.kinds.get('other') ?? Number.NaN
  }
  const [first, second] = [words('aaaaaaa', 90), words('b', 80)]
  expect(await otherIn(first, second)).toBeGreaterThan(await otherIn(second, first))
})

it('reads what stands in a document again and again once, and says the same of each', async () => {
  let read = 0
  const counting: ReaderModel = {
    ...model,
    encoder: {
      ...idAndLength,
      encode: (windows) => {
        read += windows.length
        return idAndLength.encode(windows)
      },
    },
  }
  const words = (letter: string) => Array.from({ length: 90 }, () => letter).join(' ')
  const foot = sentence(words('aaaa'))
  const sentences = [foot, sentence(words('b')), foot, foot]
  const stances = await readStances(sentences, counting)
  expect(read).toBe(2)
  expect(stances.of('NOA-07')?.map(({ met }) => met)).toEqual([4, 1, 4, 4])
})

it('tells after each batch what share of the document is read, to the end', async () => {
  const shares: number[] = []
  const words = (length: number) => Array.from({ length: 90 }, () => 'a'.repeat(length)).join(' ')
  const sentences = Array.from({ length: 20 }, (_, at) => sentence(words(at + 1)))
  await readStances(sentences, model, (share) => shares.push(share))
  expect(shares).toEqual([0.4, 0.8, 1])
})

it('reads a document without a sentence', async () => {
  const stances = await readStances([], model)
  expect(stances.of('NOA-07')).toEqual([])
})

it('J1 says the same of a sentence whatever other windows are read beside it', async () => {
  const words = (letter: string, count: number) =>
    Array.from({ length: count }, () => letter).join(' ')
  const own = [words('aaa', 96), words('bbbbb', 90), 'cc cc.']
  const others = Array.from({ length: 30 }, (_, at) => words('d'.repeat(at + 1), 96))
  const saidOf = async (texts: readonly string[]) => {
    const sentences = texts.map((text, at) => sentence(text, '', at))
    return (await readStances(sentences, model)).of('NOA-07')
  }
  const alone = await saidOf(own.slice(0, 2))
  const among = await saidOf([...own.slice(0, 2), ...others])
  expect(among?.slice(0, 2)).toEqual(alone)
  expect(among).toHaveLength(32)
})
