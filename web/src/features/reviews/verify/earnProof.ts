import type { Proof } from '@hub/api/verification'
import { call } from '../../../lib/client.ts'

interface Asked {
  schoolId: number
  address: string
  code: string
  /** The quarter and key of the offer, which everybody gets. */
  quarter: string
  publicKey: string
}

/** Changes a code from a mailbox for a proof that nobody can lead back to it. */
export async function earnProof({ publicKey, ...asked }: Asked): Promise<Proof> {
  const { blind } = await import('./blinding.ts')
  const { blinded, finish } = await blind(publicKey)
  const body = { ...asked, blinded }
  const { signature } = await call('POST /api/verification/signatures', { body })
  return { quarter: asked.quarter, ...(await finish(signature)) }
}
