import { createHash } from 'node:crypto'
import { extractText } from '@hub/core/extract/extractText'
import { parse } from 'node-html-parser'
import type { Paper } from './paper.ts'

/** The text of a paper as the product would see it, cut to the paper's slice. Rejects where it cannot be read. */
export async function textOf(bytes: Uint8Array, paper: Pick<Paper, 'textBy' | 'slice'>) {
  const text = await wholeText(bytes, paper.textBy)
  return paper.slice ? text.slice(paper.slice.from, paper.slice.to) : text
}

/** What a list says of a text. A word is what stands between white space. */
export function measure(text: string): Pick<Paper, 'characters' | 'words' | 'sha256'> {
  return {
    characters: text.length,
    words: text.split(/\s+/).filter((word) => word !== '').length,
    sha256: createHash('sha256').update(text).digest('hex'),
  }
}

async function wholeText(bytes: Uint8Array, textBy: Paper['textBy']): Promise<string> {
  switch (textBy) {
    case 'extract:pdf':
      return (await extractText(bytes, 'pdf')).document.text
    case 'extract:docx':
      return (await extractText(bytes, 'docx')).document.text
    case 'extract:txt':
      return (await extractText(bytes, 'txt')).document.text
    case 'markdown':
      return await asTextFile(withoutFrontMatter(new TextDecoder().decode(bytes)))
    case 'html':
      return await asTextFile(textOfPage(new TextDecoder().decode(bytes)))
    case 'json':
      return await asTextFile(contentsOf(JSON.parse(new TextDecoder().decode(bytes))).join('\n\n'))
    case 'none':
      return ''
  }
}

async function asTextFile(text: string): Promise<string> {
  return (await extractText(new TextEncoder().encode(text), 'txt')).document.text
}

/** The words of a page's main part, each block on lines of its own, a blank line between blocks. */
function textOfPage(source: string): string {
  const markup = withoutSpans(withoutFrontMatter(source), '<?', '?>')
  const page = parse(markup, {
    blockTextElements: { script: false, style: false, noscript: false },
  })
  const main = page.querySelector('main, [role=main]') ?? page.querySelector('body') ?? page
  for (const menu of main.querySelectorAll('nav, header, footer, form, button')) menu.remove()
  return main.structuredText.split('\n').join('\n\n')
}

/** The text of each scraped page: what stands under `content`, however deep, in the order of the file. */
function contentsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'content' && typeof inner === 'string' ? [inner] : contentsOf(inner),
  )
}

/** Pages of a site's generator begin with its settings between two lines of dashes. */
function withoutFrontMatter(source: string): string {
  if (!source.startsWith('---\n')) return source
  const end = source.indexOf('\n---', 3)
  return end === -1 ? source : source.slice(source.indexOf('\n', end + 1) + 1)
}

function withoutSpans(text: string, open: string, close: string): string {
  let rest = text
  for (let at = rest.indexOf(open); at !== -1; at = rest.indexOf(open)) {
    const end = rest.indexOf(close, at)
    rest = rest.slice(0, at) + (end === -1 ? '' : rest.slice(end + close.length))
  }
  return rest
}
