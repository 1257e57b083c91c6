import { evidenceOf } from '../reader/evidence.ts'
import { type Judges, usualIn } from '../reader/judge.ts'
import type { Stance, Stances } from '../reader/stances.ts'
import { isOneOf } from './classify/kindOf.ts'
import type { Facts } from './facts.ts'
import { NOT_RESPONSIBLE, outcomeOf } from './findings/outcome.ts'
import { paperNamed } from './paperNamed.ts'
import { type Point, pointsFor } from './point.ts'
import { employeeAndStudent } from './reckoned/employeeAndStudent.ts'
import { isTornBetween, onePerson } from './reckoned/keptApart.ts'
import { fewerDays, leastTimes } from './reckoned/leastTimes.ts'
import { oneSidedAppeal } from './reckoned/oneSided.ts'
import { standardByStatus } from './reckoned/oneStandard.ts'
import { tooSoon } from './reckoned/tooSoon.ts'
import { vacatedRule } from './reckoned/vacatedRule.ts'
import type { PotentialIssue, ScorePoint } from './report.ts'
import { requirements } from './requirements.ts'
import { metPassage, sentencePassage } from './sentencePassage.ts'
import { silencesOf } from './silences.ts'
import type { Verdict } from './verdict.ts'
import { isSure, weigh } from './weigh.ts'

interface Checked {
  readonly issues: readonly PotentialIssue[]
  /** One for each point that the document says something of, or must. */
  readonly points: readonly ScorePoint[]
  /** What the document leaves out is not known, so that its points cannot be counted up. */
  readonly isUncounted?: true
}

const weights = { critical: 3, major: 2, minor: 1 } as const
const states = {
  found: 'found',
  missing: 'not_found',
  unstated: 'not_found',
  contradicted: 'contradicted',
  ask: 'ask',
} as const

/** Under which name a point keeps its words for a verdict. */
const wordsFor = { missing: 'missing', contradicted: 'against', ask: 'ask' } as const

/** Checks a document against the points that apply to its kind and to its school's kind. */
export function checkPoints(facts: Facts, stances: Stances, judges: Judges): Checked {
  const issues: PotentialIssue[] = []
  const points: ScorePoint[] = []
  /** How likely the words of each issue go against its point. */
  const likelihoods = new Map<string, number>()
  const applicable = pointsFor(facts.docType, facts.audience)
  for (const point of applicable) {
    if (facts.isKindUnsure && !isOneOf(facts.kinds, point.documents)) continue
    const [id] = point.requirements
    const said = stances.of(id)
    const verdict = verdictOn(point, facts, said, judges)
    if (verdict.state === 'silent') continue
    const isNotFound = states[verdict.state] === 'not_found'
    if (isNotFound && !isOwed(point, facts)) continue
    const issue = issueOf(point, verdict, facts)
    if (issue && isRepeated(issue, issues)) continue
    if (issue) issues.push(issue)
    if (verdict.state === 'contradicted') likelihoods.set(id, verdict.likelihood)
    const { cite, severity } = requirements[id]
    points.push({
      id,
      title: point.title,
      state: states[verdict.state],
      weight: weights[severity],
      ...(isNotFound && { cite: citeOf(point, facts.audience) ?? cite }),
      ...(verdict.state === 'found' && {
        at: metPassage(facts.reading, verdict.at),
        met: (facts.docType === 'school_policy' ? point.metInPolicy : undefined) ?? point.met,
      }),
    })
  }
  const checked = withoutEchoes(
    { issues, points },
    likelihoods,
    facts.docType === 'school_policy' ? [] : applicable,
  )
  const silences = silencesOf(facts, applicable, stances)
  if (silences === 'told') return checked
  const isListed = silences === 'listed'
  return {
    issues: checked.issues.filter(({ kind }) => kind !== 'missing'),
    points: checked.points.filter(({ state }) => isListed || state !== 'not_found'),
    // Of a letter it is kept where the report says that it is not sure of the kind.
    ...(facts.docType === 'school_policy' && { isUncounted: true }),
  }
}

/** Words less likely than this are raised for one point alone. */
const ONCE = 0.9

/** The analysis that a removal is based on, which makes it no supportive measure; and what such a measure must be. */
const ANALYSIS = 'ERM-01'
const FAIR_MEASURE = 'NCO-01'

/** The part of the table that the point is in: 'HRG' of 'HRG-04'. */
const partOf = (id: string) => id.split('-')[0] ?? id

/** The parts of the table that letters of one kind alone are asked about. */
function partsOfOneKind(applicable: readonly Point[]): ReadonlySet<string> {
  const ofOneKind = applicable.filter(
    ({ documents }) => documents.filter((kind) => kind !== 'school_policy').length === 1,
  )
  return new Set(ofOneKind.map(({ requirements: [id] }) => partOf(id)))
}

/**
 * A passage that only may go against several points is raised for one: a point on what letters of this kind are about,
 * then the one that it goes against the likeliest.
 */
