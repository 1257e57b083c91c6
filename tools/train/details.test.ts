/** The model that ships, on words of its own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenize } from '@hub/core/privacy/find/tokenizedText'
import { findByRules } from '@hub/core/privacy/findByRules'
import { findMoreDetails } from '@hub/core/privacy/findIdentifyingDetails'
import { type Case, only } from '@hub/core/privacy/fixtures'
import { openNames } from '@hub/core/privacy/learnt/names'
import { LABELS, openTagger } from '@hub/core/privacy/learnt/tagger'
import { headFiles, startModel, wordFiles } from '@hub/server/analysis/modelFiles'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

const folder = join(import.meta.dirname, '../../models/details')
const files = { ...(await wordFiles(folder)), ...(await headFiles(folder)) }
const run = await startModel(join(folder, 'model.onnx'), 1)
const windows: number[] = []
const tagger = openTagger(files, (inputs) => {
  windows.push(inputs['input_ids']?.numbers.length ?? 0)
  return run(inputs)
})

async function chancesOf(text: string): Promise<Float32Array> {
  const tokenized = tokenize(text)
  return tagger.chancesOf(tokenized, findByRules(tokenized))
}

const cases: readonly Case[] = [
  [
    'P13',
    'unique_circumstance',
    [
      ['I am the only deaf junior in nursing, so they knew.', 'the only deaf junior in nursing'],
      ['He is the one from the video.', 'the one from the video'],
    ],
    [
      'It was the only way.',
      'I am a 19-year-old junior.',
      'I was the one who reported it.',
      'She was the only person who helped.',
      'The student’s mother called.',
    ],
  ],
  [
    'P17',
    'group',
    [
      ['They moved me out of BIO 214 at once.', 'BIO 214'],
      ['He was on the lacrosse team then.', 'the lacrosse team'],
    ],
    ['It is 34 CFR 106.45.', 'They work in the Title IX office.', 'Athletes get a pass.'],
  ],
  [
    'P18',
    'address_or_room',
    [
      ['It was at Hobbs Landing again.', 'Hobbs Landing'],
      ['we drove from Minot to be heard', 'Minot'],
    ],
    ['The Wellness Center helped.', 'I read Davis v. Monroe County.', 'We flew in from Texas.'],
  ],
  [
    'P18',
    'person_name',
    [
      ['The man they use, Kemper, sat in.', 'Kemper'],
      ['Oluwaseun and I reported it.', 'Oluwaseun'],
    ],
    ['Mindfulness Week was their answer to the Clery Act.', 'They blamed it on Spring Break.'],
  ],
]

describe.each(cases)('%s: %s', (_rule, kind, finds, leaves) => {
  it.each(finds)('%s', async (text, detail) => {
    expect(only(kind, await findMoreDetails(text, {}, tagger))).toEqual([detail])
  })

  it.each(leaves)('leaves alone: %s', async (text) => {
    expect(only(kind, await findMoreDetails(text, {}, tagger))).toEqual([])
  })
})

test('P1 P2: details of any text are the text between their offsets, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (text) => {
      let end = 0
      for (const detail of await findMoreDetails(text, {}, tagger)) {
        expect(detail.start).toBeGreaterThanOrEqual(end)
        expect(text.slice(detail.start, detail.end)).toBe(detail.text)
        end = detail.end
      }
      expect((await chancesOf(text)).length).toBe(tokenize(text).tokens.length * LABELS.length)
    }),
    // Two tokens that the words do not know, then one.
    { numRuns: 60, examples: [['\u0001 \u0002'], ['\u0000']] },
  )
})

test('P4 P18: a long text is read in windows, and after a change only the changed one is read again', async () => {
  const before = 'They told me that it was over, and nobody wrote to me again. '.repeat(30)
  await chancesOf(`${before}I rowed.`)
  expect(windows.every((length) => length <= 128)).toBe(true)
  const read = windows.length
  await chancesOf(`${before}I rowed with him.`)
  expect(windows.length).toBe(read + 1)
})

test('P18: a word of hundreds of letters and a sentence without an end are read too', async () => {
  const text = `${'a'.repeat(900)} ${'and then '.repeat(300)}Kemper sat in`
  expect((await chancesOf(text)).length).toBe(tokenize(text).tokens.length * LABELS.length)
})

test('names are known by their hashes', () => {
  const { names } = files.heads as { names: number }
  const nameOf = openNames(readFileSync(join(folder, 'heads.bin')), names)
  expect(nameOf('james')).toBeGreaterThan(0)
  expect(nameOf("james'")).toBe(nameOf('james'))
  expect(nameOf('hallway')).toBe(0)
})
