/** `node learning/real/agreement.ts`: how far two readers of the same paper marked the same, field by field. */
import { existsSync, readFileSync } from 'node:fs'
import { type Marked, marked } from './marks.ts'
import { isWhole, parts } from './parts.ts'

interface Share {
  same: number
  all: number
}

type Span = Readonly<{ start: number; end: number }>
type Shares = Record<string, Share>

/**
 * @returns for each field how many of the marks of either reader the other has too; `points kappa` of verdicts is
 * apart, since most points of a paper are of two verdicts
 */
export function agreement(pairs: readonly (readonly [Marked, Marked])[]): Shares {
  const shares: Shares = {}
  const count = (field: string, same: boolean) => {
    const share = (shares[field] ??= { same: 0, all: 0 })
    share.all++
    if (same) share.same++
  }
  for (const [one, other] of pairs) {
    for (const field of ['kind', 'audience', 'rule', 'isTitleIx'] as const)
      count(field, one.paper[field] === other.paper[field])
    for (const [first, second] of verdicts(one, other))
      count('verdict of a point', first === second)
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const passage of passagesOf(mine))
        count(
          'words of a verdict',
          passagesOf(theirs).some((its) => its.id === passage.id && overlap(its, passage)),
        )
      for (const person of mine.people)
        count(
          'person and role',
          theirs.people.some((its) => its.role === person.role && overlap(its, person)),
        )
      for (const date of mine.dates) {
        const its = theirs.dates.find((one) => one.iso === date.iso && overlap(one, date))
        count('date or length', its !== undefined)
        if (its) count('what the date is for', its.act === date.act)
      }
    }
  }
  return shares
}

/** Cohen's kappa of the verdicts: 0 is what chance gives, 1 is the same throughout. */
export function kappa(pairs: readonly (readonly [Marked, Marked])[]): number {
  const all = pairs.flatMap(([one, other]) => verdicts(one, other))
  const share = (side: 0 | 1, verdict: string) =>
    all.filter((pair) => pair[side] === verdict).length / all.length
  const named = [...new Set(all.flat())]
  const chance = named.reduce((sum, verdict) => sum + share(0, verdict) * share(1, verdict), 0)
  const same = all.filter(([first, second]) => first === second).length / all.length
  return (same - chance) / (1 - chance)
}

/** Of a whole paper each point; of an excerpt, what one of the readers marked. */
function verdicts(one: Marked, other: Marked): [string, string][] {
  const of = (marks: Marked, id: string) =>
    marks.points.find((point) => point.id === id)?.verdict ?? 'not marked'
  const ids = new Set([...one.points, ...other.points].map(({ id }) => id))
  return [...ids].map((id) => [of(one, id), of(other, id)])
}

function passagesOf({ points }: Marked) {
  return points.flatMap(({ id, passages }) => passages.map((passage) => ({ ...passage, id })))
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function main(): void {
  const all = parts.flatMap((part) => {
    const file = new URL(`marks/${part}.jsonl`, import.meta.url)
    if (!existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').split('\n')
    const own = lines.filter((line) => line !== '').map((line) => marked.parse(JSON.parse(line)))
    return own.filter(({ reader }) => reader !== 'settled')
  })
  for (const whole of [true, false]) {
    const own = all.filter(({ id }) => isWhole(id) === whole)
    const pairs = own.flatMap((first, at) => {
      const second = own.slice(at + 1).find(({ id }) => id === first.id)
      return second ? [[first, second] as const] : []
    })
    process.stdout.write(
      `\n${whole ? 'whole papers' : 'excerpts and pages'} read twice: ${pairs.length}\n`,
    )
    if (pairs.length === 0) continue
    for (const [field, { same, all: of }] of Object.entries(agreement(pairs)))
      process.stdout.write(`  ${field}: ${((100 * same) / of).toFixed(0)} % of ${of}\n`)
    process.stdout.write(`  kappa of verdicts: ${kappa(pairs).toFixed(2)}\n`)
  }
}

if (import.meta.main) main()
