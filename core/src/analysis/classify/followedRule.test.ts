import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { followedRule } from './followedRule.ts'

const rule = (text: string) => followedRule(readDocument(onePage(text)))

describe('K11 the rule that a document follows', () => {
  it.each([
    'The hearing follows 34 CFR 106.46(f).',
    'Under 34 CFR 106.44(k) the parties may agree.',
    'Each party may see the relevant and not otherwise impermissible evidence.',
    'Sex-based harassment is conduct that is severe or pervasive.',
    'The decisionmaker may be the same person as the investigator.',
    'A complaint may be oral, if it can reasonably be understood as a request to investigate.',
  ])('has signs of the vacated rule: %s', (text) => {
    expect(rule(text)).toBe('2024_markers')
  })

  it.each([
    'The decisionmaker will write to you.',
    'This page was updated on August 1, 2024.',
    'A report of sex-based harassment was made.',
    'The rule with its 34 CFR 106.46 was vacated and is not used here.',
    'Some of it held 34 CFR 106.46. That rule was vacated.',
  ])('one weak sign, or a rule that it rejects, is not enough: %s', (text) => {
    expect(rule(text)).toBeNull()
  })

  it('follows the rule in force where it cites it or uses its test', () => {
    expect(rule('See 34 CFR 106.45(b)(2).')).toBe('2020')
    expect(rule('Conduct so severe, pervasive, and objectively offensive that')).toBe('2020')
    expect(rule('The library opens at nine.')).toBeNull()
  })

  it('is told right for letters of our own', () => {
    const letters = [...tuneLetters, ...heldOutLetters]
    const wrong = letters.filter((letter) => rule(letter.text) !== letter.rule)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
