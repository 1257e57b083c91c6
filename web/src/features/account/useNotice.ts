import { useEffect, useState } from 'react'
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
 * @param onSaid moves the focus: the button that was pressed may be gone
 */
export function useNotice(onSaid: () => void): Notices {
  const [notice, setNotice] = useState<ShownNotice>()

  // After the first drawing: the page as it was built knows no fragment.
  useEffect(() => {
    const words = returnWords(location.hash)
    if (!words) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setNotice({ ...words, at: 0 })
  }, [])

  const say = (next: Notice) => {
    setNotice((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
    onSaid()
  }
  return { notice, say }
}
