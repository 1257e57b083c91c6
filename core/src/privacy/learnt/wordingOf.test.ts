import { describe, expect, it } from 'vitest'
import { applyReplacement } from '../applyReplacement.ts'
import { tokenize } from '../find/tokenizedText.ts'
import { type LearnedKind, wordingOf } from './wordingOf.ts'

/** The text with the vaguer words for what stands in brackets, or null where none are offered. */
function reworded(kind: LearnedKind, marked: string): string | null {
  const text = marked.replace(/[[\]]/g, '')
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1]
  const { tokens } = tokenize(text)
  const first = tokens.findIndex((token) => token.end > start)
  const last = tokens.findLastIndex((token) => token.start < end)
  const { replacement, ...one } = wordingOf(tokens, first, last, kind)
  if (replacement === null) return null
  const detail = { ...one, why: '', replacement, text: text.slice(one.start, one.end) }
  return applyReplacement(text, detail).text
}

describe('P14 P15: vaguer words for what the network found read well', () => {
  it.each<[LearnedKind, string, string]>([
    ['group', 'he told the whole [lacrosse team] first', 'he told the whole team first'],
    ['group', 'I quit [the chess club] in May.', 'I quit a club in May.'],
    ['group', 'they kicked me out of [BIO 214]', 'they kicked me out of a class'],
    ['group', 'He was [the starting quarterback].', 'He was a member of a team.'],
    ['group', 'I was [treasurer of the chess club] then.', 'I was an officer of a group then.'],
    ['group', 'I am [the night custodian in Burdick].', 'I am an employee.'],
    ['group', 'he works at [the Marriott by the airport]', 'he works at a place nearby'],
    ['group', '[wrestling] kicked me off', 'A team kicked me off'],
    ['group', '[the treasurer] yelled', 'An officer of a group yelled'],
    ['place', 'It happened in [Wheeler Hall].', 'It happened in a building.'],
    ['place', 'We drove from [Minot] to be heard.', 'We drove from a town to be heard.'],
    ['place', 'We met at [the VFW on Tanner Road].', 'We met at a place nearby.'],
    ['place', 'I moved to [Duluth] after that.', 'I moved to a town after that.'],
    ['place', 'it was on [the third floor of Ames]', 'it was on a floor of a building'],
    ['place', 'he lives in [Danforth House] now', 'he lives in a house now'],
    ['place', 'They put her in [the motel the school rents].', 'They put her in a place nearby.'],
    ['place', 'The party was at [1120 Orchard].', 'The party was at an address.'],
    ['circumstance', 'I am [one of two blind students here].', 'I am one of very few.'],
    ['name', 'I read [Addie’s] texts.', 'I read someone’s texts.'],
    ['name', 'they asked [marisela] again', 'they asked someone again'],
    ['circumstance', 'He is [the provost’s nephew].', 'He is related to somebody here.'],
    ['circumstance', 'I am [the one from the video].', 'I am somebody people know.'],
    ['circumstance', 'i am [the only girl in auto shop]', 'i am one of very few'],
    ['date', 'It was over [MLK weekend].', 'It was over that weekend.'],
  ])('%s: %s', (kind, marked, expected) => {
    expect(reworded(kind, marked)).toBe(expected)
  })
})

describe('P14: what has no vaguer words that read well is left to the writer', () => {
  it.each<[LearnedKind, string]>([
    ['group', 'he works [the desk at the rec]'],
    ['group', 'I throw [hammer], there are three of us'],
    ['group', 'im [a tour guy] so'],
    ['group', 'he was my ta in [intro ling] and graded me'],
    ['circumstance', 'I was [the only sober] one there'],
    ['circumstance', 'I am [a Deaf student in a master’s program]'],
    ['date', 'three [Saturdays] in a row'],
    ['place', 'clinicals began at [St. Brigid’s]'],
    ['place', 'it was in the boys’ [room] there'],
    ['circumstance', 'she told Coach Vann’s [wife] that'],
    ['group', 'he was my [section leader] then'],
    ['name', 'one of them was named [iPad] there'],
    ['place', 'I was a junior at [Reed]'],
    ['place', 'the office at [Mesa Verde] knew'],
    ['name', 'my fencing [captain Drew] knew'],
    ['name', 'the [Hendersons] stopped waving'],
    ['name', 'the other [Emma] knew'],
    ['name', 'I go by [Bean] there'],
    ['name', 'they called me [Pops] all year'],
    ['name', 'It went well.\n- [Tam]'],
    ['circumstance', '[I had my jaw wired shut] that month'],
  ])('%s: %s', (kind, marked) => {
    expect(reworded(kind, marked)).toBeNull()
  })
})
