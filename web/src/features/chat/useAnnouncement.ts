import type { ChatMessage } from '@hub/api/chat'
import { useEffect, useRef, useState } from 'react'
import { spokenAnswer } from '../../lib/answers/plainAnswer.ts'
import { type Exchange, isWaiting } from './exchange/exchanges.ts'
import { leftOffWords } from './exchange/leftOffWords.ts'

/** What a screen reader is told: once that an answer is being written, and once the whole of it. */
export function useAnnouncement(
  thread: string,
  exchange: Exchange | undefined,
  messages: readonly ChatMessage[],
): string {
  const [said, setSaid] = useState('')
  const before = useRef({ thread, waiting: false })
  useEffect(() => {
    const was = before.current
    const waiting = isWaiting(exchange)
    before.current = { thread, waiting }
    if (waiting && !was.waiting) setSaid('The assistant is writing.')
    else if (!waiting && was.waiting && was.thread === thread) setSaid(endWords(exchange, messages))
    else if (!waiting && was.thread !== thread) setSaid('')
  }, [thread, exchange, messages])
  return said
}

function endWords(exchange: Exchange | undefined, messages: readonly ChatMessage[]): string {
  // What was refused is said by its own alert.
  if (exchange) return leftOffWords(exchange) ?? ''
  const last = messages.at(-1)
  return last?.role === 'assistant' ? `The assistant answered. ${spokenAnswer(last.content)}` : ''
}
