import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { findParties } from './parties.ts'

describe('F3 nobody has the part of another person', () => {
  const named = (text: string) =>
    findParties(readDocument(onePage(text))).map(
      ({ role, name, fullName }) => `${role}: ${fullName ?? name}`,
    )

  it('A role behind one name in a list is not that of the next name', () => {
    expect(named('TO: Ana Orr-Paz, Complainant Bo Lind, Respondent')).toEqual([
      'complainant: Ana Orr-Paz',
      'respondent: Bo Lind',
    ])
    expect(named('Present: Mae Oh, investigator Lee Park, who takes notes').join()).not.toContain(
      'Lee Park',
    )
  })

  it('A party is not filled up with the name of an uncle who advises', () => {
    const text =
      'The report went to Caleb West and to his advisor, his uncle Mr. Dirk West. It alleges that Mr. West followed her.'
    expect(named(text)).toContain('respondent: Mr. West')
    expect(named(text).join()).not.toContain('respondent: Mr. Dirk West')
  })

  it('A surname alone is filled up with the one given name that the document has', () => {
    const text =
      'Re: Hale / Lind\n\nDear Bo Lind,\n\nA complaint was filed against you by Hale. It went to Mae Hale.'
    expect(named(text)).toEqual(['complainant: Mae Hale'])
  })

  it('Whoever decides something else than the case is not its decision-maker', () => {
    expect(named('Mr. Lee Sturge will decide whether the Code of Conduct applies.')).toEqual([])
    expect(named('It goes on until Mr. Lee Sturge decides that it has run its course.')).toEqual([])
    expect(named('Mr. Lee Sturge will decide whether he is responsible.')).toEqual([
      'decision_maker: Mr. Lee Sturge',
    ])
  })

  it('The next person of a list has not the office before it, nor is a firm a person', () => {
    const list = 'Only the Title IX Coordinator, Mr. Yarrow and those staff who help will see it.'
    expect(named(list)).toEqual([])
    expect(named('Yours,\n\nMae Yoon\n\nYoon & Abern LLP, Investigator')).toEqual([
      'investigator: Mae Yoon',
    ])
  })

  it('An adviser of a thesis is no advisor in the case', () => {
    expect(
      named('You filed a complaint against your former thesis adviser, Professor Stel Brand.'),
    ).toEqual(['respondent: Professor Stel Brand'])
  })

  it('One advisor is named once, by "Prof." and by "Professor"', () => {
    const text = 'COPY: Prof. Rena Abar (advisor)\n\nPresent: you, Professor Abar as your advisor'
    expect(named(text)).toEqual(['advisor: Prof. Rena Abar'])
  })

  it.each([
    'You may appeal. It must be in writing and reach the Superintendent, Dr. Amos Whit, by June 9.',
    'Either party may appeal by May 5. Associate Provost Amos Whit, who has had no part in this case, decides.',
    `An appeal that comes by Monday is on time. ${'Grounds are errors that changed the outcome. '.repeat(6)}Send it to Dr. Amos Whit.`,
  ])('Who decides the appeal: %s', (text) => {
    expect(named(text).join()).toMatch(/^appeal_officer: .*Amos Whit$/)
  })

  it.each([
    ['Lila Monte, a first-year student, filed a formal complaint.', 'complainant: Lila Monte'],
    [
      'Your complaint states that your partner, Gar Pohl, sent you messages.',
      'respondent: Gar Pohl',
    ],
    ['Our principal, Mr. Dale Fens, will be the investigator.', 'investigator: Mr. Dale Fens'],
  ])('%s', (text, party) => {
    expect(named(text)).toEqual([party])
  })

  it('A parent who filed is not the complainant', () => {
    expect(named('Lila Monte, a parent of two, filed a formal complaint.')).toEqual([])
  })
})

describe('F3 a part is that of whom the words tell it', () => {
  const named = (text: string) =>
    findParties(readDocument(onePage(text))).map(
      ({ role, name, fullName }) => `${role}: ${fullName ?? name}`,
    )

  it('A parent who signs the complaint is no party, where the letter tells that she is one', () => {
    const signed = 'Ms. Orr signed a formal complaint on May 1.'
    expect(named(signed)).toEqual(['complainant: Ms. Orr'])
    expect(named(`Ms. Ana Orr, Mae's mother, has this letter too. ${signed}`)).toEqual([])
    expect(named(`Mae's mother, Ms. Ana Orr, has this letter too. ${signed}`)).toEqual([])
  })

  it('An office with another name behind it is not that of whoever signs above it', () => {
    expect(
      named('Yours,\n\nBo Lind\n\nInvestigator\n\nTitle IX Coordinator: Ms. Ana Orr, 555-0119'),
    ).toEqual(['investigator: Bo Lind', 'title_ix_coordinator: Ms. Ana Orr'])
  })

  it('A party to whom an appeal is sent does not decide it', () => {
    const text = 'The respondent is Mr. Bo Lind. I sent your appeal to Mr. Lind.'
    expect(named(text)).toEqual(['respondent: Mr. Bo Lind'])
  })

  it('A parent to whom a letter is written for a child is no advisor', () => {
    const text =
      'To: Ms. Ana Orr (for Mae) and Mr. Bo Lind (for Lee); copy to advisor Atty. J. Park'
    expect(named(text)).toEqual(['advisor: Atty. J. Park'])
  })

  it('Somebody behind "an advisor each," is none', () => {
    expect(named('Present: the two of you, an advisor each, Mr. Bo Lind, a technician')).toEqual([])
  })

  it('Whoever is told of a school decides, not the school', () => {
    expect(named('The principal at Larks decides. He came from Larks last year.')).toEqual([])
  })

  it('A party who appealed did not therefore complain', () => {
    expect(named("On May 7 Lind's parents filed an appeal.")).toEqual([])
  })

  it('"Neither" and "I\u2019ve" name nobody', () => {
    expect(named('Neither has filed a formal complaint.')).toEqual([])
    expect(named('As deputy coordinator I\u2019ve been asked to write to you.')).toEqual([])
  })
})

