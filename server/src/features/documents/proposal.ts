import { z } from 'zod'

/** What the model is asked for. `checkNotes` believes none of it. */
export const proposal = z.object({
  summary: z.array(z.object({ sentence: z.string(), quote: z.string() })),
  issues: z.array(
    z.object({ title: z.string(), text: z.string(), cite: z.string(), quote: z.string() }),
  ),
})
export type Proposal = z.infer<typeof proposal>
