import { describe, expect, it } from 'vitest'
import { datesIn } from '../../deadlines/fixtures/inLetter.ts'
import { isGathering } from '../../deadlines/whatWords.ts'
import { analyzed } from '../fixtures/analyzed.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType } from '../report.ts'
import { datesAhead } from './datesAhead.ts'

const letter = (words: string) =>
  analyzed(`Lark University\n\nMarch 3, 2026\n\nDear Parties,\n\n${words}`, 'hearing_notice')

describe('F5 a date that is past or called off is none to note', () => {
  it.each([
    'The hearing set for March 20, 2026 is canceled. It is now on April 2, 2026 at 9 a.m.',
    'The hearing on the formal complaint is moved from March 20, 2026 to April 2, 2026.',
  ])('the new day of a hearing is told: %s', async (words) => {
    const { summary, keyFindings } = await letter(
      `${words} Questions at the live hearing are asked by advisors.`,
    )
    expect(summary).toContain('April 2, 2026')
    expect(summary).not.toContain('March 20')
    expect(
      keyFindings.filter(({ title }) => title === 'Date').map(({ text }) => text),
    ).not.toContain('Hearing: March 20, 2026.')
  })

  it('a day to call by stays, where it is another one that will be moved', async () => {
    const words =
      'The hearing is on April 2, 2026. If it does not work please call by noon on April 1, 2026 and it will be moved.'
    expect((await letter(words)).toNote?.map(({ iso }) => iso)).toContain('2026-04-01')
  })

  it('a day that a decision put itself off to is overtaken by it', () => {
    const text = 'May 4, 2026\n\nI wrote to both of you to move the date to May 8.'
    const of = (docType: DocumentType) =>
      datesAhead(factsOf(text, { docType, letterDate: '2026-05-04', dates: datesIn(text) }))
    expect(of('appeal_decision')).toEqual([])
    expect(of('hearing_notice')).toHaveLength(1)
  })

  it('the letter’s own day is one to act by only with a name or an hour', () => {
    const ahead = (words: string, told: string) => {
      const text = `May 4, 2026\n\n${words}`
      const dates = datesIn(text, 'hearing_notice', { 'May 4, 2026\n': 'letter', today: told })
      const facts = { docType: 'hearing_notice', letterDate: '2026-05-04', dates } as const
      return datesAhead(factsOf(text, facts)).map(({ what }) => what)
    }
    expect(ahead('Please look through it by today.', 'ask_help')).toEqual([])
    expect(ahead('Please call us today by 5 p.m.', 'ask_help')).toEqual([
      '“Please call us today by 5 p.m.”',
    ])
    expect(ahead('You must appeal by today.', 'appeal')).toEqual(['Your appeal is due'])
  })

  it('a decision without a date of its own tells no hearing that was', () => {
    const text =
      'Following the hearing on February 2, 2026, the panel decided. Appeal by May 3, 2026.'
    const told = { February: 'hearing', May: 'appeal' }
    const of = (docType: DocumentType) => {
      const dates = datesIn(text, docType, told)
      return datesAhead(factsOf(text, { docType, dates })).map(({ what }) => what)
    }
    expect(of('written_determination')).toEqual(['Any appeal is due'])
    expect(of('hearing_notice')).toEqual(['Hearing', 'Any appeal is due'])
  })
})

it('what people come to is told by the name of a date, and not by torn words of the letter', () => {
  expect(isGathering('Interview of the respondent')).toBe(true)
  expect(isGathering('Session')).toBe(true)
  expect(isGathering('“…and cannot be interviewed until they are back”')).toBe(false)
})
