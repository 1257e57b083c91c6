import { authorRoles, processFacts } from '@hub/core/reviews/process'
import { schoolTypes } from '@hub/core/schools/schoolTypes'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  optionalParameter,
  optionalText,
  optionalUrl,
  requiredText,
  rowId,
  searchWords,
} from './fields.ts'
import { pageQuery } from './pages.ts'

const SCHOOL_TEXT_MAX = 255

/** `recent` puts the schools with the latest review or addition first; `rating` ranks by `rankedScore`. */
export const schoolSorts = ['recent', 'name', 'rating', 'reviews'] as const

const school = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(schoolTypes),
  location: z.string().nullable(),
  website: z.string().nullable(),
  /** The plain mean of its ratings. It is no score while `rankedScore` is null. */
  averageRating: z.number(),
  totalReviews: z.int(),
  /** What it is ranked by, 1 to 5; null while it has too few reviews to score (decision 0041). */
  rankedScore: z.number().nullable(),
})
export type School = z.infer<typeof school>

const administrator = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  averageRating: z.number(),
  totalReviews: z.int(),
})

/** What the reviews of one role say of the process; they are counted five at a time (decision 0041). */
const roleAnswers = z.object({
  role: z.enum(authorRoles),
  facts: z.array(
    z.object({
      fact: z.enum(processFacts),
      yes: z.int(),
      answered: z.int(),
      /** Between which shares, 0 to 1, the true one lies: Wilson's interval at 95 %. */
      low: z.number(),
      high: z.number(),
    }),
  ),
})
export type RoleAnswers = z.infer<typeof roleAnswers>

const schoolDetails = school.extend({
  /** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
  ratings: z.array(z.int()).length(5),
  /** By role; a question that fewer than five of a role answered is left out. */
  process: z.array(roleAnswers),
  administrators: z.array(administrator),
})
export type SchoolDetails = z.infer<typeof schoolDetails>

export const newSchool = z.object({
  name: requiredText('Name', SCHOOL_TEXT_MAX),
  type: z.enum(schoolTypes, { error: 'Choose one of the listed school types' }),
  location: optionalText('Location', SCHOOL_TEXT_MAX),
  website: optionalUrl(SCHOOL_TEXT_MAX),
  /** It is not the one of the same name whose place nobody gave: only people can tell. */
  isAnother: z.boolean({ error: 'isAnother must be true or false' }).default(false),
})

const typeFilter = z.preprocess(
  (value) => (value === 'all' || value === '' ? undefined : value),
  z.enum(schoolTypes, { error: 'There is no such school type' }).optional(),
)

export const listSchools = endpoint({
  method: 'GET',
  path: '/api/schools',
  summary:
    'The school directory, searched by name, abbreviation or place, tolerant of typing errors. A search ends with its 10,000 best matches.',
  query: z.object({
    search: optionalParameter(searchWords),
    type: typeFilter,
    sort: optionalParameter(z.enum(schoolSorts, { error: 'There is no such order' })),
    ...pageQuery,
  }),
  responses: { 200: z.array(school) },
})

export const getSchool = endpoint({
  method: 'GET',
  path: '/api/schools/:id',
  summary: 'One school with the spread of its ratings and its administrators.',
  params: z.object({ id: rowId }),
  responses: { 200: schoolDetails },
  refusals: [404],
})

export const addSchool = endpoint({
  method: 'POST',
  path: '/api/schools',
  summary:
    'Adds a school. A known name and place answers 409 with the known id, and so does a known name without a place.',
  body: newSchool,
  responses: { 201: school },
  refusals: [409, 429],
})
