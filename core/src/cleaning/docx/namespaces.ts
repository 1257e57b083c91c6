import type { Attribute } from './xmlTokens.ts'

/** Namespaces by the prefix that this code knows them by, whatever a file calls them. */
const KNOWN: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2012/wordml': 'w15',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.microsoft.com/office/drawing/2010/main': 'a14',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://purl.oclc.org/ooxml/drawingml/picture': 'pic',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing': 'wp14',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://purl.oclc.org/ooxml/drawingml/chart': 'c',
  'urn:schemas-microsoft-com:office:office': 'o',
  'urn:schemas-microsoft-com:vml': 'v',
}

/** Follows which prefix stands for which namespace while XML is read from front to end. */
export class Namespaces {
  readonly #scopes: ReadonlyMap<string, string>[] = [new Map()]

  /** Enters an element. Call `leave` at its end. */
  enter(attributes: readonly Attribute[]): void {
    const outer = this.#scopes.at(-1) as ReadonlyMap<string, string>
    const own = attributes.filter(({ name }) => name === 'xmlns' || name.startsWith('xmlns:'))
    if (own.length === 0) {
      this.#scopes.push(outer)
      return
    }
    const scope = new Map(outer)
    for (const { name, value } of own) scope.set(name.slice(6), KNOWN[value] ?? value)
    this.#scopes.push(scope)
  }

  leave(): void {
    if (this.#scopes.length > 1) this.#scopes.pop()
  }

  /** A name as this code knows it: 'w:ins'. The namespace that has no prefix holds for elements alone. */
  known(name: string, of: 'element' | 'attribute' = 'element'): string {
    const [prefix, local] = name.includes(':')
      ? (name.split(':', 2) as [string, string])
      : ['', name]
    if (prefix === '' && of === 'attribute') return local
    const space = this.#scopes.at(-1)?.get(prefix)
    return space === undefined ? name : space === '' ? local : `${space}:${local}`
  }
}
