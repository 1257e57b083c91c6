import { expect, test } from 'vitest'
import type { GreyPicture } from '../extracted.ts'
import { extractText } from '../extractText.ts'
import { buildPdf, type PdfLine, type PdfPageParts } from '../fixtures/buildPdf.ts'
import { layOutLines } from '../fixtures/layOutLines.ts'
import { PDF_WITH_OWNER_PASSWORD, PDF_WITH_PASSWORD } from '../fixtures/lockedPdfs.ts'

const FIRST =
  'On February 4, 2026 the University received a formal complaint. This letter is the written notice that our process requires us to send to every known party when a formal complaint arrives.'
const SECOND =
  'The Respondent is presumed not responsible for the alleged conduct. Whether he is responsible will be determined only at the conclusion of the grievance process, after a live hearing before the panel.'
const THIRD =
  'Each of you may be accompanied to any interview, meeting or hearing by an advisor of your own choosing, who may be an attorney but does not have to be one.'

const read = async (pages: readonly PdfPageParts[]) => extractText(buildPdf(pages), 'pdf')
const textOf = async (...pages: PdfLine[][]) =>
  (await read(pages.map((lines) => ({ lines })))).document.text

const top = { x: 72, y: 720, width: 468 }

test('wrapped lines become one line for each paragraph, also without space between paragraphs', async () => {
  expect(await textOf(layOutLines([FIRST, SECOND], top))).toBe(`${FIRST}\n\n${SECOND}`)
  const indented = layOutLines([FIRST], top)
  const last = indented.at(-1)?.y ?? 0
  const [start, ...rest] = layOutLines([SECOND], { ...top, y: last - 13.2 })
  const lines = [...indented, { ...(start as PdfLine), x: 90 }, ...rest]
  expect(await textOf(lines)).toBe(`${FIRST}\n\n${SECOND}`)
})

test('an address keeps its lines, and a heading stands alone', async () => {
  const address = ['210 Harwood Hall', '400 Lakeshore Avenue', 'Meridian, OH 44444'].map(
    (text, at) => ({
      x: 72,
      y: 720 - 13.2 * at,
      text,
    }),
  )
  const heading = { x: 72, y: 660, text: 'Presumption', bold: true }
  const body = layOutLines([SECOND], { ...top, y: 646.8 })
  expect(await textOf([...address, heading, ...body])).toBe(
    `210 Harwood Hall\n400 Lakeshore Avenue\nMeridian, OH 44444\n\nPresumption\n\n${SECOND}`,
  )
})

const stacked = (...lines: [x: number, text: string][]) =>
  lines.map(([x, text], at) => ({ x, y: 720 - 13.2 * at, text }))

test('an indent begins a paragraph also after a line that is full', async () => {
  const lines = stacked(
    [90, 'The office has read what both of you have sent in, and it will send the file to both of'],
    [
      72,
      'you and to your advisors by Monday at noon, so that each of you can read it in full now.',
    ],
    [
      90,
      'You then have ten days to answer in writing, and the answer goes to the investigator too.',
    ],
  )
  expect((await textOf(lines)).split('\n\n')).toHaveLength(2)
})

test('the lines of a centered heading stay lines', async () => {
  const body = layOutLines([FIRST], { ...top, y: 660 })
  const heading = [
    {
      x: 99.3,
      y: 720,
      text: 'ALDER CREEK UNIFIED SCHOOL DISTRICT OFFICE OF EQUITY AND OF TITLE IX',
    },
    {
      x: 105,
      y: 706.8,
      text: 'NOTICE OF ALLEGATIONS AND OF THE RIGHTS OF BOTH PARTIES IN IT ALSO',
    },
  ]
  expect(await textOf([...heading, ...body])).toMatch(/TITLE IX\n+NOTICE/)
})

test('cells that nearly touch are parted where other rows have a cell at the same place', async () => {
  const lines = [
    ...rowsAt(720, 0, ['Party', 'Meeting', 'Place']),
    { x: 72, y: 700, text: 'A parent or an advisor, and so on' },
    { x: 232, y: 700, text: 'Interview' },
    { x: 392, y: 700, text: 'Room 2' },
  ]
  expect(await textOf(lines)).toBe(
    'Party | Meeting | Place\nA parent or an advisor, and so on | Interview | Room 2',
  )
})

test('the order in which a page is written does not matter', async () => {
  const lines = layOutLines([FIRST, SECOND], top)
  expect(await textOf(lines.toReversed())).toBe(`${FIRST}\n\n${SECOND}`)
})

