import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Notice } from './notice.ts'
import { followReturn, returnedWords } from './signIn/returned.ts'

interface ShownNotice extends Notice {
  /** Which notice of this visit it is, so that the same words are read out again. */
  at: number
}

interface Notices {
  notice: ShownNotice | undefined
  /** Says what happened to the account, in place of what was said before. */
  say: (notice: Notice) => void
}

/**
 * What is said at the top of the screen: at first how a sign-in by the service ended, if one did.
 *
 * @param screen its h1 takes the focus with each notice: the button that was pressed may be gone
 */
export function useNotice(screen: RefObject<HTMLElement | null>): Notices {
  const returned = useSyncExternalStore(followReturn, returnedWords, () => undefined)
  const [said, setSaid] = useState<ShownNotice>()

  // When a dialog that asked is gone and the page below it can take the focus again; never at the first load.
  const at = said?.at
  useEffect(() => {
    if (at !== undefined) screen.current?.querySelector('h1')?.focus()
  }, [at, screen])

  return {
    notice: said ?? (returned && { ...returned, at: 0 }),
    say: (next) => setSaid((before) => ({ ...next, at: (before?.at ?? 0) + 1 })),
  }
}
