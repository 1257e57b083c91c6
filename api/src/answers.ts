import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { requiredText, rowId } from './fields.ts'
import { onceHeaders } from './once.ts'
import { schoolAddress, schoolCode } from './verification.ts'

/** The most characters of a school's answer: it stands under a review, and must not bury it. */
export const ANSWER_MAX = 2_000

const params = z.object({ id: rowId })

export const getAnswerOffer = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/answer',
  summary: 'Whether the school of a review can answer it here, and from which domain.',
  params,
  responses: {
    200: z.object({
      /** Null where this hub or this school does not offer it. Addresses at the domain, or below it, count. */
      offer: z.object({ domain: z.string() }).nullable(),
    }),
  },
  refusals: [404],
})

export const sendAnswerCode = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/answer/codes',
  summary:
    'Sends a code to an address at the school of a review. The answer is the same whoever has the address.',
  params,
  body: z.object({ address: schoolAddress }),
  responses: { 202: z.object({ minutes: z.int() }) },
  refusals: [404, 429, 503],
})

/** A school's answer as it is sent. The address is compared and forgotten. */
export const newAnswer = z.object({
  text: requiredText('The answer', ANSWER_MAX),
  address: schoolAddress,
  code: schoolCode,
})
export type NewAnswer = z.input<typeof newAnswer>

export const postAnswer = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/answer',
  summary:
    'Sends a school’s answer to a review, with the code. It waits for the people who run the hub; once it is shown, another one may replace it. No session is read, and no address is kept.',
  params,
  headers: onceHeaders,
  body: newAnswer,
  responses: { 202: z.object({ state: z.literal('waiting') }) },
  refusals: [404, 409, 429],
})
