import type { Proof } from '@hub/api/verification'
import { useState } from 'react'
import { call } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { wayOutOf } from '../../../lib/wayOutOf.ts'
import type { BlindAnswer, BlindAsk } from './blindWorker.ts'

interface State {
  step: 'address' | 'code'
  address: string
  code: string
  /** How long the code is good. */
  minutes: number
  error: string | undefined
  busy: boolean
}

const start: State = {
  step: 'address',
  address: '',
  code: '',
  minutes: 0,
  error: undefined,
  busy: false,
}

/** The two steps to a proof: an address, then the code that was sent to it. All of it is in memory only. */
export function useVerifying(
  schoolId: number,
  offer: { quarter: string; publicKey: string },
  onProof: (proof: Proof) => void,
) {
  const [state, setState] = useState(start)
  const { address, code, busy } = state
  const change = (part: Partial<State>) => setState((state) => ({ ...state, ...part }))

  const take = async (work: () => Promise<void>) => {
    if (busy) return
    change({ busy: true, error: undefined })
    try {
      await work()
      change({ busy: false })
    } catch (error) {
      change({ busy: false, error: refusalSentence(error) ?? wayOutOf(error) })
    }
  }
  return {
    ...state,
    onAddress: (address: string) => change({ address, error: undefined }),
    onCode: (code: string) => change({ code, error: undefined }),
    back: () => change({ step: 'address', code: '', error: undefined }),
    send: () =>
      take(async () => {
        const body = { schoolId, address: address.trim() }
        const { minutes } = await call('POST /api/verification/codes', { body })
        change({ step: 'code', code: '', minutes })
      }),
    verify: () =>
      take(async () => {
        onProof(await earnProof({ ...offer, schoolId, address: address.trim(), code: code.trim() }))
      }),
  }
}

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
async function earnProof({ publicKey, ...asked }: Asked): Promise<Proof> {
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
