import { useRef, useState } from 'react'
import { call } from '../../../lib/client.ts'
import { ownAccount, ownSubscription } from '../../../lib/hubQueries.ts'
import { invalidate } from '../../../lib/reading/readings.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { noteFocus } from '../../../lib/useRetry.ts'
import { activityPages } from '../accountQueries.ts'

/** What asks the server: the way to another screen is no work. */
export type Work = 'cancel' | 'resume' | 'portal'

interface PremiumActions {
  working: Work | undefined
  failure: { work: Work; reason: string } | undefined
  run: (work: Work) => void
}

const works: Record<Work, () => Promise<void>> = {
  cancel: async () => void (await call('POST /api/subscription/cancel')),
  resume: async () => void (await call('POST /api/subscription/resume')),
  portal: async () => location.assign((await call('POST /api/subscription/portal')).url),
}

/**
 * Changes the subscription, one thing at a time.
 *
 * @param onChanged called when a change was made: the button that was pressed is gone. Not where the reader has gone
 *   elsewhere meanwhile
 */
export function usePremiumActions(onChanged: () => void): PremiumActions {
  const [working, setWorking] = useState<Work>()
  const [failure, setFailure] = useState<PremiumActions['failure']>()
  // Set at once, other than state: a double press is one.
  const running = useRef(false)

  const run = async (work: Work) => {
    if (running.current) return
    running.current = true
    const isStillHere = noteFocus()
    setWorking(work)
    setFailure(undefined)
    try {
      await works[work]()
      for (const { key } of [ownSubscription, ownAccount, activityPages]) invalidate(key)
      if (work !== 'portal' && isStillHere()) onChanged()
    } catch (error) {
      // It may have been changed in another tab.
      invalidate(ownSubscription.key)
      setFailure({ work, reason: refusalSentence(error) ?? awayWords[work] })
    }
    running.current = false
    setWorking(undefined)
  }
  return { working, failure, run: (work) => void run(work) }
}

const awayWords: Record<Work, string> = {
  cancel: 'The change may not have been made. Check your connection, then try again.',
  resume: 'The change may not have been made. Check your connection, then try again.',
  portal: 'Nothing was changed. Check your connection, then try again.',
}
