import { Parser } from 'saxen'
import { ExtractionProblem } from '../problem.ts'

/** Namespaces of both kinds of OOXML, by the prefix under which handlers see them. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
}

/** Nothing that Word writes is nested deeper. */
const DEPTH_MAX = 1000

export interface XmlHandler {
  open(name: string, attributes: () => Readonly<Record<string, string>>): void
  close(name: string): void
  text(text: string): void
  /** The part declares entities or another document type; none of it is used. */
  doctype?(): void
}

/** Reads XML from front to end. Entities other than the five of XML are left out. @throws ExtractionProblem 'damaged' */
export function readXml(xml: string, handler: XmlHandler): void {
  let depth = 0
  const parser = new Parser().ns({ ...PREFIXES })
  parser.on('openTag', (name, attributes, decode) => {
    if (++depth > DEPTH_MAX) throw new ExtractionProblem('damaged')
    handler.open(name, () => decoded(attributes(), decode))
  })
  parser.on('closeTag', (name) => {
    depth--
    handler.close(name)
  })
  parser.on('text', (text, decode) =>
    handler.text(text.includes('&') ? withoutEntities(decode(text)) : text),
  )
  parser.on('cdata', (text) => handler.text(text))
  parser.on('attention', (text) => {
    if (/^<!DOCTYPE/i.test(text)) handler.doctype?.()
  })
  parser.on('warn', () => {})
  parser.on('error', () => {
    throw new ExtractionProblem('damaged')
  })
  parser.parse(xml)
  if (depth !== 0) throw new ExtractionProblem('damaged')
}

function decoded(attributes: Record<string, string>, decode: (text: string) => string) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value.includes('&')) attributes[name] = decode(value)
  }
  return attributes
}

/** What the decoder left as it was is an entity of the part's own. */
function withoutEntities(text: string): string {
  return text.replace(/&[A-Za-z_][\w.-]{0,100};/g, '')
}

/** An on/off element such as w:vanish: on unless its value says off. */
export function isOn(attributes: Readonly<Record<string, string>>): boolean {
  return !['0', 'false', 'off'].includes(attributes['w:val'] ?? '')
}
