import type { Facts } from './facts.ts'
import type { Hit } from './language/find.ts'
import { paperNamed } from './paperNamed.ts'
import type { Audience, PotentialIssue, ScorePoint } from './report.ts'
import { requirements } from './requirements.ts'
import type { FirstReading, Rule, Verdict } from './rule.ts'
import { sentencePassage } from './sentencePassage.ts'

interface Checked {
  readonly issues: readonly PotentialIssue[]
  /** One for each rule that had something to say. */
  readonly points: readonly ScorePoint[]
}

const weights = { critical: 3, major: 2, minor: 1 } as const
/** Under which name a point keeps its words for a verdict. */
const wordsFor = { missing: 'missing', contradicted: 'against', ask: 'ask' } as const

/**
 * Checks a document against the rules that apply to its kind and to its school's kind.
 *
 * @param readAgain judges the verdicts of all rules a second time; they stand as they are if left out
 */
export function checkRules(
  rules: readonly Rule[],
  facts: Facts,
  readAgain?: (facts: Facts, firsts: readonly FirstReading[]) => readonly Verdict[],
): Checked {
  const issues: PotentialIssue[] = []
  const points: ScorePoint[] = []
  const firsts = firstReadings(rules, facts)
  const verdicts = readAgain?.(facts, firsts)
  for (const [at, { rule, verdict: first }] of firsts.entries()) {
    const verdict = verdicts?.[at] ?? first
    if (verdict.state === 'silent' || isForLetters(rule, verdict, facts)) continue
    const issue = issueOf(rule, verdict, facts)
    if (issue && isRepeated(issue, issues)) continue
    points.push(pointOf(rule, verdict, facts))
    if (issue) issues.push(issue)
  }
  return { issues, points }
}

/** What the patterns of each rule find that applies to the kind of a document and of its school. */
export function firstReadings(rules: readonly Rule[], facts: Facts): readonly FirstReading[] {
  return rules
    .filter((rule) => applies(rule, facts.docType, facts.audience))
    .map((rule) => ({ rule, verdict: rule.check(facts) }))
}

function applies(rule: Rule, docType: Facts['docType'], audience: Audience): boolean {
  if (!rule.documents.includes(docType)) return false
  return rule.audience === undefined || audience === null || rule.audience === audience
}

/** In a policy, a rule that was made for letters speaks only where the words read against it. */
function isForLetters(rule: Rule, verdict: Verdict, { docType }: Facts): boolean {
  if (docType !== 'school_policy' || verdict.state === 'contradicted') return false
  return !rule.requirements.some((id) => id.startsWith('POL'))
}

function pointOf(rule: Rule, verdict: Verdict, facts: Facts): ScorePoint {
  const [id] = rule.requirements
  const states = {
    found: 'found',
    missing: 'not_found',
    contradicted: 'contradicted',
    ask: 'ask',
    silent: 'found',
  } as const
  return {
    id,
    title: rule.title,
    state: states[verdict.state],
    weight: weights[requirements[id].severity],
    ...(verdict.state === 'found' && verdict.at && metBy(rule, verdict.at, facts)),
  }
}

/** What a document gets right, with the sentence that says it. */
function metBy(rule: Rule, at: Hit, { docType, reading }: Facts): Pick<ScorePoint, 'at' | 'met'> {
  const met = (docType === 'school_policy' ? rule.metInPolicy : undefined) ?? rule.met
  return { at: sentencePassage(reading, at), met }
}

function issueOf(rule: Rule, verdict: Verdict, facts: Facts): PotentialIssue | null {
  if (verdict.state === 'found' || verdict.state === 'silent') return null
  const [id] = rule.requirements
  const text = textOf(rule, verdict)
  const at = verdict.state === 'missing' ? undefined : verdict.at
  return {
    id,
    title: rule.title,
    ...wordsOf(rule, verdict, facts),
    text,
    cite: citeOf(rule, verdict, facts),
    ...ruleWordsOf(rule, verdict, facts),
    kind: verdict.state,
    ...(verdict.state === 'contradicted' && verdict.isUnsure && { isUnsure: true }),
    severity: requirements[id].severity,
    why: rule.why,
    ask: rule.ask,
    ...(at && sentencePassage(facts.reading, at)),
  }
}

/** Words for the first screen; none of a finding that has a text of its own, or stands at another paragraph. */
function wordsOf(
  rule: Rule,
  verdict: Exclude<Verdict, { state: 'found' | 'silent' }>,
  { docType }: Facts,
): Pick<PotentialIssue, 'short' | 'headline'> {
  if (verdict.text !== undefined || ('cite' in verdict && verdict.cite !== undefined)) return {}
  const words = wordsFor[verdict.state]
  const [short, headline] = [rule.short[words], rule.headline[words]]
  return {
    ...(short !== undefined && { short: paperNamed(short, docType) }),
    ...(headline !== undefined && { headline: paperNamed(headline, docType) }),
  }
}

function citeOf(rule: Rule, verdict: Verdict, { audience }: Facts): string {
  if ('cite' in verdict && verdict.cite) return verdict.cite
  const inSchools = audience === 'k12' ? rule.citeInSchools : undefined
  return inSchools ?? requirements[rule.requirements[0]].cite
}

/** The rule's words, where the finding stands at the paragraph that they are of. */
function ruleWordsOf(
  rule: Rule,
  verdict: Verdict,
  { audience }: Facts,
): Pick<PotentialIssue, 'rule'> {
  const words = (audience === 'k12' ? rule.ruleInSchools : undefined) ?? rule.rule
  const isElsewhere = 'cite' in verdict && verdict.cite !== undefined
  return isElsewhere || words.length === 0 ? {} : { rule: words }
}

/** @throws Error where a rule gives a verdict that it has no words for: a mistake in the rule */
function textOf(rule: Rule, verdict: Verdict): string {
  const own = 'text' in verdict ? verdict.text : undefined
  const usual = { missing: rule.missing, contradicted: rule.contradicted, ask: rule.toAsk }
  const text = own ?? usual[verdict.state as keyof typeof usual]
  if (text === undefined)
    throw new Error(`${rule.requirements[0]} has no words for ${verdict.state}.`)
  return text
}

/** The same words read against the same paragraph are one issue, whatever number of rules noticed them. */
function isRepeated(issue: PotentialIssue, before: readonly PotentialIssue[]): boolean {
  return before.some(
    (other) =>
      other.start !== undefined && other.start === issue.start && other.cite === issue.cite,
  )
}
