import type { Reading, Sentence } from '../../document/reading.ts'
import { isStandIn } from '../findings/names.ts'
import { findParties } from '../findings/parties.ts'

type Named = readonly (readonly [RegExp, string])[]

const known = new WeakMap<Reading, Named>()
const texts = new WeakMap<Sentence, string>()
const wordOf: Readonly<Record<string, string>> = {
  complainant: 'complainant',
  respondent: 'respondent',
  investigator: 'investigator',
  title_ix_coordinator: 'title ix coordinator',
  deputy_coordinator: 'title ix coordinator',
}
const title = String.raw`(?:(?:mr|ms|mrs|mx|dr|prof)\.?\s+|(?:professor|dean)\s+)?`

/** The sentence's plain text, where people whose part is known stand by their part: "the complainant". */
export function roleText(reading: Reading, sentence: Sentence): string {
  const before = texts.get(sentence)
  if (before !== undefined) return before
  let text = sentence.plain
  for (const [name, role] of namesOf(reading)) text = text.replace(name, role)
  texts.set(sentence, text)
  return text
}

function namesOf(reading: Reading): Named {
  const before = known.get(reading)
  if (before) return before
  const named: [RegExp, string][] = []
  for (const { name, role } of findParties(reading)) {
    const word = wordOf[role]
    const parts = name.toLowerCase().split(/,?\s+/).filter(isOwn)
    // Each student would be the complainant.
    if (isStandIn(name)) continue
    if (!word || parts.length === 0) continue
    const [first, last] = [parts[0] ?? '', parts.at(-1) ?? '']
    const whole = parts.map(escaped).join(String.raw`\s+`)
    const ways = [whole, escaped(last), escaped(first)].join('|')
    named.push([new RegExp(String.raw`(?<![\w'-])${title}(?:${ways})(?![\w-])`, 'g'), word])
  }
  known.set(reading, named)
  return named
}

/** A name's own word, and no title or initial. */
function isOwn(word: string): boolean {
  return (
    word.length > 2 && !/^(?:mrs?|ms|mx|dr|prof|professor|dean|hon|rev|jr|sr|iii)\.?$/.test(word)
  )
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
