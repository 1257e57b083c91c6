import { documentTypes, type Report } from '@hub/core/analysis/report'
import { useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import type { FailureWords } from '../failureWords.ts'
import styles from './KindField.module.css'
import type { ReadAgain } from './readAgain.ts'
import { kindName } from './readAs.ts'

type Kind = Report['docType']

const choices = documentTypes.map((kind) => ({ value: kind, label: kindName(kind) }))

/** Its DOM id. */
export const KIND_FIELD = 'kind-field'

/** The way to say what a document is, where it was taken for something else: it is then read again as that. */
export function KindField({ report, readAgain }: { report: Report; readAgain: ReadAgain }) {
  const { docType, isKindTold } = report
  const [kind, setKind] = useState<Kind>(docType)
  const [failure, setFailure] = useState<FailureWords>()
  const [isRead, setRead] = useState(false)
  const read = async () => {
    setRead(false)
    setFailure(undefined)
    const failed = await readAgain.read(kind)
    setFailure(failed)
    setRead(!failed)
  }
  return (
    // Not on the details: where those cannot be reached by keyboard, what is in them cannot either.
    <div id={KIND_FIELD} tabIndex={-1} className={styles.field}>
      <details>
        <FoldTitle>Is it something else?</FoldTitle>
        <Form className={styles.form} onSubmit={() => void read()}>
          <SelectField
            label="What this document is"
            hint={
              isKindTold
                ? `You told us: ${kindName(docType)}.`
                : `We took it for: ${kindName(docType)}. What we check depends on it.`
            }
            choices={choices}
            value={kind}
            onChange={(event) => setKind(event.target.value as Kind)}
          />
          <Button type="submit" busy={readAgain.busy}>
            Read it again
          </Button>
          {failure && (
            <Alert tone="stop" live="assertive" title={failure.title}>
              {failure.text}
            </Alert>
          )}
          <p role="status" className={styles.status}>
            {isRead && `Read again as: ${kindName(docType)}. The report above is new.`}
          </p>
        </Form>
      </details>
    </div>
  )
}
