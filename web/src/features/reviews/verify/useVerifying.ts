import type { Proof } from '@hub/api/verification'
import { useState } from 'react'
import { call } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { wayOutOf } from '../../../lib/wayOutOf.ts'
import { earnProof } from './earnProof.ts'

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
