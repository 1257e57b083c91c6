import { Button } from '../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import { printPart } from '../printPart.ts'
import { ItemNumber } from './ItemNumber.tsx'
import type { IssueItem } from './issueItem.ts'
import styles from './MeetingQuestions.module.css'
import { openItem } from './openItem.ts'
import { type Question, questionsOf, questionsText } from './questions.ts'
import { ReportGroup } from './ReportGroup.tsx'

interface MeetingQuestionsProps {
  items: readonly IssueItem[]
  noun: string
  /** Shows a point, by its DOM id. */
  onOpen?: (id: string) => void
}

/** Every question of the report to take along: each to copy, and all on a sheet with room for the answers. */
export function MeetingQuestions({ items, noun, onOpen = openItem }: MeetingQuestionsProps) {
  const questions = questionsOf(items)
  if (questions.length === 0) return null
  const count = questions.length === 1 ? 'the question' : `the ${questions.length} questions`
  return (
    <ReportGroup
      isBeside
      id="questions"
      title="Questions to take to the meeting"
      lead={
        <div className={styles.head}>
          <p className={styles.lead}>On paper, with room for the answers. It names nobody.</p>
          <div className={styles.actions}>
            <Button icon="print" onClick={() => printPart('questions', 'Questions')}>
              Print the questions
            </Button>
            <CopyButton label="Copy all" text={questionsText(items, noun)} of="the questions" />
          </div>
          <p className={styles.sheet}>Day of the meeting, and who was there:</p>
        </div>
      }
    >
      <div>
        <details className={styles.asks}>
          <FoldTitle>Show {count}</FoldTitle>
          <ol className={styles.questions}>
            {questions.map((question, at) => (
              <Asked key={question.ask} number={at + 1} question={question} onOpen={onOpen} />
            ))}
          </ol>
        </details>
        <p className={styles.sheet}>General information, not legal advice.</p>
      </div>
    </ReportGroup>
  )
}

interface AskedProps {
  number: number
  question: Question
  onOpen: (id: string) => void
}

function Asked({ number, question: { ask, items }, onOpen }: AskedProps) {
  const cites = new Set(items.map(({ issue }) => issue.cite))
  return (
    <li className={styles.asked}>
      <ItemNumber number={number} />
      <div className={styles.words}>
        <p className={styles.ask}>{ask}</p>
        <div className={styles.from}>
          {items.map((item) => (
            <a
              key={item.id}
              href={`#${item.id}`}
              onClick={(event) => {
                // Followed here, so that no step of the report lands in the browser's history.
                event.preventDefault()
                onOpen(item.id)
              }}
            >
              Point {item.number}
            </a>
          ))}
          {[...cites].map((cite) => (
            <LinkedCite key={cite}>{cite}</LinkedCite>
          ))}
          <CopyButton label="Copy" text={ask} of={ask} />
        </div>
      </div>
    </li>
  )
}
