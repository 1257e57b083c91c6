import { describe, expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

const CITE = '34 CFR 106.44(a)'

function ofThePlaces(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  const said = [...(entry?.answer ?? []), ...(entry?.more.flatMap((part) => part.statements) ?? [])]
  return said
    .filter(({ cites, text }) => cites.includes(CITE) && text.includes('substantial control'))
    .map(({ text }) => text)
}

describe.each(['respondent-from-elsewhere', 'glossary-conduct'])('%s', (slug) => {
  it('says that a program includes what the school controls, over person and place alike', () => {
    expect(ofThePlaces(slug)).toEqual([expect.stringContaining('includes')])
    expect(ofThePlaces(slug)).toEqual([expect.stringContaining('both the respondent and')])
  })

  it('names the buildings of officially recognized student groups at a college', () => {
    expect(ofThePlaces(slug)).toEqual([expect.stringContaining('officially recognize')])
  })
})

it('makes control over the person no condition of the grievance process', () => {
  const entry = guideEntry('respondent-from-elsewhere')
  expect(entry?.summary).toContain("school's program")
  expect(entry?.summary).not.toContain('control')
  expect(ofThePlaces('respondent-from-elsewhere').join(' ')).toContain('not limited to')
})
