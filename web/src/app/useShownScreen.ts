import { useEffect, useReducer, useState } from 'react'
import type { Screen } from '../lib/screen.ts'
import { loadedScreen, loadScreen } from './loadedScreens.ts'
import { findRoute } from './routeTable.ts'

export interface Shown {
  path: string
  screen: Screen
  params: Readonly<Record<string, string>>
}

export interface ScreenState {
  shown: Shown | undefined
  /** The next screen's code is on its way; `shown` is still the one before. */
  waiting: boolean
  /** The next screen's code could not be fetched. */
  failed: boolean
}

/**
 * The screen for a path. A screen whose code is there is drawn at once, without Suspense, so that
 * hydration finds what the prerender made; otherwise the old screen stays until the code came.
 */
export function useShownScreen(path: string): ScreenState {
  const ready = readyScreen(path)
  const [last, setLast] = useState(ready)
  const [failedPath, setFailedPath] = useState<string>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  if (ready && last?.path !== path) setLast(ready)

  useEffect(() => {
    const { route } = findRoute(path)
    if (loadedScreen(route)) return
    let stale = false
    loadScreen(route).then(
      () => stale || redraw(),
      () => stale || setFailedPath(path),
    )
    return () => {
      stale = true
    }
  }, [path])

  const failed = !ready && failedPath === path
  return { shown: ready ?? last, waiting: !ready && !failed, failed }
}

function readyScreen(path: string): Shown | undefined {
  const { route, params } = findRoute(path)
  const screen = loadedScreen(route)
  return screen && { path, screen, params }
}
