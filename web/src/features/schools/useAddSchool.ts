import type { NewSchool, School } from '@hub/api/schools'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../lib/client.ts'
import { queryClient } from '../../lib/query.ts'
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
  const comeBack = (found: DraftErrors) => {
    setErrors(found)
    setAttempts((count) => count + 1)
  }
  const sending = useMutation(
    {
      mutationFn: (body: NewSchool) => call('POST /api/schools', { body }),
      onSuccess: (school) => {
        toast({ title: 'Success', description: 'School added successfully!' })
        void queryClient.invalidateQueries({ queryKey: schoolsKey })
        onAdded(school)
      },
      onError: (error) => {
        comeBack(fieldErrors(error))
        if (existingId(error) !== undefined) return
        toast({
          title: 'Error',
          description: 'Failed to add school. Please try again.',
          tone: 'stop',
        })
      },
    },
    queryClient,
  )
  const submit = () => {
    if (sending.isPending) return
    sending.reset()
    const { body, errors: found } = checkDraft(draft)
    if (found) return comeBack(found)
    setErrors({})
    sending.mutate(body)
  }
  const forget = (field: keyof SchoolDraft) => setErrors((all) => ({ ...all, [field]: undefined }))
  return { submit, sending: sending.isPending, error: sending.error, errors, attempts, forget }
}

/** The id of the school that is in the directory already; undefined for any other failure. */
export function existingId(error: unknown): number | undefined {
  return error instanceof CallError ? error.problem.existingId : undefined
}

function fieldErrors(error: unknown): DraftErrors {
  return (error instanceof CallError && error.problem.errors) || {}
}
