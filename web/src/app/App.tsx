import { usePath } from '../lib/location.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ChunkFailure } from './Failure.tsx'
import { pathExists } from './routeTable.ts'
import { Shell } from './Shell.tsx'
import { TakeOver } from './TakeOver.tsx'
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
