import { describe, expect, it, test } from 'vitest'
import { factsOf } from '../fixtures/factsOf.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import type { DocumentType, FoundDate } from '../report.ts'
import { keyFindings } from './keyFindings.ts'
import { APPEAL_FILED } from './pendingAppeal.ts'

const letters = [...tuneLetters, ...heldOutLetters]
const titlesOf = (text: string, docType: DocumentType = 'other') =>
  keyFindings(factsOf(text, { docType })).map(({ title }) => title)

function deadline(text: string, words: string, iso: string): FoundDate {
  const start = text.indexOf(words)
  const end = start + words.length
  return { text: words, iso, meaning: 'deadline', what: 'Your appeal is due', page: 1, start, end }
}

describe.each(letters)('F1 and F4 in $name', ({ text, docType }) => {
  const findings = keyFindings(factsOf(text, { docType }))

  it('each finding quotes the document and stands on its page', () => {
    for (const finding of findings) {
      expect(finding.quote).toBe(text.slice(finding.start, finding.end))
      expect(finding.quote.trim()).not.toBe('')
      expect(finding.page).toBe(1)
    }
  })

  it('each says something also where its words are not beside it, as in the list of documents', () => {
    for (const finding of findings) expect(finding.text).not.toMatch(/\bthese\b/i)
  })

  it('a decision begins with its outcome, and another paper has none', () => {
    const outcome = findings.findIndex(({ title }) => title === 'Outcome')
    expect(outcome).toBeLessThan(1)
    if (docType === 'other') expect(findings).toEqual([])
  })
})

test('F1 a part of a very long sentence tells that it is one, a whole sentence does not', () => {
  const long = 'the panel read every statement that was sent to it, and '.repeat(4)
  const text = `Lark University\n\nDear Bo,\n\nRetaliation is prohibited. Since ${long}you are presumed not responsible until the end, ${long}that is all.`
  const findings = keyFindings(factsOf(text, { docType: 'notice_of_allegations' }))
  expect(findings.find(({ title }) => title === 'Retaliation')).not.toHaveProperty('cut')
  expect(findings.find(({ title }) => title === 'Presumption')?.cut).toBe('both')
})

test.each([
  ['J.D.', 'J.D. is named as the complainant.'],
  ['Priya N.', 'Priya N. is named as the complainant.'],
  ['Lee Park.', 'Lee Park is named as the complainant.'],
])('F3 a name keeps its initials and leaves the full stop: %s', (name, told) => {
  const findings = keyFindings(
    factsOf(`The complaint was filed on May 1 by ${name}`, { docType: 'notice_of_allegations' }),
  )
  expect(findings.find(({ title }) => title === 'Complainant')?.text).toBe(told)
})

test('F4 another paper has none', () => {
  expect(titlesOf('Lease. The tenant pays the landlord. Rent is due.')).toEqual([])
})

describe('F5 what stands first', () => {
  const text = `Lark University\n\nDear parties,\n\nThe panel finds Mr. Lind responsible for stalking under the Title IX policy. You may appeal by May 4, 2026. Retaliation is prohibited.`

  it('in a decision the outcome, then the time to act', () => {
    const dates = [deadline(text, 'May 4, 2026', '2026-05-04')]
    const [outcome, time] = keyFindings(factsOf(text, { docType: 'written_determination', dates }))
    expect(outcome?.text).toBe('The decision is that the respondent is responsible.')
    expect(time?.text).toBe('Your appeal is due: May 4, 2026.')
  })

  it('a deadline before the letter is left out', () => {
    const dates = [deadline(text, 'May 4, 2026', '2026-05-04')]
    const facts = factsOf(text, {
      docType: 'written_determination',
      dates,
      letterDate: '2026-06-01',
    })
    expect(keyFindings(facts).map(({ title }) => title)).not.toContain('Deadline')
  })
})

