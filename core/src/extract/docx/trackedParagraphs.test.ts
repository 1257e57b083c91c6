/** Tracked changes that take out the end of a paragraph: no word is lost or moved, and the clean copy reads the same. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFile } from '../../cleaning/cleanFile.ts'
import { allText } from '../../cleaning/fixtures/allText.ts'
import { buildDocx, paragraph, part, run, table } from '../fixtures/buildDocx.ts'
import { readDocx } from './readDocx.ts'

const textOf = (body: string, parts: Record<string, string> = {}) =>
  readDocx(buildDocx(body, parts)).document.text

const gone = '<w:rPr><w:del w:id="3" w:author="Nermark"/></w:rPr>'
const open = (words: string) => paragraph(run(words), gone)

describe('a paragraph whose end was deleted', () => {
  it('goes on with the next, and the one after that', () => {
    expect(textOf(open('one ') + open('two ') + paragraph('three') + paragraph('four'))).toBe(
      'one two three\n\nfour',
    )
  })

  it('is read also where it is the last of the document', () => {
    expect(textOf(paragraph('First.') + open('You may appeal by May 4.'))).toBe(
      'First.\n\nYou may appeal by May 4.',
    )
    expect(textOf(open('The only words.'))).toBe('The only words.')
  })

  it('stands before the table that follows it, and takes no words from behind the table', () => {
    const cells = table([paragraph('Who'), paragraph('When')])
    expect(textOf(open('Before.') + cells + paragraph('After.'))).toBe(
      'Before.\n\nWho | When\n\nAfter.',
    )
  })

  it('is the last of a cell, a note or a text box without being lost', () => {
    expect(textOf(table([open('left'), paragraph('right')]))).toBe('left | right')
    const footnotes = part(
      'footnotes',
      `<w:footnote w:id="1">${open('Calendar days.')}</w:footnote>`,
    )
    const reference = `<w:p>${run('ten days')}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`
    expect(textOf(reference, { 'word/footnotes.xml': footnotes })).toBe(
      'ten days[1]\n\n[1] Calendar days.',
    )
    const box = `<w:r><w:pict><w:txbxContent>${open('in the box')}</w:txbxContent></w:pict></w:r>`
    expect(textOf(paragraph(run('beside') + box))).toBe('beside\n\nin the box')
  })

  it('keeps the text box that hangs on it', () => {
    const box = `<w:r><w:pict><w:txbxContent>${paragraph('in the box')}</w:txbxContent></w:pict></w:r>`
    expect(textOf(paragraph(run('one ') + box, gone) + paragraph('two'))).toBe(
      'one two\n\nin the box',
    )
  })

  it('stands by itself where a block of fields follows', () => {
    const block = `<w:sdt><w:sdtContent>${paragraph('in a field')}</w:sdtContent></w:sdt>`
    expect(textOf(open('before') + block + paragraph('after'))).toBe(
      'before\n\nin a field\n\nafter',
    )
  })

  it('keeps its number where it stands by itself', () => {
    const numbering = part(
      'numbering',
      `<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>
       <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`,
    )
    const numbered = paragraph(run('An advisor.'), `<w:numPr><w:numId w:val="1"/></w:numPr>${gone}`)
    expect(textOf(numbered, { 'word/numbering.xml': numbering })).toBe('4. An advisor.')
  })
})

const word = fc.nat(99).map((number) => `w${number} `)
const plain = word.map((words) => run(words))
const inline = fc.oneof(
  plain,
  word.map((words) => `<w:ins w:author="Nermark">${run(words)}</w:ins>`),
  word.map(
    (words) =>
      `<w:del w:author="Nermark"><w:r><w:delText>Nermark${words}</w:delText></w:r></w:del>`,
  ),
  word.map((words) => `<w:moveFrom w:author="Nermark">${run(`Nermark${words}`)}</w:moveFrom>`),
  word.map((words) => `<w:moveTo w:author="Nermark">${run(words)}</w:moveTo>`),
  word.map((words) => run(words, '<w:rPrChange w:author="Nermark"><w:rPr/></w:rPrChange>')),
  fc.constantFrom('<w:bookmarkStart w:id="1" w:name="x"/>', '<w:commentRangeStart w:id="1"/>'),
)
const settings = fc.constantFrom('', '', gone, '<w:rPr><w:ins w:author="Nermark"/></w:rPr>')
const anyParagraph = fc
  .tuple(settings, fc.array(inline, { maxLength: 4 }))
  .map(([own, pieces]) => `<w:p><w:pPr>${own}</w:pPr>${pieces.join('')}</w:p>`)
const block = fc.oneof(
  { weight: 4, arbitrary: anyParagraph },
  { weight: 1, arbitrary: fc.constantFrom('<w:p/>', '<w:bookmarkEnd w:id="1"/>') },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(anyParagraph, anyParagraph), { minLength: 1, maxLength: 2 })
      .map((rows) => table(...rows)),
  },
  {
    weight: 1,
    arbitrary: anyParagraph.map((one) => `<w:sdt><w:sdtContent>${one}</w:sdtContent></w:sdt>`),
  },
)
const body = fc
  .array(block, { maxLength: 7 })
  .map((blocks) => blocks.join('') + paragraph('The end.'))

describe('whatever was tracked in a document', () => {
  it('its clean copy has the same text on the same pages, and names nobody', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (xml) => {
        const docx = buildDocx(xml)
        const { bytes } = await cleanFile(docx)
        expect(readDocx(bytes).document).toEqual(readDocx(docx).document)
        expect(allText(bytes)).not.toContain('Nermark')
      }),
      { numRuns: 120 },
    )
  })

  it('cleaned twice it is what it is cleaned once, with nothing left to tell', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (xml) => {
        const once = await cleanFile(buildDocx(xml))
        const twice = await cleanFile(once.bytes)
        expect(twice.removed).toEqual([])
        expect(twice.bytes).toEqual(once.bytes)
      }),
      { numRuns: 60 },
    )
  })

  it('every word that shows is read once, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 }), (plan) => {
        const xml = plan.map(([isOpen, inTable], at) => {
          const one = isOpen ? open(`word${at} `) : paragraph(`word${at} `)
          return inTable ? table([one]) : one
        })
        const words = textOf(`${xml.join('')}${paragraph('end')}`).split(/\s+/)
        expect(words).toEqual([...plan.map((_, at) => `word${at}`), 'end'])
      }),
    )
  })
})
