import type { TimeMeaning } from '../reader/times.ts'
import { clauseAround, type DateSite } from './dateSite.ts'

/**
 * What the reader of times says of a day, unless the words of its clause rule that out. Two acts in one sentence lie close together
 * ("the evidence to both on May 4, with answers due May 18"), and the reader may take one for the other.
 */
export function besideWords(
  told: TimeMeaning | undefined,
  site: DateSite,
): TimeMeaning | undefined {
  if (told === undefined) return undefined
  const words = wordsOf(site)
  const { after } = clauseAround(site)
  const rule = rules.find(({ of, if: says, behind, unless }) => {
    if (!of.includes(told.what) || unless?.test(words)) return false
    return says?.test(words) || behind?.test(after)
  })
  return rule ? { ...told, what: rule.is } : told
}

interface Rule {
  /** What the reader takes it for. */
  readonly of: readonly string[]
  /** The words that rule it out, */
  readonly if?: RegExp
  /** or those behind the day that do, */
  readonly behind?: RegExp
  /** unless these stand beside them. */
  readonly unless?: RegExp
  /** What it is by the words. */
  readonly is: string
}

const rules: readonly Rule[] = [
  // The school sends, a party answers.
  {
    of: ['answered', 'answer_evidence'],
    if: /\b(?:evidence|file|materials?|folders?)\b[^.;]{0,60}\b(?:to|with) (?:(?:the|both|all|each|every) )?(?:\w+ )?(?:families|family|part(?:y|ies)|sides?|advisors|everyone|both)\b/,
    unless: /\b(?:answer|respon|repl|comment|due\b|by\b|until\b|receiv|back\b)/,
    is: 'give_evidence',
  },
  {
    of: ['give_evidence'],
    if: /\b(?:gathering|collection|collecting) of (?:the )?evidence\b[^.;]{0,60}\b(?:end|ended|closed?|complet\w*|finished|done)\b/,
    unless: /\b(?:sent|shared|released|sending|share|send)\b/,
    is: 'investigate',
  },
  // A note or a record of a day is not what is alleged to have happened on it.
  {
    of: ['incident'],
    if: /\bcalendar (?:entry )?for $|\b(?:logs?|stills|footage|screenshots?)\b[^.;|]{0,30}$/,
    // Nor does who asks about a day say what happened on it.
    behind: /^[^.;]{0,60}\?/,
    is: 'told',
  },
  // Who tells that they will not sign has filed nothing.
  {
    of: ['complaint'],
    behind:
      /^\s+that\s+(?:\w+\s+){1,3}?(?:(?:did|do|does)(?:\s+not|n't)\s+(?:wish|want|intend)\s+to|would(?:\s+not|n't))\s+(?:sign|file|make)\b/,
    is: 'told',
  },
  { of: ['decide'], if: /\b(?:presid(?:ed|ing) (?:on|over|at))\b/, is: 'hearing' },
  { of: ['meeting'], if: /\bcounsel(?:ing|or)\b|\btherap(?:y|ist)\b/, is: 'measure' },
]

/** A clause shorter than this, in characters, tells nothing. */
const LEAST = 12

/** The words that a day goes with: those before it in its clause, else those behind it; of a row with as many parts as days, its own part. */
function wordsOf(site: DateSite): string {
  const part = partOfRow(site)
  if (part !== null) return part
  const { before, after } = clauseAround(site)
  const own = before.trim().length > LEAST ? before : (after.split(/[,;]/)[0] ?? '')
  return isHead.test(site.previous) ? `${site.previous} ${own}` : own
}

/** "[4] Counseling." leads what follows it. */
const isHead = /^\W*(?:\d+\W+)?[\w ]{1,30}\W*$/

/** "Evidence sent; replies due | July 8; July 24": the part of the row that goes with the day; null elsewhere. */
function partOfRow({ plain, start }: DateSite): string | null {
  if (!plain.includes('|')) return null
  const before = plain.slice(0, start).split('|')
  const cell = before.at(-1) ?? ''
  const lead = before.at(-2) ?? ''
  const behind = plain.slice(start).split('|')[0] ?? ''
  const parts = lead.split('; ')
  if (parts.length < 2 || `${cell}${behind}`.split('; ').length !== parts.length) return null
  return parts[cell.split('; ').length - 1] ?? null
}
