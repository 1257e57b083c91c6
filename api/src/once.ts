import { z } from 'zod'

/** The header with a number that the sender made for one thing. */
export const ONCE = 'idempotency-key'

/** What is sent again with the same number, after an answer that was lost, is not done twice. */
export const onceHeaders = z.looseObject({
  [ONCE]: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'Idempotency-Key must be 16 to 64 letters, digits, - or _')
    .optional()
    .meta({
      description:
        'A random number for this one thing. Sent again with it within ten minutes, it is answered again and not done twice.',
    }),
})
