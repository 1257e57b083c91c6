import { readFileSync } from 'node:fs'
import { findParties } from '@hub/core/analysis/findings/parties'
import { isoOf } from '@hub/core/deadlines/civilDate'
import { findLengths, isoLength } from '@hub/core/deadlines/lengths'
import { letterDay } from '@hub/core/deadlines/letterDate'
import { resolveDates } from '@hub/core/deadlines/resolveDates'
import type { Reading } from '@hub/core/document/reading'
import { type ReaderModel, readStances } from '@hub/core/reader/stances'
import { type Evidence, evidenceOf, readingOf } from './evidence.ts'
import { type Judges, judgeOf } from './judges.ts'
import type { PaperReader, PaperReading } from './reading.ts'
import { roleOf } from './todaysEngine.ts'

/** From how likely on something is said; below it nothing is. */
const LEAST = { met: 0.7, against: 0.7, missing: 0.7 } as const

type Act = PaperReading['dates'][number]['act']
type Kind = PaperReading['kind']

/** The learned reader, as it reads a paper for the measure. */
export function learnedReader(model: ReaderModel, judgesFile: string): PaperReader {
  const judges = JSON.parse(readFileSync(judgesFile, 'utf8')) as Judges
  return async (text) => {
    const reading = readingOf(text)
    const times = timesIn(reading)
    const stances = await readStances(reading.sentences, model, times)
    const kind = highest(stances.kinds) as Kind
    const evidence = evidenceOf(kind, reading, stances)
    return {
      kind,
      ...judged(kind, evidence, judges),
      people: findParties(reading).map(({ role, start, end }) => ({
        role: roleOf[role],
        start,
        end,
      })),
      dates: times.flatMap((time, place) => {
        const act = stances.times[place]?.act ?? 'none'
        const from = reading.sentences[time.sentence]?.start ?? 0
        if (act === 'none') return []
        return [{ iso: time.iso, start: from + time.start, end: from + time.end, act: act as Act }]
      }),
    }
  }
}

function judged(kind: Kind, evidence: readonly Evidence[], judges: Judges) {
  const isPolicy = kind === 'school_policy'
  const issues: PaperReading['issues'][number][] = []
  const found: string[] = []
  for (const { id, signs, against } of evidence) {
    const likely = (judge: keyof Judges) => judgeOf(judges[judge], signs, isPolicy)
    if (likely('against') >= LEAST.against)
      issues.push({ id, kind: 'contradicted', start: against.start, end: against.end })
    else if (likely('met') >= LEAST.met) found.push(id)
    else if (likely('missing') >= LEAST.missing) issues.push({ id, kind: 'missing' })
  }
  return { issues, found }
}

/** Dates and lengths of time as they are written; what they are about the model says. */
function timesIn(reading: Reading) {
  const lengths = reading.sentences.flatMap((sentence) =>
    findLengths(sentence).map((length) => ({
      sentence: sentence.index,
      start: length.start,
      end: length.end,
      iso: isoLength(length),
    })),
  )
  const dates = [...resolveDates(reading, letterDay(reading))].flatMap(([sentence, own]) =>
    own.map(({ start, end, day }) => ({ sentence: sentence.index, start, end, iso: isoOf(day) })),
  )
  return [...lengths, ...dates]
}

function highest(odds: ReadonlyMap<string, number>): string {
  return [...odds].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}
