import { describe, expect, it } from 'vitest'
import { contentsOf } from './contentsOf.ts'
import { letterSheets } from './letterSheets.ts'

/** The contents of a document with these pages. */
function contents(...pages: string[]) {
  let start = 0
  const ranges = pages.map((words, at) => {
    const range = { number: at + 1, start, end: start + words.length }
    start = range.end
    return range
  })
  return contentsOf(letterSheets({ text: pages.join(''), pages: ranges }))
}

describe('the contents of a document', () => {
  it('are its headings with their pages, each at its paragraph', () => {
    const first = '4. Advisors\n\nEach party may bring one.\n\n'
    expect(contents(first, 'Hearings\nThey are live.\n\nNo one is on the panel alone.')).toEqual([
      { id: 'words-0', page: 1, words: '4. Advisors' },
      { id: `words-${first.length}`, page: 2, words: 'Hearings' },
    ])
  })

  it('leave out what stands at the head of page after page', () => {
    const pages = ['One', 'Two', 'Three', 'Four'].map(
      (name) => `Larkmoor College Policy\n\nPart ${name}\n\nSome words.\n\n`,
    )
    expect(contents(...pages).map(({ words }) => words)).toEqual([
      'Part One',
      'Part Two',
      'Part Three',
      'Part Four',
    ])
  })

  it('are its pages, where it has no headings', () => {
    expect(contents('Some words.', 'and some more.')).toEqual([
      { id: 'page-1', page: 1 },
      { id: 'page-2', page: 2 },
    ])
  })
})
