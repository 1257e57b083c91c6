import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

function withTenDays(slug: string): string {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  return [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
    .filter(({ text }) => text.includes('10 days'))
    .map(({ text }) => text)
    .join(' ')
}

it.each(['procedural-irregularity', 'waiting-for-the-decision'])(
  'counts the 10 days before the hearing from the sending of the report: %s',
  (slug) => {
    expect(withTenDays(slug)).toContain('The report must be sent')
    expect(withTenDays(slug)).toContain('at least 10 days')
  },
)

it('has the evidence sent before the report is finished', () => {
  expect(withTenDays('see-your-own-file')).toContain('must send you the evidence')
  expect(withTenDays('see-your-own-file')).toContain('at least 10 days')
})

it.each(['after-the-appeal', 'when-the-decision-is-final'])(
  'makes a decision final when the school gives the result of the appeal, not when it comes: %s',
  (slug) => {
    const final = guideEntry(slug)?.answer.filter(
      ({ cites, text }) =>
        cites.includes('34 CFR 106.45(b)(7)(iii)') && text.includes('written result of the appeal'),
    )
    expect(final?.map(({ text }) => text)).toEqual([expect.stringContaining('the school gives')])
  },
)
