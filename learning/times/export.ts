/**
 * `node learning/times/export.ts --texts TEXTS --out DATA`: writes what the reader of times and people learns from, as JSON
 * Lines: letters and papers as the sentences that core makes of them, with what each day and length of time in them is of,
 * and which parts each person has.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mentionsIn } from '@hub/core/analysis/people/nameMentions'
import { addressee } from '@hub/core/analysis/people/writers'
import { onePage } from '@hub/core/document/documentText'
import { type Reading, readDocument } from '@hub/core/document/reading'
import {
  letterPeople,
  letterTimes,
  markedLetters,
  type NamedPerson,
  timedLetters,
} from '../../tools/train/corpus.ts'
import { papersOf } from '../real/papers.ts'

const { texts, out } = parseArgs({
  options: {
    texts: { type: 'string', default: '' },
    out: { type: 'string', default: '.build/times' },
  },
}).values

const peopleOf = new Map(letterPeople().map(({ letter, people }) => [letter, people]))

function exported(id: string, writer: string, text: string, times: readonly object[]) {
  const reading = readDocument(onePage(text))
  const sentences = reading.sentences.map(
    ({ start, end, block: { heading } }) => [start, end, heading] as const,
  )
  const named = peopleOf.get(id)
  return { id, writer, text, sentences, times, people: named ? mentionsOf(reading, named) : [] }
}

/** Each mention of a letter with the parts of whom it means; a name of nobody has none. */
function mentionsOf(reading: Reading, people: readonly NamedPerson[]) {
  const { text } = reading.document
  const forms = people.flatMap(({ name, also, roles }) =>
    [name, ...also].map((form) => ({ form, roles })),
  )
  const reader = addressee(reading)
  const means = (start: number, end: number) =>
    forms.find(({ form }) => {
      const from = Math.max(0, start - form.length + 1)
      const at = text.indexOf(form, from)
      return at !== -1 && at < end
    })?.roles
  return mentionsIn(reading).flatMap(({ name, sentence, ...place }) => {
    const from = reading.sentences[sentence]?.start ?? 0
    const [start, end] = [from + place.start, from + place.end]
    if (name !== undefined) return [{ start, end, roles: means(start, end) ?? [] }]
    const roles = reader && means(reader.start, reader.end)
    return roles ? [{ start, end, roles }] : []
  })
}

const letters = new Map(markedLetters().map((letter) => [letter.id, letter]))
const marked = letterTimes().flatMap(({ letter, times }) => {
  const own = letters.get(letter)
  return own ? [exported(letter, own.writer, own.text, times)] : []
})
const written = timedLetters().map(({ id, writer, text, times }) =>
  exported(id, writer, text, times),
)
/** Of papers only the reader's older, coarser acts are known. */
const papers = (['learn', 'look'] as const).flatMap((part) =>
  papersOf(part, texts, () => {}).map(({ text, marks }) =>
    exported(
      marks.id,
      part,
      text,
      marks.dates.map(({ start, end, act, actor }) => ({ start, end, act, actor })),
    ),
  ),
)
mkdirSync(out, { recursive: true })
const all = [...marked, ...written, ...papers]
writeFileSync(join(out, 'times.jsonl'), all.map((one) => `${JSON.stringify(one)}\n`).join(''))
process.stdout.write(`${marked.length} + ${written.length} letters, ${papers.length} papers\n`)
