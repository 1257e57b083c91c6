import type { Screen } from '../lib/screen.ts'
import { importScreen, type Route } from './routes.ts'

const loaded = new Map<string, Screen>()

/** The screen of a route whose code is there already. */
export function loadedScreen(route: Route): Screen | undefined {
  return loaded.get(route.screen)
}

/** Fetches a route's code once; later calls give the same screen. Rejects when it cannot come. */
export async function loadScreen(route: Route): Promise<Screen> {
  const known = loaded.get(route.screen)
  if (known) return known
  const screen = await importScreen(route)
  loaded.set(route.screen, screen)
  return screen
}
