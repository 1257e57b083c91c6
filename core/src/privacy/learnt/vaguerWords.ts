import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'

/** Words for what a place or group is, by the noun that it is called by; the first list that has one of its words. */
type Vaguer = readonly (readonly [words: string, nouns: ReadonlySet<string>])[]

const places: Vaguer = [
  ['a floor of a building', wordSet('floor')],
  ['a dorm', wordSet('dorm dorms residence tower towers village quarters hostel')],
  [
    'a room',
    wordSet('room rm lab suite studio lounge office basement bathroom kitchen closet loft booth'),
  ],
  [
    'a building',
    wordSet('hall bldg building center library chapel gym stadium annex union auditorium'),
  ],
  ['a house', wordSet('house houses duplex apartment apartments apts')],
  ['a street', wordSet('street st road rd avenue ave lane drive blvd route highway row')],
  ['a hospital', wordSet('hospital er')],
  ['a clinic', wordSet('clinic')],
  ['a camp', wordSet('camp')],
  ['a school', wordSet('school elementary middle academy college university')],
  ['a parking lot', wordSet('lot garage')],
]

const groups: Vaguer = [
  ['a team', wordSet('team squad crew varsity jv side eight')],
  ['a class', wordSet('class course section seminar lab calc chem bio orgo stats econ homeroom')],
  [
    'a music group',
    wordSet('choir band orchestra ensemble quartet symphony drumline mariachi singers'),
  ],
  [
    'a chapter',
    wordSet('sorority frat fraternity alpha beta delta gamma kappa sigma theta omega phi chi psi'),
  ],
  ['a club', wordSet('club society association alliance union')],
  ['a group', wordSet('group cohort committee board troupe cast')],
]

/** Games that are named for their team: "wrestling kicked me off". */
const games = wordSet(
  'soccer football basketball baseball softball hockey track wrestling volleyball lacrosse swim swimming tennis golf rugby cheer rowing gymnastics',
)

/** What somebody is in a group: said after "I am" or "he was". */
const posts: Vaguer = [
  [
    'an officer of a group',
    wordSet('president treasurer secretary chair captain editor vice leader commander major'),
  ],
  [
    'a member of a team',
    wordSet('quarterback goalie goalkeeper pitcher coxswain forward striker point'),
  ],
  [
    'an employee',
    wordSet('custodian janitor nurse guard lifeguard driver cook librarian cashier clerk barista'),
  ],
  ['a student worker', wordSet('ra ta tutor guide ambassador grader')],
  [
    'a musician',
    wordSet('oboist violinist cellist drummer tenor soprano alto bass harpist flutist trumpeter'),
  ],
]

/** Words that end the head: "the desk at the rec", "the motel the school rents". */
const furthers = wordSet(
  'of at on in by near behind off with from for above over under across the that who which where',
)

/** Vaguer words for a place; null where nothing tells what it is. */
export function vaguerPlace(words: readonly Token[]): string | null {
  // "St. Brigid's" is no street.
  const found = named(places, words[0]?.key === 'st' ? words.slice(1) : words)
  if (found !== null) return found
  // "1120 Orchard", "Bright 317"
  if ((words[0]?.digits ?? 0) > 0) return 'an address'
  return words.some(({ digits }) => digits > 0) ? 'a room' : null
}

/** Vaguer words for a group or course. */
export function vaguerGroup(words: readonly Token[]): string | null {
  const found = named(groups, words)
  if (found !== null) return found
  // "BIO 214"
  const [first, second] = words
  if (words.length === 2 && (second?.digits ?? 0) > 0 && first?.digits === 0) return 'a class'
  return games.has(words.at(-1)?.key ?? '') ? 'a team' : null
}

/** Vaguer words for what somebody is in a group, such as "treasurer of the chess club". */
export function vaguerPost(words: readonly Token[]): string | null {
  return named(posts, headOf(words))
}

/** By the last word of the head ("the desk at the rec" is a desk), else by any word of it. */
function named(list: Vaguer, words: readonly Token[]): string | null {
  const head = headOf(words)
  for (const part of [head.slice(-1), head]) {
    const found = list.find(([, nouns]) => part.some(({ key }) => nouns.has(key)))
    if (found) return found[0]
  }
  return null
}

function headOf(words: readonly Token[]): readonly Token[] {
  const end = words.findIndex(({ key }, at) => at > 0 && furthers.has(key))
  return end < 0 ? words : words.slice(0, end)
}
