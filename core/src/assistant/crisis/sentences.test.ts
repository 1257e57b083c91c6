import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesToHear } from './sentences.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

describe('A11 what of a message is heard alone', () => {
  it('is the whole of a short one, as it was written', () => {
    for (const message of ['i cant do this', 'He left. I am alone. Help me.', '', '😀', 'a\nb'])
      expect(sentencesToHear(message)).toEqual([message])
  })

  it('is each sentence of a long one with the one after it, so that none is heard without a neighbor', () => {
    const sentences = [
      'One two three four five six seven eight nine ten.',
      'He has a gun.',
      'I ran.',
    ]
    const message = `${sentences.join(' ')} ${'And so on it went for days and weeks. '.repeat(4)}`
    const heard = sentencesToHear(message)
    expect(heard.slice(0, 2)).toEqual([
      `${sentences[0]} ${sentences[1]}`,
      `${sentences[1]} ${sentences[2]}`,
    ])
  })

  it('is cut into runs where somebody writes without a stop, and no word of it is lost', () => {
    const message = `${'and then he '.repeat(30)}said he will kill me`
    const heard = sentencesToHear(message)
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)).toContain('said he will kill me')
    for (const part of heard) expect(words(part).length).toBeLessThanOrEqual(60)
  })

  it('holds every word of a message of up to forty sentences, wherever its stops and lines are', () => {
    const word = fc.constantFrom(
      'he',
      'hurts',
      'me.',
      'why?',
      'I',
      'No!',
      'am',
      'Dr.',
      'scared',
      '😀',
      'a.m.',
    )
    const between = fc.constantFrom(' ', '\n', '\n\n', '  ')
    const message = fc
      .array(fc.tuple(word, between), { minLength: 1, maxLength: 70 })
      .map((pieces) => pieces.flat().join(''))
    fc.assert(
      fc.property(message, (text) => {
        const heard = sentencesToHear(text)
        expect(heard.length).toBeLessThanOrEqual(40)
        if (heard.length === 40) return
        const all = new Set(heard.flatMap(words))
        for (const one of words(text)) if (/[a-z]/i.test(one)) expect(all).toContain(one)
      }),
    )
  })
})
