import { isInCapitals, isName } from './names.ts'

/** A name, and where it stands in a text that `onOneLine` made. */
export interface NameOnLine {
  readonly at: number
  readonly name: string
}

/**
 * The text with spaces alone between words, and two where a line ends, over which no name goes on. `places` tells where
 * each character stood, where that is not its own place.
 */
export function onOneLine(text: string): { even: string; places?: readonly number[] } {
  if (!text.includes('\n')) return { even: text.replace(/[^\S ]/g, ' ') }
  const places: number[] = []
  let even = ''
  for (const { 0: found, index } of text.matchAll(/\s*\n\s*|[^]/g)) {
    places.push(index)
    even += found.replace(/\s/, ' ').charAt(0)
    if (!found.includes('\n')) continue
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
  / (?:Complainant|COMPLAINANT|Respondent|RESPONDENT|Investigator|INVESTIGATOR|Witness|Advisor|Case|CASE|Date|DATE|ID|NO|No)(?: .*)?$/

/** Takes off what a sentence's first word or the next label on the line adds. */
export function trimmed(found: string): string {
  return found
    .replace(
      /^(?:Hearing Officer|I[’']m|The|THE|Student|Dear|And|AND|But|That|On|In|By|If|As|Because|When|While|After|Since|Hi|Hello|Investigator|Complainant|Respondent|Coordinator|Officer|Advisors?|Advocates?) /,
      '',
    )
    .replace(nextLabel, '')
}

const title = /^(?:M[rsx]|Mrs|Miss|Dr|Prof|Rev|Hon|Sr|Capt|Lt)\.?$/

/** Takes off what stands in the next line, where this one already has a given name and a surname. */
export function untilLine(name: string, inText: string): string {
  const [line = ''] = inText.split('\n')
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => !title.test(word))
  return inText.includes('\n') && words.length > 1 ? name.slice(0, line.trimEnd().length) : name
}
