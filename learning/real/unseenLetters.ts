import { type Point, pointsFor } from '@hub/core/analysis/point'
import { documentTypes, type Report } from '@hub/core/analysis/report'
import { requirements } from '@hub/core/analysis/requirements'
import {
  type JudgedLetter,
  judgedLetters,
  type Mark,
  type MarkedLetter,
  markedLetters,
} from '../../tools/train/corpus.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** Letters by writers who saw nothing of ours. Nothing learns from them; only what goes against a rule is marked. */
export const unseenLetters = (): readonly MarkedLetter[] =>
  markedLetters().filter(({ writer }) => writer === writer.toLowerCase())

/** The same, of letters that were judged since and that no encoder has learned from. Those of other kinds are left out. */
export const lettersJudged = (): readonly MarkedLetter[] =>
  judgedLetters()
    .filter(({ kind }) => documentTypes.includes(kind))
    .map((letter) => ({ ...letter, marks: letter.faults.flatMap((one) => markOf(letter, one)) }))

function markOf({ text }: JudgedLetter, fault: JudgedLetter['faults'][number]): Mark[] {
  const words = fault.quote ?? ''
  const start = fault.start ?? text.indexOf(words)
  const end = fault.end ?? start + words.length
  const [paragraph = ''] = fault.cite.replace('34 CFR ', '').split(' ')
  return 0 <= start && start < end ? [{ start, end, stance: 'against', rules: [paragraph] }] : []
}

/**
 * What the marks say of a point, where its likeliest sentence against it is known.
 *
 * @returns undefined where the sentence is marked for another paragraph: nobody asked about this one
 */
export function verdictAt(
  { marks }: MarkedLetter,
  point: Point,
  sentence: Span,
): 'against' | 'silent' | undefined {
  const here = marks.filter((mark) => overlap(mark, sentence))
  if (here.length === 0) return 'silent'
  return here.some(({ rules }) => rules.some((cite) => isOf(cite, point))) ? 'against' : undefined
}

/** Whether one of a point's paragraphs holds the other, or is held by it. */
function isOf(cite: string, { requirements: ids, citeInSchools }: Point): boolean {
  const cites = [...ids.map((id) => requirements[id].cite), citeInSchools ?? '']
  return cites
    .map((one) => one.replace('34 CFR ', ''))
    .some((one) => one !== '' && (one.startsWith(cite) || cite.startsWith(one)))
}

/** Faults of a letter, and what was told of them. */
export interface LetterCounts {
  readonly told: number
  readonly toldRightly: number
  readonly faults: number
  readonly faultsFound: number
  readonly isLawful: boolean
}

export function judgeLetter({ marks }: MarkedLetter, report: Report): LetterCounts {
  const told = report.potentialIssues.flatMap(({ kind, start, end }) =>
    kind === 'missing' || start === undefined || end === undefined ? [] : [{ start, end }],
  )
  return {
    told: told.length,
    toldRightly: told.filter((issue) => marks.some((mark) => overlap(mark, issue))).length,
    faults: marks.length,
    faultsFound: marks.filter((mark) => told.some((issue) => overlap(mark, issue))).length,
    isLawful: marks.length === 0,
  }
}

/** The points of a letter's kind. */
export const pointsOfLetter = ({ kind }: MarkedLetter): Point[] => pointsFor(kind, null)

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end
