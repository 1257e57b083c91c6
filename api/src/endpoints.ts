import { getHealth, getReady } from './health.ts'
import { listResources, proposeResource, searchResources } from './resources.ts'
import { listReviews, postReview } from './reviews.ts'
import { addSchool, getSchool, listSchools } from './schools.ts'

/** Every call of the wire, keyed by its method and path. The web imports only this table's type. */
export const endpoints = {
  'GET /api/health': getHealth,
  'GET /api/ready': getReady,
  'GET /api/resources': listResources,
  'GET /api/resources/search': searchResources,
  'POST /api/resources': proposeResource,
  'GET /api/reviews': listReviews,
  'POST /api/reviews': postReview,
  'GET /api/schools': listSchools,
  'GET /api/schools/:id': getSchool,
  'POST /api/schools': addSchool,
} as const

export type Endpoints = typeof endpoints
