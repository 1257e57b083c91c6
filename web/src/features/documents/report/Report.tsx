import type { DocumentReport } from '@hub/api/documents'
import { lawCheckedWords, ruleInForce } from '@hub/core/knowledge/law'
import { useMemo, useRef } from 'react'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { FirstScreen } from '../../../lib/report/FirstScreen.tsx'
import { GetsRight, metPoints } from '../../../lib/report/GetsRight.tsx'
import { IssueGroups } from '../../../lib/report/IssueGroups.tsx'
import { issueGroups } from '../../../lib/report/issueGroups.ts'
import { KeyFindings } from '../../../lib/report/KeyFindings.tsx'
import type { Lit } from '../../../lib/report/lit.ts'
import { NextSteps } from '../../../lib/report/NextSteps.tsx'
import { nounOf } from '../../../lib/report/readAs.ts'
import { Score } from '../../../lib/report/Score.tsx'
import { AssistantPart } from './AssistantPart.tsx'
import { BeforeReading } from './BeforeReading.tsx'
import { DatesGroup } from './DatesGroup.tsx'
import { HowWeRead } from './HowWeRead.tsx'
import { type Jump, JumpLinks } from './JumpLinks.tsx'
import { Letter } from './Letter.tsx'
import styles from './Report.module.css'
import { ReportActions } from './ReportActions.tsx'
import { type ReportItems, reportItems, wordsOf } from './reportItems.ts'
import { useLit } from './useLit.ts'

interface ReportProps {
  report: DocumentReport
  exists: (path: string) => boolean
}

/** A report: first what to do and what does not fit, then each point beside the letter, and last how it was read. */
export function Report({ report, exists }: ReportProps) {
  const { document, recommendations } = report
  const items = useMemo(() => reportItems(report), [report])
  const pane = useRef<HTMLDivElement>(null)
  const { lit, show } = useLit(pane)
  const noun = nounOf(report.docType)
  return (
    <>
      <BeforeReading report={report} />
      <FirstScreen
        report={report}
        items={items.issues}
        noun={noun}
        wordsOf={(words) => wordsOf(document.text, words)}
        onShow={show}
        actions={
          <ReportActions
            documentId={document.id}
            issues={items.issues}
            noun={noun}
            exists={exists}
          />
        }
      />
      <JumpLinks jumps={jumpsOf(report, items, noun)} />
      <div className={styles.columns}>
        <Findings report={report} items={items} noun={noun} onShow={show} />
        <Letter document={document} noun={noun} marks={items.marks} lit={lit} pane={pane} />
      </div>
      <div className={styles.end}>
        <NextSteps steps={recommendations} />
        <HowWeRead report={report} noun={noun} />
        <Score compliance={report.compliance} noun={noun} />
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
  const { text } = report.document
  const inLetter = (words: { start: number; end: number }) => wordsOf(text, words)
  return (
    <div className={styles.findings}>
      <IssueGroups report={report} items={items.issues} noun={noun} onShow={onShow} />
      <GetsRight points={report.compliance.points} noun={noun} wordsOf={inLetter} onShow={onShow} />
      <DatesGroup report={report} noun={noun} onShow={onShow} />
      <KeyFindings
        keyFindings={report.keyFindings}
        noun={noun}
        wordsOf={inLetter}
        onShow={onShow}
      />
      {report.assistant && (
        <AssistantPart assistant={report.assistant} text={text} noun={noun} onShow={onShow} />
      )}
    </div>
  )
}

function jumpsOf(report: DocumentReport, { issues }: ReportItems, noun: string): Jump[] {
  const counted = (id: string, words: string, count: number) =>
    count > 0 ? [{ id, words: `${words} (${count})` }] : []
  const [first] = issueGroups(issues)
  return [
    ...counted(`issues-${first?.rank}`, 'Points', issues.length),
    ...counted('right', 'Gets right', metPoints(report.compliance.points).length),
    ...counted('dates', 'Dates', report.dates.length),
    ...counted('findings', 'Findings', report.keyFindings.length),
    { id: 'letter', words: noun === 'letter' ? 'Letter' : 'Document' },
  ]
}
