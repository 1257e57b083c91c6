import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { ReadAnswer } from './publicCache.ts'

/** What `npm run build` makes of web/src/app/prerender.tsx, as far as the server uses it. */
export interface Prerender {
  renderScreen(
    path: string,
    answers: ReadonlyMap<string, { body: string; link: string }>,
  ): Promise<{ html: string }>
}

/** A page of the build, and the calls that its screen's first view makes. */
export interface Screen {
  html: string
  reads: readonly string[]
}

const bundle = new URL('../../../.build/web-ssr/prerender.js', import.meta.url)

const LARGEST_STORE = 16 * 2 ** 20

const OPEN = '<div id="root">'
const CLOSE = '</div></main>'

/** The drawing bundle of the build; null where the web is not built. */
export async function loadPrerender(): Promise<Prerender | null> {
  return existsSync(fileURLToPath(bundle)) ? ((await import(bundle.href)) as Prerender) : null
}

/** Draws the page of a path with what its screen reads first; `isThere` is false where that is nothing known. */
export type DrawPage = (path: string, screen: Screen) => Promise<{ html: string; isThere: boolean }>

/**
 * Makes the function that draws pages: the screen's HTML with its lists in it, so that it reads at once on a
 * slow phone and without script, and the answers as data blocks, so that React takes over without a call.
 * A page is drawn again when an answer in it has changed. One that cannot be drawn is sent as it was built:
 * its screen then asks by itself.
 *
 * @param prerender loads the drawing bundle, or answers the one that is loaded
 */
export function pageDrawer(
  read: ReadAnswer,
  prerender: () => Promise<Prerender | null>,
  onFailure: (error: unknown) => void,
): DrawPage {
  const drawn = new LRUCache<string, { made: string; html: string }>({
    maxSize: LARGEST_STORE,
    sizeCalculation: (page) => page.made.length + page.html.length,
  })
  return async (path, screen) => {
    const { answers, isThere } = await readAll(screen.reads, read)
    const asBuilt = { html: screen.html, isThere }
    if (answers.size === 0) return asBuilt
    const blocks = [...answers].map(dataBlock).join('')
    const known = drawn.get(path)
    if (known?.made === blocks) return { html: known.html, isThere }
    try {
      const screens = await prerender()
      if (!screens) return asBuilt
      const { html } = await screens.renderScreen(path, answers)
      const page = withScreen(screen.html, html).replace('</body>', () => `${blocks}</body>`)
      drawn.set(path, { made: blocks, html: page })
      return { html: page, isThere }
    } catch (error) {
      onFailure(error)
      return asBuilt
    }
  }
}

/** An answer that is no success is left out: the screen asks itself, and shows what is wrong. */
async function readAll(urls: readonly string[], read: ReadAnswer) {
  const answers = new Map<string, { body: string; link: string }>()
  let isThere = true
  await Promise.all(
    urls.map(async (url) => {
      const { status, ...answer } = await read(url)
      if (status === 200) answers.set(url, answer)
      // No such row, or a parameter that can be of none.
      if (status === 404 || status === 400) isThere = false
    }),
  )
  return { answers, isThere }
}

function withScreen(page: string, screen: string): string {
  const start = page.indexOf(OPEN) + OPEN.length
  return page.slice(0, start) + screen + page.slice(page.indexOf(CLOSE, start))
}

/** An answer as data for the browser, which runs nothing of it. */
export function dataBlock([url, { body, link }]: [string, { body: string; link: string }]): string {
  // The text of a review may hold "</script>"; in JSON a "<" can be written so.
  const data = body.replaceAll('<', '\\u003c')
  return `<script type="application/json" data-answer="${attribute(url)}" data-link="${attribute(link)}">${data}</script>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
