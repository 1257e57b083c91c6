/**
 * `node learning/real/signs.ts --texts FOLDER --model FOLDER --part PART --out FILE`: writes what the model sees of each
 * point of each marked paper, beside the verdict, as JSON Lines. learning/reader/judge.py learns from it how to weigh
 * it. From papers that the model has not learned from.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pointsFor } from '@hub/core/analysis/point'
import { documentTypes } from '@hub/core/analysis/report'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { evidenceOf } from '@hub/core/reader/evidence'
import type { PaperRead } from '@hub/core/reader/paper'
import { readStances } from '@hub/core/reader/stances'
import { openReader } from '@hub/server/analysis/openReader'
import { papersOf } from './papers.ts'
import { ownerOf, type Part, parts, sources } from './parts.ts'
import { pointsOfLetter, unseenLetters, verdictAt } from './unseenLetters.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Points that are checked in papers of a kind, whatever the school's kind. */
const pointsOf = (kind: string) =>
  pointsFor(documentTypes.find((one) => one === kind) ?? 'other', null)

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
  const lines: string[] = []
  const write = (line: object) => void lines.push(JSON.stringify(line))
  const rounded = (signs: readonly number[]) => signs.map((sign) => Number(sign.toFixed(4)))
  const read = ({ kinds, paperSigns }: PaperRead) => ({
    kinds: Object.fromEntries(kinds),
    paperSigns: rounded(paperSigns),
  })
  for (const { text, marks, group, isWhole } of papersOf(wanted, texts, say)) {
    const { sentences } = readDocument(onePage(text))
    const stances = await readStances(sentences, reader)
    const { kind, audience, rule } = marks.paper
    const source = sources.find(({ id }) => id === marks.id)
    const school = source ? ownerOf(source) : marks.id
    write({ paper: marks.id, group, school, isWhole, kind, audience, rule, ...read(stances) })
    for (const point of pointsOf(kind)) {
      const [id] = point.requirements
      const evidence = evidenceOf(sentences, stances.of(id) ?? [])
      if (!evidence) continue
      const marked = marks.points.find((one) => one.id === id)
      const verdict = marked?.verdict ?? (isWhole ? 'unmarked' : 'silent')
      write({ paper: marks.id, group, kind, id, verdict, signs: rounded(evidence.signs) })
    }
  }
  for (const letter of part === 'look' ? unseenLetters() : []) {
    const { sentences } = readDocument(onePage(letter.text))
    const stances = await readStances(sentences, reader)
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
    for (const point of pointsOfLetter(letter)) {
      const [id] = point.requirements
      const evidence = evidenceOf(sentences, stances.of(id) ?? [])
      const verdict = evidence && verdictAt(letter, point, evidence.against)
      if (verdict)
        write({ paper, group, kind: letter.kind, id, verdict, signs: rounded(evidence.signs) })
    }
  }
  writeFileSync(out, lines.map((line) => `${line}\n`).join(''))
  say(`${lines.length} lines in ${out}`)
}

await main()
