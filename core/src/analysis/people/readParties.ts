import type { Reading } from '../../document/reading.ts'
import type { RoleOdds } from '../../reader/roles.ts'
import { type Role, roles } from '../report.ts'
import type { NameMention } from './nameMentions.ts'
import type { Party } from './party.ts'
import { isSameWord, type NamedPerson, personsIn, type ReadMention, wordsOf } from './persons.ts'
import { addressee } from './writers.ts'

/** Log odds from which on the reader's word is taken: nobody at all is better than a wrong name. */
const LEAST_ODDS = 1
/** Who is heard at a hearing, or serves it, is easily taken for whoever decides. */
const LEAST: Partial<Record<Role, number>> = { decision_maker: 2.5, title_ix_coordinator: 1.5 }

/**
 * The people whom the words name outright, and those of whom only the whole letter tells: the reader's word is taken for
 * whoever has no part yet, and for no side that has its person.
 *
 * @param told those whom the words name outright (`findParties`)
 * @param odds what the reader says of each mention
 */
export function withReadParties(
  reading: Reading,
  told: readonly Party[],
  mentions: readonly NameMention[],
  odds: readonly (RoleOdds | undefined)[],
): readonly Party[] {
  const people = peopleOf(reading, mentions, odds)
  const own = told.filter(
    (one) => !isSide(one.role) || !people.some((person) => isOf(person, one) && isParent(person)),
  )
  const ofOthers = new Set(own.map(({ role }) => role).filter(isOfOne))
  const read = people
    .filter((person) => !told.some((one) => isOf(person, one)))
    .flatMap((person) => partyOf(reading, person, ofOthers) ?? [])
    .toSorted((one, other) => other.odds - one.odds)
    .filter(
      ({ role }, at, all) =>
        !isOfOne(role) || ![...own, ...all.slice(0, at)].some((other) => other.role === role),
    )
  return [...own, ...read].toSorted(
    (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
  )
}

/** The people whom the document names, each with what the reader says of them; "you" is whom a letter is written to. */
function peopleOf(
  reading: Reading,
  mentions: readonly NameMention[],
  odds: readonly (RoleOdds | undefined)[],
): NamedPerson[] {
  const read = mentions.flatMap((mention, place): ReadMention[] => {
    const own = odds[place]
    return own ? [{ ...mention, odds: withoutDenied(reading, mention, own) }] : []
  })
  const yours = read.filter(({ name }) => name === undefined)
  const to = addressee(reading)
  return personsIn(read).map((person) =>
    to && hasName(person, to.name)
      ? { ...person, mentions: [...person.mentions, ...yours] }
      : person,
  )
}

/** What the reader says of a mention, without the parts that the words around it give to somebody else. */
function withoutDenied({ sentences }: Reading, mention: NameMention, odds: RoleOdds): RoleOdds {
  const { text = '' } = sentences[mention.sentence] ?? {}
  const [before, after] = [text.slice(0, mention.start), text.slice(mention.end)]
  const denied = deniedBy.filter(
    ([, words]) => words.before?.test(before) || words.after?.test(after),
  )
  return new Map([...odds].filter(([role]) => !denied.some(([other]) => other === role)))
}

/** Words beside a name that tell of somebody else who has the part. */
const deniedBy: readonly (readonly [Role, { before?: RegExp; after?: RegExp }])[] = [
  [
    'advisor',
    {
      before: /\b[Aa]dvis[eo]r\s+(?:to|for)\s+(?:the\s+)?$/,
      after: /^,?\s+and\s+(?:his|her|their)\s+(?:advis[eo]r|attorney|lawyer|counsel)\b/,
    },
  ],
  // A party appeals, and gets a copy.
  ['appeal_officer', { before: /^\s*[Cc][Cc]\b/, after: /^\s+(?:may|can|has|have)\s+appeal/ }],
]

function hasName({ mentions }: NamedPerson, name: string): boolean {
  const form = wordsOf(name).join(' ')
  return mentions.some((one) => wordsOf(one.name ?? '').join(' ') === form)
}

/** Whoever has a surname in common may be the same person, unless the given names differ: "M. Lind" and "Ana Lind". */
function isOf({ mentions, name: own }: NamedPerson, { name, fullName = name }: Party): boolean {
  const [given = '', ...more] = wordsOf(fullName)
  const last = more.at(-1) ?? given
  const [ownGiven = '', ...ownMore] = wordsOf(own)
  if (more.length > 0 && ownMore.length > 0 && !isSameWord(given, ownGiven)) return false
  return mentions.some((one) => one.name !== undefined && wordsOf(one.name).at(-1) === last)
}

/** Whoever signs for a child is no party. */
function isParent({ mentions }: NamedPerson): boolean {
  const [best] = mentions
    .flatMap(({ odds }) => [...odds])
    .toSorted(([, one], [, other]) => other - one)
  return best !== undefined && best[0] === 'parent' && best[1] >= LEAST_ODDS
}

interface ReadParty extends Party {
  readonly odds: number
}

/**
 * The person in their likeliest role, where a mention tells it surely enough: that mention is shown. Whoever sounds like
 * either party is not on a side that has its person.
 */
function partyOf(
  { sentences }: Reading,
  person: NamedPerson,
  ofOthers: ReadonlySet<Role>,
): ReadParty | null {
  const all = person.mentions
    .flatMap((mention) => [...mention.odds].map(([role, odds]) => ({ mention, role, odds })))
    .toSorted((one, other) => other.odds - one.odds)
  const likeliest = roles.find((one) => one === all[0]?.role)
  const isTaken = likeliest !== undefined && ofOthers.has(likeliest)
  const best = isTaken ? all.find(({ role }) => role === otherSide(likeliest)) : all[0]
  const role = roles.find((one) => one === best?.role)
  const sentence = best && sentences[best.mention.sentence]
  if (!sentence || !role || best.odds < (LEAST[role] ?? LEAST_ODDS)) return null
  const { name = person.name, start, end } = best.mention
  return {
    role,
    name,
    fullName: person.name,
    start: sentence.start + start,
    end: sentence.start + end,
    sentence,
    // The reader's word alone does not show that one person has two parts.
    isHint: true,
    odds: best.odds,
  }
}

const otherSide = (role: Role) => (role === 'complainant' ? 'respondent' : 'complainant')
const isOfOne = (role: Role) => isSide(role) || role === 'title_ix_coordinator'
const isSide = (role: Role) => role === 'complainant' || role === 'respondent'
