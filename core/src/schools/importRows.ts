import { schoolTypeFromName } from './schoolTypeFromName.ts'
import type { SchoolType } from './schoolTypes.ts'
import { stateCode, stateName } from './usStates.ts'
import { normalizeWebsite } from './websites.ts'

/** A school as a row of an official file gives it. */
export interface ImportedSchool {
  name: string
  type: SchoolType
  /** "City, ST", or what the row has of it. */
  location: string | null
  /** An http(s) address, or null where the row has none that is valid. */
  website: string | null
  /** How many of the texts were longer than the directory takes and were cut; an address is left out instead. */
  cut: number
}

/** A row that is no school of the directory, and why, as words to count by. */
export interface SkippedRow {
  skipped: string
}

export interface RowMapper {
  /** The file the header belongs to. */
  source: 'ipeds-hd' | 'nces-schools'
  map: (row: readonly string[]) => ImportedSchool | SkippedRow
}

interface Layout {
  source: RowMapper['source']
  name: string
  city: string
  state: string
  website: string
  level: string
  typeOf: (level: string, name: string) => SchoolType | SkippedRow
}

const longest = 255

const layouts: readonly Layout[] = [
  {
    source: 'ipeds-hd',
    name: 'INSTNM',
    city: 'CITY',
    state: 'STABBR',
    website: 'WEBADDR',
    level: 'ICLEVEL',
    typeOf: collegeType,
  },
  {
    source: 'nces-schools',
    name: 'SCH_NAME',
    city: 'LCITY',
    state: 'LSTATE',
    website: 'WEBSITE',
    level: 'LEVEL',
    typeOf: publicSchoolType,
  },
]

/**
 * Reads a header (IPEDS "HD" or the NCES public school directory; any case, any column order, a byte order
 * mark is fine) and gives what turns that file's rows into schools. Throws an Error whose message names the
 * columns looked for, where the header is neither.
 */
export function mapperFor(header: readonly string[]): RowMapper {
  const columns = new Map(header.map((title, at) => [columnTitle(title), at]))
  const layout = layouts.find((known) => titlesOf(known).every((title) => columns.has(title)))
  if (layout === undefined) throw new Error(unknownHeader(columns))
  const { source, name, city, state, website, level, typeOf } = layout
  const cell = (row: readonly string[], title: string) => cellText(row[columns.get(title) ?? 0])
  return {
    source,
    map(row) {
      const given = cell(row, name)
      if (given === '') return { skipped: 'no name' }
      const type = typeOf(cell(row, level), given)
      if (typeof type !== 'string') return type
      const place = placeText(cell(row, city), cell(row, state))
      return { type, ...withinLength(given, place, normalizeWebsite(cell(row, website))) }
    },
  }
}

function titlesOf(layout: Layout): string[] {
  return [layout.name, layout.city, layout.state, layout.website, layout.level]
}

function columnTitle(title: string): string {
  return title
    .replace(/^\uFEFF/u, '')
    .replace(/["\s]/g, '')
    .toUpperCase()
}

function unknownHeader(columns: ReadonlyMap<string, number>): string {
  const wanted = layouts.map((layout) => titlesOf(layout).join(', ')).join('; or ')
  const closest = layouts.find((layout) => columns.has(layout.name))
  const missing = closest ? titlesOf(closest).filter((title) => !columns.has(title)) : []
  const hint = missing.length > 0 ? ` Missing here: ${missing.join(', ')}.` : ''
  return `This file's first line does not name the columns of a known file. Looked for: ${wanted}.${hint}`
}

// Control characters and halves of surrogate pairs would be refused by the database.
function cellText(cell: string | undefined): string {
  return (cell ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function placeText(city: string, state: string): string | null {
  const code = stateName(state) ? state.toUpperCase() : (stateCode(state) ?? state)
  return [shouted(city), code].filter((part) => part !== '').join(', ') || null
}

// NCES writes many cities in capitals.
function shouted(city: string): string {
  if (city !== city.toUpperCase()) return city
  return city.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (start) => start.toUpperCase())
}

function withinLength(name: string, location: string | null, website: string | null) {
  const tooLong = [name, location, website].filter((text) => (text?.length ?? 0) > longest)
  return {
    name: cutText(name),
    location: location && cutText(location),
    website: website && website.length <= longest ? website : null,
    cut: tooLong.length,
  }
}

// Cuts without leaving half of a character that takes two code units.
function cutText(text: string): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trim()
}

/** IPEDS: 1 four-year, 2 two-year, 3 less than two years, -3 not told. */
function collegeType(level: string, name: string): SchoolType | SkippedRow {
  const byName = schoolTypeFromName(name)
  switch (level) {
    case '1':
      return byName === 'university' ? 'university' : 'college'
    case '2':
      return 'community-college'
    case '3':
      return 'college'
    default:
      return { skipped: 'no level of study' }
  }
}

function publicSchoolType(level: string): SchoolType | SkippedRow {
  switch (level.toLowerCase()) {
    case 'high':
      return 'high-school'
    case 'middle':
      return 'middle-school'
    default:
      return { skipped: 'neither a high nor a middle school' }
  }
}
