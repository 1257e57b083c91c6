import type { Report } from '@hub/core/analysis/report'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { kindName } from './readAs.ts'

/** That a file holds several letters, which one report cannot keep apart. */
export function SeveralLetters({ letters }: Pick<Report, 'letters'>) {
  if (!letters) return null
  const names = letters.map(({ docType, page }) => `${kindName(docType)} (page ${page})`)
  return (
    <Alert
      tone="care"
      live="off"
      title={`This file seems to hold ${letters.length} letters: ${names.join(', ')}.`}
    >
      We read them as one. Save each one as a file of its own and add that, so that each gets its
      own report.
    </Alert>
  )
}
