import type { ComponentType } from 'react'

/** What the app gives to every screen. */
export interface ScreenProps {
  /**
   * The address's parameters. The prerendered page of a route with parameters knows none, so the
   * first drawing must look the same for every value (loading bars).
   */
  params: Readonly<Record<string, string>>
  /** Whether a path of this hub exists, to link only what is there. */
  exists: (path: string) => boolean
}

/** A screen is the default export of its feature's `XScreen.tsx`. */
export type Screen = ComponentType<ScreenProps>
