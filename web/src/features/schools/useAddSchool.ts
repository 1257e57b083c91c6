import type { NewSchool, School } from '@hub/api/schools'
import { useState } from 'react'
import { CallError, call, mayBeDone, NoAnswer } from '../../lib/client.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import { toast } from '../../ui/toastStore.ts'
import { checkDraft, type DraftErrors } from './checkDraft.ts'
import type { SchoolDraft } from './schoolDraft.ts'
import { schoolsKey } from './schoolQueries.ts'

/**
 * Checks and sends the form. `attempts` grows with each time it came back, `errors` has the sentence of
 * each wrong field, whether the form or the server found it; `problem` is why the server said no.
 */
export function useAddSchool(draft: SchoolDraft, onAdded: (school: School) => void) {
  const [errors, setErrors] = useState<DraftErrors>({})
  const [attempts, setAttempts] = useState(0)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<Error>()
  const comeBack = (found: DraftErrors) => {
    setErrors(found)
    setAttempts((count) => count + 1)
  }
  const send = async (body: NewSchool) => {
    setSending(true)
    try {
      const school = await call('POST /api/schools', { body })
      toast({ title: 'Success', description: 'School added successfully!' })
      invalidate(schoolsKey)
      onAdded(school)
    } catch (failure) {
      setError(failure as Error)
      comeBack(fieldErrors(failure))
      if (mayBeDone(failure)) invalidate(schoolsKey)
      // Cut off, it was most likely not sent; with no answer that can be read, it most likely was.
      if (!(failure instanceof NoAnswer) && existingId(failure) === undefined) toastFailure()
    }
    setSending(false)
  }
  const submit = (isAnother = false) => {
    if (sending) return
    setError(undefined)
    const { body, errors: found } = checkDraft(draft)
    if (found) return comeBack(found)
    setErrors({})
    void send({ ...body, isAnother })
  }
  const forget = (field: keyof SchoolDraft) => setErrors((all) => ({ ...all, [field]: undefined }))
  return { submit, sending, error, errors, attempts, forget }
}

function toastFailure(): void {
  toast({ title: 'Error', description: 'Failed to add school. Please try again.', tone: 'stop' })
}

/** The id of the school that is in the directory already; undefined for any other failure. */
export function existingId(error: unknown): number | undefined {
  return error instanceof CallError ? error.problem.existingId : undefined
}

function fieldErrors(error: unknown): DraftErrors {
  return (error instanceof CallError && error.problem.errors) || {}
}
