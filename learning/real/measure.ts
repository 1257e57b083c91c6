/**
 * `node learning/real/measure.ts --texts FOLDER [--part learn|look|sealed]`: holds the engine against the marks of
 * real papers and of the invented ones in corpus/papers, and prints what a careful reader would say of its reports.
 * The texts are made by makeTexts.ts; without them it says so and measures nothing. Of the sealed
 * part only sums are printed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Counts, judge, sumOf } from './judge.ts'
import { invented, type Marked, marked } from './marks.ts'
import { isWhole, type Part, parts } from './parts.ts'
import type { PaperReader } from './reading.ts'
import { todaysEngine } from './todaysEngine.ts'

interface Judged {
  readonly group: Group
  readonly counts: Counts
}

const groups = [
  'real papers',
  'real excerpts and pages',
  'invented policies',
  'invented letters',
] as const
type Group = (typeof groups)[number]

const say = (text = '') => process.stdout.write(`${text}\n`)

/** @returns the counts of each paper whose text is there; says which are not */
function judgePart(part: Part, texts: string, read: PaperReader): Judged[] {
  return [...realPapers(part, texts), ...inventedPapers(part)].map(({ text, marks, group }) => {
    const whole = group !== 'real excerpts and pages'
    return { group, counts: judge(text, marks, read(text), whole) }
  })
}

interface Paper {
  readonly text: string
  readonly marks: Marked
  readonly group: Group
}

function realPapers(part: Part, texts: string): Paper[] {
  return settledMarks(new URL(`marks/${part}.jsonl`, import.meta.url)).flatMap((marks) => {
    const file = join(texts, `${marks.id}.txt`)
    if (!existsSync(file)) return absent(`${marks.id}: its text is absent.`)
    const text = readFileSync(file, 'utf8')
    if (createHash('sha256').update(text).digest('hex') !== marks.sha256)
      return absent(`${marks.id}: its text is another than the one that was marked.`)
    return [{ text, marks, group: isWhole(marks.id) ? groups[0] : groups[1] }]
  })
}

/** Invented papers lie in the corpus with their words. */
function inventedPapers(part: Part): Paper[] {
  return linesOf(new URL(`../../corpus/papers/${part}.jsonl`, import.meta.url)).map((line) => {
    const { text, ...marks } = invented.parse(line)
    return { text, marks, group: marks.paper.kind === 'school_policy' ? groups[2] : groups[3] }
  })
}

function absent(why: string): [] {
  say(why)
  return []
}

/** Of a paper that two have marked, what was settled where they differed, else what the first of them marked. */
function settledMarks(file: URL): Marked[] {
  const all = linesOf(file).map((line) => marked.parse(line))
  const ids = [...new Set(all.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const own = all.filter((marks) => marks.id === id)
    return own.find(({ reader }) => reader === 'settled') ?? own[0] ?? []
  })
}

function linesOf(file: URL): unknown[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown)
}

/** One line of the table for papers of one sort. */
function report(name: string, counts: Counts): void {
  const of = (part: number, whole: number) =>
    whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(0)} % (${part} of ${whole})`
  const issues =
    counts.issuesTrue + counts.issuesWorthAsking + counts.issuesArguable + counts.issuesFalse
  const found = counts.foundRight + counts.foundArguable + counts.foundFalse
  const perPaper = (counts.issuesFalse / Math.max(1, counts.papers)).toFixed(2)
  const perWords = ((10_000 * counts.issuesFalse) / Math.max(1, counts.words)).toFixed(2)
  say(`${name}: ${counts.papers} papers, ${counts.words} words`)
  say(
    `  issues: ${counts.issuesTrue} true, ${counts.issuesWorthAsking} worth asking, ${counts.issuesArguable} arguable, ${counts.issuesFalse} false (${perPaper} a paper, ${perWords} in 10,000 words)`,
  )
  say(`  true or worth asking: ${of(counts.issuesTrue + counts.issuesWorthAsking, issues)}`)
  say(`  faults found: ${of(counts.faultsFound, counts.faults)}`)
  say(`  "found" without support: ${of(counts.foundFalse, found)}`)
  say(`  met points seen: ${of(counts.foundRight, counts.met)}`)
  say(`  kinds: ${of(counts.kindRight, counts.papers)}`)
  say(`  people: seen ${of(counts.peopleRight, counts.people)}; ${counts.peopleNamed} named`)
  say(`  dates: recall ${of(counts.datesRight, counts.dates)}`)
  say(`  dates with the right meaning: ${of(counts.datesMeant, counts.dates)}`)
  say(`  dates listed: ${counts.datesListed}`)
}

function main(): void {
  const { texts, part: wanted } = parseArgs({
    options: { texts: { type: 'string', default: '' }, part: { type: 'string' } },
  }).values
  if (!existsSync(texts)) {
    say('The texts of real papers are absent, so nothing is measured.')
    return
  }
  for (const part of parts) {
    if (wanted !== undefined && wanted !== part) continue
    const judged = judgePart(part, texts, todaysEngine)
    say(`\n== ${part} ==`)
    for (const group of groups) {
      const own = judged.filter((one) => one.group === group)
      report(group, sumOf(own.map(({ counts }) => counts)))
    }
  }
}

if (import.meta.main) main()
