import type { DocumentReport } from '@hub/api/documents'
import { lawCheckedWords, ruleInForce } from '@hub/core/knowledge/law'
import { useMemo, useRef } from 'react'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { KeyFindings } from '../../../lib/report/KeyFindings.tsx'
import type { Lit } from '../../../lib/report/lit.ts'
import { NextSteps } from '../../../lib/report/NextSteps.tsx'
import { nounOf } from '../../../lib/report/readAs.ts'
import { Score } from '../../../lib/report/Score.tsx'
import { AssistantPart } from './AssistantPart.tsx'
import { DatesGroup } from './DatesGroup.tsx'
import { InShort } from './InShort.tsx'
import { type Jump, JumpLinks } from './JumpLinks.tsx'
import { Letter } from './Letter.tsx'
import { PotentialIssues } from './PotentialIssues.tsx'
import styles from './Report.module.css'
import { type ReportItems, reportItems, wordsOf } from './reportItems.ts'
import { useLit } from './useLit.ts'

/** A report: what was found, beside the letter in which it was found. */
export function Report({ report }: { report: DocumentReport }) {
  const items = useMemo(() => reportItems(report), [report])
  const pane = useRef<HTMLDivElement>(null)
  const { lit, show } = useLit(pane)
  const noun = nounOf(report.docType)
  return (
    <>
      <InShort report={report} />
      <Score compliance={report.compliance} noun={noun} />
      <JumpLinks jumps={jumpsOf(report, items, noun)} />
      <div className={styles.columns}>
        <Findings report={report} items={items} noun={noun} onShow={show} />
        <Letter document={report.document} noun={noun} marks={items.marks} lit={lit} pane={pane} />
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
  return (
    <div className={styles.findings}>
      <PotentialIssues report={report} items={items} noun={noun} onShow={onShow} />
      <KeyFindings
        keyFindings={report.keyFindings}
        noun={noun}
        wordsOf={(finding) => wordsOf(text, finding)}
        onShow={onShow}
      />
      <DatesGroup report={report} noun={noun} onShow={onShow} />
      <NextSteps steps={report.recommendations} />
      {report.assistant && (
        <AssistantPart assistant={report.assistant} text={text} noun={noun} onShow={onShow} />
      )}
    </div>
  )
}

function jumpsOf(report: DocumentReport, { raise, missing }: ReportItems, noun: string): Jump[] {
  const counted = (id: string, words: string, count: number) =>
    count > 0 ? [{ id, words: `${words} (${count})` }] : []
  return [
    ...counted('raise', 'Raise', raise.length),
    ...counted('missing', 'Not found', missing.length),
    ...counted('findings', 'Found', report.keyFindings.length),
    ...counted('dates', 'Dates', report.dates.length),
    { id: 'letter', words: noun === 'letter' ? 'Letter' : 'Document' },
  ]
}
