import type { Proof } from '@hub/api/verification'
import { call } from '../../../lib/client.ts'
import type { BlindAnswer, BlindAsk } from './blindWorker.ts'

interface Asked {
  schoolId: number
  address: string
  code: string
  /** The quarter and key of the offer, which everybody gets. */
  quarter: string
  publicKey: string
}

/**
 * Changes a code from a mailbox for a proof that nobody can lead back to it.
 *
 * @throws what the call throws, or an Error where this browser cannot blind
 */
export async function earnProof({ publicKey, ...asked }: Asked): Promise<Proof> {
  const worker = new Worker(new URL('./blindWorker.ts', import.meta.url), { type: 'module' })
  try {
    const first = await askWorker(worker, { publicKey })
    if (!first || !('blinded' in first)) throw new Error('The key cannot be used.')
    const body = { ...asked, blinded: first.blinded }
    const { signature } = await call('POST /api/verification/signatures', { body })
    const proof = await askWorker(worker, { signature })
    if (!proof || !('message' in proof)) throw new Error('The hub did not sign with its key.')
    return { quarter: asked.quarter, ...proof }
  } finally {
    worker.terminate()
  }
}

function askWorker(worker: Worker, ask: BlindAsk): Promise<BlindAnswer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<BlindAnswer>) => resolve(data), {
      once: true,
    })
    worker.addEventListener('error', () => reject(new Error('The script did not load.')))
    // A worker has no other origin to name.
    worker.postMessage(ask)
  })
}
