import { sentencesOf } from '@hub/core/text/readingGrade'
import { z } from 'zod'
import type { Report } from './problem.ts'
import { reportSlots, text } from './schema.ts'

/** What an entry can be found to be, each with the text that makes it so. */
const states = { against: 'contradicted', missing: 'missing', ask: 'toAsk' } as const
type State = keyof typeof states

/** Words of a report that are told of a law with care: a report says what reads against a rule, and judges nobody. */
const judging = ['violat', 'illegal', 'unlawful', 'wrong']
const MOST_IN_SHORT = 60
const MOST_SENTENCES = 2
/** The name of the document at the beginning of a sentence, which is known when a report is drawn. */
const slots = ['Paper']

const words = z.strictObject({
  against: text.optional(),
  missing: text.optional(),
  ask: text.optional(),
})
const quoted = z.strictObject({
  /** As the rule has them; what is left out is marked by “…”. */
  words: text.max(320, 'has more than 320 characters'),
  /** Where they stand, if not at the entry's own cite. */
  cite: text.optional(),
})

/** What a report shows of a point, one text for each state that it can have. */
export const pointWords = {
  /** The few words of the first screen. */
  short: words,
  /** What the document says, then what the rule says. */
  headline: words,
  /** What a document gets right that meets it; in a policy, where other words are true of it. */
  met: text,
  metInPolicy: text.optional(),
  /**
   * The rule's own words. An entry that can only be asked about has none: what it asks about follows from a court's
   * order, which is no paragraph of 34 CFR Part 106.
   */
  rule: z.array(quoted).default([]),
  /** The same from the paragraph of `citeInSchools`. */
  ruleInSchools: z.array(quoted).default([]),
}
const written = z.object(pointWords)
type Quoted = z.infer<typeof quoted>

export type WrittenWords = z.infer<typeof written> & {
  readonly cite: string
  readonly citeInSchools?: string | undefined
} & { readonly [source in (typeof states)[State]]?: string | undefined }

type LineOf = (...path: readonly PropertyKey[]) => number

/** Reports what is lacking in the words of an entry, or does not stand there as it should. */
export function reportWords(entry: WrittenWords, lineOf: LineOf, report: Report): void {
  for (const key of ['short', 'headline'] as const) {
    for (const state of Object.keys(states) as State[]) {
      const said = entry[key][state]
      const source = states[state]
      const line = lineOf(key, state)
      if (said === undefined && entry[source] !== undefined)
        report(line, `“${key} › ${state}” is missing; there is a “${source}”.`)
      if (said !== undefined && entry[source] === undefined)
        report(line, `“${key} › ${state}” is never shown; there is no “${source}”.`)
    }
  }
  for (const said of Object.values(entry.short)) {
    if (said === undefined || said.length <= MOST_IN_SHORT) continue
    report(lineOf('short'), `“${said}” has more than ${MOST_IN_SHORT} characters.`)
  }
  for (const { words: said, line } of saidOf(entry, lineOf)) {
    if (sentencesOf(said).length > MOST_SENTENCES)
      report(line, `“${said}” has more than ${MOST_SENTENCES} sentences.`)
    for (const word of judging.filter((one) => said.toLowerCase().includes(one)))
      report(line, `“${word}” judges; say what the words do, and what the rule says.`)
    reportSlots(said, slots, (sentence) => report(line, sentence))
  }
  if (entry.rule.length === 0 && (entry.contradicted ?? entry.missing) !== undefined)
    report(
      lineOf(),
      '“rule” is missing: what a document must say is shown in the rule’s own words.',
    )
  if (entry.ruleInSchools.length > 0 !== (entry.citeInSchools !== undefined))
    report(lineOf('ruleInSchools'), '“ruleInSchools” and “citeInSchools” stand there together.')
}

/** Every text of our own, with its line. */
function saidOf({ short, headline, met, metInPolicy }: WrittenWords, lineOf: LineOf) {
  const found: { readonly words: string; readonly line: number }[] = []
  for (const [key, said] of Object.entries({ short, headline }))
    for (const [state, one] of Object.entries(said))
      if (one !== undefined) found.push({ words: one, line: lineOf(key, state) })
  for (const [key, one] of Object.entries({ met, metInPolicy }))
    if (one !== undefined) found.push({ words: one, line: lineOf(key) })
  return found
}

/** The cites that an entry quotes, each with its line. */
export function quotedCites(entry: WrittenWords, lineOf: LineOf) {
  return (['rule', 'ruleInSchools'] as const).flatMap((key) =>
    entry[key].flatMap(({ cite }, at) =>
      cite === undefined ? [] : [{ cite, line: lineOf(key, at, 'cite') }],
    ),
  )
}

/** The words as core's type has them: each quotation with its cite. */
export function compiledWords(entry: WrittenWords): object {
  const { short, headline, met, metInPolicy, rule, ruleInSchools, cite, citeInSchools } = entry
  return {
    short,
    headline,
    met,
    ...(metInPolicy && { metInPolicy }),
    rule: rule.map((one) => withCite(one, cite)),
    ...(citeInSchools && {
      ruleInSchools: ruleInSchools.map((one) => withCite(one, citeInSchools)),
    }),
  }
}

function withCite({ words: said, cite }: Quoted, usual: string) {
  return { words: said, cite: cite ?? usual }
}
