/**
 * `node learning/real/measure.ts --texts FOLDER [--part learn|look|sealed] [--model FOLDER]`: holds the engine, or with a
 * model's folder the learned reader, against the marks of
 * real papers and of the invented ones in corpus/papers, and prints what a careful reader would say of its reports.
 * The texts are made by makeTexts.ts; without them it says so and measures nothing. Of the sealed
 * part only sums are printed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Counts, judge, sumOf } from './judge.ts'
import { learnedReader } from './learnedReader.ts'
import { openReader } from './openReader.ts'
import { type Group, groups, papersOf } from './papers.ts'
import { type Part, parts } from './parts.ts'
import type { PaperReader } from './reading.ts'
import { todaysEngine } from './todaysEngine.ts'

interface Judged {
  readonly group: Group
  readonly counts: Counts
}

const say = (text = '') => process.stdout.write(`${text}\n`)

/** @returns the counts of each paper whose text is there; says which are not */
async function judgePart(part: Part, texts: string, read: PaperReader): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { text, marks, group, isWhole } of papersOf(part, texts, say))
    judged.push({ group, counts: judge(text, marks, await read(text), isWhole) })
  return judged
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

async function main(): Promise<void> {
  const {
    texts,
    part: wanted,
    model,
  } = parseArgs({
    options: {
      texts: { type: 'string', default: '' },
      part: { type: 'string' },
      model: { type: 'string' },
    },
  }).values
  if (!existsSync(texts)) {
    say('The texts of real papers are absent, so nothing is measured.')
    return
  }
  const read = model
    ? learnedReader(await openReader(model), join(model, 'judge.json'))
    : todaysEngine
  for (const part of parts) {
    if (wanted !== undefined && wanted !== part) continue
    const judged = await judgePart(part, texts, read)
    say(`\n== ${part} ==`)
    for (const group of groups) {
      const own = judged.filter((one) => one.group === group)
      report(group, sumOf(own.map(({ counts }) => counts)))
    }
  }
}

if (import.meta.main) await main()
