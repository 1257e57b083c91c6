/**
 * `node learning/real/reliability.ts --signs FILE [--model FOLDER]`: prints how often each certainty of the judges is
 * right on the points of papers whose signs `signs.ts` wrote. Sums only, so that it may be asked of the sealed part.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Judges, likelihoodOf } from '@hub/core/reader/judge'
import { linesOf } from './settled.ts'

/** A line of `signs.ts` about a point; lines about whole papers have no `verdict`. */
interface Judged {
  readonly group: string
  readonly kind: string
  readonly verdict: string
  /** The rule says that such a paper must hold the point. */
  readonly isAsked: boolean
  readonly signs: readonly number[]
}

/** What a certainty is about, by the mark of a point; a mark that is not named counts as wrong. */
const truths = {
  against: { right: ['against', 'mixed'], unasked: [] },
  met: { right: ['met'], unasked: ['mixed'] },
  missing: { right: ['not_stated'], unasked: ['unmarked', 'silent'] },
} as const
const judgments = ['against', 'met', 'missing'] as const
const steps = [0.1, 0.3, 0.5, 0.7, 0.9, 1.01] as const

/** Of the points whose certainty lies in [from, to): how many there are, and of how many it is true. */
function countIn(
  points: readonly { readonly certainty: number; readonly isRight: boolean }[],
  from: number,
  to: number,
): string {
  const here = points.filter(({ certainty }) => certainty >= from && certainty < to)
  return `${from} and on: ${here.filter(({ isRight }) => isRight).length} of ${here.length}`
}

function main(): void {
  const { signs, model } = parseArgs({
    options: {
      signs: { type: 'string', default: 'signs.jsonl' },
      model: { type: 'string', default: 'models/reader' },
    },
  }).values
  const { judges } = JSON.parse(readFileSync(join(model, 'heads.json'), 'utf8')) as {
    judges: Judges
  }
  const points = (linesOf(pathToFileURL(signs)) as Partial<Judged>[]).filter(
    (line): line is Judged => line.verdict !== undefined,
  )
  for (const group of new Set(points.map((point) => point.group))) {
    for (const judgment of judgments) {
      // Of unseen letters only what goes against a rule is marked.
      if (judgment !== 'against' && group === 'unseen letters') continue
      const { right, unasked } = truths[judgment]
      const asked = points
        .filter((point) => point.group === group && !isIn(unasked, point.verdict))
        .filter(({ isAsked }) => isAsked || judgment !== 'missing')
        .map(({ kind, verdict, signs: own }) => ({
          certainty: likelihoodOf(judges[judgment], own, kind === 'school_policy'),
          isRight: isIn(right, verdict),
        }))
      const counts = steps.slice(0, -1).map((from, at) => countIn(asked, from, steps[at + 1] ?? 2))
      process.stdout.write(`${judgment}, ${group}: ${counts.join('; ')}\n`)
    }
  }
}

const isIn = (names: readonly string[], name: string) => names.includes(name)

main()
