import { useEffect, useState } from 'react'

/** How long "Copied" stands. */
const COPIED_MS = 3000

/** Copies a text to the clipboard; `outcome` tells for a moment that it worked, or that it did not. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return { outcome, copy }
}
