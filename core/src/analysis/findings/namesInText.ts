import { isInCapitals, isName } from './names.ts'

/** A name, and where it stands in a text that `onOneLine` made. */
export interface NameOnLine {
  readonly at: number
  readonly name: string
}

/** What a line does not end with between two entries of a list: a small word, a title, a comma. */
const goesOn = /(?:(?:^|\s)\p{Ll}+|[,;:(]|\b(?:M[rsx]|Mrs|Dr|Prof)\.?)$/u

/** A line that no page's edge has broken. */
const SHORT_LINE = 48
const endsEntry =
  /, (?:the )?(?:[Aa]dvis[eo]rs?|[Cc]omplainant|[Rr]espondent|[Ii]nvestigator|(?:Title IX )?Coordinator)$|\)$/

/** Not the given name alone, whose surname the next line may have. */
const endsName = /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u

/** Whether the line that ends at `end` is one entry of a list, and does not go on in the next. */
function isEntry(text: string, end: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
  return line.length < SHORT_LINE || endsEntry.test(line)
}

/** Whether the words before the white space at [start, end) and those behind it are apart. */
function isBreak(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  const isSetIn = end - start > 1 && (text.charAt(end) === '(' || endsName.test(before))
  if (!isSetIn && !isEntry(text, start)) return false
  return endsEntry.test(before) || !goesOn.test(before)
}

/**
 * The text with spaces alone between words: one where a sentence goes on in the next line, however far that is indented.
 * `places` tells where each character stood, where that is not its own place.
 */
export function onOneLine(text: string): { even: string; places?: readonly number[] } {
  if (!text.includes('\n')) return { even: text.replace(/[^\S ]/g, ' ') }
  const places: number[] = []
  let even = ''
  for (const { 0: found, index } of text.matchAll(/\s*\n\s*|[^]/g)) {
    places.push(index)
    even += found.replace(/\s/, ' ').charAt(0)
    if (!found.includes('\n') || !isBreak(text, index, index + found.length)) continue
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
