/**
 * `node learning/details/export.ts --out DATA`: writes what the finder of identifying details learns from, as JSON Lines: texts
 * with their marks, and their tokens as core reads them with what its rules find, so that the model learns from what it will be shown.
 *
 * - `marked`: whole texts of `corpus/details`, by writers who saw nothing of ours, and the read half of `corpus/reviews`
 * - `varied`: these in small letters, with other names, with one another's details, and longer ones
 * - `short`: the other texts of `corpus/details`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tokenize } from '@hub/core/privacy/find/tokenizedText'
import { findByRules } from '@hub/core/privacy/findByRules'
import { openNames } from '@hub/core/privacy/learnt/names'
import { shapeOf } from '@hub/core/privacy/learnt/signsOf'
import {
  detailTexts,
  type MarkedText,
  readReviews,
  type WrittenText,
} from '../../tools/train/corpus.ts'
import { framedTexts } from './framed.ts'
import { swapped, varied } from './varied.ts'

const OTHER_DETAILS = 6000
/** Writers who saw nothing of ours. */
const UNSEEN = /^(?:N[PQ]|S[AB]|T[A-I])$/

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) throw new Error('Please say where to with --out FOLDER.')
const out = values.out
mkdirSync(out, { recursive: true })

const models = new URL('../../models/details/', import.meta.url)
const { names } = JSON.parse(readFileSync(new URL('heads.json', models), 'utf8')) as {
  names: number
}
const nameOf = openNames(readFileSync(new URL('heads.bin', models)), names)

const whole = [...detailTexts().filter(({ writer }) => UNSEEN.test(writer)), ...readReviews()]
const others = framedTexts(OTHER_DETAILS)
write('marked', whole)
write(
  'varied',
  [...byWriter(whole)].flatMap(([writer, texts]) => {
    const changed = [
      ...varied(texts).filter((one) => !texts.includes(one as WrittenText)),
      ...swapped(texts, others, 7),
    ]
    return changed.map((one) => ({ ...one, writer }))
  }),
)
write(
  'short',
  detailTexts().filter(({ writer }) => !UNSEEN.test(writer)),
)

/** The read half is by people whom one writer wrote. */
function byWriter(texts: readonly WrittenText[]): Map<string, WrittenText[]> {
  return Map.groupBy(texts, ({ writer }) => (UNSEEN.test(writer) ? writer : 'read'))
}

function write(name: string, texts: readonly WrittenText[]): void {
  const lines = texts.map((text) => JSON.stringify({ writer: text.writer, ...told(text) }))
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
