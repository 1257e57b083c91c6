import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { strToU8, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildPdf } from '../../extract/fixtures/buildPdf.ts'
import { PDF_WITH_OWNER_PASSWORD, PDF_WITH_PASSWORD } from '../../extract/fixtures/lockedPdfs.ts'
import { cleanFile, inspectFile } from '../cleanFile.ts'
import { allText } from '../fixtures/allText.ts'
import { jpegOf } from '../fixtures/pictures.ts'
import { tellingPdf, tellingPdfMarkers, updated } from '../fixtures/tellingPdf.ts'
import { joined } from '../joined.ts'
import { sameWords } from '../sameWords.ts'
import { CleaningProblem } from '../trace.ts'

const letter = ['Dear student,', 'This is your written notice.', 'Your interview is on March 12.']

describe.each([false, true])('a PDF with all that one can carry, packed: %s', (packed) => {
  it('loses every marker, also from inside of its streams, and keeps its words', async () => {
    const pdf = await tellingPdf(letter, { packed })
    const told = allText(pdf)
    // All of them are there before, or the test would prove nothing.
    expect(tellingPdfMarkers.filter((marker) => !told.includes(marker))).toEqual([])
    const { bytes } = await cleanFile(pdf)
    const left = allText(bytes)
    expect(tellingPdfMarkers.filter((marker) => left.includes(marker))).toEqual([])
    expect(left).not.toMatch(/CreationDate|ModDate|\/ID\b|\/Info\b/)
    expect(await sameWords(pdf, bytes, 'pdf')).toBe('same')
  })

  it('is told what it carries, and a clean copy has nothing left', async () => {
    const pdf = await tellingPdf(letter, { packed })
    const traces = await inspectFile(pdf)
    expect(Object.fromEntries(traces.map(({ kind, values }) => [kind, values]))).toMatchObject({
      author: ['Ada Authormark', 'Xenia Sheetmark', 'Pia Picturemark'],
      program: ['Ada Authormark producer'],
      dates: ['March 2, 2026, 14:05 UTC'],
      property: ['CaseNumber: Custommark'],
      comments: ['Cora Commentmark', 'Drew Drawmark'],
      attachment: ['secret-filemark.txt'],
      program_inside: [],
      place: ['41.8820° north, 87.6230° west'],
      appData: [],
    })
    expect(traces.every(({ stays }) => !stays)).toBe(true)
    const { bytes } = await cleanFile(pdf)
    expect(await inspectFile(bytes)).toEqual([])
  })

  it('[clean.original] is not changed itself', async () => {
    const pdf = await tellingPdf(letter, { packed })
    const before = pdf.slice()
    const { bytes } = await cleanFile(pdf)
    await sameWords(pdf, bytes, 'pdf')
    expect(pdf).toEqual(before)
  })
})

