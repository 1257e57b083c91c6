import { describe, expect, it, test } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import type { Letter } from '../fixtures/letter.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { documentTypes } from '../report.ts'
import { classifyDocument } from './classifyDocument.ts'

const kindOf = (text: string) => classifyDocument(readDocument(onePage(text)))
const isRight = (letter: Letter) => [letter.docType, letter.alsoRight].includes(kindOf(letter.text))

describe('K9 on letters of our own', () => {
  const sets = [
    ['tune', tuneLetters, 1],
    ['held-out', heldOutLetters, 0.95],
  ] as const

  it.each(sets)(
    'of the %s letters, at least the wanted share is told right',
    (_name, letters, share) => {
      const wrong = letters.filter((letter) => !isRight(letter)).map(({ name }) => name)
      const most = Math.floor(letters.length * (1 - share))
      expect(wrong.slice(most)).toEqual([])
    },
  )

  it('has letters of every kind', () => {
    const kinds = new Set([...tuneLetters, ...heldOutLetters].map(({ docType }) => docType))
    expect([...documentTypes].filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it('keeps no letter in both halves', () => {
    expect(tuneLetters.filter((letter) => heldOutLetters.includes(letter))).toEqual([])
  })
})

const interview = `Lark College, Title IX Office

Dear Ana,

I would like to meet with you on Tuesday, March 3, 2026 at 2 p.m. in Hall 4 about the formal complaint. After the investigation a hearing will be held and a written determination issued.`

test('K1 a step that is still to come does not make the kind', () => {
  expect(kindOf(interview)).toBe('notice_of_meeting_or_interview')
})

test('K2 a complaint that is told to the person it names is a notice, also when it sets an interview', () => {
  const notice = `A formal complaint of stalking was filed against you on March 1 by Bo Lind. You are presumed not responsible.`
  expect(kindOf(interview.replace('I would like', `${notice} I would like`))).toBe(
    'notice_of_allegations',
  )
})

test('K3 an appeal decision recites the decision without becoming one', () => {
  const text = `Lark University\n\nDear parties,\n\nOn May 1 the panel found Mr. Lind responsible for stalking under the Title IX policy and suspended him. He appealed. The appeal is denied and the determination stands.`
  expect(kindOf(text)).toBe('appeal_decision')
  expect(kindOf(text.replace(/ He appealed.*/, ''))).toBe('written_determination')
})

test('K4 the same words from a landlord are not of a case', () => {
  const text = (from: string, rule: string) =>
    `${from}\n\nDear Mr. Lind,\n\nThis letter is written notice that a formal complaint of sexual harassment has been filed against you. ${rule}`
  expect(kindOf(text('Lark University', 'You may have an advisor.'))).toBe('notice_of_allegations')
  expect(kindOf(text('Hill Properties', 'The landlord may end the lease of any tenant.'))).toBe(
    'other',
  )
})

test('K5 a letter under a conduct code is told apart, with nothing of Title IX it is another paper', () => {
  const text = (conduct: string) =>
    `Lark University\nOffice of Student Conduct\n\nDear Mr. Lind,\n\nYou are charged with a violation of the Student Code of Conduct: ${conduct}. Please meet with me on May 3 at noon.`
  expect(kindOf(text('touching another student. This is not a Title IX matter'))).toBe(
    'general_conduct',
  )
  expect(kindOf(text('alcohol in your room'))).toBe('other')
})

describe('K5 orders of a school that names no Title IX', () => {
  it.each([
    'Lark University\nOffice of Student Conduct\n\nDear Mr. Roe,\n\nEffective immediately, you may not have any contact with Jane Doe. This no-contact directive stays in place until further notice.',
    'Lark University\n\nDear Ms. Doe,\n\nA mutual no contact order has been issued between you and Mary Poe following the roommate conflict.\n\nDean of Students',
    'Birch College Campus Safety\n\nDear John Roe,\n\nYou are hereby notified that you are barred from all property of Birch College. If you come onto campus, you will be arrested.',
    'Rowan College Public Safety\n\nTo: Sam Poe\n\nYou are not allowed to enter the campus for one year.',
    'Ash University Housing\n\nDear Bo,\n\nYou and Max Orr are to have no contact with each other. This directive is in effect from May 1, 2026.',
    'Lark University Police\n\nTRESPASS WARNING\n\nTo: John Roe\n\nEntering will be treated as a crime.',
  ])('are a matter of general conduct: %s', (text) => {
    expect(kindOf(text)).toBe('general_conduct')
  })

  it.each([
    'Hill Properties\n\nDear Mr. Roe,\n\nYou have violated your lease: noise and smoking. As a student of Lark University you live near campus. The tenant must leave the premises.',
    'Lark University Bursar\n\nDear Mr. Roe,\n\nYour account has a balance due of $450 for a parking fine. Please pay by March 10, 2026. You may appeal the parking violation.',
    'LARK CITY (AP) - A student of Lark University was arrested for trespass and alcohol. A spokesman declined to comment. The Dean of Students suspended the student.',
    'BIO 101 Syllabus, Fall 2026\n\nInstructor: Ana Poe. Office hours Monday. Plagiarism is a violation of the honor code. Grading: midterm 40, final 60.',
    'Dear Mary,\n\nMy roommate got in trouble for alcohol and had to meet the Dean of Students. Please do not contact John about it.\n\nLove, Jane',
    'Dear John,\n\nPlease do not contact me again. Stay away from me and my dorm. I will tell the university.\n\nJane',
    'Mega Mart\n\nTrespass notice\n\nDear John Roe,\n\nYou are barred from all Mega Mart stores because of theft.',
    'Lark University\n\nDear students,\n\nAlcohol is not allowed in residence halls and the Student Code of Conduct applies to you. You must stay off campus on Sunday.',
    'Acme Corp\n\nDear Mr. Roe,\n\nYou violated the employee code of conduct. You must stay away from the plant.',
  ])('a lease, a bill, news, a syllabus, a private letter stay another paper: %s', (text) => {
    expect(kindOf(text)).toBe('other')
  })
})

test('K6 a condition does nothing', () => {
  const text = (words: string) => `Lark University Title IX Office\n\nDear parties,\n\n${words}`
  expect(kindOf(text('The formal complaint is dismissed as of today.'))).toBe('dismissal_notice')
  expect(kindOf(text('If the formal complaint is dismissed, you will be told.'))).toBe('other')
})

test('K7 rules for everybody are a policy, also without the word', () => {
  const rules = `Lark College\n\nA complainant may file a formal complaint with the Title IX Coordinator. The investigator gives each party the evidence. A hearing is held. The decision-maker uses the preponderance of the evidence. Either party may appeal. The respondent is presumed not responsible. Each party may have an advisor.`
  expect(kindOf(rules)).toBe('school_policy')
})

test('K8 empty and unreadable texts are other papers', () => {
  expect(kindOf('')).toBe('other')
  expect(kindOf('\ud800 | | \n\n?')).toBe('other')
})

test('K12 what is done and what it is done to make the deed, in any order', () => {
  const text = (words: string) => `Dear both,\n\nThis is about your Title IX case. ${words}`
  expect(kindOf(text('The ruling of May 2 is undone and a new panel will sit.'))).toBe(
    'appeal_decision',
  )
  expect(kindOf(text('Here our path ends: I have dropped the complaint.'))).toBe('dismissal_notice')
})

test('K13 a later step that recites the complaint is that step', () => {
  const recital = 'On May 2 Ms. Ash filed a formal complaint of sexual harassment about you.'
  const text = (words: string) => `Lark College\n\nDear Mr. Birch,\n\n${recital} ${words}`
  expect(kindOf(text('An adviser may help you.'))).toBe('notice_of_allegations')
  expect(kindOf(text('She has withdrawn it, so the case is now closed.'))).toBe('dismissal_notice')
})

test('K13 rules against harassment of somebody who is no school are another paper', () => {
  const rules = (who: string) =>
    `Policy on sexual harassment\n\n${who} prohibits sexual harassment. Any person may report it. The respondent is told. Each party may bring a witness. Either party may appeal.`
  expect(kindOf(rules('The college'))).toBe('school_policy')
  expect(kindOf(rules('The bowling club'))).toBe('other')
})
