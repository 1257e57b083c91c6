import { type LinkedWay, linkedWays } from '../contacts/contactWays.ts'

/** A line for a moment that cannot wait. The same organisation is a resource under `slug`. */
export type CrisisLine = {
  readonly slug: string
  readonly name: string
  /** When to use it, in one or two short sentences. */
  readonly when: string
  readonly url: string
  /** The stored phone line, as the resource has it. */
  readonly phone: string
  readonly ways: readonly LinkedWay[]
}

// The facts stand here and resources.ts reads them from here. Every screen shows these five lines,
// so this module must stay free of the other organisations.
export const emergencyServices = line({
  slug: 'emergency-services-911',
  name: 'Emergency services (911)',
  when: 'Someone is in danger right now or needs a doctor at once.',
  url: 'https://www.911.gov',
  phone: '911',
})

export const suicideLifeline = line({
  slug: '988-suicide-and-crisis-lifeline',
  name: '988 Suicide & Crisis Lifeline',
  when: 'Thoughts of suicide, deep distress, or worry about someone else. Free, day and night.',
  url: 'https://988lifeline.org',
  phone: '988; Text 988',
})

export const crisisTextLine = line({
  slug: 'crisis-text-line',
  name: 'Crisis Text Line',
  when: 'You need someone now and cannot speak out loud. Free, day and night, by text only.',
  url: 'https://www.crisistextline.org',
  phone: 'Text HOME to 741741',
})

export const rainn = line({
  slug: 'rainn-national-sexual-assault-hotline',
  name: 'RAINN National Sexual Assault Hotline',
  when: 'Sexual assault, now or long ago, to you or someone you support. Day and night.',
  url: 'https://rainn.org/help-and-healing/hotline/',
  phone: '800-656-4673; Text HOPE to 64673',
})

export const domesticViolence = line({
  slug: 'national-domestic-violence-hotline',
  name: 'National Domestic Violence Hotline',
  when: 'A partner or ex scares or hurts you. Day and night. If your web use may be watched, a call may be safer.',
  url: 'https://www.thehotline.org',
  phone: '800-799-7233; Text START to 88788',
})

/** The crisis lines in the order they are shown. */
export const crisisLines: readonly CrisisLine[] = [
  emergencyServices,
  suicideLifeline,
  crisisTextLine,
  rainn,
  domesticViolence,
]

function line(facts: Omit<CrisisLine, 'ways'>): CrisisLine {
  return { ...facts, ways: linkedWays(facts.phone) }
}
