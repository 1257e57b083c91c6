/** A document gets the same report on the server and on a device: their runtimes read it alike. */
import { join } from 'node:path'
import { sentence } from '@hub/core/reader/fixtures'
import { readPairs } from '@hub/core/reader/pairs'
import { readStances } from '@hub/core/reader/stances'
import { readTimes } from '@hub/core/reader/times'
import { openReader } from '@hub/server/analysis/openReader'
import { expect, test } from 'vitest'
import { openReader as openOnDevice } from '../../web/src/lib/fileText/reader/openReader.ts'
import { shippedFiles } from '../../web/src/lib/fileText/reader/shippedReader.ts'

const texts = [
  'You may bring an advisor of your choice, who may be an attorney, to every meeting and hearing.',
  'You have until March 12, 2026 to respond in writing to the evidence.',
  'The decision-maker may not question the parties, and no party may see the evidence.',
]
const sentences = texts.map((text, at) => sentence(text, '', at))
const times = [
  { sentence: 1, start: 'You have until '.length, end: 'You have until March 12, 2026'.length },
]

test('the runtimes of the server and of the browser read sentences alike', async () => {
  const onServer = await openReader(join(import.meta.dirname, '../../models/reader'))
  const onDevice = await openOnDevice(shippedFiles())
  const [server, device] = [
    await readStances(sentences, onServer),
    await readStances(sentences, onDevice),
  ]
  const numbersOf = (stances: typeof server) => [
    ...onServer.file.columns
      .flatMap((column) => stances.of(column) ?? [])
      .flatMap(({ met, speaks, against }) => [met, speaks, against]),
    ...stances.kinds.values(),
    ...stances.paperSigns,
  ]
  const expected = numbersOf(server)
  expect(expected.length).toBeGreaterThan(onServer.file.columns.length * texts.length)
  const differences = numbersOf(device).map((number, at) =>
    Math.abs(number - (expected[at] ?? Number.NaN)),
  )
  expect(Math.max(...differences)).toBeLessThan(1e-4)
  const expectedTimes = (await readTimes(sentences, onServer, times)).map(
    (meaning) =>
      meaning && {
        ...meaning,
        likelihood: expect.closeTo(meaning.likelihood, 4),
        sureOfWho: expect.closeTo(meaning.sureOfWho, 4),
      },
  )
  expect(await readTimes(sentences, onDevice, times)).toEqual(expectedTimes)
  const pairs = texts.map((_, sentence) => ({ sentence, requirement: 'EVR-01' }))
  const looks = await readPairs(sentences, onServer, pairs)
  expect(await readPairs(sentences, onDevice, pairs)).toEqual(
    looks.map((look) => ({
      met: expect.closeTo(look?.met ?? Number.NaN, 3),
      against: expect.closeTo(look?.against ?? Number.NaN, 3),
    })),
  )
})
