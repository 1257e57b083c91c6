import { firstReadings } from '@hub/core/analysis/checkRules'
import { factsOf } from '@hub/core/analysis/fixtures/factsOf'
import { rules } from '@hub/core/analysis/rules/index'
import { Demands } from '@hub/core/analysis/secondReading/demands'
import { Reader } from '@hub/core/analysis/secondReading/reader'
import { choose, sentenceOf, stands } from '@hub/core/analysis/secondReading/secondReading'
import { numbersOf, type Signs, signsOf } from '@hub/core/analysis/secondReading/signs'
import { type Tables, tablesOf } from '@hub/core/analysis/secondReading/weigh'
import { type Mark, type MarkedLetter, markedLetters } from '../corpus.ts'
import { isMostlyIn, neighboursOf } from './examples.ts'
import { learnTable, type Seen } from './learn.ts'
import { learnAll } from './learnAll.ts'
import type { Kept } from './tables.ts'

const FOLDS = 3
const ROUNDS = 40
const LEAST_AGAINST = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]
const LEAST_MET = [-1, -0.5, 0, 0.5, 1]

/** A letter as it is read with tables that know nothing of its writer. */
interface Judged {
  readonly letter: MarkedLetter
  readonly signs: readonly Signs[]
  /** Findings of patterns that no second reading changes. */
  readonly standing: readonly Sentence[]
  readonly missing: readonly { readonly odds: number; readonly isMet: boolean }[]
}

type Sentence = Signs['sentence']

/**
 * Prints what the signs of the second reading should count for, and what each threshold shows, on letters whose writers
 * were left out of what the tables were learnt from. Patterns were made with letters of the writers with small names:
 * these are not read here, nor are dates. Takes three times as long as learning.
 */
export async function fit(): Promise<void> {
  const letters = markedLetters().filter(({ writer }) => writer === writer.toUpperCase())
  const writers = [...new Set(letters.map(({ writer }) => writer))]
  const judged: Judged[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const without = writers.filter((_, at) => at % FOLDS === fold)
    const tables = await tablesWithout(without)
    const own = letters.filter(({ writer }) => without.includes(writer))
    judged.push(...own.map((letter) => judge(tables, letter)))
  }
  const { counts, start } = fitted(judged)
  print(`COUNTS = [${counts.map((one) => one.toFixed(3)).join(', ')}], START = ${start.toFixed(3)}`)
  const oddsOf = (signs: Signs) =>
    numbersOf(signs).reduce((sum, one, at) => sum + one * (counts[at] ?? 0), start)
  for (const least of LEAST_AGAINST)
    print(`against from ${least}: ${shownFrom(judged, oddsOf, least)}`)
  for (const least of LEAST_MET) print(`met from ${least}: ${metFrom(judged, least)}`)
}

async function tablesWithout(writers: readonly string[]): Promise<Tables> {
  const { againstAny, meetsAny, rules: learnt } = await learnAll(writers)
  return tablesOf(
    sparse(againstAny),
    sparse(meetsAny),
    learnt.map(({ id, against, meets }) => ({
      id,
      against: sparse(against),
      meets: sparse(meets),
    })),
  )
}

function sparse({ weights, bias }: Kept) {
  return {
    places: Int32Array.from(weights.keys()),
    weights: Float64Array.from(weights.values()),
    bias,
  }
}

function judge(tables: Tables, letter: MarkedLetter): Judged {
  const facts = factsOf(letter.text, { docType: letter.kind })
  const { sentences } = facts.reading
  const firsts = firstReadings(rules, facts)
  const reader = new Reader(
    tables,
    letter.kind,
    firsts.map(({ rule }) => rule.requirements[0]),
  )
  const demands = new Demands(reader, sentences)
  const missed = (id: string) => ({
    odds: demands.best(id)?.odds ?? Number.NEGATIVE_INFINITY,
    isMet: letter.marks.some((mark) => mark.stance === 'met' && names(mark, id)),
  })
  return {
    letter,
    signs: signsOf(reader, sentences, firsts),
    standing: firsts.filter((first) => stands(reader, first)).flatMap(sentenceOf),
    missing: firsts
      .filter(({ verdict }) => verdict.state === 'missing')
      .map(({ rule }) => missed(rule.requirements[0])),
  }
}

function fitted(judged: readonly Judged[]): { counts: readonly number[]; start: number } {
  const examples = judged.flatMap(({ letter, signs }) =>
    signs.flatMap((one) => seenOf(letter, one)),
  )
  const { weights, bias } = learnTable(examples, ROUNDS)
  const size = examples[0]?.traits.places.length ?? 0
  return { counts: Array.from(weights.subarray(0, size)), start: bias }
}

/** Nothing where the right sentence is told of a rule that stands on the same paragraph. */
function seenOf(letter: MarkedLetter, signs: Signs): Seen[] {
  const marks = faultsAt(letter, signs)
  const yes = marks.some((mark) => mark.rules.includes(signs.id))
  if (!yes && marks.some((mark) => names(mark, signs.id))) return []
  const counts = Float32Array.from(numbersOf(signs))
  return [{ traits: { places: Int32Array.from(counts.keys()), counts }, yes, counts: 1 }]
}

function faultsAt({ marks }: MarkedLetter, { sentence }: Signs): Mark[] {
  return marks.filter((mark) => mark.stance === 'against' && isMostlyIn(mark, sentence))
}

function names(mark: Mark, id: string): boolean {
  return mark.rules.some((rule) => rule === id || neighboursOf(rule).includes(id))
}

function shownFrom(
  judged: readonly Judged[],
  oddsOf: (signs: Signs) => number,
  least: number,
): string {
  let [faults, shown, right, lawful, falseAlarms] = [0, 0, 0, 0, 0]
  for (const { letter, signs, standing } of judged) {
    const likely = signs
      .map((one) => ({ signs: one, odds: oddsOf(one) }))
      .filter(({ odds }) => odds >= least)
    const chosen = [...choose(likely, standing).values()]
    const own = letter.marks.filter(({ stance }) => stance === 'against')
    const found = new Set(
      chosen.flatMap((one) => faultsAt(letter, one).filter((mark) => names(mark, one.id))),
    )
    faults += own.length
    shown += chosen.length
    right += found.size
    if (own.length > 0) continue
    lawful += 1
    falseAlarms += chosen.length
  }
  const [precision, recall] = [right / shown, right / faults]
  const f1 = (2 * precision * recall) / (precision + recall)
  return `precision ${percent(precision)}, recall ${percent(recall)} of ${faults}, F1 ${percent(f1)}; ${(falseAlarms / lawful).toFixed(2)} in each of ${lawful} lawful letters`
}

/** Of what patterns miss: what is met indeed, and what would be taken for met though it is not. */
function metFrom(judged: readonly Judged[], least: number): string {
  const missing = judged.flatMap((one) => one.missing)
  const share = (isMet: boolean) => {
    const all = missing.filter((one) => one.isMet === isMet)
    return `${percent(all.filter(({ odds }) => odds >= least).length / all.length)} of ${all.length}`
  }
  return `met ${share(true)}, not met ${share(false)}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
