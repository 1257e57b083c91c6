import type { School, SchoolDetails } from '@hub/api/schools'
import { rankedScore } from '@hub/core/reviews/score'
import type { SchoolType } from '@hub/core/schools/schoolTypes'
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
  administrators: Awaited<ReturnType<typeof listAdministrators>>,
): SchoolDetails {
  return {
    ...presentSchool(row),
    ratings,
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
