import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { loadScreen } from './loadedScreens.ts'
import { findRoute, titleOf } from './routeTable.ts'
import { SafetyBar } from './SafetyBar.tsx'

export { missing, routes, screenFile } from './routes.ts'

/** The parts around a screen. They are plain HTML and never hydrated. */
export interface FrameParts {
  /** The safety bar; the exit's address is still the server's token in it. */
  bar: string
  header: string
  /** The footer and the bottom bar. */
  footer: string
}

/** The frame around the screen of one path. */
export function renderFrame(path: string): FrameParts {
  return {
    bar: renderToStaticMarkup(<SafetyBar />),
    header: renderToStaticMarkup(<Header path={path} />),
    footer: renderToStaticMarkup(
      <>
        <Footer />
        <BottomBar path={path} />
      </>,
    ),
  }
}

/** The screen of one path as HTML for hydration, and the page's title. */
export async function renderScreen(path: string): Promise<{ html: string; title: string }> {
  await loadScreen(findRoute(path).route)
  return { html: renderToString(<App staticPath={path} />), title: titleOf(path) }
}
