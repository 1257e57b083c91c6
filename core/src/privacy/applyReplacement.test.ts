import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyReplacement } from './applyReplacement.ts'
import { findIdentifyingDetails } from './findIdentifyingDetails.ts'

/** The text after every offer is taken, the last first so that offsets stay right. */
function applyAll(text: string): string {
  return findIdentifyingDetails(text)
    .toReversed()
    .reduce((now, detail) => applyReplacement(now, detail).text, text)
}

describe('P15: the words around a replacement', () => {
  it.each([
    ['After my interview on March 12 I left.', 'After my interview this spring I left.'],
    ['On October 3, 2024 they wrote.', 'In fall 2024 they wrote.'],
    ['I have waited since 2024-02-05.', 'I have waited since winter 2024.'],
    ['They got it 2024-02-05 by mail.', 'They got it in winter 2024 by mail.'],
    ['The April 2 letter was short.', 'The spring letter was short.'],
    ['We met on the 14th, then again.', 'We met that month, then again.'],
    ['Dean Hale said no.', 'A dean said no.'],
    ['It was late. dr. lee called.', 'It was late. A staff member called.'],
    ['Our Dean Hale said no.', 'Our Dean said no.'],
    ['I went to Dean Lewis’ office.', 'I went to a dean’s office.'],
    ['Professor O’Brien’s class was safe.', 'A professor’s class was safe.'],
    ['My roommate, Jamie, saw it.', 'My roommate saw it.'],
    ['They closed case #2024-118 today.', 'They closed a case today.'],
    ['My case number is 2023-0457.', 'My case number is private.'],
    ['I lived in Alder Hall 214 then.', 'I lived in a residence hall then.'],
    ['I saw an Investigator Toll there.', 'I saw an investigator there.'],
    ['Call (503) 555-0142 for help.', 'Call a phone number for help.'],
  ])('%s', (before, after) => {
    expect(applyAll(before)).toBe(after)
  })
})

describe('P15: when nothing fits', () => {
  it('leaves a detail without a replacement and puts the cursor behind it', () => {
    const text = 'My name is Olivia Bennett.'
    const [detail] = findIdentifyingDetails(text)
    expect(detail && applyReplacement(text, detail)).toEqual({ text, cursor: 25 })
  })

  it('changes nothing when the text has moved on', () => {
    const [detail] = findIdentifyingDetails('Dean Hale said no.')
    const now = 'The dean said no.'
    expect(detail && applyReplacement(now, detail)).toEqual({ text: now, cursor: 9 })
    expect(detail && applyReplacement('Hi', detail)).toEqual({ text: 'Hi', cursor: 2 })
  })
})

it('P15: puts the cursor right behind the new words', () => {
  const text = 'I asked Dean Hale twice.'
  const [detail] = findIdentifyingDetails(text)
  const after = detail && applyReplacement(text, detail)
  expect(after?.text.slice(0, after.cursor)).toBe('I asked a dean')
})

it('P15: what was replaced is gone, and the rest of the text stays', () => {
  const sentences = [
    'After my interview on March 12 I saw Dean Hale in Alder Hall 214.',
    'My roommate Jamie told Coach Davis about case #2024-118.',
    'I was captain of the chess club and lived in Whitcomb Hall.',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...sentences), (text) => {
      for (const detail of findIdentifyingDetails(text)) {
        if (detail.replacement === null) continue
        const after = applyReplacement(text, detail)
        expect(after.text).not.toContain(detail.text)
        expect(after.text.endsWith(text.slice(detail.end))).toBe(true)
        expect(after.text.startsWith(text.slice(0, Math.max(0, detail.start - 3)))).toBe(true)
      }
    }),
  )
})
