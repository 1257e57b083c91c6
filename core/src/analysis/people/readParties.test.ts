import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { mentionsIn, type NameMention } from './nameMentions.ts'
import { findParties } from './parties.ts'
import { withReadParties } from './readParties.ts'

/** The people of a text where the reader says these odds of the mentions of these words. */
function partiesOf(text: string, odds: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  const reading = readDocument(onePage(text))
  const mentions = mentionsIn(reading)
  const of = ({ name = 'you' }: NameMention) => new Map(Object.entries(odds[name] ?? {}))
  return withReadParties(reading, findParties(reading), mentions, mentions.map(of))
}
const inShort = (...given: Parameters<typeof partiesOf>) =>
  partiesOf(...given).map(({ role, name, fullName = name }) => `${role}: ${fullName}`)

describe('F9 people of whom only the whole letter tells', () => {
  const text = 'Ana Orr will see you on Monday. Ms. Orr has read the file. So has Bo Lind.'

  it('have the part that the reader gives to one of their mentions, by the fullest form of the name', () => {
    expect(inShort(text, { 'Ms. Orr': { investigator: 2 } })).toEqual(['investigator: Ana Orr'])
  })

  it('are not named where the reader is unsure', () => {
    expect(inShort(text, { 'Ms. Orr': { investigator: 0.9 } })).toEqual([])
  })

  it('are shown by the words that tell it most surely', () => {
    const [party] = partiesOf(text, {
      'Ana Orr': { investigator: 2 },
      'Ms. Orr': { investigator: 3 },
    })
    expect(text.slice(party?.start, party?.end)).toBe('Ms. Orr')
    expect(party?.sentence.text).toBe('Ms. Orr has read the file.')
  })

  it('may be whoever the letter is written to, by what is said to "you"', () => {
    const letter = 'Dear Mr. Lind,\n\nAll of this is said of what you did.'
    expect(inShort(letter, { you: { respondent: 3 } })).toEqual(['respondent: Mr. Lind'])
    expect(inShort('All of this is said of what you did.', { you: { respondent: 3 } })).toEqual([])
  })

  it('are not whoever has a part by outright words, nor a second person on a side', () => {
    const told = 'The complainant is Ana Orr. Bo Lind was there.'
    expect(inShort(told, { 'Ana Orr': { witness: 4, investigator: 4 } })).toEqual([
      'complainant: Ana Orr',
    ])
    expect(inShort(told, { 'Bo Lind': { complainant: 4 } })).toEqual(['complainant: Ana Orr'])
  })

  it('have one part, the likeliest, and none where they are likelier somebody without one', () => {
    const part = (odds: Record<string, number>) => inShort(text, { 'Bo Lind': odds })
    expect(part({ complainant: 2, respondent: 3 })).toEqual(['respondent: Bo Lind'])
    expect(part({ investigator: 2, witness: 3 })).toEqual([])
  })

  it('decide only where the reader is surer: who is heard is easily taken for who hears', () => {
    expect(inShort(text, { 'Bo Lind': { decision_maker: 2.4 } })).toEqual([])
    expect(inShort(text, { 'Bo Lind': { decision_maker: 2.6 } })).toEqual([
      'decision_maker: Bo Lind',
    ])
  })

  it('are no party where they sign for a child', () => {
    const signed = 'The complaint was filed on May 1 by Ms. Orr. It is about what Ana told.'
    expect(inShort(signed, {})).toEqual(['complainant: Ms. Orr'])
    expect(inShort(signed, { 'Ms. Orr': { parent: 2 }, Ana: { complainant: 2 } })).toEqual([
      'complainant: Ana',
    ])
  })

  it('may be a relative of somebody who has a part', () => {
    const two = 'The advisor is M. Orr. Ana Orr was there.'
    expect(inShort(two, { 'Ana Orr': { complainant: 3 } })).toEqual([
      'complainant: Ana Orr',
      'advisor: M. Orr',
    ])
  })

  it('are on the other side where theirs has its person', () => {
    const told = 'The respondent is Bo Lind. Ana Orr was there.'
    const part = (odds: Record<string, number>) => inShort(told, { 'Ana Orr': odds })
    expect(part({ respondent: 3, complainant: 2 })).toEqual([
      'complainant: Ana Orr',
      'respondent: Bo Lind',
    ])
    expect(part({ respondent: 3, complainant: 0.5 })).toEqual(['respondent: Bo Lind'])
  })

  it('are not told from a form that fits two of them', () => {
    const two = 'Ana Orr and Bo Orr were there. Then Ms. Orr decided.'
    expect(inShort(two, { 'Ms. Orr': { decision_maker: 4 } })).toEqual([])
    const initial = 'Ute Mayer was there. Then M. spoke.'
    expect(inShort(initial, { 'M.': { investigator: 4 } })).not.toEqual(['investigator: Ute Mayer'])
  })
})

describe('F9 the words beside a name outweigh the reader', () => {
  it.each([
    ['To: Ed Poe (advisor to Bo Lind)', 'advisor'],
    ['Bo Lind and his attorney, Ms. Poe, came.', 'advisor'],
    ['You or Bo Lind may appeal this.', 'appeal_officer'],
    ['cc: Bo Lind; E. Poe', 'appeal_officer'],
  ])('that give the part to somebody else: %s', (text, role) => {
    expect(inShort(text, { 'Bo Lind': { [role]: 3 } })).not.toContain(`${role}: Bo Lind`)
  })

  it('a second coordinator is none where one is told outright', () => {
    const text = 'Copy: Mae Orr, Title IX Coordinator. Bo Lind wrote it.'
    expect(inShort(text, { 'Bo Lind': { title_ix_coordinator: 3 } })).toEqual([
      'title_ix_coordinator: Mae Orr',
    ])
  })
})

describe('F9 the mentions of people', () => {
  const named = (text: string) =>
    mentionsIn(readDocument(onePage(text))).flatMap(({ name }) => name ?? [])

  it('are names, and no headings, offices or days', () => {
    expect(
      named('On Monday the Title IX Coordinator, Ana de la Cruz, met J. Strand in Hale Hall 4.'),
    ).toEqual(['Ana de la Cruz', 'J. Strand'])
    expect(named('Dear Ms. M.-J. Tran,\n\nAna Orr, J.D.\nBldg. 4\nEncl.: 2')).toEqual([
      'Ms. M.-J. Tran',
      'Ana Orr',
    ])
  })

  it('begin behind the verb of a question or a condition', () => {
    expect(named('Should Bo Lind come, we meet.')).toEqual(['Bo Lind'])
  })

  it('are not words that the document also writes small', () => {
    expect(named('You get the Designation Form. Each form counts.')).toEqual([])
  })

  it('are no rooms, families or marks of a postscript', () => {
    expect(named('He told you in Hadley 14 of it.')).toEqual([])
    expect(named('The Linds and we met.')).toEqual([])
    expect(named('P.S. Junie left a bottle.')).toEqual(['Junie'])
  })
})
