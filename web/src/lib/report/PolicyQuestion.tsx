import type { Report } from '@hub/core/analysis/report'
import { useState } from 'react'
import { ActionRow } from '../../ui/buttons/ActionRow.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import type { FailureWords } from '../failureWords.ts'
import { noteFocus } from '../useRetry.ts'
import type { ReadAgain } from './readAgain.ts'

interface PolicyQuestionProps {
  report: Report
  readAgain: ReadAgain
  /** Moves the focus when the question is gone: it must not fall to the page. */
  onOver: () => void
}

/**
 * Asks whether a paper that is no letter of a case is the school's policy. What a policy leaves out is listed only where its
 * owner says that it is one: of real papers that look like policies many are none (decision 0063).
 */
export function PolicyQuestion({ report, readAgain, onOver }: PolicyQuestionProps) {
  const [isOver, setOver] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()
  if (isOver || !isAsked(report)) return null
  const readAsPolicy = async () => {
    const isStillHere = noteFocus()
    setFailure(undefined)
    const failed = await readAgain.read('school_policy')
    if (failed) setFailure(failed)
    else if (isStillHere()) onOver()
  }
  return (
    <Alert tone="care" live="off" title="Is this your school’s policy?">
      <p>
        {report.docType === 'school_policy'
          ? 'It reads like one, but'
          : 'It does not read like one, but'}{' '}
        we cannot tell for sure. If it is the policy or procedure that your school uses for reports
        of sexual harassment, we will compare all of it with the rule and list what it leaves out.
      </p>
      <ActionRow>
        <Button busy={readAgain.busy} onClick={() => void readAsPolicy()}>
          Yes, it is
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setOver(true)
            onOver()
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

const ofNoCase = new Set<Report['docType']>(['school_policy', 'general_conduct', 'other'])

/** What somebody has said stands. */
export function isAsked({ docType, isForeign, isKindTold }: Report): boolean {
  return !isForeign && !isKindTold && ofNoCase.has(docType)
}
