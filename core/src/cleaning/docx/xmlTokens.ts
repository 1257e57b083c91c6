import { CleaningProblem } from '../trace.ts'

/** A piece of XML as it stands in its source. Put together, the pieces are the source, without remarks. */
export type Token =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'close'; readonly source: string; readonly name: string }
  | Tag

/** What an element begins with, or all of an empty one. */
export interface Tag {
  readonly kind: 'open' | 'empty'
  readonly source: string
  /** As written, with its prefix. */
  readonly name: string
  readonly attributes: readonly Attribute[]
}

export interface Attribute {
  /** As written, with its prefix. */
  readonly name: string
  /** As written, between its quotes. */
  readonly value: string
}

/**
 * Cuts XML into pieces, in time linear in its length. Remarks and instructions to programs are left out.
 * @throws CleaningProblem 'damaged'; 'foreign' for a part with a document type
 */
export function* xmlTokens(xml: string): Generator<Token> {
  let at = 0
  while (at < xml.length) {
    const mark = xml.indexOf('<', at)
    if (mark !== at) {
      yield { kind: 'text', source: xml.slice(at, mark === -1 ? undefined : mark) }
      if (mark === -1) return
      at = mark
    } else if (xml.startsWith('<![CDATA[', at)) {
      const end = after(xml, ']]>', at)
      yield { kind: 'text', source: xml.slice(at, end) }
      at = end
    } else if (xml.startsWith('<!--', at)) at = after(xml, '-->', at + 4)
    else if (xml.startsWith('<?', at)) {
      const end = after(xml, '?>', at)
      if (xml.startsWith('<?xml ', at)) yield { kind: 'text', source: xml.slice(at, end) }
      at = end
    } else if (xml.startsWith('<!', at)) throw new CleaningProblem('foreign')
    else {
      const end = tagEnd(xml, at)
      yield tag(xml.slice(at, end))
      at = end
    }
  }
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  if (at === -1) throw new CleaningProblem('damaged')
  return at + mark.length
}

/** Behind the '>' that is in no quotes. */
function tagEnd(xml: string, from: number): number {
  const marks = /["'>]/g
  marks.lastIndex = from
  for (let found = marks.exec(xml); found; found = marks.exec(xml)) {
    if (found[0] === '>') return found.index + 1
    marks.lastIndex = after(xml, found[0], found.index + 1)
  }
  throw new CleaningProblem('damaged')
}

function tag(source: string): Token {
  const name = /^<\/?([^\s/>]+)/.exec(source)?.[1]
  if (name === undefined) throw new CleaningProblem('damaged')
  if (source.startsWith('</')) return { kind: 'close', source, name }
  const attributes = Array.from(
    source.matchAll(/\s([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
    ([, attribute = '', double, single]) => ({
      name: attribute,
      value: double ?? (single ?? '').replaceAll('"', '&quot;'),
    }),
  )
  return { kind: source.endsWith('/>') ? 'empty' : 'open', source, name, attributes }
}

/** A tag with these attributes. */
export function tagSource(token: Omit<Tag, 'source'>): string {
  const attributes = token.attributes.map(({ name, value }) => ` ${name}="${value}"`).join('')
  return `<${token.name}${attributes}${token.kind === 'empty' ? '/' : ''}>`
}