describe('a PDF', () => {
  it('loses the words of its earlier version', async () => {
    const first = buildPdf([{ lines: [{ x: 72, y: 700, text: 'The earlier words' }] }])
    const words = 'BT /F1 11 Tf 1 0 0 1 72 700 Tm (The words as they stand now) Tj ET'
    const pdf = updated(first, 6, `<< /Length ${words.length} >>\nstream\n${words}\nendstream`)
    expect(allText(pdf)).toContain('The earlier words')
    const { bytes, removed } = await cleanFile(pdf)
    expect(allText(bytes)).not.toContain('The earlier words')
    expect(allText(bytes)).toContain('The words as they stand now')
    expect(removed).toEqual([{ kind: 'versions', stays: false, values: [], count: 1 }])
    expect(await sameWords(pdf, bytes, 'pdf')).toBe('same')
  })

  it('that carries nothing but its text has nothing to tell', async () => {
    const pdf = buildPdf([{ lines: [{ x: 72, y: 700, text: 'Plain words' }] }], { compress: true })
    expect(await inspectFile(pdf)).toEqual([])
  })

  it('keeps what is filled in on a form, and names it; a hidden field is named too', async () => {
    const pdf = await PDFDocument.create({ updateMetadata: false })
    const page = pdf.addPage()
    const form = pdf.getForm()
    for (const name of ['shown', 'hidden']) {
      const field = form.createTextField(name)
      field.setText(`value ${name}`)
      field.addToPage(page, { x: 50, y: name === 'shown' ? 700 : 600 })
      if (name === 'hidden')
        field.acroField.getWidgets()[0]?.dict.set(PDFName.of('F'), pdf.context.obj(2))
    }
    const bytes = await pdf.save()
    const cleaned = await cleanFile(bytes)
    expect(cleaned.kept).toEqual([
      { kind: 'hiddenField', stays: true, values: ['value hidden'], count: 1 },
      { kind: 'formValues', stays: true, values: [], count: 1 },
    ])
    expect(await sameWords(bytes, cleaned.bytes, 'pdf')).toBe('same')
  })

  it('loses a signature, which is named, and keeps what shows of it', async () => {
    const pdf = await PDFDocument.create({ updateMetadata: false })
    const { context } = pdf
    const page = pdf.addPage()
    page.drawText('Signed letter')
    const value = context.register(
      context.obj({ Type: 'Sig', Name: PDFString.of('Sig Nermark'), ByteRange: [0, 1, 2, 3] }),
    )
    const field = context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Sig',
        Rect: [0, 0, 9, 9],
        T: PDFString.of('signature'),
        V: value,
      }),
    )
    page.node.set(PDFName.of('Annots'), context.obj([field]))
    pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }))
    const bytes = await pdf.save()
    const cleaned = await cleanFile(bytes)
    expect(cleaned.removed.find(({ kind }) => kind === 'signature')?.values).toEqual([
      'Sig Nermark',
    ])
    expect(allText(cleaned.bytes)).not.toContain('Nermark')
    expect(allText(cleaned.bytes)).toContain('(signature)')
  })

  it('with marks for blacking out, hidden layers or pictures of other kinds says that they stay', async () => {
    const pdf = await PDFDocument.create({ updateMetadata: false })
    const { context } = pdf
    const page = pdf.addPage()
    page.drawText('Words')
    const mark = context.register(
      context.obj({ Type: 'Annot', Subtype: 'Redact', Rect: [0, 0, 9, 9] }),
    )
    page.node.set(PDFName.of('Annots'), context.obj([mark]))
    const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Layer') }))
    pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
    const image = context.register(
      context.stream(strToU8('no JPEG'), {
        Type: 'XObject',
        Subtype: 'Image',
        Filter: 'DCTDecode',
      }),
    )
    page.node.setXObject(PDFName.of('Odd'), image)
    const { kept } = await cleanFile(await pdf.save())
    expect(kept.map(({ kind }) => kind)).toEqual(['toBlackOut', 'hiddenLayer', 'otherPicture'])
  })

  it('loses a link to a place on a computer, is told of it, and keeps links to pages', async () => {
    const pdf = await PDFDocument.create({ updateMetadata: false })
    const { context } = pdf
    const page = pdf.addPage()
    page.drawText('Words')
    const link = (address: string, more = {}) =>
      context.register(
        context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [0, 0, 9, 9],
          A: { S: 'URI', URI: PDFString.of(address), ...more },
        }),
      )
    const script = { S: 'JavaScript', JS: PDFString.of('nextmark()') }
    const links = [
      link('file:///C:/Users/Nermark/a.docx'),
      link('https://example.edu/a', { Next: [script, { S: 'URI', URI: PDFString.of('/b') }] }),
    ]
    page.node.set(PDFName.of('Annots'), context.obj(links))
    const { bytes, removed } = await cleanFile(await pdf.save())
    expect(removed).toEqual([
      { kind: 'path', stays: false, values: ['file:///C:/Users/Nermark/a.docx'], count: 1 },
      { kind: 'program_inside', stays: false, values: [], count: 1 },
    ])
    expect(allText(bytes)).not.toMatch(/Nermark|nextmark/)
    expect(allText(bytes)).toContain('https://example.edu/a')
    expect(allText(bytes)).toContain('(/b)')
  })

  it('keeps pictures whatever they are called', async () => {
    const pdf = await PDFDocument.create({ updateMetadata: false })
    const page = pdf.addPage()
    const picture = await pdf.embedJpg(jpegOf())
    const names = ['AF', 'Metadata', 'User', 'A', 'Thumb', 'AA']
    for (const name of names) page.node.setXObject(PDFName.of(name), picture.ref)
    page.drawText('Words')
    const { bytes, removed } = await cleanFile(await pdf.save())
    expect(removed).toEqual([])
    const resources = (await PDFDocument.load(bytes)).getPage(0).node.Resources()
    const pictures = resources?.lookup(PDFName.of('XObject'), PDFDict)
    expect(pictures?.keys().map((key) => key.decodeText())).toEqual(names)
  })

  it('that is locked or broken has no copy', async () => {
    for (const pdf of [PDF_WITH_PASSWORD(), PDF_WITH_OWNER_PASSWORD()]) {
      await expect(cleanFile(pdf)).rejects.toMatchObject({ code: 'locked' })
    }
    await expect(cleanFile(strToU8('%PDF-1.7\nnothing'))).rejects.toMatchObject({ code: 'damaged' })
  })

  it('that was cut off is not said to carry nothing, also where it was saved twice', async () => {
    const pdf = await tellingPdf(letter)
    const twice = updated(pdf, 1, `<< /Note (${'later '.repeat(50)}) >>`)
    for (const file of [pdf.slice(0, pdf.length * 0.7), twice.slice(0, pdf.length + 60)]) {
      await expect(inspectFile(file)).rejects.toMatchObject({ code: 'damaged' })
    }
  })

  it.each([
    ['/ObjStm', 34, 1],
    ['/Obj#53tm', 34, 1],
    ['/ObjStm', 17, 2],
  ])(
    'whose packed objects unpack to far too much is refused: %s of %s MB, %s times',
    async (type, size, times) => {
      const bomb = zlibSync(new Uint8Array(size * 1024 * 1024), { level: 1 })
      const head = `1 0 obj\n<< /Type ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`
      const object = joined([strToU8(head), bomb, strToU8('\nendstream\nendobj\n')])
      const pdf = joined([strToU8('%PDF-1.7\n'), ...Array.from({ length: times }, () => object)])
      await expect(cleanFile(pdf)).rejects.toMatchObject({ code: 'too_large_inside' })
    },
  )

  it('may be nested without end', async () => {
    const deep = `%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}\nendobj\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF`
    await expect(cleanFile(strToU8(deep))).rejects.toBeInstanceOf(CleaningProblem)
  })
})

describe('whatever a PDF says', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9 .,'-]{1,60}$/)

  it('its clean copy has the same words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 30 }), fc.boolean(), async (lines, packed) => {
        const pdf = await tellingPdf(lines, { packed })
        expect(await sameWords(pdf, (await cleanFile(pdf)).bytes, 'pdf')).toBe('same')
      }),
      { numRuns: 15 },
    )
  })

  it('with bytes changed anywhere, it is cleaned or refused', async () => {
    const pdf = await tellingPdf(letter)
    const change = fc.record({ at: fc.nat(pdf.length - 1), byte: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const spoiled = pdf.slice()
        for (const { at, byte } of changes) spoiled[at] = byte
        const outcome = await cleanFile(spoiled).catch((error: unknown) => error)
        const isCleaned = outcome instanceof Object && 'bytes' in outcome
        expect(isCleaned || outcome instanceof CleaningProblem).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
