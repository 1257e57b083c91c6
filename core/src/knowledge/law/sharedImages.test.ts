import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

it('tells by when a platform must take a reported image down, and where to complain', () => {
  const entry = guideEntry('safe-devices')
  const said = entry?.more
    .flatMap((part) => part.statements)
    .filter(({ cites }) => cites.includes('TAKE IT DOWN Act'))
    .map(({ text }) => text)
    .join(' ')
  expect(said).toContain('May 19, 2026')
  expect(said).toContain('48 hours')
  expect(said).toContain('TakeItDown.ftc.gov')
})

it('keeps the two sites of nearly the same name apart', () => {
  const tool = guideEntry('safe-devices')
    ?.more.flatMap((part) => part.statements)
    .filter(({ text }) => text.includes('before age 18'))
  expect(tool?.map(({ text }) => text.includes('NCMEC'))).toEqual([true])
  expect(tool?.some(({ text }) => text.includes('ftc.gov'))).toBe(false)
})
