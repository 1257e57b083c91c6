import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'

const ADDRESS = 'Give a whole e-mail address'
const CODE = 'A code has 8 digits'
const PROOF = 'This proof cannot be read'
const BLINDED = 'This request cannot be read'

/** A modulus of 2,048 bits, base64url. */
const KEY_NUMBER = 342

const bytes = (most: number, error: string) =>
  z
    .string({ error })
    .max(most, error)
    .regex(/^[A-Za-z0-9_-]+$/, error)

const schoolId = z
  .int({ error: 'The school must be given by its number' })
  .min(1)
  .max(2_147_483_647)
/** An e-mail address at a school. */
export const schoolAddress = z.email({ error: ADDRESS }).max(254, ADDRESS)
/** The code that was sent to it, as it was typed. */
export const schoolCode = z
  .string({ error: CODE })
  .transform((typed) => typed.replaceAll(' ', ''))
  .pipe(z.string().regex(/^\d{8}$/, CODE))

/** What proves that the author has an address at the school, without saying which: RFC 9474. */
export const proof = z.object({
  /** The quarter whose key signed it. */
  quarter: z.string({ error: PROOF }).max(6, PROOF),
  /** The prepared message, base64url. */
  message: bytes(200, PROOF),
  /** Its signature, base64url. */
  signature: bytes(KEY_NUMBER, PROOF),
})
export type Proof = z.infer<typeof proof>

export const getVerification = endpoint({
  method: 'GET',
  path: '/api/verification/schools/:id',
  summary: 'Whether authors can show that they belong to a school, and the key of this quarter.',
  params: z.object({ id: rowId }),
  responses: {
    200: z.object({
      /** Null where this hub or this school does not offer it. */
      offer: z
        .object({
          /** Addresses at this domain, or below it, count. */
          domain: z.string(),
          quarter: z.string(),
          /** SubjectPublicKeyInfo, base64url. */
          publicKey: z.string(),
        })
        .nullable(),
    }),
  },
  refusals: [404],
})

export const sendSchoolCode = endpoint({
  method: 'POST',
  path: '/api/verification/codes',
  summary:
    'Sends a code to an address at a school. The answer is the same whoever has the address.',
  body: z.object({ schoolId, address: schoolAddress }),
  responses: { 202: z.object({ minutes: z.int() }) },
  refusals: [404, 429, 503],
})

export const signBlinded = endpoint({
  method: 'POST',
  path: '/api/verification/signatures',
  summary: 'Signs what the browser has blinded, once a quarter for each address.',
  body: z.object({
    schoolId,
    address: schoolAddress,
    code: schoolCode,
    quarter: z.string({ error: BLINDED }).max(6, BLINDED),
    blinded: bytes(KEY_NUMBER, BLINDED),
  }),
  responses: { 200: z.object({ signature: z.string() }) },
  refusals: [404, 409, 429],
})
