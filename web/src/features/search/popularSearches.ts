/** What people often look for, as the specification lists it. */
export const popularSearches = [
  'investigation timeline',
  'legal representation',
  'appeal process',
  'student rights',
  'due process rights',
  'hearing preparation',
  'advisor selection',
] as const
