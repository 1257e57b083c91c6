import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

/** What the entry says of federal complaints, one statement each. */
function ofComplaints(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  return [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
    .filter(({ cites }) => cites.includes('OCR complaint process'))
    .map(({ text }) => text)
}

it.each(['after-the-appeal', 'no-appeal-offered', 'after-not-responsible', 'after-a-dismissal'])(
  'gives the 180 days, and the 60 days to those who used the process of the school: %s',
  (slug) => {
    const counted = ofComplaints(slug).filter((text) => text.includes('60 days'))
    expect(counted).toHaveLength(1)
    expect(counted.join()).toContain('180 days from the last act')
    expect(counted.join()).toContain("If you used the school's own process first")
  },
)

it.each(['after-the-appeal', 'no-appeal-offered'])(
  'tells who looks into a complaint, where to file it and what to ask for when late: %s',
  (slug) => {
    const said = ofComplaints(slug).join(' ')
    for (const words of [
      'June 16, 2026',
      'Civil Rights Division of the Department of Justice',
      'You still file with OCR',
      'waiver',
      'may grant it or refuse it',
      'Expect delay',
    ])
      expect(said).toContain(words)
  },
)