test('a word cut at the end of a line is whole again, and one that is written with a hyphen keeps it', async () => {
  const lines = [
    'You will have ten days to answer in writing before the deter-',
    'mination is made, and both of you are under a mutual no-',
    'contact order until the process is over. It was made by Ms. Sandoval-',
    'Reyes of this office.',
  ].map((text, at) => ({ x: 72, y: 720 - 13.2 * at, text }))
  expect(await textOf(lines)).toMatch(
    /the determination is made.+ no-contact order .+Sandoval-Reyes of/,
  )
})

test('two columns are read one after the other', async () => {
  const left = layOutLines([FIRST, SECOND], { x: 72, y: 680, width: 220 })
  const right = layOutLines([THIRD, FIRST], { x: 320, y: 680, width: 220 })
  const title = { x: 200, y: 720, text: 'Notice of allegations and process', size: 14 }
  expect(await textOf([title, ...left, ...right])).toBe(
    `Notice of allegations and process\n\n${FIRST}\n\n${SECOND}\n\n${THIRD}\n\n${FIRST}`,
  )
})

const rowsAt = (y: number, step: number, ...rows: string[][]) =>
  rows.flatMap((cells, row) =>
    cells.map((text, at) => ({ x: 72 + 160 * at, y: y - step * row, text })),
  )

test('the rows of a table are lines with their cells parted by a bar', async () => {
  const table = rowsAt(
    720,
    20,
    ['Person', 'Role', 'Date'],
    ['Bea Lorimer', 'Roommate', 'October 9'],
  )
  const after = layOutLines([SECOND], { ...top, y: 660 })
  expect(await textOf([...table, ...after])).toBe(
    `Person | Role | Date\nBea Lorimer | Roommate | October 9\n\n${SECOND}`,
  )
})

test('cells that are wrapped are put together', async () => {
  const lines = [
    ...rowsAt(720, 0, ['Who', 'What', 'Where']),
    ...rowsAt(
      700,
      12,
      ['Rafe Quintana, a', 'Interview about the', 'Room 12'],
      ['parent or advisor', 'allegations above'],
    ),
    ...rowsAt(668, 12, ['Imogen Tarrant', 'Interview', 'Room 14, District'], []),
    { x: 392, y: 656, text: 'Office' },
  ]
  expect(await textOf(lines)).toBe(
    'Who | What | Where\nRafe Quintana, a parent or advisor | Interview about the allegations above | Room 12\nImogen Tarrant | Interview | Room 14, District Office',
  )
})

test('numbers of lists and names of fields are not parted from their text', async () => {
  const lines = [
    { x: 72, y: 720, text: '1.' },
    { x: 108, y: 720, text: 'An advisor of your choice' },
    { x: 72, y: 700, text: 'Date:' },
    { x: 160, y: 700, text: 'May 4, 2026' },
  ]
  expect(await textOf(lines)).toBe('1. An advisor of your choice\n\nDate: May 4, 2026')
})

test('a raised number is a mark of a note and not part of a date', async () => {
  const lines = [
    { x: 72, y: 720, text: 'You may answer by May 4' },
    { x: 185, y: 724, text: '1', size: 7 },
  ]
  expect(await textOf(lines)).toMatch(/May 4\[1\]$/)
})

const furnished = (lines: PdfLine[], page: number, of: number) => [
  { x: 72, y: 760, text: 'Office of Title IX Compliance', size: 9 },
  ...lines,
  { x: 72, y: 40, text: `Confidential - Page ${page} of ${of}`, size: 9 },
]

test('heads and feet of pages are kept once, and a paragraph goes on over the page', async () => {
  const lines = layOutLines([FIRST, SECOND, THIRD], top)
  const cut = lines.length - 4
  const rise = 720 - (lines[cut]?.y ?? 0)
  const pages = [
    lines.slice(0, cut),
    lines.slice(cut).map((line) => ({ ...line, y: line.y + rise })),
  ]
  const furnishedPages = pages.map((page, at) => ({ lines: furnished(page, at + 1, 2) }))
  const { text, pages: ranges } = (await read(furnishedPages)).document
  expect(text).toBe(
    `Office of Title IX Compliance\n\n${FIRST}\n\n${SECOND}\n\n${THIRD}\n\nConfidential`,
  )
  const second = ranges[1]
  expect(text.slice(second?.start, second?.end)).toMatch(
    new RegExp(`^${pages[1]?.[0]?.text.slice(0, 12)}`),
  )
  expect(ranges[0]?.end).toBe(second?.start)
})

test('numbers that do not count with the pages are text', async () => {
  const page = (section: number) => [
    { x: 72, y: 720, text: `Section ${section}` },
    ...layOutLines([FIRST], { ...top, y: 690 }),
  ]
  expect(await textOf(page(4), page(9))).toMatch(/Section 4[^]+Section 9/)
})