function withoutEchoes(
  { issues, points }: Checked,
  likelihoods: ReadonlyMap<string, number>,
  applicable: readonly Point[],
): Checked {
  const parts = partsOfOneKind(applicable)
  const isOwn = ({ id }: PotentialIssue) => parts.has(partOf(id))
  const likelihood = ({ id }: PotentialIssue) => likelihoods.get(id) ?? 1
  const beats = (other: PotentialIssue, issue: PotentialIssue) =>
    isOwn(other) === isOwn(issue) || likelihood(other) >= ONCE
      ? likelihood(other) > likelihood(issue)
      : isOwn(other)
  const isRemoval = points.some(({ id, state }) => id === ANALYSIS && state === 'found')
  const isEcho = (issue: PotentialIssue) =>
    (isRemoval && issue.id === FAIR_MEASURE && issue.isUnsure) ||
    (likelihood(issue) < ONCE &&
      issues.some((other) => other.start === issue.start && beats(other, issue)))
  const echoes = new Set(issues.filter(isEcho).map(({ id }) => id))
  return {
    issues: issues.filter(({ id }) => !echoes.has(id)),
    points: points.filter(({ id }) => !echoes.has(id)),
  }
}

/** What a decision says of sanctions. */
const SANCTIONS = 'DET-07'

/**
 * Whether this document must hold the point: that of one kind of school is owed where the school is known to be one, and
 * a decision that finds nobody responsible imposes nothing that it would have to state.
 */
function isOwed({ audience, requirements: [id] }: Point, facts: Facts): boolean {
  if (audience !== undefined && facts.audience === null) return false
  return id !== SANCTIONS || outcomeOf(facts.reading, facts.docType)?.text !== NOT_RESPONSIBLE
}

/** What is compared, and told where the reader has not noticed it. */
const reckonings = [oneSidedAppeal, standardByStatus, employeeAndStudent, tooSoon]

/** @param said what each sentence says of the point; undefined where the reader has not learned it */
function verdictOn(
  point: Point,
  facts: Facts,
  said: readonly Stance[] | undefined,
  judges: Judges,
): Verdict {
  const [id] = point.requirements
  if (id === 'LAW-01') return vacatedRule(facts)
  if (!said) return { state: 'silent' }
  const time = leastTimes.get(id)
  const tooShort = time && fewerDays(facts, time, said)
  if (tooShort) return tooShort
  const evidence = evidenceOf(facts.reading.sentences, said, usualFor(judges, facts, id))
  const weighed = evidence ? weigh(evidence, judges, point, facts.docType) : undefined
  if (weighed?.state === 'contradicted') return weighed
  if (weighed?.state === 'found' && isTornBetween(facts, id)) return { state: 'silent' }
  const reckoned =
    onePerson(facts, id, said) ?? reckonings.map((reckon) => reckon(facts, id)).find(Boolean)
  return reckoned ?? weighed ?? { state: 'silent' }
}

/** How often such a paper goes against a requirement, as a logarithm: over all kinds that it may be of, or as a policy. */
function usualFor(judges: Judges, { docType, kinds }: Facts, id: string): number {
  if (docType === 'school_policy' || kinds.size === 0) return usualIn(judges, docType, id)
  const often = [...kinds].map(([kind, share]) => share * Math.exp(usualIn(judges, kind, id)))
  return Math.log(often.reduce((sum, one) => sum + one, 0))
}

/** The paragraph for schools that are no colleges, where that is another one. */
const citeOf = (point: Point, audience: Facts['audience']) =>
  audience === 'k12' ? point.citeInSchools : undefined

function issueOf(
  point: Point,
  verdict: Exclude<Verdict, { state: 'silent' }>,
  { audience, docType, reading }: Facts,
): PotentialIssue | null {
  if (verdict.state === 'found' || verdict.state === 'unstated') return null
  const [id] = point.requirements
  const { cite, severity } = requirements[id]
  const rule = (audience === 'k12' ? point.ruleInSchools : undefined) ?? point.rule
  const texts = { missing: point.missing, contradicted: point.contradicted, ask: point.toAsk }
  const words = wordsFor[verdict.state]
  const short = point.short[words]
  const headline = point.headline[words]
  return {
    id,
    title: point.title,
    ...(short !== undefined && { short: paperNamed(short, docType) }),
    ...(headline !== undefined && { headline: paperNamed(headline, docType) }),
    text: texts[verdict.state] ?? '',
    cite: citeOf(point, audience) ?? cite,
    ...(rule.length > 0 && { rule }),
    kind: verdict.state,
    ...(verdict.state === 'contradicted' &&
      !isSure(verdict.likelihood, docType) && { isUnsure: true }),
    severity,
    why: point.why,
    ask: point.ask,
    ...(verdict.state !== 'missing' && sentencePassage(reading, verdict.at)),
  }
}

/** The same words that go against the same paragraph are one issue, whatever number of points noticed them. */
function isRepeated(issue: PotentialIssue, before: readonly PotentialIssue[]): boolean {
  return before.some(
    (other) =>
      other.start !== undefined && other.start === issue.start && other.cite === issue.cite,
  )
}
