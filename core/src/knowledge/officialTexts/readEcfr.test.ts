import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OfficialTextProblem } from './officialText.ts'
import { readEcfr } from './readEcfr.ts'

/** A section in the shape of the eCFR's XML, with words of our own. */
const section = (number: string, body: string, heading = 'A heading') =>
  `<DIV8 N="§ ${number}" NODE="34:1.2" TYPE="SECTION"><HEAD>§ ${number}   ${heading}.\n</HEAD>\n${body}
  <CITA TYPE="N">[85 FR 1, May 19, 2020]</CITA></DIV8>`

const title = (...sections: string[]) =>
  `<?xml version="1.0"?><DLPSTEXTCLASS><BODY><DIV1 N="1">${sections.join('\n')}</DIV1></BODY></DLPSTEXTCLASS>`

const read = (body: string, number = '106.45') =>
  readEcfr(title(section(number, body))).paragraphs.map(({ cite, text }) => [cite, text])

describe('the paragraphs of a section', () => {
  it('are nested by their designators', () => {
    expect(
      read(`<P>(a) First.</P><P>(b) Second:</P><P>(1) Deeper:</P><P>(i) Deepest:</P>
        <P>(A) Most.</P><P>(B) More.</P><P>(ii) Next.</P><P>(2) Out.</P><P>(c) Last.</P>`),
    ).toEqual([
      ['34 CFR 106.45(a)', 'First.'],
      ['34 CFR 106.45(b)', 'Second:'],
      ['34 CFR 106.45(b)(1)', 'Deeper:'],
      ['34 CFR 106.45(b)(1)(i)', 'Deepest:'],
      ['34 CFR 106.45(b)(1)(i)(A)', 'Most.'],
      ['34 CFR 106.45(b)(1)(i)(B)', 'More.'],
      ['34 CFR 106.45(b)(1)(ii)', 'Next.'],
      ['34 CFR 106.45(b)(2)', 'Out.'],
      ['34 CFR 106.45(c)', 'Last.'],
    ])
  })

  it('lose their headings in italics, and may begin several at once', () => {
    expect(
      read(`<P>(a) <I>General.</I> Words with <I>stress</I> in them.</P>
        <P>(b) <I>Notice</I>—(1) <I>When.</I> Soon.</P><P>(2) <I>How</I>—(i) On paper.</P>`),
    ).toEqual([
      ['34 CFR 106.45(a)', 'Words with stress in them.'],
      ['34 CFR 106.45(b)(1)', 'Soon.'],
      ['34 CFR 106.45(b)(2)(i)', 'On paper.'],
    ])
  })

  it('tell the Roman figure from the letter', () => {
    const letters = [...'abcdefghi'].map((letter) => `<P>(${letter}) Text ${letter}.</P>`).join('')
    expect(read(letters, '106.6').at(-1)).toEqual(['34 CFR 106.6(i)', 'Text i.'])
    expect(read('<P>(a) A.</P><P>(1) One.</P><P>(i) Roman.</P>', '106.6').at(-1)?.[0]).toBe(
      '34 CFR 106.6(a)(1)(i)',
    )
  })

  it('of definitions carry their term', () => {
    expect(
      read(
        `<P>(a) As used here:</P><P><I>Apple</I> means a fruit:</P><P>(1) Red.</P>
        <P><I>Consent.</I> Nothing is said.</P><P>(b) As used there:</P><P><I>Pear</I> means another.</P>`,
        '106.30',
      ),
    ).toEqual([
      ['34 CFR 106.30(a)', 'As used here:'],
      ['34 CFR 106.30(a) (Apple)', 'Apple means a fruit:'],
      ['34 CFR 106.30(a) (Apple)(1)', 'Red.'],
      ['34 CFR 106.30(a) (Consent)', 'Consent. Nothing is said.'],
      ['34 CFR 106.30(b)', 'As used there:'],
      ['34 CFR 106.30(b) (Pear)', 'Pear means another.'],
    ])
  })

  it('take in what follows without a designator', () => {
    expect(read('<P>(a) One.</P><P>And more of it (see paragraph (b)).</P>')).toEqual([
      ['34 CFR 106.45(a)', 'One.\nAnd more of it (see paragraph (b)).'],
    ])
  })
})

describe('the file', () => {
  it('gives headings without number and full stop, and no other part', () => {
    const xml = title(section('105.1', '<P>(a) No.</P>'), section('106.45', '<P>(a) Yes.</P>'))
    const { headings, paragraphs } = readEcfr(xml)
    expect([...headings]).toEqual([['106.45', 'A heading']])
    expect(paragraphs).toEqual([{ cite: '34 CFR 106.45(a)', text: 'Yes.' }])
  })

  it('reads entities of XML, and no other', () => {
    expect(read('<P>(a) Q&amp;A &lt;b&gt; &evil;.</P>')[0]?.[1]).toBe('Q&A <b> .')
  })

  it.each([
    ['broken XML', '<DIV8 N="106.45"><P>(a) No end'],
    ['another page', '<html><body><p>Not found</p></body></html>'],
    ['another part', title(section('99.31', '<P>(a) Other.</P>'))],
  ])('is refused with a sentence when it is %s', (_what, xml) => {
    expect(() => readEcfr(xml)).toThrow(OfficialTextProblem)
  })

  it('gives cites of one shape, each paragraph once, whatever it holds', () => {
    const piece = fc.constantFrom(
      '(a)',
      '(1)',
      '(i)',
      '(A)',
      '(ii)',
      '(2)',
      '(b)',
      'text',
      '<I>T</I>',
      '—',
      ' ',
    )
    const paragraph = fc.array(piece, { maxLength: 6 }).map((parts) => `<P>${parts.join(' ')}</P>`)
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 12 }), (all) => {
        for (const [cite] of read(all.join(''))) {
          expect(cite).toMatch(/^34 CFR 106\.45(\([a-z]{1,2}\)( \([^)]+\))?(\(\w+\))*)?$/)
        }
      }),
    )
  })
})
