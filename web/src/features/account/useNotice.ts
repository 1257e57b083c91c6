import { type RefObject, useEffect, useState } from 'react'
import type { Notice } from './notice.ts'
import { returnWords } from './signIn/returnWords.ts'

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
 * What is said at the top of the screen: at first how a sign-in by the service ended, which stands in the
 * address's fragment and is taken out of it.
 *
 * @param screen its h1 takes the focus with each notice: the button that was pressed may be gone
 */
export function useNotice(screen: RefObject<HTMLElement | null>): Notices {
  const [notice, setNotice] = useState<ShownNotice>()

  // After the first drawing: the page as it was built knows no fragment.
  useEffect(() => {
    const words = returnWords(location.hash)
    if (!words) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setNotice({ ...words, at: 0 })
  }, [])

  // When a dialog that asked is gone and the page below it can take the focus again; never at the first load.
  const said = notice?.at ?? 0
  useEffect(() => {
    if (said > 0) screen.current?.querySelector('h1')?.focus()
  }, [said, screen])

  const say = (next: Notice) => setNotice((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  return { notice, say }
}
