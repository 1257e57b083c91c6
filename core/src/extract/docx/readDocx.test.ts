import { expect, test } from 'vitest'
import { buildDocx, paragraph, part, run, table } from '../fixtures/buildDocx.ts'
import { readDocx } from './readDocx.ts'

const textOf = (body: string, parts: Record<string, string> = {}) =>
  readDocx(buildDocx(body, parts)).document.text

test('paragraphs are parted by a blank line, and empty ones leave nothing', () => {
  const body = paragraph('Dear Ms. Osei,') + paragraph('') + paragraph('Your hearing is near.')
  expect(textOf(body)).toBe('Dear Ms. Osei,\n\nYour hearing is near.')
})

test('words cut into runs stay words, and entities of XML are read', () => {
  const body = paragraph(run('evi') + run('dence &amp; more &#8211; &lt;all&gt;'))
  expect(textOf(body)).toBe('evidence & more – <all>')
})

test('a table row is one line with its cells parted by a bar', () => {
  const cell = paragraph
  const body =
    table([cell('Person'), cell('Date')], [cell('Bea') + cell('Lorimer'), cell('October 9')]) +
    paragraph('After.')
  expect(textOf(body)).toBe('Person | Date\nBea Lorimer | October 9\n\nAfter.')
})

test('a table that only arranges a letter is read as the letter', () => {
  const long = Array.from({ length: 5 }, (_, at) => paragraph(`Paragraph ${at}.`)).join('')
  expect(textOf(table([paragraph('Crest'), long]))).toMatch(
    /^Crest\n\nParagraph 0\.\n\nParagraph 1/,
  )
})

test('a table inside of a cell and a deleted row are each read as they show', () => {
  const inner = table([paragraph('a'), paragraph('b')])
  expect(textOf(table([paragraph('outer'), inner + paragraph('end')]))).toBe('outer | a | b end')
  const deleted =
    '<w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc><w:p><w:r><w:t>gone</w:t></w:r></w:p></w:tc></w:tr>'
  expect(textOf(`<w:tbl>${deleted}</w:tbl>${paragraph('kept')}`)).toBe('kept')
})

