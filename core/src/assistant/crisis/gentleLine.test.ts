import { describe, expect, it } from 'vitest'
import { heardMessage } from '../../retrieval/fixtures/heard.ts'
import { readingGrade } from '../../text/readingGrade.ts'
import { findCrisis } from './findCrisis.ts'
import { gentleLine } from './gentleLine.ts'

const line = (message: string) => gentleLine({ message, history: [] })

describe('A10 a gentle line before an ordinary answer', () => {
  it.each([
    ['this process is killing me', '988'],
    ['i cant do this anymore, how do i withdraw my complaint', '988'],
    ['can they use my suicide attempt from high school as evidence', '988'],
    ['he told me to kill myself, is that sexual harassment', '988'],
    ['i was sexually assaulted my freshman year, is it too late to file', '800-656-4673'],
    ['he used to hit me, is that dating violence under title ix', '800-799-7233'],
  ])('“%s”', (message, number) => {
    expect(findCrisis({ message, history: [] })).toBeNull()
    expect(line(message)).toContain(number)
    expect(readingGrade(line(message) ?? '')).toBeLessThanOrEqual(8)
  })

  it.each([
    'can my mom be my advisor',
    'i was accused of rape, what are my rights',
    'she says i raped her last year. do i need a lawyer',
    'does the suicide prevention office have to report to title ix',
    '',
  ])('none before “%s”', (message) => {
    expect(line(message)).toBeNull()
  })
})

describe('A10 where it is in doubt', () => {
  const story = 'She told the dean and the dean told my coach and it is all in a file. '.repeat(6)

  it('is silent where a story tells of no crisis', () => {
    const heard = heardMessage({}, { none: 0.95, child: 0.05 })
    expect(gentleLine({ message: story, history: [], heard })).toBeNull()
  })
})
