import { useEffect, useRef, useState } from 'react'
import { spokenAnswer } from '../../../lib/answers/plainAnswer.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { PrivateMessage } from '../conversations/conversation.ts'

interface AnnouncementProps {
  messages: readonly PrivateMessage[]
  waiting: boolean
}

/** What a screen reader is told: that an answer is made, and once the whole of it. */
export function Announcement({ messages, waiting }: AnnouncementProps) {
  const [words, setWords] = useState('')
  const waited = useRef(false)
  const last = messages.at(-1)
  useEffect(() => {
    if (waiting) {
      waited.current = true
      setWords('The assistant is typing.')
    } else if (waited.current) {
      waited.current = false
      setWords(last?.role === 'assistant' ? spokenAnswer(last.content) : '')
    }
  }, [waiting, last])
  return (
    <VisuallyHidden>
      <span role="status" data-announcement="">
        {words}
      </span>
    </VisuallyHidden>
  )
}
