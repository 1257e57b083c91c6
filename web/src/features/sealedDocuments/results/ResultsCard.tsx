import type { Report } from '@hub/core/analysis/report'
import { eventHeadline } from '@hub/core/analysis/summary/eventHeadline'
import { lawCheckedWords, ruleInForce } from '@hub/core/knowledge/law'
import { useMemo, useRef } from 'react'
import { CopyButton } from '../../../lib/CopyButton.tsx'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { AddToClock } from '../../../lib/clock/AddToClock.tsx'
import { letterClock, withSafeDays } from '../../../lib/clock/letterClock.ts'
import { sealedLetterId } from '../../../lib/clock/sealedLetter.ts'
import { AllActs } from '../../../lib/report/Acts.tsx'
import { DatesGroup } from '../../../lib/report/DatesGroup.tsx'
import { FirstScreen } from '../../../lib/report/FirstScreen.tsx'
import { GetsRight } from '../../../lib/report/GetsRight.tsx'
import { IssueGroups } from '../../../lib/report/IssueGroups.tsx'
import { issueItems } from '../../../lib/report/issueGroups.ts'
import { KeyFindings } from '../../../lib/report/KeyFindings.tsx'
import { KIND_FIELD, KindField } from '../../../lib/report/KindField.tsx'
import { MeetingQuestions } from '../../../lib/report/MeetingQuestions.tsx'
import { NextSteps } from '../../../lib/report/NextSteps.tsx'
import { NotFound } from '../../../lib/report/NotFound.tsx'
import { otherFindings } from '../../../lib/report/otherFindings.ts'
import { PolicyQuestion } from '../../../lib/report/PolicyQuestion.tsx'
import { questionsText } from '../../../lib/report/questions.ts'
import type { ReadAgain } from '../../../lib/report/readAgain.ts'
import { nounOf } from '../../../lib/report/readAs.ts'
import { Score } from '../../../lib/report/Score.tsx'
import { SeveralLetters } from '../../../lib/report/SeveralLetters.tsx'
import { SummaryWords } from '../../../lib/report/SummaryWords.tsx'
import { toldIssues } from '../../../lib/report/toldIssues.ts'
import { WhoIsWho } from '../../../lib/report/WhoIsWho.tsx'
import { useToday } from '../../../lib/useToday.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import styles from './ResultsCard.module.css'

interface ResultsCardProps {
  report: Report
  /** Sentences about what was left out or may be wrong. */
  notes: readonly string[]
  /** The file that was read. */
  file: Blob | Uint8Array<ArrayBuffer>
  /** Whether the page holds something of it that is not stored yet. */
  isUnderWay?: boolean
  /** How it can be read again, once nothing else is done with it. */
  readAgain?: ReadAgain | undefined
}

/** What the analysis says, in the parts of the full report: what to do, what does not fit, what does, and the score. */
export function ResultsCard({ report, notes, file, isUnderWay, readAgain }: ResultsCardProps) {
  const { compliance, docType, recommendations } = report
  const noun = nounOf(docType)
  const heading = useRef<HTMLHeadingElement>(null)
  const items = issueItems(toldIssues(report))
  const today = useToday()
  const clock = useMemo(() => letterClock({ ...report, id: '' }, today), [report, today])
  const dated = withSafeDays(report, clock)
  return (
    <section className={styles.card} aria-labelledby="results-title">
      <h2 ref={heading} id="results-title" tabIndex={-1}>
        Analysis Results
      </h2>
      {readAgain && (
        <PolicyQuestion
          report={report}
          readAgain={readAgain}
          onOver={() => heading.current?.focus()}
        />
      )}
      {notes.map((note) => (
        <Alert key={note} tone="care" live="off" title={note} />
      ))}
      <SeveralLetters letters={report.letters} />
      <p className={styles.event}>{eventHeadline(report)}</p>
      <p className={styles.summary}>
        <SummaryWords report={report} />
      </p>
      <FirstScreen
        report={dated}
        items={items}
        noun={noun}
        actions={
          items.length > 0 && (
            <CopyButton
              kind="normal"
              label="Copy all questions"
              text={questionsText(items, noun)}
            />
          )
        }
      />
      <AllActs report={dated} noun={noun} />
      {!report.isForeign && (
        <DatesGroup
          dates={report.dates}
          clock={clock}
          noun={noun}
          actions={
            <AddToClock
              report={report}
              letterId={() => sealedLetterId(file)}
              isUnderWay={isUnderWay}
            />
          }
        />
      )}
      <IssueGroups
        report={report}
        items={items}
        noun={noun}
        {...(readAgain && { kindAt: KIND_FIELD })}
      />
      <GetsRight points={compliance.points} noun={noun} />
      <NotFound report={report} />
      <KeyFindings keyFindings={otherFindings(report)} noun={noun} />
      <WhoIsWho people={report.people} noun={noun} />
      <MeetingQuestions items={items} noun={noun} />
      <NextSteps steps={recommendations} />
      <Score compliance={compliance} noun={noun} />
      {readAgain && <KindField report={report} readAgain={readAgain} />}
      <p className={styles.remark}>
        This is general information, not legal advice. We may miss things. It was made on this
        device, from the words alone. {ruleInForce} Last checked {lawCheckedWords}.{' '}
        {note10645(report.potentialIssues.map(({ cite }) => cite))}
      </p>
    </section>
  )
}
