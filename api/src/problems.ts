import { z } from 'zod'

/** RFC 9457 problem details, for callers whose Accept asks for JSON. */
export const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().meta({ description: 'A plain sentence for the person who asked.' }),
  errors: z.record(z.string(), z.string()).optional().meta({
    description:
      "The sentence for each wrong field, by its path in the body, such as 'rating' or 'tags.0'.",
  }),
  existingId: z.int().optional().meta({
    description: 'The id of the row that stands in the way (409).',
  }),
  mayBeAnother: z.boolean().optional().meta({
    description: 'Whether that row may be of another thing: then `isAnother` tells so.',
  }),
})
export type Problem = z.infer<typeof problem>

/** What a call may be refused with beside what follows from its method and what it takes. */
export type RefusalStatus = 401 | 402 | 403 | 404 | 406 | 409 | 410 | 412 | 429 | 502 | 503 | 507
