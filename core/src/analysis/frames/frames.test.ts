/** The rules with their ideas: in any order, by name, and what a whole letter does not grant. */
import { describe, expect, test } from 'vitest'
import { cites } from '../../knowledge/cites.ts'
import { readingGrade } from '../../text/readingGrade.ts'
import { checkRules } from '../checkRules.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType } from '../report.ts'
import { type RequirementId, requirements } from '../requirements.ts'
import { rules } from '../rules/index.ts'
import { assurances } from './assurances.ts'
import { frames } from './index.ts'

const found = (docType: DocumentType, text: string) =>
  checkRules(rules, factsOf(text, { docType, audience: 'postsecondary' })).issues
const ids = (docType: DocumentType, text: string) => found(docType, text).map(({ id }) => id)

describe('ideas that stand together', () => {
  test.each([
    ['MTG-05', 'notice_of_meeting_or_interview', 'In the lobby is where your parents wait.'],
    ['MTG-05', 'notice_of_meeting_or_interview', 'We like to do these with just the student.'],
    [
      'MTG-07',
      'notice_of_meeting_or_interview',
      'Nor should he go looking for people to back up his story, and he must not be talking about this with other kids.',
    ],
    [
      'EVR-06',
      'evidence_review_letter',
      'The respondent was sent the file weeks ago and has until May 1.',
    ],
    ['SUP-04', 'supportive_measures_letter', 'The new lock comes to $90, on your student account.'],
    [
      'ERM-02',
      'no_contact_or_emergency_removal_notice',
      'The step spares the school unwanted press.',
    ],
    [
      'IR-02',
      'informal_resolution_notice',
      'A nod over the phone is all we need for you to take part.',
    ],
  ] as const)('%s reads against them whatever their order: %#', (id, docType, text) => {
    expect(ids(docType, text)).toContain(id)
  })

  test.each([
    ['MTG-05', 'notice_of_meeting_or_interview', 'Your advisor may wait with you.'],
    [
      'MTG-07',
      'notice_of_meeting_or_interview',
      'We do not talk about your case with other students.',
    ],
    [
      'EVR-06',
      'evidence_review_letter',
      'The respondent was sent the file at the same time as you.',
    ],
    ['SUP-04', 'supportive_measures_letter', 'The lock costs $90, which the college pays.'],
    [
      'ERM-02',
      'no_contact_or_emergency_removal_notice',
      'The reason is an immediate threat to her physical safety, whatever the press says.',
    ],
    [
      'IR-02',
      'informal_resolution_notice',
      'A nod over the phone is not enough to take part; sign the form.',
    ],
  ] as const)('%s lets pass what only looks like it: %#', (id, docType, text) => {
    expect(ids(docType, text)).not.toContain(id)
  })

  test('a person stands for the side that the letter puts them on', () => {
    const named =
      'Complainant: Ada Brook\n\nYou may appeal the decision. Ms. Brook does not have that option.'
    const appeal = (text: string) =>
      found('written_determination', text).find(({ id }) => id === 'DET-09')?.kind
    expect(appeal(named)).toBe('contradicted')
    expect(found('written_determination', named).map(({ cite }) => cite)).toContain(
      '34 CFR 106.45(b)(8)(i)',
    )
    expect(appeal(named.replace('Ms. Brook', 'The caterer'))).toBe('missing')
  })
})

const removal = (risk: string, challenge: string) => `Dear Mr. Falk,

You are removed from campus as of today. A formal complaint was filed against you on May 1. ${risk}
Your professors will send work. You may take part in class by video. ${challenge}
This is no finding. It lasts until the process is over. Your rights under Section 504 are as they were.
Please return your key to the front desk before you go. The housing office will forward your mail.`
const weighed =
  'We weighed the facts of your case and the risk: there is an immediate threat to her physical safety.'
const heard = 'The Provost will see you tomorrow if you want to contest this.'

