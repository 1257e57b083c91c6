import { type CrisisNumbers, crisisNumbers } from './crisisNumbers.ts'

/** A line for a moment that cannot wait. The same organisation is a resource under `slug`. */
export interface CrisisLine extends CrisisNumbers {
  readonly name: string
  /** When to use it, in one or two short sentences. */
  readonly when: string
  readonly url: string
}

// The facts stand here and resources.ts reads them from here.
export const emergencyServices: CrisisLine = {
  ...crisisNumbers.emergencyServices,
  name: 'Emergency services (911)',
  when: 'Someone is in danger right now or needs a doctor at once.',
  url: 'https://www.911.gov',
}

export const suicideLifeline: CrisisLine = {
  ...crisisNumbers.suicideLifeline,
  name: '988 Suicide & Crisis Lifeline',
  when: 'Thoughts of suicide, deep distress, or worry about someone else. Free, day and night.',
  url: 'https://988lifeline.org',
}

export const crisisTextLine: CrisisLine = {
  ...crisisNumbers.crisisTextLine,
  name: 'Crisis Text Line',
  when: 'You need someone now and cannot speak out loud. Free, day and night, by text only.',
  url: 'https://www.crisistextline.org',
}

export const rainn: CrisisLine = {
  ...crisisNumbers.rainn,
  name: 'RAINN National Sexual Assault Hotline',
  when: 'Sexual assault, now or long ago, to you or someone you support. Day and night.',
  url: 'https://rainn.org/help-and-healing/hotline/',
}

export const domesticViolence: CrisisLine = {
  ...crisisNumbers.domesticViolence,
  name: 'National Domestic Violence Hotline',
  when: 'A partner or ex scares or hurts you. Day and night. If your web use may be watched, a call may be safer.',
  url: 'https://www.thehotline.org',
}

/** The crisis lines in the order they are shown. */
export const crisisLines: readonly CrisisLine[] = [
  emergencyServices,
  suicideLifeline,
  crisisTextLine,
  rainn,
  domesticViolence,
]
