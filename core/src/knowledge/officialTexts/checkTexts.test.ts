import { describe, expect, it } from 'vitest'
import { cites } from '../cites.ts'
import { heading10645 } from '../officialPages.ts'
import { checkTexts } from './checkTexts.ts'

const cite = '34 CFR 106.45(b)(5)(iv)'
const other = '34 CFR 106.45(b)(1)(iv)'
const check = (text: string) => checkTexts([{ cite, text }])

describe('checkTexts', () => {
  it('parts the paragraphs that the guide cites from the others', () => {
    const all = cites.map((one) => ({ cite: one, text: 'Words.' }))
    const { known, unknown } = checkTexts([...all, { cite: '34 CFR 106.9', text: 'Other.' }])
    expect(known).toEqual(all)
    expect(unknown).toEqual(['34 CFR 106.9'])
  })

  it('refuses a file without any of them', () => {
    expect(() => checkTexts([{ cite: '34 CFR 99.31', text: 'Other.' }])).toThrow(
      'The file holds no paragraph that the guide cites',
    )
    expect(() => checkTexts([])).toThrow('The file holds no paragraph that the guide cites')
  })

  it.each([
    ['nothing', '  ', 'is empty'],
    ['too much', 'x'.repeat(20_001), 'is too long: at most 20,000 characters'],
    ['HTML', 'Words <script>alert(1)</script>', 'holds HTML'],
    ['a comment', 'Words <!-- hidden -->', 'holds HTML'],
    ['control characters', 'Words \u0007', 'holds control characters'],
    ['a NUL', 'Words \0', 'holds control characters'],
    ['half a letter', 'Words \uD800', 'holds control characters'],
  ])('refuses a text that holds %s', (_what, text, sentence) => {
    expect(() => check(text)).toThrow(`The text of ${cite} ${sentence}`)
  })

  it('takes words with signs of the law in them', () => {
    expect(check('See § 106.30—“notice” of less than < 10 days & more;\nor').known).toHaveLength(1)
  })

  it('refuses a paragraph that stands there twice', () => {
    expect(() =>
      checkTexts([
        { cite, text: 'One.' },
        { cite, text: 'Two.' },
      ]),
    ).toThrow(`${cite} stands in the file twice.`)
  })
})

describe('text of the vacated rule is refused', () => {
  const words = [{ cite, text: 'Words.' }]

  it('by the heading of section 106.45', () => {
    const headings = new Map([['106.45', 'Grievance procedures for sex discrimination']])
    expect(() => checkTexts(words, headings)).toThrow(
      /2024 rule, which a court set aside.*headed.*copy of the Code made since September 29, 2026/,
    )
    expect(checkTexts(words, new Map([['106.45', heading10645]])).known).toHaveLength(1)
  })

  it.each(['34 CFR 106.45(c)', '34 CFR 106.44(f)(1)', '34 CFR 106.46(e)', '34 CFR 106.8(f)'])(
    'by the number %s',
    (number) => {
      expect(() => checkTexts([...words, { cite: number, text: 'Words.' }])).toThrow(
        `it has a paragraph ${number}`,
      )
    },
  )

  it('by its words, which weigh together', () => {
    const first = { cite, text: 'Conduct that is severe or pervasive.' }
    expect(checkTexts([first]).known).toHaveLength(1)
    expect(() =>
      checkTexts([first, { cite: other, text: 'Complaints of sex-based harassment.' }]),
    ).toThrow('its paragraphs use the words of that rule')
  })
})
