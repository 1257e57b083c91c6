import type { Reading, Sentence } from '../../document/reading.ts'
import type { Stance } from '../../reader/stances.ts'
import type { Facts } from '../facts.ts'
import { isTitle, shownName } from '../people/names.ts'
import type { Party } from '../people/party.ts'
import { roleWords } from '../people/rolePatterns.ts'
import type { Role } from '../report.ts'
import type { Verdict } from '../verdict.ts'

/** Whoever has the one part may have none of the others. */
interface Apart {
  readonly role: Role
  readonly others: readonly Role[]
}

/** By the point: 106.45(b)(7)(i) and (b)(8)(iii)(B). */
const keptApart: ReadonlyMap<string, Apart> = new Map([
  ['DET-01', { role: 'decision_maker', others: ['investigator', 'title_ix_coordinator'] }],
  [
    'APP-03',
    {
      role: 'appeal_officer',
      others: ['decision_maker', 'investigator', 'title_ix_coordinator'],
    },
  ],
])

/** One person by both parts. */
interface Both {
  readonly party: Party
  readonly other: Party
}

/** Whoever writes a decision on an appeal tells that they decided before. */
const tellsOfChair =
  /(?<![“"])\bI (?:chaired|sat on|served on|presided (?:at|over)) (?:the|that|your) (?:[a-z]+ )?(?:panel|hearing)\b/

/** Whoever has a part that the rule keeps apart is not praised as fair, by the point of the praise: 106.45(b)(8)(iii)(C). */
const fairness: ReadonlyMap<string, string> = new Map([['APP-04', 'APP-03']])

/** Whether one person has two parts that leave nothing to praise at this point. */
export function isTornBetween(facts: Facts, id: string): boolean {
  const apart = fairness.get(id)
  return apart !== undefined && onePerson(facts, apart, []) !== undefined
}

/** Names are found by patterns and by the reader, so what two of them have in common is said with care. */
const LIKELIHOOD = 0.7

/**
 * Whether the document gives one person two parts that the rule keeps apart.
 *
 * @param stances of all sentences to the point
 * @returns undefined where it does not, or where the point keeps no parts apart
 */
export function onePerson(
  { docType, parties, reading }: Facts,
  id: string,
  stances: readonly Stance[],
): Verdict | undefined {
  const apart = keptApart.get(id)
  if (!apart) return undefined
  const chaired = docType === 'appeal_decision' && apart.role === 'appeal_officer'
  const told = chaired && reading.sentences.find(({ text }) => tellsOfChair.test(text))
  if (told) return { state: 'contradicted', at: told, likelihood: LIKELIHOOD }
  const [both] = parties.flatMap((party) => {
    if (party.role !== apart.role) return []
    const other = parties.find((one) => apart.others.includes(one.role) && isOnePerson(party, one))
    return other ? [{ party, other }] : []
  })
  if (!both) return undefined
  const at = ownWords(reading, both.other) ?? saying(reading, both, stances)
  return { state: 'contradicted', at, likelihood: LIKELIHOOD }
}

/** The words by which whoever signs tells of the other part, where the signature does not. */
function ownWords({ sentences }: Reading, { role }: Party): Sentence | undefined {
  const tells = new RegExp(`\\bI\\b[^.;|]*, as [^.;|]{0,40}${roleWords[role]}`)
  return sentences.find(({ text }) => tells.test(text))
}

/** The sentence that goes against the point, where one does, or else that which tells one of the two parts. */
function saying({ sentences }: Reading, both: Both, stances: readonly Stance[]): Sentence {
  const against = ({ index }: Sentence) => stances[index]?.against ?? 0
  const [likeliest] = sentences.toSorted((a, b) => against(b) - against(a))
  if (likeliest && against(likeliest) > 0) return likeliest
  const { party, other } = both
  const isBare = party.sentence.text === party.name
  return isBare || against(other.sentence) > against(party.sentence)
    ? other.sentence
    : party.sentence
}

/** A surname alone may be that of two people. */
function isOnePerson(one: Party, other: Party): boolean {
  const name = wholeName(one)
  // Words that only hint at a part prove none.
  return !one.isHint && !other.isHint && name.includes(' ') && name === wholeName(other)
}

/** A name as it is compared: a signature may be in capitals, and a list may have the surname first. */
function wholeName({ fullName, name }: Party): string {
  return shownName(fullName ?? name)
    .toLowerCase()
    .split(' ')
    .filter((word) => !isTitle(word))
    .join(' ')
}
