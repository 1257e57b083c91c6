import { type ComponentType, useCallback, useRef, useState } from 'react'

/** A part whose code comes on first use, such as a dialog. */
export interface LazyPart<P> {
  /** The part, while it is open and its code is there. */
  Part: ComponentType<P> | undefined
  state: 'closed' | 'coming' | 'open' | 'failed'
  open: () => void
  close: () => void
  /** Fetches the code ahead of time: for pointer and focus on the opener. */
  preload: () => void
}

/**
 * Keeps a part out of a screen's first load. `load` must be one constant function, such as
 * `const load = () => import('./AddSchoolDialog.tsx')` at the top of the module.
 */
export function useLazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  const [code, setCode] = useState<{ Part: ComponentType<P> }>()
  const [state, setState] = useState<'closed' | 'coming' | 'open' | 'failed'>('closed')
  const wanted = useRef(false)

  const fetchAndShow = useCallback(async () => {
    wanted.current = true
    setState('coming')
    try {
      const { default: Part } = await load()
      setCode({ Part })
      setState(wanted.current ? 'open' : 'closed')
    } catch {
      setState('failed')
    }
  }, [load])
  const open = useCallback(() => void fetchAndShow(), [fetchAndShow])
  const close = useCallback(() => {
    wanted.current = false
    setState('closed')
  }, [])
  const preload = useCallback(() => {
    load().catch(() => {
      // Opening tries again and says what failed.
    })
  }, [load])

  return { Part: state === 'open' ? code?.Part : undefined, state, open, close, preload }
}
