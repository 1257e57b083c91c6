import { authorRoles, processFacts } from '@hub/core/reviews/process'
import { plainReceipt } from '@hub/core/reviews/receipt'
import { distinctTags } from '@hub/core/reviews/tags'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalParameter, optionalText, requiredText, rowId, searchWords } from './fields.ts'
import { onceHeaders } from './once.ts'
import { pageQuery } from './pages.ts'
import { proof } from './verification.ts'

const REVIEW_TITLE_MAX = 255
export const REVIEW_CONTENT_MAX = 10_000
export const REVIEW_TAGS_MAX = 8
const REVIEW_TAG_MAX = 32
export const FOLLOW_UP_MAX = 2_000
/** Room to fill a body up to the largest of `PADDED_SIZES` (web/src/features/reviews/padding.ts). */
const PADDING_MAX = 100_000

const review = z.object({
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
  /** What the author added later, with the receipt. */
  followUp: z.string().nullable(),
  /** What the school answered (decision 0048); null where it did not, or where that is not shown. */
  answer: z
    .object({
      id: z.int(),
      text: z.string(),
      /** It came from an address at this domain; which one, nobody keeps. */
      domain: z.string(),
      /** The day on which it appeared. */
      day: z.iso.date(),
    })
    .nullable(),
  /** The day on which it appeared at noon UTC: no hour is kept (decisions 0005 and 0037). */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Review = z.infer<typeof review>

const RATING = 'Rating must be a whole number from 1 to 5'
const ANSWERS = 'Answer the listed questions with true or false'
const ONE_SCHOOL = 'Choose one school from the list, or type its name'

const RECEIPT = 'A receipt has 28 letters and digits'

/** The code with which its author changes a review, as it was typed: it is read without spaces and dashes. */
const receipt = z
  .string({ error: RECEIPT })
  .max(100, RECEIPT)
  .transform((typed, context) => {
    const plain = plainReceipt(typed)
    if (plain === null) context.addIssue({ code: 'custom', message: RECEIPT })
    return plain ?? ''
  })

/** What its author may say of a school, and change later. */
const words = {
  rating: z.int({ error: RATING }).min(1, RATING).max(5, RATING),
  title: requiredText('Title', REVIEW_TITLE_MAX),
  content: requiredText('Details', REVIEW_CONTENT_MAX, true),
  tags: z
    .array(requiredText('A tag', REVIEW_TAG_MAX), { error: 'Tags must be a list of words' })
    .max(REVIEW_TAGS_MAX, `Use at most ${REVIEW_TAGS_MAX} tags`)
    .transform(distinctTags)
    .default([]),
}

/** Fills a body up to one of a few sizes, so that its length on the wire says little. Nobody reads it. */
const padding = z.string().max(PADDING_MAX).optional()

export const newReview = z
  .object({
    ...words,
    reviewType: z.literal('school', { error: "reviewType must be 'school'" }).default('school'),
    schoolId: z
      .int({ error: 'The school must be given by its number' })
      .min(1, 'There is no school with this number')
      .max(2_147_483_647, 'There is no school with this number')
      .nullish(),
    schoolName: optionalText('School name', 255),
    administratorId: z.null({ error: 'administratorId must be null' }).optional(),
    isAnonymous: z.boolean({ error: 'isAnonymous must be true or false' }).default(true),
    receipt: receipt.optional(),
    padding,
    /** Never answered with the review: both are shown as counts alone (decision 0041). */
    authorRole: z.enum(authorRoles, { error: 'Choose one of the listed roles' }).default('unsaid'),
    processFacts: z
      .partialRecord(z.enum(processFacts), z.boolean({ error: ANSWERS }), { error: ANSWERS })
      .default({}),
    /** Shows that its author has an address at the school; each is good for one review (decision 0042). */
    proof: proof.nullish(),
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

/** A review that was taken and is published with others. */
const waitingReview = z.object({
  state: z.literal('waiting'),
  /** It appears after so many hours at most. */
  withinHours: z.int(),
})

export const postReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  summary:
    'Posts an anonymous review: 201 where it is published at once, 202 where it waits for others. No session is read, and nothing that leads to its author is stored.',
  headers: onceHeaders,
  body: newReview,
  responses: { 201: review, 202: waitingReview },
  refusals: [409, 429, 503],
})

/** What a receipt opens. */
const heldReview = z.object({
  /**
   * `waiting`: taken and not published yet. `removed`: taken away by its author. `refused`: its proof was spent by
   * another review before it could be published.
   */
  state: z.enum(['waiting', 'published', 'removed', 'refused']),
  /** What was asked for and is not carried out yet. */
  pending: z.enum(['edit', 'removal']).nullable(),
  /** Whatever is asked for is carried out after so many hours at most; 0: at once. */
  withinHours: z.int(),
  /** As its author left it last; null where it is removed or refused. */
  review: review
    .pick({
      schoolId: true,
      schoolName: true,
      rating: true,
      title: true,
      content: true,
      tags: true,
      followUp: true,
    })
    .nullable(),
})
export type HeldReview = z.infer<typeof heldReview>

// The code never stands in an address, which histories and logs keep.
export const readReceipt = endpoint({
  method: 'POST',
  path: '/api/reviews/receipt',
  summary: 'What became of the review with this receipt.',
  body: z.object({ receipt, padding }),
  responses: { 200: heldReview },
  refusals: [404, 429],
})

export const changedReview = z.object({
  ...words,
  followUp: optionalText('The addition', FOLLOW_UP_MAX),
  receipt,
  padding,
})
export type ChangedReview = z.input<typeof changedReview>

export const changeReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/receipt',
  summary: 'Changes the review with this receipt, or adds to it. Its school stays.',
  body: changedReview,
  responses: { 200: heldReview },
  refusals: [404, 409, 429, 503],
})

export const removeReview = endpoint({
  method: 'POST',
  path: '/api/reviews/receipt/removal',
  summary:
    'Removes the review with this receipt for good: with the next batch, or right away, which shows when its author asked.',
  body: z.object({
    receipt,
    now: z.boolean({ error: 'now must be true or false' }).default(false),
    padding,
  }),
  responses: { 200: heldReview },
  refusals: [404, 429, 503],
})
