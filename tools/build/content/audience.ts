import type { PartyRole, SchoolKind } from '@hub/core/knowledge/guide/entry'

/** Whom something is said to: all kinds of schools, or both parties, where one is absent. */
export interface Audience {
  school?: SchoolKind
  role?: PartyRole
}

const schools: Readonly<Record<string, SchoolKind>> = { college: 'postsecondary', 'k-12': 'k12' }
const roles: Readonly<Record<string, PartyRole>> = {
  complainant: 'complainant',
  respondent: 'respondent',
}

export const AUDIENCES = 'College, K-12, Complainant or Respondent, or one of each with a comma'

/** Reads 'College', 'Respondent' or 'K-12, complainant'; null where a word is another. */
export function readAudience(text: string): Audience | null {
  const audience: Audience = {}
  for (const word of text.toLowerCase().split(', ')) {
    const [school, role] = [schools[word], roles[word]]
    if (school && !audience.school) audience.school = school
    else if (role && !audience.role) audience.role = role
    else return null
  }
  return audience
}
