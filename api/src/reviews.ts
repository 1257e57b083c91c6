import { distinctTags } from '@hub/core/reviews/tags'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalParameter, optionalText, requiredText, rowId, searchWords } from './fields.ts'
import { onceHeaders } from './once.ts'
import { pageQuery } from './pages.ts'

export const REVIEW_TITLE_MAX = 255
export const REVIEW_CONTENT_MAX = 10_000
export const REVIEW_TAGS_MAX = 8
export const REVIEW_TAG_MAX = 32

export const review = z.object({
  id: z.int(),
  schoolId: z.int().nullable(),
  administratorId: z.int().nullable(),
  /** The typed name, or the name of the school behind `schoolId`. */
  schoolName: z.string().nullable(),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  isAnonymous: z.boolean(),
  reviewType: z.string(),
  tags: z.array(z.string()),
  isVerified: z.boolean(),
  /** The day of posting at noon UTC: the hour is not kept (decision 0005). */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Review = z.infer<typeof review>

const RATING = 'Rating must be a whole number from 1 to 5'
const ONE_SCHOOL = 'Choose one school from the list, or type its name'

export const newReview = z
  .object({
    rating: z.int({ error: RATING }).min(1, RATING).max(5, RATING),
    title: requiredText('Title', REVIEW_TITLE_MAX),
    content: requiredText('Details', REVIEW_CONTENT_MAX, true),
    reviewType: z.literal('school', { error: "reviewType must be 'school'" }).default('school'),
    schoolId: z
      .int({ error: 'The school must be given by its number' })
      .min(1, 'There is no school with this number')
      .max(2_147_483_647, 'There is no school with this number')
      .nullish(),
    schoolName: optionalText('School name', 255),
    administratorId: z.null({ error: 'administratorId must be null' }).optional(),
    tags: z
      .array(requiredText('A tag', REVIEW_TAG_MAX), { error: 'Tags must be a list of words' })
      .max(REVIEW_TAGS_MAX, `Use at most ${REVIEW_TAGS_MAX} tags`)
      .transform(distinctTags)
      .default([]),
    isAnonymous: z.boolean({ error: 'isAnonymous must be true or false' }).default(true),
  })
  .refine((body) => (body.schoolId == null) !== (body.schoolName == null), {
    error: ONE_SCHOOL,
    path: ['schoolName'],
  })
export type NewReview = z.input<typeof newReview>

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  summary:
    'Reviews, newest first, of all schools or of one, optionally those that contain the words.',
  query: z.object({
    schoolId: optionalParameter(rowId),
    search: optionalParameter(searchWords),
    ...pageQuery,
  }),
  responses: { 200: z.array(review) },
})

export const postReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  summary: 'Posts an anonymous review. Nothing that leads to its author is stored.',
  headers: onceHeaders,
  body: newReview,
  responses: { 201: review },
  refusals: [409, 429],
})
