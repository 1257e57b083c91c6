import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The limits and what is signed, which pages need without the schemas. */
export * from './contentTerms.ts'

export const storedContent = z.object({
  /** CIDv1, codec raw, SHA-256, base32. */
  cid: z.string(),
  size: z.int(),
})
export type StoredContent = z.infer<typeof storedContent>

export const removeContent = endpoint({
  method: 'DELETE',
  path: '/api/content/:cid',
  summary:
    'Removes a stored text for good, for the author of the record on chain that refers to it, by a signature.',
  params: z.object({ cid: z.string().max(120) }),
  body: z.object({
    record: z.enum(['review', 'document']),
    /** The record's id on chain, in decimal digits. */
    id: z.string().regex(/^[1-9]\d{0,19}$/),
    /** Seconds since 1970. */
    deadline: z.int(),
    /** Of up to 10,000 bytes: smart wallets have long ones. */
    signature: z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{2,20000}$/)]),
  }),
  responses: { 204: z.null() },
  refusals: [404, 429, 503],
})
