import { ANSWER_MAX } from '@hub/api/answers'
import { CheckedField } from '../../../lib/reviews/CheckedField.tsx'
import { SendFailure } from '../../../lib/SendFailure.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import styles from './AnswerDialog.module.css'
import type { AnswerDraft } from './answerDraft.ts'
import type { Wrong } from './sendAnswer.ts'

interface WordsFieldsProps extends Wrong {
  schoolName: string
  /** One stands under the review already. */
  isAnswered: boolean
  /** Whose addresses count. */
  domain: string
  draft: AnswerDraft
  onDraft: (part: Partial<AnswerDraft>) => void
}

/** What is to know before one answers, the words, and the address that a code goes to. */
export function WordsFields(props: WordsFieldsProps) {
  const { schoolName, isAnswered, domain, draft, errors, failure, onDraft } = props
  return (
    <>
      <div className={styles.about}>
        <p>
          For people who speak for this school. Only one answer appears under the review. A person
          who runs this hub reads it first.
          {isAnswered && ' When that person publishes it, it takes the place of the one there now.'}
        </p>
        <p>
          Nobody here knows who wrote the review, and its author is not told that you answered. Do
          not name a student or anyone else in a case: such an answer is not published.
        </p>
      </div>
      <CheckedField
        label="Answer"
        lines
        limit={ANSWER_MAX}
        value={draft.text}
        error={errors.text}
        schoolName={schoolName}
        onChange={(text) => onDraft({ text })}
      />
      <TextField
        type="email"
        label="School e-mail address"
        hint={`It ends in @${domain}, or in a part of it. We send a code there and do not keep the address. Readers see “an address at ${domain}”, and no more.`}
        error={errors.address}
        autoComplete="off"
        enterKeyHint="send"
        value={draft.address}
        onChange={(event) => onDraft({ address: event.target.value })}
      />
      <SendFailure failure={failure} />
    </>
  )
}
