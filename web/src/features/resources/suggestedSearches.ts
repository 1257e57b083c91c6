/** What people often look for, as the specification lists it. */
export const suggestedSearches = [
  'investigation timeline',
  'legal representation',
  'appeal process',
  'student rights',
] as const
