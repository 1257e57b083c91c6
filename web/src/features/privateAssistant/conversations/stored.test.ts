import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { storedConversations as stored } from './stored.ts'

const timestamp = '2026-11-21T15:00:00.000Z'
const whole = {
  id: 1,
  title: 'Title IX Conversation 1',
  messages: [
    { id: 'q', role: 'user', content: 'Hello', timestamp },
    {
      id: 'a',
      role: 'assistant',
      content: 'Yes. [1]',
      timestamp,
      citations: [{ cite: '34 CFR 106.8(a)', slug: 'x', page: 2, quote: 'y' }],
      way: 'model',
      byModel: true,
      notice: 'Short.',
    },
  ],
  lastActivity: timestamp,
  chainTag: '0123456789abcdef',
}

it('leaves a tag of the chain out that is none', () => {
  const [one] = stored.read(JSON.stringify([{ ...whole, chainTag: 'My case' }]))
  expect(one).not.toHaveProperty('chainTag')
})

it('reads back what it prints', () => {
  const text = JSON.stringify([whole])
  expect(stored.print(stored.read(text))).toBe(text)
  expect(stored.read('[]')).toEqual([])
})

it('reads the bare shape of the specification', () => {
  const message = { id: 7, role: 'user', content: 'Hello', timestamp }
  const [one] = stored.read(JSON.stringify([{ ...whole, messages: [message] }]))
  expect(one?.messages).toEqual([{ ...message, id: '7' }])
})

it('refuses what is no list of conversations', () => {
  const wrong = [
    null,
    {},
    [1],
    [{ ...whole, id: 'x' }],
    [{ ...whole, lastActivity: 'soon' }],
    [{ ...whole, messages: [{ id: 'q', role: 'system', content: '', timestamp }] }],
    [{ ...whole, messages: [{ id: 'q', role: 'user', content: 5, timestamp }] }],
  ]
  for (const value of wrong) expect(() => stored.read(JSON.stringify(value))).toThrow('This is no ')
})

it('never gives anything but the known shape', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      try {
        const read = stored.read(text)
        expect(stored.read(stored.print(read))).toEqual(read)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
  )
})
