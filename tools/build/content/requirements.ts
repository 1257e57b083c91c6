import { type Severity, titleIxDocuments } from '@hub/core/analysis/report'
import { isCite } from '@hub/core/knowledge/cites'
import { olderCopy, putBackWords, ruleInForce } from '@hub/core/knowledge/law'
import { z } from 'zod'
import { type Facts, readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import { compiledWords, pointWords, quotedCites, reportWords } from './pointWords.ts'
import { type Report, reportRepeated } from './problem.ts'
import { reportSlots, text } from './schema.ts'

const severities = ['critical', 'major', 'minor'] as const satisfies readonly Severity[]
/** Whose rule a point is, as the guide calls them. */
const audiences = { College: 'postsecondary', 'K-12': 'k12' } as const
type AudienceName = keyof typeof audiences

/** Written for every kind of document of a case, and for policies. */
const ALL = 'all'
const document = z.enum(titleIxDocuments)
const place = z.strictObject({ cite: text, severity: z.enum(severities) })

const point = place.extend({
  title: text,
  /** For schools that are no colleges, where another paragraph says the same. */
  citeInSchools: text.optional(),
  /** Other requirements that are met, or not, by the same words. */
  also: z.record(text, place).default({}),
  documents: z.preprocess(
    (written) => (written === ALL ? titleIxDocuments : written),
    z.array(document).min(1, 'names no document'),
  ),
  except: z.array(document).default([]),
  audience: z.enum(Object.keys(audiences) as [AudienceName, ...AudienceName[]]).optional(),
  missing: text.optional(),
  /** In which of its documents the rule wants it; absent where in each. The silence of the others says nothing. */
  mustBeIn: z.array(document).min(1, 'names no document').optional(),
  contradicted: text
    .refine((words) => words.includes('. '), 'must be two sentences: what is said, what is asked')
    .optional(),
  toAsk: text.optional(),
  /** What is told instead in a particular case, by a name that the check knows it by. */
  particular: z.record(text, text).default({}),
  why: text,
  ask: text,
  ...pointWords,
})
const points = z.record(text, point)

type Written = z.infer<typeof point>
type Place = z.infer<typeof place>

/** What is said of the state of the law stands in one file of core; texts name it. */
const slots = { ruleInForce, olderCopy, putBackDay: putBackWords } as const

export interface CompiledRequirements {
  /** Where each requirement stands, by its id. */
  readonly requirements: Readonly<Record<string, Place>>
  /** What is said of it, by the first of the requirements that it is about. */
  readonly points: Readonly<Record<string, object>>
  /** What is said of a point in a particular case, such as 'DET-09.one-party'. */
  readonly particulars: Readonly<Record<string, string>>
}

/** Reads the table of requirements in one language: a file for each stage of a case. */
export function readRequirements(folder: Folder): CompiledRequirements {
  const requirements: Record<string, Place> = {}
  const compiled: Record<string, object> = {}
  const particulars: Record<string, string> = {}
  for (const name of folder.named('.yaml')) {
    const file = `${name}.yaml`
    const report = folder.report(file)
    const read = readFacts(folder.read(file) ?? '', points, report)
    for (const [id, written] of Object.entries(read?.value ?? {})) {
      const lineOf: Facts<unknown>['lineOf'] = (...path) => read?.lineOf(id, ...path) ?? 1
      const own = { cite: written.cite, severity: written.severity }
      takePlace(id, own, lineOf, report)
      for (const [other, where] of Object.entries(written.also)) {
        takePlace(other, where, (...path) => lineOf('also', other, ...path), report)
      }
      reportMistakes(written, lineOf, report)
      compiled[id] = pointOf(id, written)
      for (const [name, words] of Object.entries(written.particular)) {
        particulars[`${id}.${name}`] = filled(words)
      }
    }
  }
  folder.reportRest('Only files that end in .yaml stand here.')
  return { requirements, points: compiled, particulars }

  function takePlace(id: string, where: Place, lineOf: Facts<unknown>['lineOf'], report: Report) {
    if (!isId(id)) report(lineOf(), `“${id}” is no number of a requirement, such as NOA-07.`)
    if (id in requirements) report(lineOf(), `“${id}” stands in the table twice.`)
    reportCite(where.cite, lineOf('cite'), report)
    requirements[id] = where
  }
}

/** Letters for the stage of a case, a hyphen and two digits. */
function isId(id: string): boolean {
  return /^[A-Z]{2,3}-\d\d$/.test(id)
}

function reportMistakes(written: Written, lineOf: Facts<unknown>['lineOf'], report: Report): void {
  if (written.citeInSchools) {
    reportCite(written.citeInSchools, lineOf('citeInSchools'), report)
  }
  for (const { cite, line } of quotedCites(written, lineOf)) reportCite(cite, line, report)
  reportWords(written, lineOf, report)
  for (const key of ['documents', 'except', 'mustBeIn'] as const) {
    const words = (written[key] ?? []).map((word, at) => ({ text: word, line: lineOf(key, at) }))
    reportRepeated(words, report)
  }
  for (const [at, name] of written.except.entries()) {
    if (written.documents.includes(name)) continue
    report(lineOf('except', at), `“${name}” is not among the documents.`)
  }
  reportMustBeIn(written, lineOf, report)
  const all = [
    ...Object.entries(textsOf(written)).map(([key, words]) => ({ words, line: lineOf(key) })),
    ...Object.entries(written.particular).map(([name, words]) => {
      return { words, line: lineOf('particular', name) }
    }),
  ]
  for (const { words, line } of all) {
    reportSlots(words, Object.keys(slots), (sentence) => report(line, sentence))
  }
}

/** No rule wants anything of every document, so a point of all of them names those that must hold it. */
function reportMustBeIn(
  { documents, except, missing, mustBeIn }: Written,
  lineOf: Facts<unknown>['lineOf'],
  report: Report,
): void {
  if (missing === undefined) {
    if (mustBeIn) report(lineOf('mustBeIn'), '“mustBeIn” is never used; there is no “missing”.')
    return
  }
  if (!mustBeIn && documents.length === titleIxDocuments.length)
    report(lineOf('missing'), '“mustBeIn” is missing: no rule wants it in all documents.')
  for (const [at, name] of (mustBeIn ?? []).entries()) {
    if (documents.includes(name) && !except.includes(name)) continue
    report(lineOf('mustBeIn', at), `“${name}” is not among the documents.`)
  }
}

function reportCite(cite: string, line: number, report: Report): void {
  if (!isCite(cite)) report(line, `“${cite}” is no cite that we know.`)
}

/** A point as core's type has it. */
function pointOf(id: string, written: Written): object {
  const { also, audience, citeInSchools, documents, except, mustBeIn } = written
  return {
    requirements: [id, ...Object.keys(also)],
    documents: documents.filter((name) => !except.includes(name)),
    ...(mustBeIn && { mustBeIn }),
    ...(audience && { audience: audiences[audience] }),
    ...(citeInSchools && { citeInSchools }),
    ...Object.fromEntries(
      Object.entries(textsOf(written)).map(([key, words]) => [key, filled(words)]),
    ),
    ...compiledWords(written),
  }
}

/** The texts that there are, by their names. */
function textsOf({ title, missing, contradicted, toAsk, why, ask }: Written) {
  const texts = { title, missing, contradicted, toAsk, why, ask }
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function filled(words: string): string {
  return Object.entries(slots).reduce(
    (known, [name, value]) => known.replaceAll(`{${name}}`, value),
    words,
  )
}
