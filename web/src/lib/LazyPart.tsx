import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { partHelp } from './partHelp.ts'
import { useLazyPart } from './useLazyPart.ts'

interface LazyPartProps<P> {
  /** One constant function, such as `const load = () => import('./PrivateChat.tsx')`. */
  load: () => Promise<{ default: ComponentType<P> }>
  props: P
  /** What stands there until the code has come. */
  waiting?: ReactNode
  /** What is said where it does not come, where that differs from other parts. */
  failed?: { title: string; text: string }
}

const usual = {
  title: 'This part did not load.',
  text: `${partHelp} The rest of this page and the crisis lines above still work.`,
}

/**
 * A part of a screen whose code comes when it is drawn. Where it does not come, a sentence and 'Try again' stand in
 * its place; the rest of the page works.
 */
export function LazyPart<P extends object>({
  load,
  props,
  waiting,
  failed = usual,
}: LazyPartProps<P>) {
  const { Part, state, open } = useLazyPart(load)
  const [hasFailed, setHasFailed] = useState(false)
  if (state === 'failed' && !hasFailed) setHasFailed(true)
  useEffect(open, [open])
  const isHere = Part !== undefined
  useLayoutEffect(() => {
    // The button that was pressed is gone; whoever went on while the code came is left alone.
    if (!isHere || !hasFailed || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#content h1')?.focus()
  }, [isHere, hasFailed])

  if (Part) return <Part {...props} />
  if (!hasFailed) return waiting
  return (
    <ErrorState title={failed.title} headingLevel={2} onRetry={open} busy={state === 'coming'}>
      {failed.text}
    </ErrorState>
  )
}
