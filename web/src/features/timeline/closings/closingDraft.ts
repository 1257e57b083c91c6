import { type Case, type Closing, MOST_CLOSED_DAYS } from '@hub/core/clock/caseEntry'
import { daysOfClosings } from '@hub/core/clock/closedDays'
import { dayOfIso } from '@hub/core/deadlines/civilDate'

/** Closed days as their form holds them; without a last day it is one. */
export interface ClosingDraft {
  readonly from: string
  readonly to: string
  readonly name: string
}

export const emptyClosing: ClosingDraft = { from: '', to: '', name: '' }

/** A sentence for each field that must be mended. */
export type ClosingErrors = Partial<Record<keyof ClosingDraft, string>>

/** The closing that a draft makes, or what must be mended in it. */
export function checkClosing(
  { from, to, name }: ClosingDraft,
  { closings }: Case,
): { readonly closing: Closing } | { readonly errors: ClosingErrors } {
  const noDay = 'Choose a day that the calendar has.'
  const [first, last] = [dayOfIso(from), to === '' ? dayOfIso(from) : dayOfIso(to)]
  if (first === null) return { errors: { from: noDay } }
  if (last === null) return { errors: { to: noDay } }
  if (last < first) return { errors: { to: 'The last day must not come before the first.' } }
  if (name.trim().length > MOST_NAME)
    return { errors: { name: `Use at most ${MOST_NAME} characters.` } }
  const closing = { from, to: to === '' ? from : to, name: name.trim() || undefined }
  try {
    daysOfClosings([...closings, closing])
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const most = MOST_CLOSED_DAYS.toLocaleString('en-US')
    return { errors: { to: `We keep at most ${most} closed days. Check the year.` } }
  }
  return { closing }
}

const MOST_NAME = 80
