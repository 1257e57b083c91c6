import { isInCapitals, isName, isTitle } from './names.ts'

/** A name, and where it stands in a text that `onOneLine` made. */
export interface NameOnLine {
  readonly at: number
  readonly name: string
}

/** The words with a capital letter at the end of a line, behind what comes before them. */
const lineEnd = /(?<before>^|[^ ]* )(?<words>(?:\p{Lu}[\p{L}’'-]*\.? ){0,3}\p{Lu}[\p{L}’'-]*\.?)$/u
const lineStart = /^\p{Lu}[\p{L}’'-]*\.?/u
/** "and ", "; ": a word with a capital letter behind it begins no sentence. */
const inSentence = /^\p{Ll}+[,;]? $/u

/** Whether a name that begins at the end of a line goes on in the next one: "Dean Ana" / "Orr", ", Ana" / "Orr". */
function goesOn(above: string, below: string): boolean {
  const { before = '', words = '' } = lineEnd.exec(above.slice(-LONGEST_NAME))?.groups ?? {}
  const next = lineStart.exec(below)?.[0]
  if (words === '' || next === undefined || isTitle(next)) return false
  const all = words.split(' ')
  const own = all.filter((word) => !isTitle(word))
  const isOpen =
    own.length < all.length ? own.length < 2 : own.length === 1 && inSentence.test(before)
  return isOpen && isName(`${words} ${next}`)
}

const LONGEST_NAME = 80

/**
 * The text with spaces alone between words, and two where a line ends, over which no name goes on unless its first part
 * alone stands there. `places` tells where each character stood, where that is not its own place.
 */
export function onOneLine(text: string): { even: string; places?: readonly number[] } {
  if (!text.includes('\n')) return { even: text.replace(/[^\S ]/g, ' ') }
  const places: number[] = []
  let even = ''
  for (const { 0: found, index } of text.matchAll(/\s*\n\s*|[^]/g)) {
    const isWithin = found.includes('\n') && goesOn(even, text.slice(index + found.length))
    places.push(index)
    even += found.replace(/\s/, ' ').charAt(0)
    if (!found.includes('\n') || isWithin) continue
    places.push(index + 1)
    even += ' '
  }
  return { even, places: [...places, text.length] }
}

/** "Professor of Textiles (chair)" */
const ofOffice = /\b(?:Professor|Dean|Director|Department|Office|School|College|Head|Chair) of $/

/** In a line of capitals only a label, or the role in brackets behind it, tells a name from a heading. */
export function isNameAt(text: string, at: number, name: string): boolean {
  if (name === '' || !isName(name)) return false
  if (ofOffice.test(text.slice(0, at))) return false
  // "The respondent is Jordan Ames's roommate" names somebody else.
  if (/[’']s$/i.test(name) || /^[’']/.test(text.slice(at + name.length))) return false
  if (!isInCapitals(name) || !isInCapitals(text)) return true
  return /[:|(] *$/.test(text.slice(0, at)) || /^ *[|(,]/.test(text.slice(at + name.length))
}

const nextLabel =
  / (?:Complainant|COMPLAINANT|Respondent|RESPONDENT|Investigator|INVESTIGATOR|Witness|Advisor|Case|CASE|Date|DATE|ID|NO|No|Evidence|Formal|Hearing|Inspection|Notice|NOTICE|Report|Review)(?: .*)?$/

/** What begins a sentence or a line, and no name: "Is Ana Orr there?" */
export const sentenceStarts =
  '(?:The|THE|To|From|For|With|Dear|Hi|Hello|And|AND|But|That|On|In|By|If|As|Because|When|While|After|Since|Should|Were|Was|Has|Had|Have|Did|Does|Do|Is|Are|Can|Could|Would|Must)'

const notOfName = new RegExp(
  `^(?:${sentenceStarts}|P\\.S\\.|Hearing Officer|I[’']m|Student|Investigator|Complainant|Respondent|Coordinator|Officer|Advisors?|Advocates?) `,
)

/** Takes off what a sentence's first word, the mark of a postscript or the next label on the line adds. */
export function trimmed(found: string): string {
  return found.replace(notOfName, '').replace(nextLabel, '')
}
