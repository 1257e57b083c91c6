import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocx } from '../../extract/docx/readDocx.ts'
import { buildDocx, paragraph, run } from '../../extract/fixtures/buildDocx.ts'
import { cleanFile, inspectFile } from '../cleanFile.ts'
import { allText } from '../fixtures/allText.ts'
import { bodyPieces, docxMarkers, tellingDocx } from '../fixtures/tellingDocx.ts'
import { sameWords } from '../sameWords.ts'
import { CleaningProblem } from '../trace.ts'

const wholeBody = bodyPieces.map(([xml]) => xml).join('')

describe('a Word document with all that one can carry', () => {
  const docx = tellingDocx(wholeBody)

  it('loses every marker and keeps the words that a reader sees', async () => {
    const told = allText(docx)
    expect(docxMarkers.filter((marker) => !told.includes(marker))).toEqual([])
    const { bytes } = await cleanFile(docx)
    const left = allText(bytes)
    expect(docxMarkers.filter((marker) => left.includes(marker))).toEqual([])
    expect(left).not.toMatch(/w:rsid|w:author|w:date=|paraId|w:ins\b|w:del\b/)
    expect(await sameWords(docx, bytes, 'docx')).toBe('same')
    const { text } = readDocx(bytes).document
    for (const [, seen] of bodyPieces) expect(text).toContain(seen)
  })

  it('is told what it carries, with the names', async () => {
    const traces = await inspectFile(docx)
    expect(Object.fromEntries(traces.map(({ kind, values }) => [kind, values]))).toMatchObject({
      author: ['Authormark Ada', 'Authormark Ben', 'Picturemark'],
      company: ['Companymark Inc'],
      editing: ['saved 17 times', '412 minutes'],
      comments: ['Commentermark Cora'],
      tracked: ['Editormark Jane'],
      property: ['Case: Customfieldmark'],
      place: ['41.8820° north, 87.6230° west'],
      fields: ['AUTHOR', 'INCLUDEPICTURE', 'FILENAME'],
      macros: [],
      attachment: [],
    })
    expect(traces.filter(({ stays }) => stays).map(({ kind }) => kind)).toEqual(['cropped'])
  })

  it('leaves no reference to a part that is gone, and is a document without small programs', async () => {
    const parts = unzipSync((await cleanFile(docx)).bytes)
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/media/image1.jpg',
      'word/media/image2.png',
      'word/settings.xml',
    ])
    const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())
    expect(types).not.toMatch(/macroEnabled|comments/)
    expect(types).toContain('wordprocessingml.document.main+xml')
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    const rels = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())
    for (const [, id] of document.matchAll(/r:\w+="([^"]+)"/g)) expect(rels).toContain(`Id="${id}"`)
  })

  it('cleaned a second time has nothing left to lose', async () => {
    const { bytes } = await cleanFile(docx)
    const again = await cleanFile(bytes)
    expect(again.removed).toEqual([])
    expect(again.bytes).toEqual(bytes)
  })

  it('[clean.original] is not changed itself', async () => {
    const before = docx.slice()
    await cleanFile(docx)
    expect(docx).toEqual(before)
  })
})

