import { describe, expect, it } from 'vitest'
import {
  actionKeys,
  actions,
  decisionReasonKeys,
  decisionReasons,
  isOnChain,
  notShownWords,
  reasonsFor,
  reportReasonKeys,
  thingKinds,
  things,
} from './reasons.ts'

describe('what may be reported', () => {
  it.each(thingKinds)(
    'of a %s: what names a person, threatens or tells private details',
    (kind) => {
      expect(reasonsFor(kind)).toEqual(
        expect.arrayContaining(['name', 'threat', 'private', 'other']),
      )
    },
  )

  it('an opinion cannot be out of date, and a resource is about no school', () => {
    for (const kind of thingKinds) {
      const isResource = kind.endsWith('resource')
      expect(reasonsFor(kind).includes('wrong')).toBe(isResource)
      expect(reasonsFor(kind).includes('not-school')).toBe(!isResource)
    }
  })

  it('the reasons stand in the order of the form, each once, with "something else" last', () => {
    for (const kind of thingKinds) {
      const reasons = reasonsFor(kind)
      expect(reasons).toEqual(reportReasonKeys.filter((reason) => reasons.includes(reason)))
      expect(reasons.at(-1)).toBe('other')
    }
  })

  it('nobody’s list of reasons is another’s to change', () => {
    const before = [...reasonsFor('review')]
    ;(reasonsFor('review') as string[]).pop()
    expect(reasonsFor('review')).toEqual(before)
    expect(reportReasonKeys).toContain('other')
  })
})

describe('what is done about it', () => {
  it('every reason to report is also one to decide by, so that no report is beyond an answer', () => {
    expect(decisionReasonKeys).toEqual(expect.arrayContaining(reportReasonKeys))
  })

  it('what was kept, and what was taken down by mistake, can be told as well', () => {
    expect(decisionReasonKeys).toEqual(expect.arrayContaining(['rules', 'mistake', 'legal']))
    expect(actionKeys).toEqual(expect.arrayContaining(['hide', 'restore', 'remove', 'keep']))
  })

  it('a blockchain forgets nothing: what stands there is known by its kind', () => {
    expect(thingKinds.filter(isOnChain)).toEqual(['chain-review', 'chain-school', 'chain-resource'])
    for (const kind of thingKinds)
      if (isOnChain(kind)) expect(things[kind]).toContain('on the blockchain')
  })

  it.each(decisionReasonKeys)(
    'what stands in the place of a thing gives the reason “%s” and nothing of the thing',
    (reason) => {
      for (const what of ['record', 'text'] as const) {
        const words = notShownWords(what, reason)
        expect(words).toBe(
          `This hub does not show this ${what}. Reason: ${decisionReasons[reason]}.`,
        )
        expect(words).not.toMatch(/undefined|\.\./)
      }
    },
  )

  it('no two words of the log or the form are alike, so that each can be told from the others', () => {
    for (const words of [things, decisionReasons, actions])
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
  })
})
