import { points } from '@hub/core/analysis/point'
import { mustHold } from '@hub/core/analysis/weigh'
import type { Marked } from './marks.ts'
import type { PaperReading } from './reading.ts'

/** Counts of one paper, or the sums of many. */
export interface Counts {
  papers: number
  words: number
  /** Reported issues, by what a careful reader would say of them. */
  issuesTrue: number
  issuesWorthAsking: number
  issuesArguable: number
  issuesFalse: number
  /** Those of them that tell what a paper leaves out, of excerpts too, and how many of these are true or worth asking. */
  silences: number
  silencesTrue: number
  /** Points that the paper goes against or, in a whole policy, does not state. */
  faults: number
  faultsFound: number
  /** Faults of which the table of requirements has words: of a silence, where the rule says that a policy must hold it. */
  tellable: number
  tellableFound: number
  foundRight: number
  foundArguable: number
  foundFalse: number
  met: number
  kindRight: number
  people: number
  peopleNamed: number
  peopleRight: number
  dates: number
  datesListed: number
  datesRight: number
  datesMeant: number
}

const noCounts: Readonly<Counts> = {
  papers: 0,
  words: 0,
  issuesTrue: 0,
  issuesWorthAsking: 0,
  issuesArguable: 0,
  issuesFalse: 0,
  silences: 0,
  silencesTrue: 0,
  faults: 0,
  faultsFound: 0,
  tellable: 0,
  tellableFound: 0,
  foundRight: 0,
  foundArguable: 0,
  foundFalse: 0,
  met: 0,
  kindRight: 0,
  people: 0,
  peopleNamed: 0,
  peopleRight: 0,
  dates: 0,
  datesListed: 0,
  datesRight: 0,
  datesMeant: 0,
}

type Span = Readonly<{ start: number; end: number }>
type Point = Marked['points'][number]
type Issue = PaperReading['issues'][number]

/**
 * Holds a reading against the marks of the same paper.
 *
 * @param isWhole false for an excerpt: what it does not say is then neither a fault nor judged
 */
export function judge(
  text: string,
  marks: Marked,
  reading: PaperReading,
  isWhole: boolean,
): Counts {
  const points = new Map(marks.points.map((point) => [point.id, point]))
  const judged = reading.issues.map((issue) => judgeIssue(issue, points.get(issue.id), isWhole))
  const told = (value: ReturnType<typeof judgeIssue>) =>
    judged.filter((one) => one === value).length
  const silences = judged.filter((_, at) => reading.issues[at]?.kind === 'missing')
  const found = reading.found.map((id) => judgeFound(points.get(id)))
  const faults = marks.points.filter((point) => isFault(point, isWhole, marks.paper.kind))
  const isTold = ({ id }: Point) =>
    reading.issues.some((issue) => {
      const value = judgeIssue(issue, points.get(id), isWhole)
      return issue.id === id && (value === 'true' || value === 'worth asking')
    })
  const tellable = faults.filter((fault) => isTellable(fault, marks.paper.kind))
  const met = marks.points.filter(({ verdict }) => verdict === 'met')
  return {
    papers: 1,
    words: text.split(/\s+/).length,
    issuesTrue: told('true'),
    issuesWorthAsking: told('worth asking'),
    issuesArguable: told('arguable'),
    issuesFalse: told('false'),
    silences: silences.length,
    silencesTrue: silences.filter((one) => one === 'true' || one === 'worth asking').length,
    faults: faults.length,
    faultsFound: faults.filter(isTold).length,
    tellable: tellable.length,
    tellableFound: tellable.filter(isTold).length,
    foundRight: found.filter((value) => value === 'right').length,
    foundArguable: found.filter((value) => value === 'arguable').length,
    foundFalse: found.filter((value) => value === 'false').length,
    met: met.length,
    kindRight: marks.paper.kind === reading.kind ? 1 : 0,
    ...peopleCounts(marks, reading),
    ...dateCounts(marks, reading),
  }
}

/** A silence is a fault in a whole policy, where the rule says what a policy must hold. */
function isFault({ verdict }: Point, isWhole: boolean, kind: string): boolean {
  if (verdict === 'against' || verdict === 'mixed') return true
  return verdict === 'not_stated' && isWhole && kind === 'school_policy'
}

function isTellable({ id, verdict }: Point, kind: Marked['paper']['kind']): boolean {
  const point = points.find(({ requirements: [first] }) => first === id)
  if (!point) return false
  return verdict === 'not_stated' ? mustHold(point, kind) : point.documents.includes(kind)
}

/** Undefined: not to be judged, since the excerpt may be cut off. */
function judgeIssue(issue: Issue, point: Point | undefined, isWhole: boolean) {
  const verdict = point?.verdict
  if (verdict === undefined && !isWhole) return issue.kind === 'contradicted' ? 'false' : undefined
  if (verdict === undefined || verdict === 'met' || verdict === 'not_applicable') return 'false'
  if (verdict === 'not_stated') {
    if (issue.kind === 'contradicted') return 'false'
    return issue.kind === 'missing' ? 'true' : 'worth asking'
  }
  if (issue.kind === 'ask') return 'worth asking'
  if (verdict === 'half') return 'arguable'
  if (issue.kind === 'missing') return verdict === 'against' ? 'worth asking' : 'arguable'
  const isThere = point?.passages.some(
    (passage) => passage.stance === 'against' && overlap(passage, issue),
  )
  return isThere ? 'true' : 'arguable'
}

function judgeFound(point: Point | undefined) {
  if (point?.verdict === 'met') return 'right'
  return point?.verdict === 'half' || point?.verdict === 'mixed' ? 'arguable' : 'false'
}

function peopleCounts({ people: marked }: Marked, { people: read }: PaperReading) {
  const meets = marked.filter((person) => read.some((one) => overlap(person, one)))
  const right = meets.filter((person) =>
    read.some((one) => one.role === person.role && overlap(person, one)),
  )
  return { people: marked.length, peopleNamed: read.length, peopleRight: right.length }
}

function dateCounts({ dates: marked }: Marked, { dates: read }: PaperReading) {
  const right = marked.filter((date) =>
    read.some((one) => isSameTime(one.iso, date.iso) && overlap(date, one)),
  )
  const meant = right.filter((date) =>
    read.some((one) => isSameTime(one.iso, date.iso) && one.act === date.act && overlap(date, one)),
  )
  return {
    dates: marked.length,
    datesListed: read.length,
    datesRight: right.length,
    datesMeant: meant.length,
  }
}

/** Two weeks are fourteen days. */
function isSameTime(one: string, other: string): boolean {
  const inDays = (iso: string) =>
    iso.replace(/^P(\d+)W$/, (_, weeks: string) => `P${Number(weeks) * 7}D`)
  return inDays(one) === inDays(other)
}

function overlap(
  one: Span,
  other: Partial<{ start: number | undefined; end: number | undefined }>,
) {
  if (other.start === undefined || other.end === undefined) return false
  return one.start < other.end && other.start < one.end
}

/** The sums of many papers' counts. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = { ...noCounts }
  for (const counts of all)
    for (const key of Object.keys(noCounts) as (keyof Counts)[]) sum[key] += counts[key]
  return sum
}
