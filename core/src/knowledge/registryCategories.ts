/** The categories of resources on chain, in the order of the form. */
export const registryCategories = [
  'legal',
  'counseling',
  'advocacy',
  'educational',
  'crisis',
  'other',
] as const

export type RegistryCategory = (typeof registryCategories)[number]

/** What the reader sees of each category. */
export const registryCategoryLabels: Readonly<Record<RegistryCategory, string>> = {
  legal: 'Legal Support',
  counseling: 'Counseling & Mental Health',
  advocacy: 'Advocacy Organizations',
  educational: 'Educational Resources',
  crisis: 'Crisis Support',
  other: 'Other',
}

/**
 * The category that a text from the chain names. Whoever writes a record there may write anything:
 * whatever is none of ours counts as `other`.
 */
export function registryCategory(text: string): RegistryCategory {
  return registryCategories.find((category) => category === text) ?? 'other'
}
