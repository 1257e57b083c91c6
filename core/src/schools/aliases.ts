import { nicknames } from './nicknames.ts'
import { normalizeName } from './normalizeName.ts'
import { foldedWords } from './words.ts'

const smallWords = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'de', 'del'])

// Official files name the main campus in full; people do not.
const mainCampuses = [
  'main campus',
  'ann arbor',
  'twin cities',
  'college station',
  'pittsburgh campus',
  'seattle campus',
  'norman campus',
  'campus immersion',
  'new brunswick',
  'oxford',
].map((campus) => ` ${campus}`)

const known = new Map(
  Object.entries(nicknames).map(([name, words]) => [normalizeName(name), words]),
)

/**
 * Well-known names of a school that its own name does not tell: "ole miss", "caltech", "unc". Lower case;
 * empty for most schools. Takes the normalized name (normalizeName).
 */
export function nicknamesOf(normalized: string): readonly string[] {
  const campus = mainCampuses.find((ending) => normalized.endsWith(ending))
  const short = campus && normalized.slice(0, -campus.length)
  return known.get(normalized) ?? known.get(short ?? '') ?? []
}

/**
 * Short forms that follow from the letters of a name, in lower case: the initials of all of it ("ucla"), of
 * what stands before the campus ("unc" from "University of North Carolina at Chapel Hill"), of the campus
 * ("la" from "..., Los Angeles"), and "uofm".
 */
export function initialsOf(name: string): string[] {
  const words = foldedWords(name)
  const found = [initials(words)]
  const end = / at |,|-|–/u.exec(name)?.index
  if (end !== undefined) {
    found.push(
      initials(foldedWords(name.slice(0, end))),
      initials(foldedWords(name.slice(end + 1))),
    )
  }
  const start = words[0] === 'the' ? 1 : 0
  if (words[start] === 'university' && words[start + 1] === 'of') {
    const what = words[start + 2] === 'the' ? words[start + 3] : words[start + 2]
    found.push(`uof${what?.charAt(0) ?? ''}`)
  }
  return [...new Set(found)].filter((letters) => letters.length > 1)
}

/** Every short form of a school's name: nicknames first, then those made of its letters. */
export function aliasesOf(name: string): string[] {
  return [...new Set([...nicknamesOf(normalizeName(name)), ...initialsOf(name)])]
}

function initials(words: readonly string[]): string {
  let letters = ''
  for (const word of words) if (!smallWords.has(word)) letters += word.charAt(0)
  return letters
}
