import type { DocumentReport } from '@hub/api/documents'
import { lawCheckedWords, olderCopy, ruleInForce } from '@hub/core/knowledge/law'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CopyButton } from '../../../lib/CopyButton.tsx'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { AddToClock } from '../../../lib/clock/AddToClock.tsx'
import { letterClock, withSafeDays } from '../../../lib/clock/letterClock.ts'
import { AllActs } from '../../../lib/report/Acts.tsx'
import { DatesGroup } from '../../../lib/report/DatesGroup.tsx'
import { FirstScreen } from '../../../lib/report/FirstScreen.tsx'
import { GetsRight } from '../../../lib/report/GetsRight.tsx'
import { IssueGroups } from '../../../lib/report/IssueGroups.tsx'
import type { IssueItem } from '../../../lib/report/issueItem.ts'
import { KeyFindings } from '../../../lib/report/KeyFindings.tsx'
import { KIND_FIELD } from '../../../lib/report/KindField.tsx'
import type { Lit } from '../../../lib/report/lit.ts'
import { MeetingQuestions } from '../../../lib/report/MeetingQuestions.tsx'
import { NextSteps } from '../../../lib/report/NextSteps.tsx'
import { NotFound } from '../../../lib/report/NotFound.tsx'
import { otherFindings } from '../../../lib/report/otherFindings.ts'
import { isAsked, PolicyQuestion } from '../../../lib/report/PolicyQuestion.tsx'
import { questionsText } from '../../../lib/report/questions.ts'
import type { ReadAgain } from '../../../lib/report/readAgain.ts'
import { nounOf } from '../../../lib/report/readAs.ts'
import { Score } from '../../../lib/report/Score.tsx'
import { SeveralLetters } from '../../../lib/report/SeveralLetters.tsx'
import { WhoIsWho } from '../../../lib/report/WhoIsWho.tsx'
import { useToday } from '../../../lib/useToday.ts'
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { AssistantPart } from './AssistantPart.tsx'
import { settleInView } from './bringIntoView.ts'
import { HowWeRead } from './HowWeRead.tsx'
import { Letter } from './Letter.tsx'
import styles from './Report.module.css'
import { ReportViews } from './ReportViews.tsx'
import { type ReportItems, reportItems, wordsOf } from './reportItems.ts'
import { isPageInAddress } from './useOpenPage.ts'
import { useReadAgain } from './useReadAgain.ts'
import { useViews, type View } from './useViews.ts'

interface ReportProps {
  report: DocumentReport
  exists: (path: string) => boolean
}

/** A report: first what to do and what does not fit, then each point beside the letter, and last how it was read. */
export function Report({ report, exists }: ReportProps) {
  const { document, recommendations } = report
  const items = useMemo(() => reportItems(report), [report])
  const pane = useRef<HTMLDivElement>(null)
  const views = useRef<HTMLDivElement>(null)
  const { view, turnTo, choose, open } = useViews(views, () =>
    isPageInAddress(document) ? 'letter' : 'report',
  )
  const { lit, show } = useLit(pane, turnTo)
  const readAgain = useReadAgain(document.id)
  const noun = nounOf(report.docType)
  const today = useToday()
  const clock = useMemo(
    () => letterClock({ ...report, id: report.document.id }, today),
    [report, today],
  )
  const dated = withSafeDays(report, clock)
  const inLetter = (words: { start: number; end: number }) => wordsOf(document.text, words)
  return (
    <>
      <BeforeReading report={report} readAgain={readAgain} />
      <FirstScreen
        report={dated}
        items={items.issues}
        noun={noun}
        wordsOf={inLetter}
        onShow={show}
        onOpen={open}
        actions={
          <ReportActions
            documentId={document.id}
            issues={items.issues}
            noun={noun}
            exists={exists}
          />
        }
      />
      <div ref={views} data-view={view} className={styles.views}>
        <ReportViews view={view} noun={noun} lit={lit} onView={choose} onOpen={open} />
        <div className={styles.dates}>
          <AllActs report={dated} noun={noun} wordsOf={inLetter} onShow={show} />
          {!report.isForeign && (
            <DatesGroup
              dates={report.dates}
              clock={clock}
              noun={noun}
              wordsOf={inLetter}
              onShow={show}
              actions={<AddToClock report={report} letterId={() => document.id} />}
            />
          )}
        </div>
        <div className={styles.columns}>
          <Findings report={report} items={items} noun={noun} onShow={show} />
          <Letter
            document={document}
            noun={noun}
            marks={items.marks}
            lit={lit}
            pane={pane}
            onOpen={open}
          />
        </div>
        <div className={styles.end}>
          <GetsRight
            points={report.compliance.points}
            noun={noun}
            wordsOf={inLetter}
            onShow={show}
          />
          <NotFound report={report} />
          <KeyFindings
            keyFindings={otherFindings(report)}
            noun={noun}
            wordsOf={inLetter}
            onShow={show}
          />
          <WhoIsWho people={report.people} noun={noun} wordsOf={inLetter} onShow={show} />
          <MeetingQuestions items={items.issues} noun={noun} onOpen={open} />
          <NextSteps steps={recommendations} />
          <HowWeRead report={report} noun={noun} readAgain={readAgain} />
          <Score compliance={report.compliance} noun={noun} />
        </div>
      </div>
      <p className={styles.disclaimer}>
        This is general information, not legal advice. We may miss things, and the {noun} may have
        enclosures that we did not see. For advice on your case, ask a lawyer or an advisor you
        trust. {ruleInForce} Last checked {lawCheckedWords}.{' '}
        {note10645(report.potentialIssues.map(({ cite }) => cite))}
      </p>
    </>
  )
}

