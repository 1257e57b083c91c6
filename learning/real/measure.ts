/**
 * `node learning/real/measure.ts --texts FOLDER [--part learn|look|sealed] [--told] [--model FOLDER]`: holds the analysis, with
 * the reader that ships or another, against the marks of real papers and of the invented ones in corpus/papers, and
 * prints what a careful reader would say of its reports; with `--told` of the policies alone, each read as what its owner
 * would say that it is. The texts are made by makeTexts.ts; without them it says so and measures nothing. Of the sealed
 * part only sums are printed.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { analyze } from '@hub/core/analysis/analyze'
import { onePage } from '@hub/core/document/documentText'
import type { ReaderModel } from '@hub/core/reader/stances'
import { openReader } from '@hub/server/analysis/openReader'
import { type Counts, judge, sumOf } from './judge.ts'
import { type Group, groups, papersOf } from './papers.ts'
import { type Part, parts } from './parts.ts'
import { readPaper } from './readPaper.ts'
import { judgeLetter, type LetterCounts, unseenLetters } from './unseenLetters.ts'

interface Judged {
  readonly group: Group
  readonly counts: Counts
}

const POLICY = 'school_policy'

const say = (text = '') => process.stdout.write(`${text}\n`)

/** @returns the counts of each paper whose text is there; says which are not */
async function judgePart(
  part: Part,
  texts: string,
  reader: ReaderModel,
  isTold: boolean,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { text, marks, group, isWhole } of papersOf(part, texts, say)) {
    if (isTold && marks.paper.kind !== POLICY) continue
    const reading = await readPaper(text, reader, isTold ? POLICY : undefined)
    judged.push({ group, counts: judge(text, marks, reading, isWhole) })
  }
  return judged
}

/** Letters by writers who saw nothing of ours: what is said to read against a rule. */
async function measureLetters(reader: ReaderModel): Promise<void> {
  const letters = unseenLetters()
  const counts: LetterCounts[] = []
  let kinds = 0
  for (const letter of letters) {
    const report = await analyze(onePage(letter.text), reader)
    counts.push(judgeLetter(letter, report))
    if (report.docType === letter.kind) kinds++
  }
  const sum = (of: (one: LetterCounts) => number, some = counts) =>
    some.reduce((all, one) => all + of(one), 0)
  const [precision, recall] = [
    sum((one) => one.toldRightly) /
      Math.max(
        1,
        sum((one) => one.told),
      ),
    sum((one) => one.faultsFound) / sum((one) => one.faults),
  ]
  const lawful = counts.filter(({ isLawful }) => isLawful)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  say(`\nunseen letters: ${letters.length}; kinds ${percent(kinds / letters.length)}`)
  say(
    `  words against: precision ${percent(precision)}, recall ${percent(recall)}, F1 ${percent((2 * precision * recall) / (precision + recall))}`,
  )
  say(
    `  ${lawful.length} lawful ones: ${sum((one) => one.told, lawful)} false (${(sum((one) => one.told, lawful) / lawful.length).toFixed(2)} a letter)`,
  )
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
  say(`  silences told: ${counts.silences}, true or worth asking ${counts.silencesTrue}`)
  say(`  faults found: ${of(counts.faultsFound, counts.faults)}`)
  say(`  of those that the table has words for: ${of(counts.tellableFound, counts.tellable)}`)
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
    told,
    model,
  } = parseArgs({
    options: {
      texts: { type: 'string', default: '' },
      part: { type: 'string' },
      told: { type: 'boolean', default: false },
      model: { type: 'string', default: 'models/reader' },
    },
  }).values
  if (!existsSync(texts)) {
    say('The texts of real papers are absent, so nothing is measured.')
    return
  }
  const reader = await openReader(model)
  for (const part of parts) {
    if (wanted !== undefined && wanted !== part) continue
    const judged = await judgePart(part, texts, reader, told)
    say(`\n== ${part} ==`)
    for (const group of groups) {
      const own = judged.filter((one) => one.group === group)
      report(group, sumOf(own.map(({ counts }) => counts)))
    }
    if (part === 'look' && !told) await measureLetters(reader)
  }
}

if (import.meta.main) await main()
