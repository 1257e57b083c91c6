import { placeWords } from './plainValues.ts'
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
  ['place', 'photoshop:City|Iptc4xmpCore:Location'],
  ['company', 'pdfx:Company'],
]

/** Notes a data sheet (XMP) and what it says of people, places and times. */
export function noteDataSheet(xmp: string, traces: TraceList): void {
  const text = xmp.slice(0, LENGTH_MAX)
  notePlaces(text, traces)
  for (const [kind, names] of MEANINGS) {
    for (const words of valuesOf(text, names)) traces.goes(kind, words)
  }
  traces.goes('dataSheet')
}

/** A place is written as two values. */
function notePlaces(text: string, traces: TraceList): void {
  const longitudes = valuesOf(text, 'exif:GPSLongitude')
  for (const [at, latitude] of valuesOf(text, 'exif:GPSLatitude').entries()) {
    traces.goes('place', placeWords(coordinate(latitude), coordinate(longitudes[at] ?? '')))
  }
}

/** '41,52.92N' or '41,52,55.2N': degrees, minutes and seconds with their side. */
function coordinate(value: string): { degrees: number; side: string } {
  const parts = /^(\d+),([\d.]+)(?:,([\d.]+))?([NSEW])$/i.exec(value)
  const [, degrees = Number.NaN, minutes = 0, seconds = 0, side = ''] = parts ?? []
  return { degrees: Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600, side }
}

/** What stands in the elements and attributes of these names. */
function valuesOf(text: string, names: string): string[] {
  const pattern = new RegExp(`<(${names})>([^]{0,2000}?)</\\1>|(?:${names})="([^"]{0,500})"`, 'g')
  return Array.from(text.matchAll(pattern), ([, , element = '', attribute]) =>
    plain((attribute ?? element).replace(/<[^>]*>/g, ' ').trim()),
  ).filter((words) => words !== '')
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
