import type { TraceKind } from './trace.ts'
import type { TraceList } from './traceList.ts'

const LENGTH_MAX = 200_000

/** What XMP says, by the names of its elements and attributes. */
const MEANINGS: readonly (readonly [kind: TraceKind, names: string])[] = [
  ['author', 'dc:creator|photoshop:AuthorsPosition|xmpRights:Owner|aux:OwnerName'],
  ['title', 'dc:title|dc:description|dc:subject|pdf:Keywords'],
  ['program', 'xmp:CreatorTool|pdf:Producer'],
  [
    'dates',
    'xmp:CreateDate|xmp:ModifyDate|xmp:MetadataDate|photoshop:DateCreated|exif:DateTimeOriginal',
  ],
  ['place', 'exif:GPSLatitude|exif:GPSLongitude|photoshop:City|Iptc4xmpCore:Location'],
  ['company', 'pdfx:Company'],
]

/** Notes a data sheet (XMP) and what it says of people, places and times. */
export function noteDataSheet(xmp: string, traces: TraceList): void {
  const text = xmp.slice(0, LENGTH_MAX)
  for (const [kind, names] of MEANINGS) {
    const pattern = new RegExp(`<(${names})>([^]{0,2000}?)</\\1>|(?:${names})="([^"]{0,500})"`, 'g')
    for (const [, , element = '', attribute] of text.matchAll(pattern)) {
      const words = (attribute ?? element).replace(/<[^>]*>/g, ' ').trim()
      if (words !== '') traces.goes(kind, plain(words))
    }
  }
  traces.goes('dataSheet')
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '')
}
