import type { DocumentReport } from '@hub/api/documents'
import { unstatedIn } from '@hub/core/analysis/unstatedIn'
import { useState } from 'react'
import { noteFocus } from '../../../lib/useRetry.ts'
import { ActionRow } from '../../../ui/buttons/ActionRow.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { useReadAs } from './useReadAs.ts'

/**
 * Asks whether a paper that is no letter of a case is the school's policy. Of real policies that nobody had seen two of six
 * were known as one; of what is said to be one, 96 of 121 things that are told are true (decision 0062).
 */
export function PolicyQuestion({ report }: { report: DocumentReport }) {
  const [isOver, setOver] = useState(false)
  const { busy, failure, read } = useReadAs(report.document.id)
  if (isOver || !isAsked(report)) return null
  const readAsPolicy = async () => {
    const isStillHere = noteFocus()
    if ((await read('school_policy')) && isStillHere()) focusTitle()
  }
  return (
    <Alert tone="care" live="off" title="Is this your school’s policy?">
      <p>
        We cannot tell for sure. If it is the policy or procedure by which your school handles
        reports of sexual harassment, we compare all of it with the rule and list what it leaves
        out.
      </p>
      <ActionRow>
        <Button busy={busy && 'Reading...'} onClick={() => void readAsPolicy()}>
          Yes, it is
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setOver(true)
            focusTitle()
          }}
        >
          No
        </Button>
      </ActionRow>
      {failure && (
        <Alert tone="stop" live="assertive" title={failure.title}>
          {failure.text}
        </Alert>
      )}
    </Alert>
  )
}

/** The question is gone: the focus must not fall to the page. */
function focusTitle(): void {
  document.querySelector('h1')?.focus()
}

const ofNoCase = new Set<DocumentReport['docType']>(['school_policy', 'general_conduct', 'other'])

/** What was surely read as a policy has a list of what it leaves out, and what somebody has said stands. */
export function isAsked(report: DocumentReport): boolean {
  const { docType, isForeign, isKindTold } = report
  if (isForeign || isKindTold || !ofNoCase.has(docType)) return false
  return docType !== 'school_policy' || unstatedIn(report).length === 0
}
