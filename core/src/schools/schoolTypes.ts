/** The kinds of school the directory knows, in the order they are offered. */
export const schoolTypes = [
  'university',
  'college',
  'community-college',
  'high-school',
  'middle-school',
] as const

export type SchoolType = (typeof schoolTypes)[number]

/** The words a reader sees for each type. */
export const schoolTypeLabels: Record<SchoolType, string> = {
  university: 'University',
  college: 'College',
  'community-college': 'Community College',
  'high-school': 'High School',
  'middle-school': 'Middle School',
}

/** True where `value` is one of the five types. */
export function isSchoolType(value: unknown): value is SchoolType {
  return schoolTypes.some((type) => type === value)
}
