import type { HubSetup } from '@hub/core/trust/setup'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How this hub is set up, as far as it decides who can see what. No address and no key of any part. */
const hubSetup = z.object({
  model: z.boolean(),
  payment: z.enum(['stripe', 'demo']),
  chain: z
    .object({ name: z.string(), practice: z.boolean(), walletConnect: z.boolean() })
    .nullable(),
  signInService: z.boolean(),
  ipfs: z.boolean(),
  database: z.enum(['embedded', 'postgres']),
  files: z.enum(['folder', 'bucket']),
  reviews: z.enum(['batches', 'at-once']),
  verification: z.boolean(),
}) satisfies z.ZodType<HubSetup>

/** Beside `GET /api/config`, whose answer depends on who asks: this one is drawn into the trust page for all. */
export const getTrust = endpoint({
  method: 'GET',
  path: '/api/trust',
  summary: 'How this hub is set up, as far as it decides who can see what.',
  responses: { 200: hubSetup },
})
