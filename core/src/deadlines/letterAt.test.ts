import { describe, expect, it } from 'vitest'
import { datesIn, short } from './fixtures/inLetter.ts'

const top =
  'From: a@x.example\nSent: Monday, March 9, 2026 4:52 PM\nTo: b@x.example\nSubject: RE: notice\n\nReply within 3 business days of this email.'

const deadlines = (text: string) => short(datesIn(text)).filter((date) => date.endsWith('deadline'))

describe('D8 the e-mails of a thread', () => {
  it.each([
    ['an Outlook head', 'From: a@x.example\nSent: Monday, March 2, 2026 9:00 AM\nTo: b@x.example'],
    ['a quoted head', '> From: a@x.example\n> Date: 2 Mar 2026\n> To: b@x.example'],
    ['a line', 'On Mon, Mar 2, 2026 at 9:13 AM Ann Lee <a@x.example> wrote:'],
    ['two lines', '> On 3/2/2026, 9:13 AM, Ann Lee\n> <a@x.example> wrote:'],
  ])('are each counted from their own date: %s', (_kind, head) => {
    const older = `${head}\n\nYou may appeal within 5 business days of this email. Please confirm by Friday.`
    expect(deadlines(`${top}\n\n${older}`)).toEqual([
      '2026-03-12 deadline',
      '2026-03-09 deadline',
      '2026-03-06 deadline',
    ])
  })

  it('are counted from no date where the older one tells none', () => {
    const older = 'On Monday morning Ann Lee <a@x.example> wrote:\n\nPlease confirm by Friday.'
    expect(deadlines(`${top}\n\n${older}`)).toEqual(['2026-03-12 deadline'])
  })

  it('lines about a meeting are no head of an e-mail', () => {
    const meeting = 'Date: March 20, 2026\nTime: 9 a.m.\nTo: both parties'
    const text = `March 2, 2026\n\nDear Sam,\n\n${meeting}\n\nAppeal within 5 business days of this letter.`
    expect(deadlines(text)).toContain('2026-03-09 deadline')
  })
})
