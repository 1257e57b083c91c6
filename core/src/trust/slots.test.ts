import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allSetups, cautiousSetup } from './setup.ts'
import { fillSlots, slotNames, termSlots } from './slots.ts'
import { mapStatements, statementsOf, when } from './statement.ts'
import * as terms from './terms.ts'
import { trustGroups, trustTopics } from './topics.ts'

describe('the slots of the words of the trust page', () => {
  it('take each the value that the code itself keeps to', () => {
    expect(fillSlots('{sessionDays} {reviewHours} {recordIdleMinutes}')).toBe(
      `${terms.SESSION_DAYS} ${terms.REVIEW_HOURS} ${terms.RECORD_IDLE_MINUTES}`,
    )
    expect(new Set(Object.values(termSlots))).toEqual(new Set(Object.values(terms)))
  })

  it('leave a text without any as it is, and one that was filled does not change when it is filled again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '$', '&', '1') }),
        (text) => {
          if (!text.includes('{')) expect(fillSlots(text)).toBe(text)
          const once = fillSlots(text)
          expect(fillSlots(once)).toBe(once)
        },
      ),
    )
  })

  it('are filled wherever they stand, as often as they stand there', () => {
    for (const name of slotNames) {
      const filled = fillSlots(`{${name}}, and {${name}}`, { chainName: 'Lark' })
      expect(filled).not.toMatch(/[{}]|undefined/)
      const [one, other] = filled.split(', and ')
      expect(one).toBe(other)
      expect(one).not.toBe('')
    }
  })
})

describe('the trust page of any hub', () => {
  it.each(allSetups().map((setup, at) => [at, setup] as const))(
    'leaves no slot open and says no sentence without an end: setup %i',
    (_, setup) => {
      for (const topic of trustTopics(setup))
        for (const { text } of statementsOf(topic)) expect(text).not.toMatch(/[{}]|undefined|\s$/)
    },
  )

  it('says at least as much of a hub that is not known yet as of any whose words it shares', () => {
    const slugs = trustTopics(cautiousSetup).map(({ slug }) => slug)
    for (const setup of allSetups().filter(({ chain }) => chain !== null))
      expect(slugs).toEqual(trustTopics(setup).map(({ slug }) => slug))
  })

  it('says the same of the same hub, and nothing of one hub on the page of another', () => {
    const [one, other] = [allSetups()[0], allSetups().at(-1)]
    if (!one || !other) throw new Error('There is no setup.')
    const first = trustGroups(one)
    trustGroups(other)
    expect(trustGroups(one)).toEqual(first)
  })

  it('never tells that something is kept nowhere, or in a place that it does not name', () => {
    for (const topic of trustTopics(cautiousSetup))
      for (const { where } of topic.lines) expect(new Set(where).size).toBe(where.length)
  })
})

describe('the statements of a topic', () => {
  const [topic] = trustTopics(cautiousSetup)

  it('are all changed, in the order of the page, and none is lost', () => {
    if (!topic) throw new Error('There is no topic.')
    const changed = mapStatements(topic, (statement) => ({
      ...statement,
      text: `${statement.text}!`,
    }))
    expect(statementsOf(changed).map(({ text }) => text)).toEqual(
      statementsOf(topic).map(({ text }) => `${text}!`),
    )
    expect(changed.slug).toBe(topic.slug)
    expect(statementsOf(topic).some(({ text }) => text.endsWith('!'))).toBe(false)
  })

  it('are there where their condition holds, and nowhere else', () => {
    expect(when(true, 1, 2)).toEqual([1, 2])
    expect(when(false, 1, 2)).toEqual([])
  })
})
