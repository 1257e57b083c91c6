import { ENTRY_LIMITS, entryErrors } from '@hub/core/record/limits'
import { useRef, useState } from 'react'
import { ChoiceRow } from '../../../lib/private/ChoiceRow.tsx'
import { browserMeans } from '../../../lib/record/browserMeans.ts'
import { contentOf, type Draft, type DraftFields } from '../../../lib/record/draft.ts'
import type { DraftState } from '../../../lib/record/draftKeeper.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import styles from '../Record.module.css'
import { shelfWords } from '../recordWords.ts'
import { FormFiles } from './FormFiles.tsx'
import { useEntryForm } from './useEntryForm.ts'

interface EntryFormProps {
  start: Draft
  onEnd: () => void
}

/** The form of one entry. What is typed is kept sealed while it is typed. */
export function EntryForm({ start, onEnd }: EntryFormProps) {
  const form = useEntryForm(start, onEnd)
  const { keeper, draft, state } = form
  const [isChecked, setChecked] = useState(false)
  const [asksDrop, setAsksDrop] = useState(false)
  const whole = useRef<HTMLFormElement>(null)

  if (form.isElsewhere) {
    return (
      <Alert tone="care" title="This is being written in another tab.">
        Go on there, or close that tab and try again.
        <p>
          <Button onClick={onEnd}>Back to the record</Button>
        </p>
      </Alert>
    )
  }
  const { fields } = draft
  // What is mended says so at once.
  const errors = isChecked ? entryErrors(contentOf(draft)) : {}
  const set = (changes: Partial<DraftFields>) => keeper.change(changes, browserMeans.now())
  const save = async () => {
    setChecked(true)
    if (Object.keys(entryErrors(contentOf(draft))).length === 0) return form.save()
    requestAnimationFrame(() =>
      whole.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    )
  }
  return (
    <Form ref={whole} className={styles.form} onSubmit={() => void save()}>
      <TextArea
        label="What happened"
        hint="In your own words: what you saw, heard or did. What somebody said, word for word if you can."
        rows={6}
        limit={ENTRY_LIMITS.what}
        value={fields.what}
        error={errors.what}
        onChange={({ target }) => set({ what: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          type="date"
          label="Day"
          optional
          value={fields.date}
          error={errors.date}
          onChange={({ target }) => set({ date: target.value })}
        />
        <TextField
          type="time"
          label="Time"
          optional
          value={fields.time}
          error={errors.time}
          onChange={({ target }) => set({ time: target.value })}
        />
      </div>
      <ChoiceRow type="checkbox" checked={fields.about} onChange={(about) => set({ about })}>
        The day and time are about right, not exact
      </ChoiceRow>
      <TextField
        label="Who was there"
        optional
        value={fields.who}
        error={errors.who}
        autoComplete="off"
        onChange={({ target }) => set({ who: target.value })}
      />
      <TextField
        label="Where"
        optional
        value={fields.where}
        error={errors.where}
        autoComplete="off"
        onChange={({ target }) => set({ where: target.value })}
      />
      <TextArea
        label="More"
        hint="What happened next, how you felt, whom you told."
        optional
        rows={3}
        limit={ENTRY_LIMITS.notes}
        value={fields.notes}
        error={errors.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
      <TextField
        label="Tags"
        hint="Separated by commas, such as: hearing, texts."
        optional
        value={fields.tags}
        error={errors.tags}
        autoComplete="off"
        onChange={({ target }) => set({ tags: target.value })}
      />
      <FormFiles keeper={keeper} files={draft.files} />
      <DraftStatus state={state} />
      {form.failure && (
        <Alert tone="stop" live="assertive" title="The entry was not saved.">
          {form.failure} Your words are still here.
        </Alert>
      )}
      <p className={styles.actions}>
        <Button kind="main" type="submit" busy={form.isSaving && 'Saving...'} wideOnPhone>
          {draft.entry ? 'Save as a new version' : 'Save entry'}
        </Button>
        <Button kind="quiet" onClick={() => void form.leave()}>
          Close, and finish later
        </Button>
        {!asksDrop && (
          <Button
            kind="quiet"
            onClick={() => (state === 'blank' ? void form.drop() : setAsksDrop(true))}
          >
            Discard
          </Button>
        )}
      </p>
      {asksDrop && (
        <div className={styles.stack} role="group" aria-label="Discard">
          <p>Discard what you typed here? This cannot be undone.</p>
          <p className={styles.actions}>
            <Button kind="delete" onClick={() => void form.drop()}>
              Discard it
            </Button>
            <Button kind="quiet" onClick={() => setAsksDrop(false)}>
              Keep it
            </Button>
          </p>
        </div>
      )}
    </Form>
  )
}

/** Says whether what was typed is kept. */
function DraftStatus({ state }: { state: DraftState }) {
  if (state === 'full' || state === 'blocked' || state === 'stale') {
    return (
      <Alert tone="stop" live="assertive" title="Your latest words are in this tab alone.">
        {shelfWords[state]} Do not close this tab before.
      </Alert>
    )
  }
  return (
    <p role="status" className={styles.note}>
      {state === 'waiting' && 'Keeping your draft...'}
      {state === 'kept' && 'Draft kept on this device, sealed.'}
      {state === 'blank' && 'What you type is kept as a draft on this device, sealed.'}
    </p>
  )
}
