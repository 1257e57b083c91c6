import { newSchool, type School } from '@hub/api/schools'
import { normalizeWebsite } from '@hub/core/schools/websites'
import { z } from 'zod'
import { CallError, call, mayBeDone, NoAnswer } from '../../lib/client.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import { useDraftForm } from '../../lib/useDraftForm.ts'
import { toast } from '../../ui/feedback/toastStore.ts'
import type { SchoolDraft } from './schoolDraft.ts'
import { schoolsKey } from './schoolQueries.ts'

/** The wire's own schema of a school, for what is typed: a website without its "https://" gets it. */
export const typedSchool = z.preprocess((draft: SchoolDraft) => {
  const { website } = draft
  return { ...draft, website: normalizeWebsite(website) ?? website }
}, newSchool)

/** The form, and how it is sent. */
export function useAddSchool(
  draft: SchoolDraft,
  onDraft: (draft: SchoolDraft) => void,
  onAdded: (school: School) => void,
) {
  const form = useDraftForm(typedSchool, draft, onDraft)
  /** @param isAnother it is another school than the one of its name that is there */
  const send = (isAnother: boolean) =>
    form.submit(async (body) => {
      try {
        const school = await call('POST /api/schools', { body: { ...body, isAnother } })
        toast({ title: 'Success', description: 'School added successfully!' })
        invalidate(schoolsKey)
        onAdded(school)
      } catch (failure) {
        if (mayBeDone(failure)) invalidate(schoolsKey)
        // Cut off, it was most likely not sent; with no answer that can be read, it most likely was.
        if (!(failure instanceof NoAnswer) && existingId(failure) === undefined) toastFailure()
        throw failure
      }
    })
  return { ...form, send }
}

function toastFailure(): void {
  toast({ title: 'Error', description: 'Failed to add school. Please try again.', tone: 'stop' })
}

/** The id of the school that is in the directory already; undefined for any other failure. */
export function existingId(error: unknown): number | undefined {
  return error instanceof CallError ? error.problem.existingId : undefined
}
