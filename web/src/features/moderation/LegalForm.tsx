import { LEGAL_REFERENCE_MAX } from '@hub/api/moderationTerms'
import { type Thing, thingKinds, things } from '@hub/core/moderation/reasons'
import { useState } from 'react'
import { CallError, call } from '../../lib/client.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import styles from './CaseEntry.module.css'

const choices = thingKinds.map((value) => ({ value, label: things[value] }))
const empty = { kind: 'review' as Thing, id: '', reference: '', dueOn: '' }

/** Puts a legal request on the queue, with how its sender names it and until when it is to be answered. */
export function LegalForm({ onKept }: { onKept: () => void }) {
  const [form, setForm] = useState(empty)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const field = (name: 'id' | 'reference' | 'dueOn') => ({
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [name]: target.value.trimStart() }),
  })
  const keep = async () => {
    if (busy) return
    setBusy(true)
    setErrors({})
    setFailure(undefined)
    try {
      await call('POST /api/moderation/legal-requests', { body: form })
      setForm(empty)
      onKept()
    } catch (error) {
      const problem = error instanceof CallError ? error.problem : undefined
      setErrors(problem?.errors ?? {})
      setFailure(problem?.detail ?? 'The hub could not be reached.')
    }
    setBusy(false)
  }
  return (
    <Form className={styles.form} onSubmit={() => void keep()}>
      <SelectField
        label="Kind"
        choices={choices}
        value={form.kind}
        onChange={({ target }) => setForm({ ...form, kind: target.value as Thing })}
      />
      <TextField label="Its number" hint="Of a text: its address." {...field('id')} />
      <TextField label="Reference" maxLength={LEGAL_REFERENCE_MAX} {...field('reference')} />
      <TextField label="Due on" type="date" {...field('dueOn')} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy && 'Keeping...'}>
          Add it to the queue
        </Button>
      </div>
      {failure && (
        <Alert tone="stop" live="assertive" title="It was not added to the queue.">
          {failure}
        </Alert>
      )}
    </Form>
  )
}