describe('what a whole letter grants', () => {
  const kind = 'no_contact_or_emergency_removal_notice'

  test('is asked about where it is not found', () => {
    const issues = found(kind, removal('That is all we can say.', 'Be patient with us.'))
    expect(issues.map(({ id, kind: state }) => `${id} ${state}`)).toEqual([
      'ERM-01 ask',
      'ERM-02 ask',
      'ERM-03 ask',
    ])
    for (const { text } of issues) expect(text).toContain('We did not find')
  })

  test('is left alone where the letter grants it in its own words', () => {
    expect(ids(kind, removal(weighed, heard))).toEqual([])
  })

  test('of removals, is not asked of a letter that only forbids contact', () => {
    const order = (line: string) => `Dear Mr. Falk,

The university has received a report under its Title IX policy. From today you have a no-contact directive with Ms. Brook. It applies to both of you alike.
${line} This is no discipline and no finding. You go on with your classes, your job and your housing as before.
The order covers calls, messages and notes, and what friends pass on for you. If you share a class, sit apart and come to us for another section.
You may ask us to change the order at any time, and we answer within three days. Supportive measures are there for you, too.`
    for (const line of [
      'Breaking this order may result in discipline, up to suspension.',
      'You are barred from contacting her in person, by phone or through others.',
      'A student who violates the order can be removed from housing.',
    ]) {
      expect(ids(kind, order(line))).toEqual([])
    }
  })

  test('is not asked about for a few lines, which tell nothing of the rest', () => {
    expect(ids(kind, 'You are removed from campus as of today.')).toEqual([])
  })

  test('a topic is asked about only where it comes up, with the words', () => {
    const hearing = (recording: string) => `Dear parties,

The live hearing is on May 4, 2026 at 9 a.m. in Room 2, with both of you and the panel, to decide on the complaint.
Each advisor will ask the other party questions out loud. A party who has no advisor gets one free of charge.
You received the report in March. You may be in separate rooms. ${recording}
The panel writes to both of you. Park behind the library. Water will be on the table for everyone.
Please be there a quarter of an hour before we begin, and bring your identity card for the desk.`
    const record = (text: string) =>
      found('hearing_notice', hearing(text)).find(({ id }) => id === 'HRG-10')
    expect(record('No tape or transcript will exist.')?.quote).toContain('No tape or transcript')
    expect(record('A transcript is made, and you may read it.')).toBeUndefined()
    expect(record('Lunch is at noon.')).toBeUndefined()
  })
})

test('each idea is filed under a requirement with a cite of the rule in force', () => {
  for (const id of [...Object.keys(frames), ...Object.keys(assurances)] as RequirementId[]) {
    expect(cites).toContain(requirements[id].cite)
    expect(rules.some((rule) => rule.requirements.includes(id))).toBe(true)
  }
})

test('the sexual past has another paragraph in schools than in colleges', () => {
  const cite = (audience: 'k12' | 'postsecondary') => {
    const text =
      'She had gone out with other men that semester, which bears on what she would have agreed to.'
    const facts = factsOf(text, { docType: 'investigative_report', audience })
    return checkRules(rules, facts).issues.find(({ id }) => id === 'HRG-08')?.cite
  }
  expect(cite('k12')).toBe('34 CFR 106.45(b)(6)(ii)')
  expect(cite('postsecondary')).toBe('34 CFR 106.45(b)(6)(i)')
})

test('a rule with ideas has the words for what they find', () => {
  const against = Object.keys(frames) as RequirementId[]
  const without = rules.filter(
    ({ requirements: own, contradicted }) =>
      own.some((id) => against.includes(id)) && !contradicted,
  )
  expect(without.map(({ title }) => title)).toEqual([])
})

test.each(
  Object.entries(assurances).flatMap(([id, all]) => all.map(({ text }) => [id, text] as const)),
)('%s asks in plain words', (_, text) => {
  expect(readingGrade(text)).toBeLessThanOrEqual(10.5)
  expect(text).not.toMatch(/violat|broke the law|illegal|!/)
})