describe('F6 the outcome is told without a verdict of ours', () => {
  const outcome = (words: string, docType: 'written_determination' | 'appeal_decision') =>
    keyFindings(factsOf(`Lark University\n\nDear parties,\n\n${words}`, { docType }))[0]?.text

  it.each([
    [
      'The panel finds Mr. Lind not responsible.',
      'The decision is that the respondent is not responsible.',
    ],
    [
      'The respondent was presumed not responsible. I find him responsible.',
      'The decision is that the respondent is responsible.',
    ],
    [
      'Result: responsible, because the witness was consistent.',
      'The decision is that the respondent is responsible.',
    ],
    [
      'The panel found Mr. Roe not responsible for assault and responsible for stalking.',
      'The decision is not the same for each allegation.',
    ],
    [
      'He is found responsible for stalking and not responsible for assault.',
      'The decision is not the same for each allegation.',
    ],
    [
      'The panel did not find that he is responsible for stalking.',
      'The decision is that the respondent is not responsible.',
    ],
    [
      'He is not responsible for assault and not responsible for stalking.',
      'The decision is that the respondent is not responsible.',
    ],
    [
      'Allegation 1: Not responsible. The Title IX Coordinator, Lee Park, is responsible for any remedies.',
      'The decision is that the respondent is not responsible.',
    ],
    [
      'Allegation 1: Responsible. Allegation 2: Not responsible.',
      'The decision is not the same for each allegation. On this one: responsible.',
    ],
    [
      'Sexual assault (rape): RESPONSIBLE. I did not find the account of Mr. Lind credible.',
      'The decision is that the respondent is responsible.',
    ],
    [
      'I did not find enough evidence of stalking.',
      'The decision is that the respondent is not responsible.',
    ],
    [
      'He is responsible for stalking. He is not responsible for assault.',
      'The decision is not the same for each allegation. On this one: responsible.',
    ],
    [
      'Allegation 1. RESPONSIBLE. I credit her account.\n\nAllegation 2. RESPONSIBLE.',
      'The decision is that the respondent is responsible.',
    ],
    [
      '1.1 NOT RESPONSIBLE. I cannot tell what he knew.\n\n1.2 RESPONSIBLE. The video settles it.',
      'The decision is not the same for each allegation. On this one: responsible.',
    ],
    [
      '(a) Comments - RESPONSIBLE. Five agree.\n\n(b) Sharing it - RESPONSIBLE. The log shows it. As to making it, not responsible, since nobody saw that.',
      'The decision is that the respondent is responsible.',
    ],
    [
      'There are two allegations. As to the second allegation, I find him not responsible.',
      'We could not tell the result for each allegation. Read this part of the decision.',
    ],
  ])('%s', (words, expected) => {
    expect(outcome(words, 'written_determination')).toBe(expected)
  })

  it.each([
    ['The appeal is denied.', 'The appeal is denied, so the earlier decision stands.'],
    [
      'The appellant is asked to say why the outcome should change. The appeal is denied.',
      'The appeal is denied, so the earlier decision stands.',
    ],
    [
      'Mr. Lind asked that the suspension be reduced. The appeal is denied.',
      'The appeal is denied, so the earlier decision stands.',
    ],
    ['I reverse the dismissal and send the case back.', 'The appeal succeeds.'],
    ['The appeal is granted in part.', 'The appeal changes some of the decision.'],
    [
      'Determination of responsibility ........ upheld\nSuspension, two semesters .............. set aside',
      'The finding stands, but the appeal changes the sanction.',
    ],
    [
      'The appeal is granted in part. The determination on Allegation 1 is set aside, and that allegation is returned for a new hearing. In all else the appeal is denied.',
      'The appeal changes some of the decision. Part of the case goes back for a new decision.',
    ],
    ['The determination is not upheld.', 'The appeal succeeds.'],
    [
      'The appeal is not successful and the earlier decision remains in place.',
      'The appeal is denied, so the earlier decision stands.',
    ],
    [
      'The appeal is allowed as to the second allegation, and denied as to the first.',
      'The appeal changes some of the decision.',
    ],
    [
      'The appeal of the finding is denied. Heard, and granted in part: the suspension is cut to one semester.',
      'The finding stands, but the appeal changes the sanction.',
    ],
    [
      'The suspension is cut to one semester. Remedies follow from the determination, which remain as they were.',
      'The appeal changes the sanction.',
    ],
    [
      'The finding on the first allegation is affirmed. The suspension is modified to two semesters. The second allegation is returned to the panel.',
      'The finding stands, but the appeal changes the sanction. Part of the case goes back for a new decision.',
    ],
    [
      'She changed her account. The appeal is denied.',
      'The appeal is denied, so the earlier decision stands.',
    ],
  ])('%s', (words, expected) => {
    expect(outcome(words, 'appeal_decision')).toBe(expected)
  })
})

