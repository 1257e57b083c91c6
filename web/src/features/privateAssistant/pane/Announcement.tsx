import { useState } from 'react'
import { spokenAnswer } from '../../../lib/answers/plainAnswer.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { PrivateMessage } from '../conversations/conversation.ts'

interface AnnouncementProps {
  messages: readonly PrivateMessage[]
  waiting: boolean
}

/** What a screen reader is told: that an answer is made, and once the whole of it. */
export function Announcement({ messages, waiting }: AnnouncementProps) {
  const [now, setNow] = useState({ waiting, words: '' })
  if (now.waiting !== waiting) {
    setNow({ waiting, words: waiting ? 'The assistant is typing.' : answerWords(messages.at(-1)) })
  }
  return (
    <VisuallyHidden>
      <span role="status" data-announcement="">
        {now.words}
      </span>
    </VisuallyHidden>
  )
}

/** The answer; '' where it was stopped or failed, which is said in its place. */
function answerWords(last: PrivateMessage | undefined): string {
  return last?.role === 'assistant' ? spokenAnswer(last.content) : ''
}
