import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

const answer = guideEntry('online-harassment-and-images')?.answer ?? []

it('tells in the answer by when a platform must take a reported image down, and where to complain', () => {
  const said = answer
    .filter(({ cites }) => cites.includes('TAKE IT DOWN Act'))
    .map(({ text }) => text)
    .join(' ')
  for (const words of ['Report', 'May 19, 2026', 'must', '48 hours', 'TakeItDown.ftc.gov'])
    expect(said).toContain(words)
})

it('keeps the tool for images from before age 18 apart from that law', () => {
  const tool = answer.filter(({ text }) => text.includes('under 18')).map(({ text }) => text)
  expect(tool).toEqual([expect.stringContaining('NCMEC')])
  expect(tool.join()).not.toContain('ftc.gov')
})
