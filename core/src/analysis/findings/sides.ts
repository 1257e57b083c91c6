import type { Reading } from '../../document/reading.ts'
import { sampleOf } from '../classify/sampleOf.ts'
import { type Role, roles } from '../report.ts'
import { isPartOf } from './names.ts'
import type { Party } from './party.ts'
import { isSide, type Side } from './rolePatterns.ts'
import {
  addressee,
  childOf,
  isFamily,
  type NamedPerson,
  twoInTitle,
  twoReaders,
} from './writers.ts'

const accuses = '(?:complaint|allegations?|charges?|claims?|reports?)'
const toRespondent = new RegExp(
  [
    `\\b${accuses}\\b[^.;]{0,90}\\b(?:against|about|naming|names?|concerning) you\\b(?! (?:filed|made|may|can|have))`,
    '\\byou (?:are|have been|were) (?:named|identified|accused|alleged|charged|the respondent)',
    "\\byou(?:'re| are| remain| are still)? presumed (?:to be )?not responsible",
    'alleg\\w+ that you\\b|that you (?:sexually )?(?:harass|touch|assault|grop|stalk)',
    '(?<!\\byou )alleg(?:es|ed|ing) that\\b[^.;]{0,120}\\byou (?:had |then |also |repeatedly )?(?:touch|grab|kiss|grop|follow|push|slapp|expos|penetrat|harass|stalk|text|messag|put|sent|held)',
  ].join('|'),
)
const toComplainant = new RegExp(
  [
    '\\b(?:complaint|report) (?:that |which )?you (?:have )?(?:filed|signed|made|submitted|brought)',
    '(?<!\\b(?:if|when|should|before|unless|once|after) )\\byou (?:have )?(?:filed|signed|submitted|brought|made) (?:a|the|this|your) (?:signed )?(?:formal )?(?:title ix )?(?:complaint|report)\\b',
    '\\byour (?:formal )?complaint\\b|\\byour report (?:of|on|that|about|reached|received)\\b',
    'you may have (?:been|experienced)|the (?:student|person|employee) (?:whom |that )?you (?:have )?named|\\byou named another|\\byou are the complainant\\b',
  ].join('|'),
)
/** A letter to somebody who speaks for a side. */
const toParent =
  /\byour (?:son|daughter|child)\b|\b(?:complaint|report) (?:that |which )?you (?:have )?(?:filed|signed|submitted|made|brought) (?:for|on behalf of)\b/
/** Words to a party alone. */
const toParty =
  /\byour (?:own )?(?:advis[eo]r|interview|appeal|hearing|statement|response|account)\b|\badvis[eo]r of your (?:own )?choice|\byou (?:had )?prevailed/

/** The person to whom the letter is written, where it says which side they are on, and says it of one side alone. */
export function sideTold(reading: Reading): Party | null {
  const sample = sampleOf(reading.sentences)
  const isTold = (says: RegExp) => sample.some(({ plain }) => says.test(plain))
  const told = (
    [
      ['complainant', toComplainant],
      ['respondent', toRespondent],
    ] as const
  ).filter(([, says]) => isTold(says))
  const outright = told.filter(([side]) => isTold(new RegExp(`\\byou are the ${side}\\b`)))
  const [role, more] = (outright.length === 1 ? outright : told).map(([side]): Side => side)
  if (!role || more || (outright.length !== 1 && isTold(toParent))) return null
  const person = addressee(reading)
  if (!person || (outright.length !== 1 && isParent(reading, person))) return null
  return { role, ...person }
}

/**
 * Where one side alone is known: the other one of two people to whom the letter is written or whom its title names, or
 * the one reader, where the letter speaks to a party.
 */
export function withOtherSide(reading: Reading, parties: readonly Party[]): readonly Party[] {
  const [one, more] = parties.filter(({ role }) => isSide(role))
  if (!one || more) return parties
  const other =
    otherOf(one, twoReaders(reading) ?? twoInTitle(reading)) ??
    notOf(one, childOf(reading)) ??
    otherReader(reading, one)
  const isOfficial = parties.some(({ name }) => other !== null && isPartOf(other.name, name))
  if (!other || isOfficial) return parties
  const role: Role = one.role === 'complainant' ? 'respondent' : 'complainant'
  const all = [...parties, { role, ...other }]
  return all.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
}

function otherOf(one: Party, two: readonly NamedPerson[] | null): NamedPerson | null {
  const own = two?.find(({ name }) => isPartOf(one.name, name))
  return (own && two?.find((person) => person !== own)) ?? null
}

function otherReader(reading: Reading, one: Party): NamedPerson | null {
  const sample = sampleOf(reading.sentences)
  if (!sample.some(({ plain }) => toParty.test(plain))) return null
  if (sample.some(({ plain }) => toParent.test(plain))) return null
  const reader = addressee(reading)
  return reader && isParent(reading, reader) ? null : notOf(one, reader)
}

/** Whether somebody else of the reader's surname is named who may be the party: a letter to a parent. */
function isParent({ document: { text } }: Reading, { name }: NamedPerson): boolean {
  return isFamily(text, name)
}

function notOf(one: Party, other: NamedPerson | null): NamedPerson | null {
  const isOne =
    other &&
    (one.name === other.name || isPartOf(one.name, other.name) || isPartOf(other.name, one.name))
  return isOne ? null : other
}