interface FindingsProps {
  report: DocumentReport
  items: ReportItems
  noun: string
  onShow: (passage: Lit) => void
}

function Findings({ report, items, noun, onShow }: FindingsProps) {
  return (
    <div id="report" className={styles.findings}>
      <IssueGroups
        report={report}
        items={items.issues}
        noun={noun}
        kindAt={KIND_FIELD}
        onShow={onShow}
      />
      {report.assistant && (
        <AssistantPart
          assistant={report.assistant}
          text={report.document.text}
          noun={noun}
          onShow={onShow}
        />
      )}
    </div>
  )
}

interface BeforeReadingProps {
  report: DocumentReport
  readAgain: ReadAgain
}

/** What to know of the text before reading on. Nothing for most documents. */
function BeforeReading({ report, readAgain }: BeforeReadingProps) {
  const { document, docType, letters, rule } = report
  const isPicture = document.readBy === 'ocr'
  const isOldRule = rule === '2024_markers'
  const isWithout = !isPicture && !isOldRule && !letters && document.notes.length === 0
  if (isWithout && !isAsked(report)) return null
  return (
    <div className={styles.alerts}>
      <PolicyQuestion
        report={report}
        readAgain={readAgain}
        onOver={() => window.document.querySelector('h1')?.focus()}
      />
      <SeveralLetters letters={letters} />
      {isPicture && (
        <Alert tone="care" live="off" title="The words were read from a picture.">
          Some may be wrong or missing. Check each one against your {nounOf(docType)}.
        </Alert>
      )}
      {document.notes.map((note, at) => (
        <Alert key={at} tone="care" live="off" title={note} />
      ))}
      {isOldRule && (
        <Alert tone="care" live="off" title={`This ${nounOf(docType)} has signs of the 2024 rule.`}>
          A court set that rule aside on January 9, 2025. {ruleInForce} {olderCopy}
        </Alert>
      )}
    </div>
  )
}

interface ReportActionsProps {
  documentId: string
  issues: readonly IssueItem[]
  noun: string
  exists: (path: string) => boolean
}

/** The way on from a report's first screen. */
function ReportActions({ documentId, issues, noun, exists }: ReportActionsProps) {
  const assistant = ['/chat', '/ai-assistant'].find(exists)
  return (
    <>
      {issues.length > 0 && (
        <CopyButton kind="main" label="Copy all questions" text={questionsText(issues, noun)} />
      )}
      {assistant && (
        <LinkButton kind="quiet" href={`${assistant}?document=${documentId}`}>
          Ask Questions
        </LinkButton>
      )}
      <Button kind="quiet" icon="print" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}

interface Lighting {
  lit: Lit | null
  /** Lights a passage of the letter, brings it into view and moves the focus there. */
  show: (passage: Lit) => void
}

/**
 * Which passage of the letter is lit.
 *
 * @param letter the element around its text: a pane that scrolls by itself on wide screens, a part of the page on others
 * @param turnTo shows the letter, where it does not stand beside the report
 */
function useLit(letter: RefObject<HTMLElement | null>, turnTo: (view: View) => void): Lighting {
  const [lit, setLit] = useState<Lit | null>(null)
  useLayoutEffect(() => {
    const pane = letter.current
    const words = lit && pane?.querySelector<HTMLElement>('[data-lit]')
    if (!pane || !words) return undefined
    words.focus({ preventScroll: true })
    return settleInView(words, pane, 'middle')
  }, [lit, letter])
  const show = (passage: Lit) => {
    turnTo('letter')
    // A new object each time: a second press on the same entry must scroll again.
    setLit({ ...passage })
  }
  return { lit, show }
}
