import { useEffect, useState } from 'react'
import { endEarly } from '../early/takeOver.ts'
import { usePath } from '../lib/location.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ChunkFailure } from './Failure.tsx'
import { pathExists } from './routeTable.ts'
import { Shell } from './Shell.tsx'
import { useArrival } from './useArrival.ts'
import { useShownScreen } from './useShownScreen.ts'

interface AppProps {
  /** The path to draw where there is no address bar: in the prerender. */
  staticPath?: string
}

/** The current screen, and what navigation needs. */
export function App({ staticPath }: AppProps) {
  const path = usePath(staticPath)
  const { shown, waiting, failed } = useShownScreen(path)
  useArrival(path, failed ? path : shown?.path)
  return (
    <>
      <Shell path={path} waiting={waiting}>
        {failed ? (
          <ChunkFailure />
        ) : (
          shown && (
            <ErrorBoundary key={shown.path}>
              <shown.screen params={shown.params} exists={pathExists} />
            </ErrorBoundary>
          )
        )}
      </Shell>
      <TakeOver />
    </>
  )
}

/**
 * Ends the time before the script: what was pressed then is done now. One drawing later than the page is taken over,
 * since by then the fields have handed on what was typed into them (web/src/ui/forms/useEarlyValue.ts). It stands behind the
 * screen and draws nothing: as a hook of the whole page it would draw a list of hundreds a second time.
 */
function TakeOver(): null {
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    if (isTakenOver) endEarly()
    else queueMicrotask(() => setTakenOver(true))
  }, [isTakenOver])
  return null
}
