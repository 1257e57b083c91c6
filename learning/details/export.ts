/**
 * `node learning/details/export.ts --out DATA [--hold]`: writes what the finder of identifying details learns from, as JSON
 * Lines: texts with their marks, and their tokens as core reads them with what its rules find, so that the tagger learns
 * from what it will be shown.
 *
 * - `marked`: `corpus/details` and the read half of `corpus/reviews`, also in small letters and with other names
 * - `swapped`: these with one another's details, and longer ones
 * - `framed`: sentences made of frames
 * - `quiet`: messages to the assistant, which nobody marked
 * - `held`: with `--hold`, one in four of the read half and of the writers who saw nothing, left out of the others to measure
 *   by; else what was learned from
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tokenize } from '@hub/core/privacy/find/tokenizedText'
import { findByRules } from '@hub/core/privacy/findByRules'
import { nameOf } from '@hub/core/privacy/learnt/lexicon'
import { shapeOf } from '@hub/core/privacy/learnt/signsOf'
import { detailTexts, type MarkedText, messagesOf, readReviews } from '../../tools/train/corpus.ts'
import { framedTexts } from './framed.ts'
import { swapped, varied } from './varied.ts'

const FRAMED = 12000
/** Frames have few words of their own, so one variant in three is enough. */
const FRAMED_EACH = 3
const OTHER_DETAILS = 6000
const HELD_EACH = 4
/** Writers who saw nothing of ours. */
const UNSEEN = new Set(['NP', 'NQ'])
const MESSAGES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'HLong', 'contrasts']

const { values } = parseArgs({
  options: { out: { type: 'string' }, hold: { type: 'boolean' } },
})
if (!values.out) throw new Error('Please say where to with --out FOLDER.')
const out = values.out
mkdirSync(out, { recursive: true })

const unseen = detailTexts().filter(({ writer }) => UNSEEN.has(writer))
const measured = [...readReviews(), ...unseen].filter((_, at) => at % HELD_EACH === 0)
const held = new Set(values.hold ? measured.map(({ text }) => text) : [])
const marked = [...detailTexts(), ...readReviews()].filter(({ text }) => !held.has(text))
const framed = framedTexts(FRAMED)
write('marked', varied(marked))
write(
  'swapped',
  [7, 99, 12345].flatMap((seed) => swapped(marked, framed.slice(0, OTHER_DETAILS), seed)),
)
write(
  'framed',
  varied(framed).filter((_, at) => at % FRAMED_EACH === 0),
)
write(
  'quiet',
  MESSAGES.flatMap(messagesOf).map(({ text }) => ({ text, marks: [] })),
)
write('held', measured)

function write(name: string, texts: readonly MarkedText[]): void {
  const lines = texts.map((text) => JSON.stringify(told(text)))
  writeFileSync(join(out, `${name}.jsonl`), `${lines.join('\n')}\n`)
  process.stdout.write(`${name}: ${texts.length} texts\n`)
}

/** A text with its tokens: offsets, key, name bits, shape, digits and the kind that rules found there. */
function told({ text, marks }: MarkedText) {
  const tokenized = tokenize(text)
  const found = findByRules(tokenized)
  const tokens = tokenized.tokens.map((token) => {
    const rule = found.find(({ start, end }) => start < token.end && token.start < end)
    const { start, end, key, digits } = token
    return [start, end, key, nameOf(key), shapeOf(token), digits, rule?.kind ?? '']
  })
  return { text, marks, found: found.map(({ start, end, kind }) => [start, end, kind]), tokens }
}
