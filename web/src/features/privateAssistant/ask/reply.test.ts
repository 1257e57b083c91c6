import { expect, it } from 'vitest'
import type { PrivateMessage, Way } from '../conversations/conversation.ts'
import { turnsBefore, turnsForModel } from './reply.ts'

const timestamp = '2026-11-21T15:00:00.000Z'
const said = (content: string): PrivateMessage => ({
  id: content,
  role: 'user',
  content,
  timestamp,
})
const replied = (content: string, way: Way): PrivateMessage => ({
  id: content,
  role: 'assistant',
  content,
  timestamp,
  way,
})
const messages = [
  said('kept here'),
  replied('by the guide', 'device'),
  said('shared'),
  replied('by the model', 'model'),
  said('never answered'),
  said('now'),
]

it('the model is told only what was asked with the model', () => {
  expect(turnsForModel(messages, 'now').map(({ content }) => content)).toEqual([
    'shared',
    'by the model',
  ])
})

it('the device knows all that came before', () => {
  expect(turnsBefore(messages, 'now').map(({ content }) => content)).toEqual([
    'kept here',
    'by the guide',
    'shared',
    'by the model',
    'never answered',
  ])
  expect(turnsBefore(messages, 'shared')).toHaveLength(2)
})

it('the model is told no more turns than the wire takes', () => {
  const many = Array.from({ length: 60 }, (_, at) => [
    said(`q${at}`),
    replied(`a${at}`, 'model'),
  ]).flat()
  const turns = turnsForModel([...many, said('now')], 'now')
  expect(turns).toHaveLength(50)
  expect(turns.at(-1)?.content).toBe('a59')
})
