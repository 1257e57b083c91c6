import type { ModerationCase } from '@hub/api/moderation'
import { actions, decisionReasons, reportReasons, things } from '@hub/core/moderation/reasons'
import { useState } from 'react'
import { Entry } from '../../ui/layout/Entry.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import words from '../../ui/text/text.module.css'
import styles from './CaseEntry.module.css'
import { DecisionForm } from './DecisionForm.tsx'
import { dayWords } from './dayWords.ts'

const states = {
  waiting: 'Waits to be published',
  shown: 'Shown',
  hidden: 'Hidden',
  removed: 'Removed',
  missing: 'No longer there',
} as const

/** One reported thing: what it says, who reported what, what was done, and what to do now. */
export function CaseEntry({ found }: { found: ModerationCase }) {
  // A decision answers the case as it is then; it stays in its place until the queue is read again.
  const [decided, setDecided] = useState<ModerationCase>()
  const shown = decided ?? found
  const { kind, id, state, title, text, context, reports, history } = shown
  return (
    <Entry
      title={title || `${things[kind]} ${id}`}
      meta={
        <>
          <Badge>{states[state]}</Badge>
          <span>
            {things[kind]} {id}
          </span>
        </>
      }
    >
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {context.map((beside) => (
        <div key={beside.title} className={styles.context}>
          <p className={words.strong}>{beside.title}</p>
          <p className={styles.text} dir="auto">
            {beside.text}
          </p>
        </div>
      ))}
      <ul className={styles.lines}>
        {reports.map((report, at) => (
          <li key={at}>
            {dayWords(report.day)}: {report.reason !== 'legal' && reportReasons[report.reason]}
            {report.reason === 'legal' && (
              <strong>
                Legal request {report.reference}, due {dayWords(report.dueOn ?? report.day)}
              </strong>
            )}
            {!report.isOpen && ' (decided)'}
            {report.words && <q className={styles.words}>{report.words}</q>}
          </li>
        ))}
        {history.map(({ action, day, note, reason }, at) => (
          <li key={`done ${at}`}>
            {dayWords(day)}: {action === 'note' ? 'Note' : actions[action]}
            {reason && `. ${decisionReasons[reason]}`}
            {note && <q className={styles.words}>{note}</q>}
          </li>
        ))}
      </ul>
      {state !== 'removed' && <DecisionForm found={shown} onDecided={setDecided} />}
    </Entry>
  )
}
