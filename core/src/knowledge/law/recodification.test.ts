import { expect, it } from 'vitest'
import { findCites } from '../findCites.ts'
import type { GuideEntry, Statement } from '../guide/entry.ts'
import { guide, guideEntry } from '../guide.ts'

const RECODIFICATION = '91 FR 61308'

function statementsOf(entry: GuideEntry): readonly Statement[] {
  return [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
}

function restingOnIt(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  return statementsOf(entry)
    .filter(({ cites }) => cites.includes(RECODIFICATION))
    .map(({ text }) => text)
}

it.each(['2020-or-2024-rule', 'what-title-ix-is', 'signs-of-the-2024-rule'])(
  'says since when the Code shows the 2020 text again, and on what that rests: %s',
  (slug) => {
    const said = restingOnIt(slug)
    expect(
      said.filter((text) => text.includes('September 29, 2026') && text.includes('2020 text')),
    ).not.toEqual([])
  },
)

it.each(['2020-or-2024-rule', 'signs-of-the-2024-rule'])(
  'explains why a document may quote text of 2024: %s',
  (slug) => {
    const explained = restingOnIt(slug).filter(
      (text) => text.includes('before September 29, 2026') && text.includes('2024 text'),
    )
    expect(explained).not.toEqual([])
  },
)

it('says nowhere that no rule has come since, nor that official pages still show the text of 2024', () => {
  const outdated = guide.flatMap((entry) =>
    [entry.summary, ...statementsOf(entry).map(({ text }) => text)].filter((text) =>
      ['no new rule', 'still show 2024 text'].some((claim) => text.includes(claim)),
    ),
  )
  expect(outdated).toEqual([])
})

it('rests what OCR said in 2025 on its letters', () => {
  const entry = guideEntry('2020-or-2024-rule')
  const letters = entry?.answer.filter(({ text }) => text.includes('February 4, 2025'))
  expect(letters?.map(({ cites }) => cites)).toEqual([['OCR enforcement letters']])
})

it('names the exceptions where it says what Title IX bans', () => {
  const bans = guideEntry('what-title-ix-is')?.answer.filter(
    ({ text, cites }) => text.includes('bans') && cites.includes('34 CFR 106.31(a)'),
  )
  expect(bans?.length).toBeGreaterThan(0)
  expect(bans?.filter(({ text }) => !text.includes('exceptions'))).toEqual([])
})

it('finds the publication however it is written', () => {
  for (const written of ['91 FR 61308', '91 Fed. Reg. 61308', '91 F.R. 61,308']) {
    expect(findCites(`See ${written}.`).map(({ cite }) => cite)).toEqual([RECODIFICATION])
  }
})