const numbering = part(
  'numbering',
  `<w:abstractNum w:abstractNumId="7">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl>
    <w:lvl w:ilvl="2"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:isLgl/><w:lvlText w:val="%1.%3"/></w:lvl>
  </w:abstractNum>
  <w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="x"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="8"/></w:num>`,
)
const item = (text: string, numId: number, level: number) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`)

test('numbers of lists are counted by their levels and begin anew where they should', () => {
  const body =
    item('one', 1, 0) +
    item('a', 1, 1) +
    item('b', 1, 1) +
    item('two', 1, 0) +
    item('a again', 1, 1) +
    item('legal', 1, 2) +
    item('new list', 2, 0) +
    item('dot', 3, 0) +
    paragraph('plain')
  expect(textOf(body, { 'word/numbering.xml': numbering })).toBe(
    'I. one\n(a) a\n(b) b\nII. two\n(a) a again\n2.3 legal\nI. new list\n• dot\n\nplain',
  )
})

test('a style gives its number and its hiding', () => {
  const styles = part(
    'styles',
    `<w:style w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
     <w:style w:styleId="Item"><w:basedOn w:val="Base"/></w:style>
     <w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>
     <w:style w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>`,
  )
  const body =
    paragraph('first', '<w:pStyle w:val="Item"/>') +
    paragraph('in a loop', '<w:pStyle w:val="Loop"/>') +
    paragraph(run('shown ') + run('not shown', '<w:rStyle w:val="Secret"/>'))
  const read = readDocx(
    buildDocx(body, { 'word/numbering.xml': numbering, 'word/styles.xml': styles }),
  )
  expect(read.document.text).toBe('I. first\n\nin a loop\n\nshown')
  expect(read.notes).toEqual(['This file has hidden text, which was left out.'])
})

test('tracked changes are read with insertions in and deletions out, and a note says so', () => {
  const body =
    paragraph(
      run('You have ') +
        '<w:del w:author="A B"><w:r><w:delText>ten days</w:delText></w:r><w:r><w:t>ten</w:t></w:r></w:del>' +
        `<w:ins w:author="A B">${run('four days')}</w:ins>` +
        `<w:moveFrom>${run('gone')}</w:moveFrom>` +
        run('.'),
    ) +
    paragraph(run('joined '), '<w:rPr><w:del w:id="3"/></w:rPr>') +
    paragraph('here')
  const { document, notes } = readDocx(buildDocx(body))
  expect(document.text).toBe('You have four days.\n\njoined here')
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/tracked changes/)
})

test('a text box is read once, after its paragraph', () => {
  const box = `<w:txbxContent>${paragraph('in the box')}</w:txbxContent>`
  const body = paragraph(
    `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>${run('beside')}`,
  )
  expect(textOf(body)).toBe('beside\n\nin the box')
})

test('pages begin at breaks, once where Word marks one twice', () => {
  const body =
    paragraph('<w:r><w:t>one</w:t><w:br w:type="page"/></w:r>') +
    paragraph(
      '<w:r><w:lastRenderedPageBreak/><w:t>two, and </w:t><w:lastRenderedPageBreak/><w:t>three</w:t></w:r>',
    ) +
    paragraph('four', '<w:pageBreakBefore/>')
  const { text, pages } = readDocx(buildDocx(body)).document
  expect(text).toBe('one\n\ntwo, and three\n\nfour')
  expect(pages.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    'one',
    'two, and',
    'three',
    'four',
  ])
  expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4])
})

test('notes stand at the end with the labels of the text; a number raised by hand is one too', () => {
  const notes = part(
    'footnotes',
    `<w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote>
     <w:footnote w:id="4">${paragraph('<w:r><w:footnoteRef/></w:r>' + run(' Calendar days.'))}</w:footnote>`,
  )
  const body =
    paragraph(`${run('by May 4')}<w:r><w:footnoteReference w:id="4"/></w:r>${run('.')}`) +
    paragraph(run('by May 5') + run('2', '<w:vertAlign w:val="superscript"/>'))
  expect(textOf(body, { 'word/footnotes.xml': notes })).toBe(
    'by May 4[1].\n\nby May 5[2]\n\n[1] Calendar days.',
  )
})

test('heads come first, feet last, each once, without the number of the page', () => {
  const head = part('hdr', paragraph('Office of Title IX'))
  const foot = part('ftr', paragraph('Confidential') + paragraph('Page 1 of 3'))
  const parts = { 'word/header1.xml': head, 'word/header2.xml': head, 'word/footer1.xml': foot }
  expect(textOf(paragraph('Dear all,'), parts)).toBe(
    'Office of Title IX\n\nDear all,\n\nConfidential',
  )
})

test('a ticked box of a form is told from an empty one', () => {
  const box = (state: string) =>
    `<w:r><w:fldChar><w:ffData><w:checkBox><w:default w:val="0"/>${state}</w:checkBox></w:ffData></w:fldChar></w:r>`
  const body = paragraph(box('<w:checked/>') + run(' Preponderance ') + box('') + run(' Clear'))
  expect(textOf(body)).toBe('☒ Preponderance ☐ Clear')
})

test('comments and macros are left out with a note', () => {
  const body = paragraph(`${run('Text')}<w:r><w:commentReference w:id="1"/></w:r>`)
  const { document, notes } = readDocx(
    buildDocx(body, {
      'word/vbaProject.bin': 'stub',
      'word/comments.xml': part('comments', paragraph('secret')),
    }),
  )
  expect(document.text).toBe('Text')
  expect(notes.map((note) => /comments|macros/.exec(note)?.[0])).toEqual(['comments', 'macros'])
})

test('entities of the file are neither opened nor written', () => {
  const doctype =
    '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY y "expanded">]>'
  const document = part('document', `<w:body>${paragraph('before &x;&y; after')}</w:body>`, doctype)
  const read = readDocx(buildDocx('', { 'word/document.xml': document }))
  expect(read.document.text).toBe('before  after')
  expect(read.notes).toEqual(['This file points to other files. They were not opened.'])
})

test('a bomb is refused before it is unpacked', () => {
  const bomb = buildDocx(paragraph('a'.repeat(60 * 1024 * 1024)))
  expect(bomb.length).toBeLessThan(100_000)
  expect(() => readDocx(bomb)).toThrow('too_large_inside')
})

test('a bomb that lies about its size is cut at what it says', () => {
  const bomb = buildDocx(paragraph('a'.repeat(20 * 1024 * 1024)))
  const view = new DataView(bomb.buffer, bomb.byteOffset)
  for (let at = 0; at + 28 < bomb.length; at++) {
    // The central directory's entry: its size when unpacked is 24 bytes on.
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true)
  }
  expect(() => readDocx(bomb)).toThrow('damaged')
})

test.each([
  ['cut off', buildDocx(paragraph('Text')).slice(0, 200)],
  ['without a document', buildDocx('', { 'word/document.xml': 'no xml' })],
  ['with open elements', buildDocx('', { 'word/document.xml': '<w:document><w:body><w:p>' })],
])('a package %s is damaged', (_, bytes) => {
  expect(() => readDocx(bytes)).toThrow('damaged')
})

test('a document without a word is empty', () => {
  expect(() => readDocx(buildDocx(paragraph('   ')))).toThrow('empty')
})
