import { FoldedText } from '../../../lib/reviews/FoldedText.tsx'
import { SendFailure } from '../../../lib/SendFailure.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import text from '../../../ui/text/text.module.css'
import type { AnswerDraft } from './answerDraft.ts'
import type { Wrong } from './sendAnswer.ts'

interface CodeFieldsProps extends Pick<Wrong, 'failure'> {
  draft: AnswerDraft
  code: string
  /** How long the code is good. */
  minutes: number
  error: string | undefined
  onCode: (code: string) => void
}

/** The code, above the words that go with it. */
export function CodeFields({ draft, code, minutes, error, failure, onCode }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label="Code"
        hint={`We sent a message to ${draft.address.trim()}. The code is good for ${minutes} minutes.`}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="send"
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
      <SendFailure failure={failure} />
      <div className={text.breaks}>
        <p className={text.strong}>Your answer</p>
        <FoldedText text={draft.text} what="answer" />
      </div>
    </>
  )
}