describe('F3 people whose part is told in a sentence', () => {
  const named = (text: string) =>
    findParties(readDocument(onePage(text))).map(
      ({ role, name, fullName }) => `${role}: ${fullName ?? name}`,
    )

  it.each([
    [
      'Please bring it to Mrs. Orr (Title IX Coordinator, Hale Hall 8).',
      'title_ix_coordinator: Mrs. Orr',
    ],
    ['Dr. Ana Orr, who investigated it, sent you the file.', 'investigator: Dr. Ana Orr'],
    ["If you say no, Mr. Lind's investigation goes on.", 'investigator: Mr. Lind'],
    [
      'Mrs. Ana Orr, assistant superintendent, who decides, must weigh it anew.',
      'decision_maker: Mrs. Ana Orr',
    ],
    ['Mr. Bo Lind, the principal, makes the decision.', 'decision_maker: Mr. Bo Lind'],
    [
      'It will be decided only at the end of the process, by Dr. Ana Orr.',
      'decision_maker: Dr. Ana Orr',
    ],
    ['I called Professor Orr, who chaired the panel.', 'decision_maker: Professor Orr'],
    ["I uphold Ms. Orr's decision.", 'decision_maker: Ms. Orr'],
    ["Ms. Orr's decision, as changed by this letter, is final.", 'decision_maker: Ms. Orr'],
    [
      'Bo Lind of Campus Life, who completed facilitator training, would meet you.',
      'facilitator: Bo Lind',
    ],
  ])('%s', (text, party) => {
    expect(named(text)).toContain(party)
  })

  it.each([
    ["The dismissal does not rest on Ms. Orr's decision alone."],
    ['We have decided to look into an allegation made by Mr. Lind.'],
    ["The decision is final on the day Dr. Orr's decision on the appeal is given."],
  ])('but nobody where somebody else decides: %s', (text) => {
    expect(named(text)).toEqual([])
  })

  it.each([
    ['Who: you; your advisor; Ms. Ana Orr and Mr. Bo Lind, investigators', 'investigator'],
    ['Ms. Ana Orr and Deputy Chief (ret.) Bo Lind investigate.', 'investigator'],
    ['Panel .......... the Ms. Ana Orr (ret.), chair; Mr. Bo Lind', 'decision_maker'],
    ['Present: one advisor each (Ms. Ana Orr for you, Mr. Bo Lind for him)', 'advisor'],
  ])('each of two in a list: %s', (text, role) => {
    expect(named(text).map((one) => one.replace(/(?:M[rs]\. )/, ''))).toEqual([
      `${role}: Ana Orr`,
      `${role}: Bo Lind`,
    ])
  })

  it('Whoever signs is told by the work that they speak of', () => {
    const signed = (words: string, office = '') => named(`${words}\n\nYours,\n\nBo Lind${office}`)
    expect(signed('I will read it before I finish the report.')).toEqual(['investigator: Bo Lind'])
    expect(signed('This is my decision on the appeal.')).toEqual(['appeal_officer: Bo Lind'])
    expect(signed('I will read it.')).toEqual([])
  })

  it('Whoever chaired the hearing and hears the appeal has both parts where one sentence says so', () => {
    const text =
      'You wrote about the appeal to Ms. Orr. The appeal was heard by Dr. Bo Lind, who chaired the panel.'
    expect(named(text)).toEqual(['decision_maker: Dr. Bo Lind', 'appeal_officer: Dr. Bo Lind'])
  })

  it('A word beside one name does not hide whom a sentence names', () => {
    const text =
      'It is about your appeal. We did not write to Ms. Ana Orr.\n\nThe appeal was heard by Dr. Bo Lind.'
    expect(named(text)).toEqual(['appeal_officer: Dr. Bo Lind'])
  })

  it('That a coordinator also investigates is not taken from a passing word', () => {
    expect(
      named('You see it before I write the report.\n\nYours,\n\nBo Lind\nTitle IX Coordinator'),
    ).toEqual(['title_ix_coordinator: Bo Lind'])
  })
})
