import * as api from '@hub/api/chat'
import { expect, test } from 'vitest'
import * as facts from './chatFacts.ts'

test('the limits and topics are those of the wire', () => {
  const { MESSAGE_MAX, CONVERSATION_TITLE_MAX, HISTORY_MAX, quickTopics } = api
  expect({ ...facts }).toEqual({ MESSAGE_MAX, CONVERSATION_TITLE_MAX, HISTORY_MAX, quickTopics })
})
