/** The categories a resource can have, as the API and the database name them. */
export const resourceCategories = [
  'emergency',
  'counseling',
  'legal',
  'advocacy',
  'procedural',
  'educational',
] as const

export type ResourceCategory = (typeof resourceCategories)[number]

export type CategoryText = {
  readonly label: string
  /** One short sentence under the heading of the group. */
  readonly explanation: string
}

/** What the reader sees of each category. */
export const categoryTexts: Readonly<Record<ResourceCategory, CategoryText>> = {
  emergency: { label: 'Emergency', explanation: 'When it cannot wait.' },
  counseling: { label: 'Counseling', explanation: 'Someone to talk to, in confidence.' },
  legal: {
    label: 'Legal',
    explanation: 'Free or low-cost legal help, and your rights in plain words.',
  },
  advocacy: { label: 'Advocacy', explanation: 'Groups that stand up for students on either side.' },
  procedural: {
    label: 'Procedural',
    explanation: 'Offices that take complaints, and the steps of a case.',
  },
  educational: {
    label: 'Educational',
    explanation: 'The rule itself, guides and videos.',
  },
}

/** True when the text names one of the categories. */
export function isResourceCategory(text: string): text is ResourceCategory {
  return (resourceCategories as readonly string[]).includes(text)
}
