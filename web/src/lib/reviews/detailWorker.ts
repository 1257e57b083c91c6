/** Looks for identifying details in a thread of its own: on a slow phone a long text takes longer than a key may. */
import type { Detail } from '@hub/core/privacy/detail'
import { findIdentifyingDetails } from '@hub/core/privacy/findIdentifyingDetails'

export interface DetailQuestion {
  readonly id: number
  readonly text: string
  readonly schoolName: string
}

export interface DetailAnswer {
  readonly id: number
  readonly details: readonly Detail[]
}

addEventListener('message', ({ data }: MessageEvent<DetailQuestion>) => {
  const { id, text, schoolName } = data
  const answer: DetailAnswer = { id, details: findIdentifyingDetails(text, { schoolName }) }
  // A worker has no other origin to name.
  postMessage(answer)
})
