import { describe, expect, it } from 'vitest'
import { growth, IN_LINE, repeated } from '../text/fixtures/growth.ts'
import { datesIn, inLetter, short } from './fixtures/inLetter.ts'

const told = (...lines: string[]) => short(inLetter(lines.join('\n')))

describe('D18 columns that are aligned', () => {
  it.each([
    ['tabs', ['Step\tDeadline', 'Answer\tMay 18, 2026', 'Questions\tMay 20, 2026']],
    ['blanks', ['Step        Deadline', 'Answer      May 18, 2026', 'Questions   May 20, 2026']],
    [
      'blank lines and set-in lines too',
      [
        'Step        Deadline',
        '',
        'Answer      May 18, 2026',
        '            or before',
        '',
        'Questions   May 20, 2026',
      ],
    ],
    [
      'a head of "By", a line below it, and lines that begin small',
      [
        'Step        By',
        '----------- -------------',
        'Answer      May 18, 2026',
        'if you want',
        'Questions   May 20, 2026',
      ],
    ],
    ['tabs, the date first', ['Due date\tStep', 'May 18, 2026\tAnswer', 'May 20, 2026\tQuestions']],
  ])('give each date the meaning of its column: %s', (_how, lines) => {
    expect(told(...lines)).toEqual(['2026-05-18 deadline', '2026-05-20 deadline'])
  })

  it('are read line by line, however long the lines are', () => {
    expect(
      told(
        'Step                                Deadline             Who sends it',
        'Response to the evidence            May 18, 2026         Both parties',
        'List of questions for the hearing   May 20, 2026         Both parties',
        'Hearing                             June 12, 2026        All',
      ),
    ).toEqual(['2026-05-18 deadline', '2026-05-20 deadline', '2026-06-12 event'])
  })

  it('may have empty cells', () => {
    expect(
      told(
        'Event          Date            Due',
        'Report         May 10, 2026',
        'Appeal                         July 3, 2026',
      ),
    ).toEqual(['2026-05-10 event', '2026-07-03 deadline'])
  })

  it.each([
    [
      'a letterhead',
      ['Due Process Office          Student Life', '12 Main Street      May 6, 2026'],
    ],
    ['a signature', ['Signature          Date', 'Sam Hale           May 6, 2026']],
    ['a line with digits', ['Room 2      Deadline', 'Hall West   May 6, 2026']],
    ['a head of its own', ['Deadline', 'Hall West   May 6, 2026']],
    [
      'a table that has ended',
      ['Step     Deadline', '', 'Your case goes on as follows.', '', 'Sam Hale     May 6, 2026'],
    ],
  ])('are none in %s', (_what, lines) => {
    expect(inLetter(lines.join('\n')).map(({ meaning }) => meaning)).toEqual(['event'])
  })

  it.each([' ', '\t', 'a\t', 'a  ', 'Due\tStep\n', 'Due\tStep\na\t5/6/26\n'])(
    'are read in line with their number: %j again and again',
    (piece) => {
      const read = (characters: number) =>
        expect(datesIn(`March 2, 2026\n\nDue\tStep\n${repeated(piece, characters)}`)).not.toEqual(
          [],
        )
      expect(growth(read, 100_000)).toBeLessThan(IN_LINE)
    },
  )
})