describe('F7 terms are read with their negation', () => {
  it.each([
    'You may bring an advisor.',
    'There will be a live hearing.',
    'Either party may appeal.',
  ])('what a document only mentions is no finding: %s', (words) => {
    const text = `Lark University\n\nDear Bo,\n\nA formal complaint was filed against you. ${words}`
    expect(titlesOf(text, 'written_determination')).toEqual([])
  })

  it('no sanction for one allegation is not no sanction', () => {
    const said = (words: string) => titlesOf(`Dear Bo,\n\n${words}`, 'written_determination')
    expect(said('No sanction is imposed.')).toContain('Sanctions')
    expect(said('No sanction is imposed for Allegation 2.')).not.toContain('Sanctions')
  })

  it('that one may withdraw later does not say that taking part is a choice', () => {
    const text =
      'Lark University\n\nDear Bo,\n\nEvery complaint goes to mediation first. You may withdraw at any time.'
    expect(titlesOf(text, 'informal_resolution_notice')).not.toContain('Your choice')
  })

  it('a presumption is over where somebody has been found responsible', () => {
    const decision = (result: string) =>
      titlesOf(
        `Lark University\n\nDear Bo,\n\nYou are presumed not responsible until this determination. ${result}`,
        'written_determination',
      )
    expect(decision('I find Mr. Lind not responsible.')).toContain('Presumption')
    expect(decision('I find Mr. Lind responsible.')).not.toContain('Presumption')
  })

  it('that there is no appeal from an agreement does not say that there is none', () => {
    const text = 'An agreement closes the matter. It cannot begin again, and there is no appeal.'
    expect(titlesOf(text, 'informal_resolution_notice')).not.toContain('Appeal')
    expect(titlesOf(text, 'dismissal_notice')).toContain('Appeal')
  })

  it('a presumption that is denied is none', () => {
    const text = (words: string) =>
      `Lark University\n\nDear Bo,\n\nA formal complaint was filed against you. ${words}`
    const said = (words: string) => titlesOf(text(words), 'notice_of_allegations')
    expect(said('You are presumed not responsible.')).toContain('Presumption')
    expect(said('You are not presumed to be not responsible.')).not.toContain('Presumption')
  })
})

describe('F6 a finding is carried by its quote', () => {
  const found = (words: string, docType: DocumentType, title: string) =>
    keyFindings(factsOf(`Dear Bo,\n\n${words}`, { docType }))
      .filter((one) => one.title === title)
      .map(({ text, quote }) => [text, quote])

  it('Two results are told with both', () => {
    expect(
      found(
        'Assault: RESPONSIBLE.\n\nStalking: NOT RESPONSIBLE.',
        'written_determination',
        'Outcome',
      ),
    ).toEqual([
      [
        'The decision is not the same for each allegation. On this one: responsible.',
        'Assault: RESPONSIBLE.',
      ],
      ['On another allegation: not responsible.', 'Stalking: NOT RESPONSIBLE.'],
    ])
  })

  it('How to challenge a step is told only where the words tell it', () => {
    const removal = (words: string) =>
      found(words, 'no_contact_or_emergency_removal_notice', 'Challenging this step').map(
        ([text]) => text,
      )
    expect(removal('You can contest it right away.')).toEqual([
      'It says that you can challenge this step.',
    ])
    expect(removal('You may challenge this removal: call Dr. Orr.')).toEqual([
      'It says how to challenge this step.',
    ])
    expect(removal('The contest is on Friday.')).toEqual([])
  })
})

describe('F2 the standard of evidence', () => {
  const told = (text: string) =>
    keyFindings(
      factsOf(text, { docType: 'written_determination', standardOfEvidence: 'inconsistent' }),
    ).filter(({ title }) => title === 'Standard of evidence')

  it('is shown by both sentences where each names another one', () => {
    const text =
      'For students the panel applies a preponderance of the evidence. For faculty it applies clear and convincing evidence.'
    expect(told(text).map(({ quote }) => quote)).toEqual(text.split(/(?<=\.) /))
  })

  it('is shown by the one sentence that names both', () => {
    const text =
      'The panel applies a preponderance of the evidence for students and clear and convincing evidence for faculty.'
    expect(told(text)).toHaveLength(1)
  })
})

test('F5 that nobody has to do something else does not make taking part a choice', () => {
  const choice = (words: string) => titlesOf(words, 'informal_resolution_notice')
  expect(choice('Nobody has to sit across from anybody.')).not.toContain('Your choice')
  expect(choice('Nobody has to do this.')).toContain('Your choice')
  expect(choice('Nobody has to, and you may leave.')).toContain('Your choice')
})

test('F6 an appeal that is still open is no outcome', () => {
  const text = 'Ana Orr has appealed. You may send a statement for or against the decision.'
  const [first] = keyFindings(factsOf(text, { docType: 'appeal_decision', isKindUnsure: true }))
  expect(first).toMatchObject({ title: 'Appeal', text: APPEAL_FILED })
})