describe('a Word document', () => {
  it('that carries nothing but its text has nothing to tell', async () => {
    expect(await inspectFile(buildDocx(paragraph(run('Plain words'))))).toEqual([])
  })

  it('joins paragraphs whose end was deleted, with the settings of the last', async () => {
    const gone = '<w:pStyle w:val="First"/><w:rPr><w:del w:author="x"/></w:rPr>'
    const body =
      paragraph(run('One '), gone) +
      paragraph(run('two '), gone) +
      paragraph(run('three'), '<w:pStyle w:val="Last"/>')
    const { bytes } = await cleanFile(buildDocx(body))
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    expect(xml.match(/<w:p>/g)).toHaveLength(1)
    expect(xml).not.toContain('First')
    expect(readDocx(bytes).document.text).toBe('One two three')
  })

  it('tells of comments and changes that name nobody', async () => {
    const change =
      '<w:del w:id="1" w:author="Unknown"><w:r><w:delText>old</w:delText></w:r></w:del>'
    const traces = await inspectFile(buildDocx(paragraph(change + run('Words'))))
    expect(traces).toEqual([{ kind: 'tracked', stays: false, values: [], count: 1 }])
  })

  it('loses a link to a place on a computer, is told of it, and keeps links to pages', async () => {
    const link = (address: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "${address}"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Link')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const local = await cleanFile(buildDocx(paragraph(link('file:///C:/Users/Nermark/a.docx'))))
    expect(local.removed).toEqual([{ kind: 'path', stays: false, values: [], count: 1 }])
    expect(allText(local.bytes)).not.toMatch(/Nermark|HYPERLINK|fldChar/)
    expect(readDocx(local.bytes).document.text).toBe('Link')
    const shape = `<w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" href="file:///C:/Users/Nermark/b.docx"/></w:pict></w:r>`
    const drawn = await cleanFile(buildDocx(paragraph(shape + run('Shape'))))
    expect(drawn.removed.map(({ kind }) => kind)).toEqual(['path'])
    expect(allText(drawn.bytes)).not.toContain('Nermark')
    const page = await cleanFile(buildDocx(paragraph(link('https://example.edu/a'))))
    expect(page.removed).toEqual([])
    expect(allText(page.bytes)).toContain('HYPERLINK "https://example.edu/a"')
  })

  it('[clean.stays] names hidden text, which stays', async () => {
    const docx = buildDocx(paragraph(run('Seen') + run('unseen', '<w:vanish/>')))
    const { kept, bytes } = await cleanFile(docx)
    expect(kept).toEqual([{ kind: 'hiddenText', stays: true, values: [], count: 1 }])
    expect(allText(bytes)).toContain('unseen')
  })

  it('with a document type of its own has no copy', async () => {
    const part = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document/>'
    const docx = zipSync({ 'word/document.xml': strToU8(part) })
    await expect(cleanFile(docx)).rejects.toMatchObject({ code: 'foreign' })
  })

  it('that unpacks to far too much is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(3_000_000) })
    await expect(cleanFile(bomb)).rejects.toMatchObject({ code: 'too_large_inside' })
  })

  it('that is not packed counts with what it takes, whatever size it claims', async () => {
    const docx = zipSync({ 'word/document.xml': [strToU8('<w/>'), { level: 0 }] })
    const view = new DataView(docx.buffer)
    const list = view.getUint32(docx.length - 6, true)
    view.setUint32(list + 20, 60 * 1024 * 1024, true)
    view.setUint32(list + 24, 0, true)
    await expect(cleanFile(docx)).rejects.toMatchObject({ code: 'too_large_inside' })
  })

  it('by other prefixes is cleaned all the same', async () => {
    const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
    const xml = `<x:document xmlns:x="${space}"><x:body><x:p x:rsidR="00AB12CD"><x:del x:author="Nermark"><x:r><x:delText>Nermark</x:delText></x:r></x:del><x:r><x:t>Words</x:t></x:r></x:p></x:body></x:document>`
    const { bytes } = await cleanFile(zipSync({ 'word/document.xml': strToU8(xml) }))
    expect(allText(bytes)).not.toMatch(/Nermark|00AB12CD/)
    expect(readDocx(bytes).document.text).toBe('Words')
  })
})

describe('whatever a Word document says', () => {
  it('in whatever order, its clean copy has the same words and no marker', async () => {
    const order = fc.array(fc.nat(bodyPieces.length - 1), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(order, async (places) => {
        const pieces = places.map((place) => bodyPieces[place]?.[0] ?? '')
        const docx = tellingDocx(pieces.join(''))
        const { bytes } = await cleanFile(docx)
        expect(await sameWords(docx, bytes, 'docx')).toBe('same')
        const left = allText(bytes)
        expect(docxMarkers.filter((marker) => left.includes(marker))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('with any bytes changed, it is cleaned or refused', async () => {
    const docx = tellingDocx(wholeBody)
    const change = fc.record({ at: fc.nat(docx.length - 1), byte: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
        const spoiled = docx.slice()
        for (const { at, byte } of changes) spoiled[at] = byte
        const outcome = await cleanFile(spoiled).catch((error: unknown) => error)
        const isCleaned = outcome instanceof Object && 'bytes' in outcome
        expect(isCleaned || outcome instanceof CleaningProblem).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
