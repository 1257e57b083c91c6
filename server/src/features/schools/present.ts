import type { RoleAnswers, School, SchoolDetails } from '@hub/api/schools'
import { authorRoles, processFacts } from '@hub/core/reviews/process'
import { isScored, rankedScore, wilsonInterval } from '@hub/core/reviews/score'
import type { SchoolType } from '@hub/core/schools/schoolTypes'
import type { FactCount } from './countProcess.ts'
import type { listAdministrators, SchoolRow } from './store.ts'

/** The only way from a row of `schools` to the wire. */
export function presentSchool(row: SchoolRow): School {
  return {
    id: row.id,
    name: row.name,
    type: row.type as SchoolType,
    location: row.location,
    website: row.website,
    averageRating: row.averageRating,
    totalReviews: row.totalReviews,
    rankedScore: rankedScore({ average: row.averageRating, reviews: row.totalReviews }),
  }
}

/** A school with the spread of its ratings and its administrators, whose e-mail addresses stay here. */
export function presentSchoolDetails(
  row: SchoolRow,
  ratings: number[],
  process: readonly FactCount[],
  administrators: Awaited<ReturnType<typeof listAdministrators>>,
): SchoolDetails {
  return {
    ...presentSchool(row),
    ratings,
    process: presentProcess(process),
    administrators: administrators.map((person) => ({
      id: person.id,
      name: person.name,
      title: person.title,
      department: person.department,
      averageRating: person.averageRating,
      totalReviews: person.totalReviews,
    })),
  }
}

/** The roles and questions in their own order; what fewer than five of a role answered stays here. */
function presentProcess(counts: readonly FactCount[]): RoleAnswers[] {
  return authorRoles.flatMap((role) => {
    const facts = processFacts.flatMap((fact) => {
      const count = counts.find((one) => one.role === role && one.fact === fact)
      if (!count || !isScored({ reviews: count.answered })) return []
      const { yes, answered } = count
      return [{ fact, yes, answered, ...wilsonInterval(yes, answered) }]
    })
    return facts.length > 0 ? [{ role, facts }] : []
  })
}
