/**
 * `node learning/real/signs.ts --texts FOLDER --model FOLDER --part PART --out FILE`: writes what the model sees of each
 * point of each marked paper, beside the verdict, as JSON Lines. learning/reader/judge.py learns from it how to weigh
 * it. From papers that the model has not learned from.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lookAgain } from '@hub/core/analysis/lookAgain'
import { type Point, pointsFor } from '@hub/core/analysis/point'
import { type DocumentType, documentTypes } from '@hub/core/analysis/report'
import { mustHold } from '@hub/core/analysis/weigh'
import { onePage } from '@hub/core/document/documentText'
import { readDocument, type Sentence } from '@hub/core/document/reading'
import { evidenceOf } from '@hub/core/reader/evidence'
import { type Judges, usualIn } from '@hub/core/reader/judge'
import type { PaperRead } from '@hub/core/reader/paper'
import { readStances, type Stances } from '@hub/core/reader/stances'
import { openReader } from '@hub/server/analysis/openReader'
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

async function main(): Promise<void> {
  const { texts, model, part, out } = parseArgs({
    options: {
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
  const read = ({ kinds, paperSigns }: PaperRead) => ({
    kinds: Object.fromEntries(kinds),
    paperSigns: rounded(paperSigns),
  })
  for (const { text, marks, group, isWhole } of papersOf(wanted, texts, say)) {
    const reading = readDocument(onePage(text))
    const { kind, audience, rule } = marks.paper
    const docType = documentTypes.find((one) => one === kind) ?? 'other'
    const own = { docType, reading, audience: audience === 'unknown' ? null : audience }
    const stances = await readStances(reading.sentences, reader)
    const looked = await lookAgain(own, stances, reader)
    const source = sources.find(({ id }) => id === marks.id)
    const school = source ? ownerOf(source) : marks.id
    write({ paper: marks.id, group, school, isWhole, kind, audience, rule, ...read(stances) })
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
  for (const letter of part === 'look' ? [...unseenLetters(), ...lettersJudged()] : []) {
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
      ...read(stances),
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
  writeFileSync(out, lines.map((line) => `${line}\n`).join(''))
  say(`${lines.length} lines in ${out}`)
}

await main()
