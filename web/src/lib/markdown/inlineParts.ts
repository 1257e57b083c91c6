import { safeUrl } from '@hub/core/resources/leadsTo'
import type { Inline } from './markdownParts.ts'

/** Deeper than this, marks stay as they were typed: no text can make the reading slow or endless. */
const DEEPEST = 4

const cite = /\[(\d{1,3}(?:, ?\d{1,3})*)\]/y
const link = /\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/y
const address = /https?:\/\/[^\s<>()[\]"'*`]{1,2000}/y
const escaped = /\\[!-/:-@[-`{-~]/y

/** Reads the marks inside of a line: bold, italic, code, links and the numbers of sources. */
export function inlineParts(text: string, depth = 0): Inline[] {
  const parts: Inline[] = []
  // A mark without its end has none further on either: it is looked for once.
  const endless = new Set<string>()
  let plain = ''
  let at = 0
  const add = (...more: Inline[]) => {
    // A number belongs to the words before it, and never stands alone on the next line.
    if (more[0]?.kind === 'cite') plain = plain.trimEnd()
    if (plain) parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(...more)
  }
  while (at < text.length) {
    const found = partAt(text, at, depth, endless)
    if (!found) {
      plain += text[at]
      at += 1
    } else {
      if ('plain' in found) plain += found.plain
      else add(...found.parts)
      at += found.length
    }
  }
  add()
  return parts
}

type Found = { length: number } & ({ parts: Inline[] } | { plain: string })

function partAt(text: string, at: number, depth: number, endless: Set<string>): Found | undefined {
  switch (text[at]) {
    case '\\': {
      const found = matchAt(escaped, text, at)
      return found ? { plain: found[0].slice(1), length: 2 } : undefined
    }
    case '`':
      return codeAt(text, at, endless)
    case '*':
      return emphasisAt(text, at, depth, endless)
    case '[':
      return citeAt(text, at) ?? linkAt(text, at, depth)
    case 'h':
      return addressAt(text, at)
    default:
      return undefined
  }
}

function codeAt(text: string, at: number, endless: Set<string>): Found | undefined {
  const mark = /^`+/.exec(text.slice(at, at + 4))?.[0] ?? '`'
  const end = endOf(text, mark, at + mark.length, endless)
  if (end === undefined) return { plain: mark, length: mark.length }
  const inside = text.slice(at + mark.length, end).trim()
  return { parts: [{ kind: 'code', text: inside }], length: end + mark.length - at }
}

function emphasisAt(
  text: string,
  at: number,
  depth: number,
  endless: Set<string>,
): Found | undefined {
  const mark = text.startsWith('**', at) ? '**' : '*'
  const from = at + mark.length
  const asTyped = { plain: mark, length: mark.length }
  // "2 * 3" is no mark, and neither is a bullet in the middle of a line.
  if (depth >= DEEPEST || /^(?:\s|$)/.test(text.slice(from, from + 1))) return asTyped
  const end = endOf(text, mark, from, endless)
  if (end === undefined || end === from) return asTyped
  const kind = mark === '**' ? 'strong' : 'em'
  const parts = inlineParts(text.slice(from, end), depth + 1)
  return { parts: [{ kind, parts }], length: end + mark.length - at }
}

function endOf(text: string, mark: string, from: number, endless: Set<string>): number | undefined {
  if (endless.has(mark)) return undefined
  let end = text.indexOf(mark, from)
  // A single star is no half of a double one.
  if (mark === '*') {
    while (end >= 0 && text[end + 1] === '*') end = text.indexOf(mark, end + 2)
  }
  if (end >= 0) return end
  endless.add(mark)
  return undefined
}

function citeAt(text: string, at: number): Found | undefined {
  const found = matchAt(cite, text, at)
  // "[1](https://...)" is a link.
  if (!found || text[at + found[0].length] === '(') return undefined
  const numbers = found[1]?.split(',').map(Number) ?? []
  return { parts: numbers.map((number) => ({ kind: 'cite', number })), length: found[0].length }
}

function linkAt(text: string, at: number, depth: number): Found | undefined {
  const [whole, words = '', to = ''] = matchAt(link, text, at) ?? []
  if (!whole) return undefined
  const parts = depth < DEEPEST ? inlineParts(words, depth + 1) : [asText(words)]
  const href = safeHref(to)
  return { parts: href ? [{ kind: 'link', href, parts }] : parts, length: whole.length }
}

function addressAt(text: string, at: number): Found | undefined {
  const found = matchAt(address, text, at)?.[0].replace(/[.,;:!?]+$/, '')
  const href = found && safeHref(found)
  if (!found || !href) return undefined
  return { parts: [{ kind: 'link', href, parts: [asText(found)] }], length: found.length }
}

/** A path of this hub or a plain web address; nothing else may be opened from a text. */
function safeHref(to: string): string | undefined {
  if (/^\/(?![/\\])[\w\-/?=&#.]*$/.test(to)) return to
  return safeUrl(to) ?? undefined
}

const asText = (text: string): Inline => ({ kind: 'text', text })

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