test('a page without anything keeps its place', async () => {
  const { pages, text } = (
    await read([{ lines: layOutLines([FIRST], top) }, {}, { lines: layOutLines([SECOND], top) }])
  ).document
  expect(pages).toHaveLength(3)
  expect(pages[1]?.start).toBe(pages[1]?.end)
  expect(text.slice(pages[2]?.start)).toBe(SECOND)
})

test('a turned page is read as it is shown', async () => {
  const bytes = buildPdf([{ rotate: 180, lines: layOutLines([FIRST], top) }])
  expect((await extractText(bytes, 'pdf')).document.text.split(/\s+/).toSorted()).toEqual(
    FIRST.split(' ').toSorted(),
  )
})

test('a script in the file is neither run nor read', async () => {
  const catalog = '/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true) >>'
  const bytes = buildPdf([{ lines: layOutLines([FIRST], top) }], { catalog })
  expect((await extractText(bytes, 'pdf')).document.text).toBe(FIRST)
  expect('wasRun' in globalThis).toBe(false)
})

test('a password to open is asked for; one that only forbids changes is no matter', async () => {
  await expect(extractText(PDF_WITH_PASSWORD(), 'pdf')).rejects.toThrow('password')
  expect((await extractText(PDF_WITH_OWNER_PASSWORD(), 'pdf')).document.text).toBe(
    'Words behind a lock.',
  )
})

test('a file that is cut off is damaged', async () => {
  const whole = buildPdf([{ lines: layOutLines([FIRST], top) }])
  await expect(extractText(whole.slice(0, 300), 'pdf')).rejects.toThrow('damaged')
})

/** A page as a picture: black above and white below. */
const scan = {
  width: 306,
  height: 396,
  pixels: new Uint8Array(306 * 396).fill(255).fill(0, 0, 306 * 198),
}

test('a scan has no text where pictures cannot be read', async () => {
  await expect(read([{ picture: scan }])).rejects.toThrow('no_text')
})

test('a scan is read from its picture as the page shows it, with a note', async () => {
  const seen: GreyPicture[] = []
  const readPicture = async (picture: GreyPicture) => {
    seen.push(picture)
    return 'NOTICE\n\nOf a meeting'
  }
  const bytes = buildPdf([{ picture: scan }, { picture: scan, rotate: 90 }])
  const { document, readBy, notes } = await extractText(bytes, 'pdf', { readPicture })
  expect(document.text).toBe('NOTICE\n\nOf a meeting\n\nNOTICE\n\nOf a meeting')
  expect(document.pages).toHaveLength(2)
  expect(readBy).toBe('ocr')
  expect(notes).toEqual(['The words were read from a picture and may be wrong.'])
  const [upright, turned] = seen as [GreyPicture, GreyPicture]
  expect([upright.width, upright.height, upright.dotsPerInch]).toEqual([306, 396, 36])
  expect([turned.width, turned.height]).toEqual([396, 306])
  // The black half is above on the upright page and on the right of the page turned clockwise.
  expect([upright.pixels[0], upright.pixels.at(-1)]).toEqual([0, 255])
  expect([turned.pixels[0], turned.pixels[395]]).toEqual([255, 0])
})

test('pages that could not be read are named', async () => {
  const pages = [{ lines: layOutLines([FIRST, SECOND], top) }, { picture: scan }, { picture: scan }]
  const { notes, readBy } = await read(pages)
  expect(readBy).toBe('text')
  expect(notes).toEqual(['Pages 2 and 3 are pictures. Words in them were not read or checked.'])
})

test('a gap that the reader of a picture sees in a sentence parts nothing', async () => {
  const lines = layOutLines([`${FIRST} ${SECOND}`], top).map((line) => line.text)
  const seen = `${lines.slice(0, 2).join('\n')}\n\n${lines.slice(2).join('\n')}`
  expect(lines[2]).toMatch(/^[a-z]/)
  const readPicture = async () => seen
  const { document } = await extractText(buildPdf([{ picture: scan }]), 'pdf', { readPicture })
  expect(document.text).toBe(`${FIRST} ${SECOND}`)
})

test('a picture that cannot be decoded is a scan that was not read', async () => {
  const lines = layOutLines([FIRST, SECOND], top)
  const bytes = buildPdf([{ lines }, { picture: { ...scan, filter: 'JPXDecode' } }])
  const { notes } = await extractText(bytes, 'pdf', { readPicture: async () => 'never asked' })
  expect(notes).toEqual(['Page 2 is a picture. Words in it were not read or checked.'])
})

test('a scan without a readable word says so', async () => {
  const readPicture = async () => ''
  await expect(extractText(buildPdf([{ picture: scan }]), 'pdf', { readPicture })).rejects.toThrow(
    'no_text_ocr',
  )
})
