import { describe, expect, it } from 'vitest'
import { addDays } from '../deadlines/countDays.ts'
import { guide } from './guide.ts'
import { law, lawCheckDue, lawCheckedMonth, lawCheckedWords, ruleInForce } from './law.ts'
import { resources } from './resources.ts'

describe('the day on which the law was last checked', () => {
  it('is that of every entry of the guide and every resource', () => {
    const months = new Set([...guide, ...resources].map(({ checked }) => checked))
    expect([...months]).toEqual([lawCheckedMonth])
  })

  it('may be 60 days ago', () => {
    expect(lawCheckDue(law.checked)).toBeNull()
    expect(lawCheckDue(addDays(law.checked, 60, 'calendar'))).toBeNull()
  })

  it('is warned of from the 61st day on, with its age and where to change it', () => {
    const warning = lawCheckDue(addDays(law.checked, 61, 'calendar'))
    expect(warning).toContain(lawCheckedWords)
    expect(warning).toContain('61 days ago')
    expect(warning).toContain('core/src/knowledge/law.ts')
    expect(lawCheckDue('2027-11-22')).toContain('365 days ago')
  })

  it('is after the day on which the 2020 text was put back', () => {
    expect(law.checked > law.putBack).toBe(true)
  })
})

it('says that the 2020 rule is the text of the Code again, and since when', () => {
  expect(ruleInForce).toMatch(/2020 rule is in force/)
  expect(ruleInForce).toMatch(/the Code has shown its text again since September 29, 2026/)
})
