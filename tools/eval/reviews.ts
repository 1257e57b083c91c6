/** The finder of identifying details over marked reviews, in two halves of which one is never shown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MarkedReview, measureDetails } from './measureDetails.ts'
import { openDetails } from './openDetails.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Prints recall by kind and false marks in innocent texts, for each half.
 *
 * @param folder holds `read.jsonl` and `sealed.jsonl`
 * @param flags `--faults` prints what went wrong in the read half; `--read` leaves the sealed half alone
 */
export async function evaluateReviews(folder: string, flags: readonly string[]): Promise<void> {
  const tagger = await openDetails()
  for (const half of flags.includes('--read') ? ['read'] : ['read', 'sealed']) {
    const reviews = readFileSync(join(folder, `${half}.jsonl`), 'utf8')
      .trim()
      .split('\n')
    const figures = await measureDetails(
      reviews.map((line) => JSON.parse(line) as MarkedReview),
      tagger,
    )
    if (half === 'read' && flags.includes('--faults')) {
      for (const fault of figures.faults) say(fault)
    }
    say(`\n${half}: ${reviews.length} texts`)
    for (const [kind, { found, marked }] of figures.recall) {
      say(`  ${kind.padEnd(14)} ${found} of ${marked}  ${(found / marked).toFixed(3)}`)
    }
    const { innocent, falseInInnocent, wrongElsewhere } = figures
    say(
      `  false marks    ${falseInInnocent} in ${innocent} innocent texts, ${wrongElsewhere} in others`,
    )
  }
}
