import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** React and react-dom alone in bytes, built and compressed as ours are (`npm run bench -- 7` tells them). */
const REACT_ALONE = 67_297
/** The goal of docs/performance.md, row 7. */
const MOST_TIMES = 1.4

/** Opened on phones with a bad line by people in a hurry: these pages are held to it. */
const pages = ['index.html', 'resources.html', 'schools.html', 'reviews.html']

/**
 * Holds the scripts of the first pages to their budget. It counts each script that a page names, compressed by itself.
 *
 * @param out the folder of the built pages; each script has its `.gz` beside it
 * @throws Error that names the page and its bytes
 */
export async function holdFirstLoadBudget(out: string): Promise<void> {
  const most = Math.floor(REACT_ALONE * MOST_TIMES)
  for (const page of pages) {
    const scripts = scriptsOf(await readFile(join(out, page), 'utf8'))
    const sizes = await Promise.all(scripts.map((script) => stat(join(out, `${script}.gz`))))
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    if (bytes === 0) throw new Error(`${page} names no script.`)
    if (bytes <= most) continue
    throw new Error(`The scripts of ${page} have ${bytes} bytes; ${most} are allowed.`)
  }
}

function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/(?<file>[^"]+\.js)"/g)
  return [...new Set([...named].map(({ groups }) => groups?.file ?? ''))]
}
