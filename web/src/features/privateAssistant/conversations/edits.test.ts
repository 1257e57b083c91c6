import { describe, expect, it } from 'vitest'
import type { PrivateConversation, PrivateMessage } from './conversation.ts'
import * as edits from './edits.ts'

const at = '2026-11-21T15:00:00.000Z'
const later = '2026-11-21T15:01:00.000Z'
const conversation = (id: number, messages: PrivateMessage[] = []): PrivateConversation => ({
  id,
  title: `T${id}`,
  messages,
  lastActivity: at,
})
const message = (id: string, role: PrivateMessage['role'], timestamp = at): PrivateMessage => ({
  id,
  role,
  content: id,
  timestamp,
})
const ids = (all: readonly PrivateConversation[], id: number) =>
  all.find((one) => one.id === id)?.messages.map((one) => one.id)

describe('a new conversation', () => {
  it('stands at the top, with the number of it in its title', () => {
    const list = [conversation(1)]
    expect(edits.nextTitle(list)).toBe('Title IX Conversation 2')
    expect(edits.nextTitle([])).toBe('Title IX Conversation 1')
    expect(
      edits
        .begin(conversation(2))(list)
        .map(({ id }) => id),
    ).toEqual([2, 1])
  })

  it('has an id of its own, also when the clock stands still or goes back', () => {
    expect(edits.newId([], 5)).toBe(5)
    expect(edits.newId([conversation(5)], 5)).toBe(6)
    expect(edits.newId([conversation(9), conversation(3)], 5)).toBe(10)
  })
})

describe('a question and its answer', () => {
  const asked = edits.ask(1, message('q', 'user', later))([conversation(1), conversation(2)])

  it('stand at the end, and move the last activity', () => {
    expect(ids(asked, 1)).toEqual(['q'])
    expect(asked[0]?.lastActivity).toBe(later)
    expect(asked[1]?.lastActivity).toBe(at)
    expect(ids(edits.answer(1, 'q', message('a', 'assistant'))(asked), 1)).toEqual(['q', 'a'])
  })

  it('belong together, though another tab asked something meanwhile', () => {
    const both = edits.ask(1, message('q2', 'user'))(asked)
    const first = edits.answer(1, 'q', message('a', 'assistant'))(both)
    expect(ids(first, 1)).toEqual(['q', 'a', 'q2'])
  })

  it('are there once, though two tabs answered', () => {
    const once = edits.answer(1, 'q', message('a', 'assistant'))(asked)
    expect(ids(edits.answer(1, 'q', message('b', 'assistant'))(once), 1)).toEqual(['q', 'a'])
    expect(ids(edits.answerAnew(1, 'q', message('b', 'assistant'))(once), 1)).toEqual(['q', 'b'])
  })

  it('do not bring a deleted conversation back', () => {
    const gone = edits.remove(1)(asked)
    expect(edits.answer(1, 'q', message('a', 'assistant'))(gone)).toEqual([conversation(2)])
  })
})

it('renaming gives a conversation its new title', () => {
  expect(edits.rename(1, 'New')([conversation(1)])[0]?.title).toBe('New')
})
