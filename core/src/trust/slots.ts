import {
  COUNTING_MINUTES,
  PENDING_DAYS,
  PROGRAM_FILES_DAYS,
  RECENT_SEARCHES,
  RECORD_IDLE_MINUTES,
  REVIEW_HOURS,
  SCHOOL_CODE_MINUTES,
  SENDING_MINUTES,
  SESSION_DAYS,
  SIGN_IN_MINUTES,
  UNRECORDED_HOURS,
} from './terms.ts'

/** What the slots in the words of the trust page, such as {sessionDays}, stand for on every hub. */
export const termSlots = {
  sessionDays: SESSION_DAYS,
  signInMinutes: SIGN_IN_MINUTES,
  countingMinutes: COUNTING_MINUTES,
  sendingMinutes: SENDING_MINUTES,
  programFilesDays: PROGRAM_FILES_DAYS,
  unrecordedHours: UNRECORDED_HOURS,
  recentSearches: RECENT_SEARCHES,
  recordIdleMinutes: RECORD_IDLE_MINUTES,
  pendingDays: PENDING_DAYS,
  reviewHours: REVIEW_HOURS,
  schoolCodeMinutes: SCHOOL_CODE_MINUTES,
}

/** Filled where it is said, since each hub has another. */
export interface HubSlots {
  readonly chainName?: string
}

export const slotNames: readonly string[] = [...Object.keys(termSlots), 'chainName']

/** The text with its slots filled. */
export function fillSlots(text: string, own: HubSlots = {}): string {
  // Parted at the slots, so that no value is searched for slots in its turn.
  const values: Readonly<Record<string, string | number>> = { ...termSlots, ...own }
  return text
    .split('{')
    .map((part, at) => {
      if (at === 0) return part
      const [name = '', ...rest] = part.split('}')
      return `${values[name] ?? ''}${rest.join('}')}`
    })
    .join('')
}
