import { describe, expect, it } from 'vitest'
import { datesIn } from './fixtures/inLetter.ts'
import { ownCell } from './ownCell.ts'

const rows = `  Part  What is said                    What became of it
  ----  ------------------------------  -----------------------
   A    May 3, 2026, library stairs,    Open. Goes on with
        third floor                     Ms. Oh.

   B    Messages                        Withdrawn in writing
        of the spring                   on May 9, 2026.
`

describe('D5 a row whose cells go on in further lines', () => {
  const cellOf = (words: string) => ownCell(rows, rows.indexOf(words))

  it('is read cell by cell', () => {
    expect(cellOf('May 3')).toBe('May 3, 2026, library stairs, third floor')
    expect(cellOf('May 9')).toBe('Withdrawn in writing on May 9, 2026.')
  })

  it('of a row on one line the words of a column stand alone where they are enough', () => {
    const row = (day: string) => datesIn(`| Folder 6 | notes of the visits | ${day} |`)
    const consent = 'her consent, signed May 9, 2026, on file'
    expect(row(consent).map(({ what }) => what)).toEqual([`“${consent}”`])
    expect(row('May 9, 2026').map(({ what }) => what)).toEqual([
      '“Folder 6: notes of the visits; May 9, 2026”',
    ])
  })

  it('gives a day the words of its own cell', () => {
    expect(datesIn(rows).map(({ what }) => what)).toEqual([
      '“May 3, 2026, library stairs, third floor”',
      '“Withdrawn in writing on May 9, 2026.”',
    ])
  })

  it.each([
    ['running text', 'We met on May 3, 2026 in\nthe library.'],
    ['a list of one line for each day', 'May 3, 2026   Notice   sent\nMay 9, 2026   Report   sent'],
    ['two columns', 'May 3, 2026    The investigator hears\n               both students'],
  ])('is none in %s', (_what, text) => {
    expect(ownCell(text, text.indexOf('May 3'))).toBe('')
  })
})
