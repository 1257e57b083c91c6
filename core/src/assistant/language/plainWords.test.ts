import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainWords } from './plainWords.ts'

describe('A1 the words as rules read them', () => {
  it.each([
    ['Don’t wanna LIIIVE', 'do not want to live'],
    ['im gonna k.m.s', 'i am going to kill myself'],
    ['k!ll mysellf, su*cide', 'kill myself suicide'],
    ['hes outisde my dorm 2nite', 'he is outside my dorm tonight'],
    ['Ya no quiero vivir. ¿Qué hago?', 'ya no quiero vivir | que hago ?'],
    ['§ 106.44(f), the 60-day rule', '106.44 f the 60 day rule'],
    ['it’s ... over... i can’t', 'it is over i can not'],
    ['my friend od’d', 'my friend overdosed'],
  ])('%s', (text, plain) => {
    expect(plainWords(text)).toBe(plain)
  })

  it('leaves words alone that are one letter from a heavy one', () => {
    const ordinary = 'she is loving the billing policy and wearing a wedding scarf after meditation'
    expect(plainWords(ordinary)).toBe(ordinary)
  })

  it('takes any text, and reads its own words the same way', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const plain = plainWords(text)
        expect(plain).toMatch(/^(?:$|\S+(?: \S+)*$)/)
        expect(plainWords(text)).toBe(plain)
      }),
    )
  })
})
