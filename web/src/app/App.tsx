import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { endEarly } from '../early/takeOver.ts'
import { usePath } from '../lib/location.ts'
import { frameId } from '../ui/overlays/layers.ts'
import { markCurrent } from './currentLink.ts'
import { ChunkFailure, Failure } from './Failure.tsx'
import { nameTab } from './nameTab.ts'
import { pathExists, titleOf } from './routeTable.ts'
import { Shell } from './Shell.tsx'
import { scrollOnArrival } from './scrollPlaces.ts'
import { useShownScreen } from './useShownScreen.ts'

/**
 * Keeps the frame standing when a screen breaks. A new screen gets a new boundary (by `key`). The
 * safety bar lies outside React altogether and does not depend on this.
 */
class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Failure
        title="This page stopped working"
        lead="This is our fault. Reload the page, or start again from the home page."
      />
    )
  }
}

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

/**
 * What follows when another screen is drawn: the current links, the title, the focus on its h1 (after "back" on the
 * link that led away) and the scroll position. Nothing on the first load.
 */
function useArrival(path: string, shownPath: string | undefined): void {
  const arrivedAt = useRef(shownPath)

  useLayoutEffect(() => markCurrent(path), [path])

  useLayoutEffect(() => {
    if (shownPath === undefined || arrivedAt.current === shownPath) return
    arrivedAt.current = shownPath
    nameTab(titleOf(shownPath))
    document.querySelector<HTMLElement>(`#${frameId} h1`)?.focus({ preventScroll: true })
    const target = location.hash && document.getElementById(location.hash.slice(1))
    if (target) target.scrollIntoView()
    else scrollOnArrival(shownPath)
  }, [shownPath])
}
