import type { Reading, Sentence } from '../../document/reading.ts'
import type { Stance } from '../../reader/stances.ts'
import type { Facts } from '../facts.ts'
import { findParties } from '../findings/parties.ts'
import type { Party } from '../findings/party.ts'
import { roleWords } from '../findings/rolePatterns.ts'
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

/** Names are found by patterns, so what two of them have in common is said with care. */
const LIKELIHOOD = 0.7

/**
 * Whether the document gives one person two parts that the rule keeps apart.
 *
 * @param stances of all sentences to the point
 * @returns undefined where it does not, or where the point keeps no parts apart
 */
export function onePerson(
  { reading }: Facts,
  id: string,
  stances: readonly Stance[],
): Verdict | undefined {
  const apart = keptApart.get(id)
  if (!apart) return undefined
  const parties = findParties(reading)
  const [both] = parties.flatMap((party) => {
    if (party.role !== apart.role) return []
    const other = parties.find((one) => apart.others.includes(one.role) && isOnePerson(party, one))
    return other ? [{ party, other }] : []
  })
  if (!both) return undefined
  const at = ownWords(reading, both.other) ?? saying(reading, both.party, stances)
  return { state: 'contradicted', at, likelihood: LIKELIHOOD }
}

/** The words by which whoever signs tells of the other part, where the signature does not. */
function ownWords({ sentences }: Reading, { role }: Party): Sentence | undefined {
  const tells = new RegExp(`\\bI\\b[^.;|]*, as [^.;|]{0,40}${roleWords[role]}`)
  return sentences.find(({ text }) => tells.test(text))
}

/** The sentence that goes against the point, where one does, or else the one that names the person and comes closest. */
function saying({ sentences }: Reading, party: Party, stances: readonly Stance[]): Sentence {
  const against = ({ index }: Sentence) => stances[index]?.against ?? 0
  const surname = wholeName(party).split(' ').at(-1) ?? ''
  const [likeliest] = sentences.toSorted((a, b) => against(b) - against(a))
  if (likeliest && against(likeliest) > 0) return likeliest
  const naming = sentences.filter(({ text }) => text.includes(surname))
  return naming.toSorted((a, b) => against(b) - against(a))[0] ?? party.sentence
}

/** A surname alone may be that of two people. */
function isOnePerson(one: Party, other: Party): boolean {
  const name = wholeName(one)
  return name.includes(' ') && name === wholeName(other)
}

function wholeName({ fullName, name }: Party): string {
  return (fullName ?? name).replace(/^(?:(?:M[rsx]|Mrs|Miss|Dr|Prof|Professor|Hon|Rev)\.? )+/, '')
}
