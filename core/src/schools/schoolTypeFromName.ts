import type { SchoolType } from './schoolTypes.ts'
import { foldedWords } from './words.ts'

// The first rule that fits decides: "University Middle School" is a middle school, "University of Arkansas
// Community College" a community college, "Middle Tennessee State University" a university.
const rules: ReadonlyArray<readonly [pattern: RegExp, type: SchoolType]> = [
  [/\b(middle|intermediate|junior high) school\b|\bjunior high$/, 'middle-school'],
  [
    /\b(high ?schools?|senior high|junior senior high|prep|preparatory( school| academy)?)\b/,
    'high-school',
  ],
  [/\bgovernors school\b/, 'high-school'],
  [/\b(community|junior|county|technical|vocational) colleges?\b/, 'community-college'],
  [/\bcommunity and technical college\b/, 'community-college'],
  [/\b(university|universities|universidad|univ)\b/, 'university'],
  [
    /\b(polytechnic|tech)( institute)?$|\binstitute of technology\b|\bpolytechnic institute\b/,
    'university',
  ],
  [/\bcolleges?\b|\bseminary\b|\bconservatory\b|\binstitutes?\b|\bacademy of\b/, 'college'],
  [/\bschool of\b|\blaw school\b|\bmedical school\b|\bgraduate school\b/, 'college'],
]

/** The type that a school's name tells ("Wake Technical Community College"); null where it does not say. */
export function schoolTypeFromName(name: string): SchoolType | null {
  const words = foldedWords(name).join(' ')
  return rules.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
