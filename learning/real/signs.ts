/**
 * `node learning/real/signs.ts --texts FOLDER --model FOLDER --part PART --out FILE`: writes what the model sees of each
 * point of each marked paper, beside the verdict, as JSON Lines. learning/reader/judge.py learns from it how to weigh
 * it. From papers that the model has not learned from. With `--kinds` only what tells the kinds of papers.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lookAgain } from '@hub/core/analysis/lookAgain'
import { type Point, pointsFor } from '@hub/core/analysis/point'
import { type DocumentType, documentTypes } from '@hub/core/analysis/report'
import { mustHold } from '@hub/core/analysis/weigh'
import { onePage } from '@hub/core/document/documentText'
import { type Reading, readDocument, type Sentence } from '@hub/core/document/reading'
import { evidenceOf } from '@hub/core/reader/evidence'
import { type Judges, usualIn } from '@hub/core/reader/judge'
import { openingOf } from '@hub/core/reader/opening'
import type { PaperRead } from '@hub/core/reader/paper'
import { readStances, type Stances } from '@hub/core/reader/stances'
import { windowsOf } from '@hub/core/reader/windows'
import { openReader } from '@hub/server/analysis/openReader'
import { lettersByKind } from '../../tools/train/corpus.ts'
import { openings } from './openings.ts'
import { papersOf } from './papers.ts'
import { ownerOf, type Part, parts, sources } from './parts.ts'
import { lettersJudged, pointsOfLetter, unseenLetters, verdictAt } from './unseenLetters.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What a document says of each of the points, and whether the rule says that such a paper must hold it. */
function evidences(
  sentences: readonly Sentence[],
  stances: Stances,
  kind: DocumentType,
  points: readonly Point[],
  judges: Judges,
) {
  return points.flatMap((point) => {
    const [id] = point.requirements
    const evidence = evidenceOf(sentences, stances.of(id) ?? [], usualIn(judges, kind, id))
    return evidence ? [{ point, evidence, isAsked: mustHold(point, kind) }] : []
  })
}

/** Papers that the reader has learned from: real ones, and those that were written near the borders of kinds. */
function learnedPapers(texts: string) {
  const real = papersOf('learn', texts, say)
    .filter(({ group }) => group.startsWith('real'))
    .map(({ text, marks }) => {
      const source = sources.find(({ id }) => id === marks.id)
      const school = source ? ownerOf(source) : marks.id
      return { paper: marks.id, group: 'learned, real', school, kind: marks.paper.kind, text }
    })
  const written = lettersByKind()
    .filter(({ writer }) => !measuredBy.has(writer))
    .map(({ id, kind, text, writer }) => {
      return { paper: id, group: 'learned, written', school: writer, kind, text }
    })
  return [...real, ...written]
}

/** Writers of papers of all kinds from whom nothing is learned. */
const measuredBy = new Set(['W7', 'W8'])

/** Of longer papers only the beginning is looked at: a few handbooks would take most of the time. */
const LONGEST_READ = 60_000

async function main(): Promise<void> {
  const { texts, model, part, out, kinds } = parseArgs({
    options: {
      kinds: { type: 'boolean', default: false },
      texts: { type: 'string', default: '' },
      model: { type: 'string', default: '' },
      part: { type: 'string', default: 'look' },
      out: { type: 'string', default: 'signs.jsonl' },
    },
  }).values
  const wanted = parts.find((one): one is Part => one === part)
  if (!wanted) throw new Error(`There is no part ${part}.`)
  const reader = await openReader(model)
  const { judges } = reader.file
  const lines: string[] = []
  const write = (line: object) => void lines.push(JSON.stringify(line))
  const rounded = (signs: readonly number[]) => signs.map((sign) => Number(sign.toFixed(4)))
  const beginning = ({ sentences }: Reading) =>
    openingOf(windowsOf(sentences, reader.vocabulary)).join(' ')
  const read = ({ kinds, paperSigns }: PaperRead, reading: Reading) => ({
    kinds: Object.fromEntries(kinds),
    paperSigns: rounded(paperSigns),
    opening: beginning(reading),
  })
  for (const { text, marks, group, isWhole } of papersOf(wanted, texts, say)) {
    const reading = readDocument(onePage(text))
    const { kind, audience, rule } = marks.paper
    const docType = documentTypes.find((one) => one === kind) ?? 'other'
    const own = { docType, reading, audience: audience === 'unknown' ? null : audience }
    const stances = await readStances(reading.sentences, reader)
    const source = sources.find(({ id }) => id === marks.id)
    const school = source ? ownerOf(source) : marks.id
    write({
      paper: marks.id,
      group,
      school,
      isWhole,
      kind,
      audience,
      rule,
      ...read(stances, reading),
    })
    if (kinds) continue
    const looked = await lookAgain(own, stances, reader)
    const points = pointsFor(docType, own.audience)
    const evident = evidences(reading.sentences, looked, docType, points, judges)
    for (const { point, evidence, isAsked } of evident) {
      const [id] = point.requirements
      const marked = marks.points.find((one) => one.id === id)
      const verdict = marked?.verdict ?? (isWhole ? 'unmarked' : 'silent')
      const signs = rounded(evidence.signs)
      write({ paper: marks.id, group, kind, id, verdict, isAsked, signs })
    }
  }
  for (const letter of part === 'look' && !kinds ? [...unseenLetters(), ...lettersJudged()] : []) {
    const reading = readDocument(onePage(letter.text))
    const stances = await readStances(reading.sentences, reader)
    const own = { docType: letter.kind, reading, audience: null }
    const looked = await lookAgain(own, stances, reader)
    const paper = `${letter.writer}-${letter.id}`
    const group = 'unseen letters'
    write({
      paper,
      group,
      school: letter.writer,
      isWhole: true,
      kind: letter.kind,
      ...read(stances, reading),
    })
    const points = pointsOfLetter(letter)
    const evident = evidences(reading.sentences, looked, letter.kind, points, judges)
    for (const { point, evidence, isAsked } of evident) {
      const [id] = point.requirements
      const verdict = verdictAt(letter, point, evidence.against)
      const signs = rounded(evidence.signs)
      if (verdict) write({ paper, group, kind: letter.kind, id, verdict, isAsked, signs })
    }
  }
  for (const { id, text, ...one } of part === 'look' ? openings(texts, say) : []) {
    const reading = readDocument(onePage(text))
    const { kind, school, isSure, characters } = one
    const isRead = isSure && characters <= LONGEST_READ
    const own = isRead
      ? read(await readStances(reading.sentences, reader), reading)
      : { opening: beginning(reading) }
    write({ paper: id, group: 'real openings', school, kind, ...own })
  }
  // What the reader has learned from teaches only what words its like begins with.
  for (const { text, ...one } of part === 'look' ? learnedPapers(texts) : [])
    write({ ...one, opening: beginning(readDocument(onePage(text))) })
  writeFileSync(out, lines.map((line) => `${line}\n`).join(''))
  say(`${lines.length} lines in ${out}`)
}

await main()
