import { expect, it } from 'vitest'
import type { Statement } from '../guide/entry.ts'
import { guideEntry } from '../guide.ts'

function statementsOf(slug: string): readonly Statement[] {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  return [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
}

function citingOcr(slug: string): string {
  return statementsOf(slug)
    .filter(({ cites }) => cites.includes('OCR complaint process'))
    .map(({ text }) => text)
    .join(' ')
}

it.each(['ocr-complaint', 'ocr-time-limit', 'ocr-before-the-case-ends', 'time-limits-at-a-glance'])(
  'gives the 180 days, the 60 days and the waiver that OCR may refuse: %s',
  (slug) => {
    const said = citingOcr(slug)
    expect(said).toContain('180 days')
    expect(said).toContain('60 days')
    expect(said).toContain('waiver')
    expect(said).toContain('grant')
    expect(said).toContain('refuse')
  },
)

it.each(['ocr-complaint', 'ocr-time-limit', 'ocr-before-the-case-ends', 'time-limits-at-a-glance'])(
  'keeps the 60 days to those who used the process of the school: %s',
  (slug) => {
    const sixty = statementsOf(slug).filter(({ text }) => text.includes('60 days'))
    expect(sixty.length).toBeGreaterThan(0)
    expect(sixty.filter(({ text }) => !text.toLowerCase().includes('if you use'))).toEqual([])
  },
)

it.each(['ocr-complaint', 'ocr-time-limit', 'ocr-before-the-case-ends', 'ocr-and-the-outcome'])(
  'tells where to file and who has looked into complaints since June 16, 2026: %s',
  (slug) => {
    const said = citingOcr(slug)
    expect(said).toContain('file')
    expect(said).toContain('June 16, 2026')
    expect(said).toContain('Civil Rights Division of the Department of Justice')
    const ocrDecides = ['OCR looks at', 'OCR lost', 'OCR does not decide']
    const texts = statementsOf(slug).map(({ text }) => text)
    expect(texts.filter((text) => ocrDecides.some((claim) => text.includes(claim)))).toEqual([])
  },
)

it.each(['ocr-complaint', 'ocr-time-limit', 'ocr-before-the-case-ends'])(
  'tells the reader to expect delay: %s',
  (slug) => {
    expect(citingOcr(slug).toLowerCase()).toContain('expect delay')
  },
)
