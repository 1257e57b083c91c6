/**
 * `node learning/export.ts --texts FOLDER --out FOLDER [--part sealed]`: writes what `train.py` learns from, as JSON
 * Lines: marked letters, real papers and invented ones as the sentences that core makes of them, with what marks say
 * of each. Sentences are made here, by core, so that a model learns from what it will be shown. Texts of real papers
 * are made by real/makeTexts.ts; those that are absent are left out, and it says how many.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { points as all } from '@hub/core/analysis/point'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import {
  lettersByKind,
  lettersWithFaults,
  markedLetters,
  passages,
  plainPassages,
  twins,
} from '../tools/train/corpus.ts'
import type { Marked } from './real/marks.ts'
import { papersOf } from './real/papers.ts'
import type { Part } from './real/parts.ts'

/** What a mark says of words: their stance on a requirement. */
interface Stance {
  readonly column: number
  readonly stance: 'met' | 'half' | 'against' | 'near'
  readonly start: number
  readonly end: number
}

/** A document as the trainer reads it. Offsets count in `text`, in UTF-16 units. */
interface Exported {
  readonly id: string
  readonly source: 'letter' | 'kind' | 'twin' | 'faults' | 'real' | 'invented'
  readonly part: Part
  readonly kind: string
  readonly audience?: string
  readonly rule?: string
  readonly isWhole: boolean
  readonly text: string
  readonly sentences: readonly (readonly [
    start: number,
    end: number,
    block: string,
    heading: string,
  ])[]
  readonly stances: readonly Stance[]
  /** Columns whose silence is known: a sentence without a mark says nothing of them. Absent: of all. */
  readonly columns?: readonly number[]
  readonly verdicts?: Readonly<Record<number, string>>
  readonly people?: Marked['people']
}

/** One column for each point, named by its first requirement. */
const columns = all.map(({ requirements }) => requirements[0])
const columnOf = new Map<string, number>(columns.map((id, column) => [id, column]))
for (const [column, { requirements }] of all.entries())
  for (const id of requirements) if (!columnOf.has(id)) columnOf.set(id, column)

function sentencesOf(text: string): Exported['sentences'] {
  return readDocument(onePage(text)).sentences.map(
    ({ start, end, block }) => [start, end, block.kind, block.heading] as const,
  )
}

function columnsOfKind(kind: string): number[] {
  return all.flatMap(({ documents }, column) =>
    (documents as readonly string[]).includes(kind) ? [column] : [],
  )
}

function letters(): Exported[] {
  const marked = markedLetters().map(({ id, writer, kind, text, marks }) => ({
    ...common(`${writer}-${id}`, kind, text, 'letter'),
    columns: columnsOfKind(kind),
    stances: marks.flatMap(({ start, end, stance, rules: ids }) =>
      ids.flatMap((name) => {
        const column = columnOf.get(name)
        return column === undefined ? [] : [{ column, stance, start, end }]
      }),
    ),
  }))
  const byKind = lettersByKind().map(({ id, writer, kind, text }) => ({
    ...common(`${writer}-${id}`, kind, text, 'kind'),
    columns: [],
    stances: [],
  }))
  return [...marked, ...byKind]
}

/** Of these what goes against a point is marked, and what only looks as if it did. */
function faults(): Exported[] {
  return lettersWithFaults().map(({ id, kind, text, marks }) => ({
    ...common(id, kind, text, 'faults'),
    columns: columnsOfKind(kind),
    stances: marks.flatMap(({ start, end, stance, rules }) =>
      rules.flatMap((rule) => {
        const column = columnOf.get(rule)
        return column === undefined ? [] : [{ column, stance, start, end }]
      }),
    ),
  }))
}

/** Each is known to speak of one requirement only, and of no kind of paper. */
function twinPassages(): Exported[] {
  return twins().flatMap(({ rule, stance, start, end, text, writer }, at) => {
    const column = columnOf.get(rule)
    if (column === undefined || stance === 'neutral') return []
    const own = { ...common(`${writer}-${at}`, '', text, 'twin'), isWhole: false }
    return [{ ...own, columns: [column], stances: [{ column, stance, start, end }] }]
  })
}

function common(id: string, kind: string, text: string, source: Exported['source']) {
  return {
    id,
    source,
    part: 'learn' as const,
    kind,
    isWhole: true,
    text,
    sentences: sentencesOf(text),
  }
}

function paper(
  part: Part,
  source: Exported['source'],
  text: string,
  marks: Marked,
  isWhole: boolean,
): Exported {
  const points = marks.points.flatMap((point) => {
    const column = columnOf.get(point.id)
    return column === undefined ? [] : [{ ...point, column }]
  })
  return {
    ...common(marks.id, marks.paper.kind, text, source),
    part,
    isWhole,
    audience: marks.paper.audience,
    rule: marks.paper.rule,
    columns: [
      ...new Set([...columnsOfKind(marks.paper.kind), ...points.map(({ column }) => column)]),
    ],
    stances: points.flatMap(({ column, passages: spans }) =>
      spans.map(({ stance, start, end }) => ({ column, stance, start, end })),
    ),
    verdicts: Object.fromEntries(points.map(({ column, verdict }) => [column, verdict])),
    people: marks.people,
  }
}

/** A part's papers; says how many texts are absent. */
function papers(part: Part, texts: string): Exported[] {
  let absent = 0
  const made = papersOf(part, texts, () => absent++).map(({ text, marks, group, isWhole }) =>
    paper(part, group.startsWith('real') ? 'real' : 'invented', text, marks, isWhole),
  )
  if (absent > 0) process.stdout.write(`${absent} texts of ${part} are absent.\n`)
  return made
}

function main(): void {
  const { texts, out, part } = parseArgs({
    options: {
      texts: { type: 'string', default: '' },
      out: { type: 'string', default: '.build/learning' },
      part: { type: 'string' },
    },
  }).values
  mkdirSync(out, { recursive: true })
  const save = (name: string, lines: readonly unknown[]) => {
    writeFileSync(join(out, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    process.stdout.write(`${name}: ${lines.length}\n`)
  }
  if (part === 'sealed') return save('sealed.jsonl', papers(part, texts))
  save('letters.jsonl', [...letters(), ...twinPassages()])
  save('faults.jsonl', faults())
  for (const own of ['learn', 'look'] as const) save(`${own}.jsonl`, papers(own, texts))
  save(
    'passages.jsonl',
    [...passages(), ...plainPassages()].flatMap(({ rule, ...passage }) => {
      const column = columnOf.get(rule)
      return column === undefined ? [] : [{ column, ...passage }]
    }),
  )
  save(
    'columns.jsonl',
    all.map(({ documents, requirements, title, audience, contradicted, toAsk }) => ({
      id: requirements[0],
      documents,
      title,
      audience,
      asked: `${title}. ${contradicted ?? toAsk ?? ''}`.trim(),
    })),
  )
}

main()
