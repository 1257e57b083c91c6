import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onePage, pageAt } from './documentText.ts'
import { plainText } from './plain.ts'
import { readDocument } from './reading.ts'

const read = (text: string) => readDocument(onePage(text))
const sentencesOf = (text: string) => read(text).sentences.map((sentence) => sentence.text)

describe('blocks', () => {
  test('a short line without an end mark is a heading and names what follows', () => {
    const { blocks } = read('Advisors\n\nYou may bring a friend.\n\nRecording\n\nNone is made.')
    expect(blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['heading', ''],
      ['paragraph', 'advisors'],
      ['heading', ''],
      ['paragraph', 'recording'],
    ])
  })

  test('a run-in heading and the first cell of a row are the lead', () => {
    const { blocks } = read(
      '2. Taking part. You choose.\n\nProcess: see the policy.\n\nDate and time | Monday, 9 a.m.\n\nDear Mr. Hale,',
    )
    expect(blocks.map(({ kind, lead }) => [kind, lead])).toEqual([
      ['item', 'taking part'],
      ['paragraph', 'process'],
      ['row', 'date and time'],
      ['paragraph', ''],
    ])
  })

  test.each(['-', '*', '•', '~'])('each line behind "%s" is an item of its own', (mark) => {
    const { blocks } = read(
      `${mark} You may bring an attorney, but need not.\n${mark} He is presumed not responsible.`,
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['item', 'item'])
  })

  test('lines that were broken by the edge of the page are one paragraph, list items are not', () => {
    const { blocks } = read(
      'The investigation has ended and the evidence that was gathered\ncan be read from Monday.\n(a) at the office\n(b) by the link',
    )
    expect(blocks.map(({ start, end }) => end - start)).toEqual([87, 17, 15])
  })

  test.each([
    'to do with the case will decide.',
    'from that alone.',
    '(D)(4) of that rule.',
    '4.3 leaves that open.',
  ])('a broken line that begins with %j goes on with its sentence', (rest) => {
    const { blocks } = read(
      `Somebody at this school who so far has had nothing in his hands\n${rest}`,
    )
    expect(blocks).toHaveLength(1)
  })

  test.each(['To: the parties', 'date: May 4', 'From the Dean', '4.3 Appeals'])(
    'a line that begins with %j is one of its own',
    (line) => {
      const { blocks } = read(
        `A line that is as long as the edge of the page lets it be, or so\n${line}`,
      )
      expect(blocks).toHaveLength(2)
    },
  )

  test('the next row of a table is none of the lines that a row goes on with', () => {
    const { blocks } = read(
      '   May 8        Written questions from both families; answers to both\n' +
        '                I left out one question and explained to them why it was so\n' +
        '   May 26       Last written comments received',
    )
    expect(blocks).toHaveLength(2)
  })
})

describe('sentences', () => {
  test('a dot after a title, an initial, a list number or "p.m." ends no sentence', () => {
    expect(
      sentencesOf(
        '1. Asst. Supt. J. Ames and M.-J. Orr will call at 3 p.m. Tuesday. Please answer. It is short.',
      ),
    ).toEqual([
      '1. Asst. Supt. J. Ames and M.-J. Orr will call at 3 p.m. Tuesday.',
      'Please answer.',
      'It is short.',
    ])
  })

  test('a cite stays whole', () => {
    const text = 'See 34 C.F.R. 106.45(b)(5)(vi). The policy follows it.'
    expect(sentencesOf(text)).toEqual(['See 34 C.F.R. 106.45(b)(5)(vi).', 'The policy follows it.'])
  })

  test('a month that is cut short behind a hyphen ends none', () => {
    expect(sentencesOf('Interviews, Sept. 15-Oct. 2. A report.')).toEqual([
      'Interviews, Sept. 15-Oct. 2.',
      'A report.',
    ])
  })

  test('the cells of a row are sentences of their own', () => {
    expect(sentencesOf('Place | Hall West. Room 2. | online')).toEqual([
      'Place',
      'Hall West.',
      'Room 2.',
      'online',
    ])
  })
})

describe('offsets', () => {
  test('each sentence is the text between its offsets, in order, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('A', 'b. ', ' | ', '\n', '\n\n', '(a) ', 'Mr. X', 'İ', '“', '1. '),
          { maxLength: 60 },
        ),
        (parts) => {
          const text = parts.join('')
          let last = 0
          for (const sentence of read(text).sentences) {
            expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
            expect(sentence.plain).toHaveLength(sentence.text.length)
            expect(sentence.start).toBeGreaterThanOrEqual(last)
            last = sentence.end
          }
        },
      ),
    )
  })

  test('plain text has the length of the text', () => {
    expect(plainText('İSTANBUL – “Don’t”')).toBe('İstanbul - "don\'t"')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => plainText(text).length === text.length),
    )
  })

  test('an offset is on the page that holds it', () => {
    const document = {
      text: 'abcdef',
      pages: [
        { number: 1, start: 0, end: 3 },
        { number: 2, start: 3, end: 6 },
      ],
    }
    expect([0, 2, 3, 6].map((offset) => pageAt(document, offset))).toEqual([1, 1, 2, 2])
  })
})
