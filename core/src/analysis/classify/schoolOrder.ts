import { isNegatedAt } from '../language/stance.ts'
import { wording } from './cue.ts'
import { otherGenre } from './genres.ts'
import type { Outline, Unit } from './units.ts'

const school = wording`universit(?:y|ies)|college|schools?|academy|institute of technology|polytechnic|campus|dean of students|student (?:conduct|affairs)|residen(?:ce|tial) life|honou?r (?:board|council|committee)|academic integrity|principal|superintendent`
/** No line of a letterhead or a signature is longer. */
const LINE_LENGTH = 80

const place = '(?:campus|school|college|university|residence halls?)'
const whose = '(?:you|your (?:child|son|daughter|student))'
const banned = wording`${whose} … (?:barred|banned|excluded|trespassed) from … ${place}|${whose} .. (?:not|no longer) .. (?:allowed|permitted|welcome) (?:to (?:enter|be|come|return)|on|at|in) … ${place}|${whose} .. (?:must|shall) (?:stay (?:off|away from)|leave|not (?:enter|return to|come onto|be on)) .. ${place}|${whose} (?:may|shall|must) not (?:enter|return to|come onto|be on|set foot on) .. ${place}`
const trespass = wording`(?:no[- ])?trespass (?:warning|notice|order|directive)`
const keptApart = wording`no[- ]contact (?:order|directive|agreement|notice)`
const noContact = wording`(?:may|must|shall|should|are|is|do|to) not (?:to )?(?:have |make )?(?:any )?(?:contact|communicate|approach)|no contact (?:of any kind|with)|stay away from`
const official = wording`directives?|order|sanctions?|disciplin(?:e|ary)|student conduct|dean of students|campus (?:safety|police|security)|principal`

const everyone =
  /^(?:dear|hi|hello) (?:all|our|new|returning)?\s?(?:students|families|neighbou?rs?|colleagues|community|members|faculty|staff|campus|residents)\b/

/**
 * Whether a school keeps the reader apart from somebody or off its grounds: a letter to one person, with the school in
 * its letterhead or its signature.
 */
export function isSchoolOrder(outline: Outline): boolean {
  if (!outline.isAddressed || !isSigned(outline) || otherGenre(outline) >= 1) return false
  if (outline.units.some(({ plain }) => everyone.test(plain))) return false
  if (has(outline, banned, true)) return true
  if ([trespass, keptApart].some((words) => orders(outline, words))) return true
  return has(outline, noContact, true) && outline.plain.search(official) !== -1
}

/** A title names an order, or a sentence gives one. */
function orders(outline: Outline, words: RegExp): boolean {
  return outline.titles.some((title) => title.search(words) !== -1) || has(outline, words)
}

function isSigned({ titles, units }: Outline): boolean {
  const lines = units.map(({ plain }) => plain).filter((plain) => !/[.!?]$/.test(plain))
  return [...titles, ...lines].some(
    (line) =>
      line.length <= LINE_LENGTH &&
      !/^(?:dear|hi|hello)\b/.test(line) &&
      line.search(school) !== -1,
  )
}

function has({ units }: Outline, words: RegExp, isNegation = false): boolean {
  return units.some((unit) => says(unit, words, isNegation))
}

/** @param isNegation whether the words hold a "not" of their own */
function says({ plain, unsure }: Unit, words: RegExp, isNegation = false): boolean {
  if (unsure) return false
  const at = plain.search(words)
  return at !== -1 && (isNegation || !isNegatedAt(plain, at))
}
