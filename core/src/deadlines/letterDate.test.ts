import { describe, expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { timeMeant } from './fixtures/timeMeant.ts'
import { letterDate } from './letterDate.ts'

const dateOf = (text: string) => letterDate(readDocument(onePage(text)))

describe('D4 the date of the letter', () => {
  it.each([
    ['under the letterhead', 'Lark College\nTitle IX Office\n\nMarch 3, 2026\n\nDear Ms. Ito:'],
    ['in the head of an e-mail', 'From: A\nDate: Tue, 3 Mar 2026 09:12:44 -0500\nTo: B'],
    ['with the hour', 'Office of the Dean\n\nMarch 3, 2026, 3:15 p.m.\nBY HAND\n\nMr. Lind'],
    ['in a row', 'Date of this notice | 03/03/2026\nHearing | 04/07/2026'],
    ['after its title', 'OUTCOME LETTER        3 March 2026\n\nDear Ms. Hale'],
    ['where it is signed', 'We decided.\n\nDated this 3rd day of March, 2026.'],
    ['where it says when it was decided', 'Decision no. 4        Decided: 3 March 2026\n\nRuling'],
    ['where it says when it was issued', 'Issued to both parties on March 3, 2026\n\nFindings'],
    [
      'at the start of its one line',
      'March 3, 2026. To all parties. The hearing is on May 4, 2026.',
    ],
    ['beside how it was sent', 'PRIVATE AND CONFIDENTIAL     March 3, 2026\n\nTo: Ms. Hale'],
    [
      'behind the number of the case',
      'INVESTIGATIVE REPORT\nCase 25-207 March 3, 2026\n\nTo: Ms. Hale',
    ],
    ['with its weekday', 'Title IX Desk\n\nMar 3, 2026 (Tue), 3:40 PM\n\nWendell,'],
    ['beside another label', 'Matter: 26-03   Date of report: March 3, 2026\n\nText.'],
  ])('stands %s', (_where, text) => {
    expect(dateOf(text)).toBe('2026-03-03')
  })

  it.each([
    ['of the incident', 'Date of incident: March 3, 2026'],
    ['of a hearing', 'Hearing date: March 3, 2026'],
    ['from which a policy is in force', 'Effective March 3, 2026; revised July 1, 2026'],
    ['of the hearing that it is named after', 'Notice of Hearing - March 3, 2026'],
    ['in the story', 'We met on March 3, 2026.'],
    ['of a step in a table', 'March 3, 2026 | Notice sent\nMay 4, 2026 | Hearing'],
    ['without a year', 'Date: March 3'],
  ])('is not the date %s', (_what, text) => {
    expect(dateOf(text)).toBeNull()
  })

  describe.each([
    'Date: May 20, 2026\nTime: 9 a.m.\nPlace: Tull Hall',
    'Date: Wednesday, May 20, 2026, 9 a.m.\nLocation: Tull Hall',
    'Time: 9 a.m.\n\nDate: May 20, 2026\n\nRoom: 4',
    'Date | May 20, 2026\nTime | 9 a.m.',
  ])('is not that of the hearing below it: %s', (hearing) => {
    it('beside the letter’s own, and where it has none', () => {
      const letter = `Dear Ms. Ito:\n\nYour hearing:\n\n${hearing}\n\nAnswer within 5 days.`
      expect(dateOf(`Lark College\n\nMarch 3, 2026\n\n${letter}`)).toBe('2026-03-03')
      expect(dateOf(`Lark College\n\n${letter}`)).toBeNull()
      expect(dateOf(`Notice of hearing\n\nMarch 3, 2026\n\n${hearing}`)).toBe('2026-03-03')
    })
  })

  describe('is the one that the reader of documents takes for it', () => {
    const text = 'Report\n\nComplaint: May 4, 2026\n\nPrepared March 3, 2026 by Ann Lee\n\nFindings'
    const told = (act: string, likelihood: number) => () => timeMeant(act, likelihood)
    const dateRead = (act: string, likelihood: number) =>
      letterDate(readDocument(onePage(text)), told(act, likelihood))

    it('where no line is known for it, and none that names another event', () => {
      expect(dateRead('letter', 0.8)).toBe('2026-03-03')
    })

    it.each([
      ['not likely', 'letter', 0.2],
      ['of something else', 'meeting', 0.9],
    ])('and none where that is %s', (_what, act, likelihood) => {
      expect(dateRead(act, likelihood)).toBeNull()
    })
  })

  it('below a salutation is a "Date:" only where there is no other', () => {
    const signed = 'Dear Ms. Ito:\n\nAnswer soon.\n\nAnn Lee        Date: March 3, 2026'
    expect(dateOf(signed)).toBe('2026-03-03')
    expect(dateOf(`March 2, 2026\n\n${signed}`)).toBe('2026-03-02')
  })

  it('is not the stamp of the day on which it came', () => {
    expect(
      dateOf(
        'School office      Fax 1185\n      RECEIVED\n      MAY  8 2026\nMay 7, 2026\n\nDear all',
      ),
    ).toBe('2026-05-07')
    expect(dateOf('Fax 555 RECEIVED\n\nMAY  8 2026\n\nMay 7, 2026\n\nDear all')).toBe('2026-05-07')
  })

  it('prefers a labelled date to one that stands alone', () => {
    expect(dateOf('May 4, 2026\n\nDate: May 5, 2026\n\nDear all')).toBe('2026-05-05')
  })
})
