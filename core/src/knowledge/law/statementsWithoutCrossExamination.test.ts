import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

const entry = guideEntry('statements-without-cross-examination')
const said = [...(entry?.answer ?? []), ...(entry?.more.flatMap((part) => part.statements) ?? [])]

it('says what may be relied on only as far as this rule goes', () => {
  const allowing = said.filter(({ text }) =>
    ['can be used', 'may be used', 'may be relied on', 'may be weighed'].some((words) =>
      text.includes(words),
    ),
  )
  expect(allowing.length).toBeGreaterThan(0)
  expect(allowing.filter(({ text }) => !text.includes('this rule'))).toEqual([])
})

it('tells that due process may ask more of a public college, and leaves those rights as they are', () => {
  const ofDueProcess = said.filter(({ text }) => text.includes('due process'))
  expect(ofDueProcess.map(({ text }) => text)).toEqual([expect.stringContaining('public college')])
  expect(ofDueProcess.flatMap(({ cites }) => cites)).toContain('34 CFR 106.6(d)(2)')
  expect(entry?.summary).toContain('due process')
})
