import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invented, type Marked } from './marks.ts'
import { isWhole, type Part } from './parts.ts'
import { linesOf, settledMarks } from './settled.ts'

/** What is told apart in the measure's tables. */
export const groups = [
  'real papers',
  'real excerpts and pages',
  'invented policies',
  'invented letters',
] as const
export type Group = (typeof groups)[number]

/** A marked paper with its text. */
export interface Paper {
  readonly text: string
  readonly marks: Marked
  readonly group: Group
  /** False for an excerpt, and for a page of several: what it does not say may stand beside it. */
  readonly isWhole: boolean
}

/**
 * The marked papers of a part whose texts are there.
 *
 * @param texts the folder that makeTexts.ts made
 * @param absent is told of each real paper whose text is not there, or is another than the one that was marked
 */
export function papersOf(part: Part, texts: string, absent: (why: string) => void): Paper[] {
  return [...realPapers(part, texts, absent), ...inventedPapers(part)]
}

function realPapers(part: Part, texts: string, absent: (why: string) => void): Paper[] {
  return settledMarks(part).flatMap((marks) => {
    const file = join(texts, `${marks.id}.txt`)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (text === undefined) absent(`${marks.id}: its text is absent.`)
    else if (createHash('sha256').update(text).digest('hex') !== marks.sha256)
      absent(`${marks.id}: its text is another than the one that was marked.`)
    else {
      const whole = isWhole(marks.id)
      return [{ text, marks, group: whole ? groups[0] : groups[1], isWhole: whole }]
    }
    return []
  })
}

/** Invented papers lie in the corpus with their words. */
function inventedPapers(part: Part): Paper[] {
  return linesOf(new URL(`../../corpus/papers/${part}.jsonl`, import.meta.url)).map((line) => {
    const { text, ...marks } = invented.parse(line)
    const group = marks.paper.kind === 'school_policy' ? groups[2] : groups[3]
    return { text, marks, group, isWhole: true }
  })
}
