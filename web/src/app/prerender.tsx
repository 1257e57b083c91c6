import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { notLoadedId } from '../early/notLoaded.ts'
import { type EmbeddedAnswer, withAnswers } from '../lib/embedded.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
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
  /** The safety bar, where the exit's address is still the server's token, and the shapes of icons. */
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
        <NotLoaded />
      </>,
    ),
  }
}

/**
 * The screen of one path as HTML for hydration, and the page's title. The build draws it without answers, as
 * it looks while it loads; the server with those to the calls of its first view.
 */
export async function renderScreen(
  path: string,
  answers: ReadonlyMap<string, EmbeddedAnswer> = new Map(),
): Promise<{ html: string; title: string }> {
  await loadScreen(findRoute(path).route)
  const html = withAnswers(answers, () => renderToString(<App staticPath={path} />))
  return { html, title: titleOf(path) }
}

/**
 * What stands in the place of a loading whose code did not come. It lies in each page as a template, in plain HTML:
 * the early script takes it from there even where none of React has come.
 */
function NotLoaded() {
  return (
    <template id={notLoadedId}>
      <ErrorState title="This page did not load fully." headingLevel={2} onRetry={() => {}}>
        The connection may be down. The links and the crisis lines above still work.
      </ErrorState>
    </template>
  )
}
