/** Which part of a growing text could be the beginning of a reference to law, or of a number or address. */

/** Every reference, number and address holds one of these. */
const suspect = /[\d§[(@]|https?|:\/\/|\bwww\b|\bvs?\.?\s+[A-Z]/
const before =
  "(?:[A-Z][\\w.'’&-]*|§+|\\b(?:sections?|secs?\\.?|parts?|paragraphs?|title|article|art\\.?|code|call|text|dial)\\b)"
const between = '(?:\\b(?:of|the|for|and|to|ex|rel\\.|vs?\\.?|no\\.?)(?=[\\s,]|$))'
/** Names, and words that lead to a number: 'Tennessee v', 'Text HOME t'. The last may not be whole yet. */
const leadIn = new RegExp(
  `${before}(?:[\\s,]+(?:${before}|${between}))*(?:[\\s,]+[a-z]{1,3})?[\\s,]*$`,
)
const leads = new RegExp(`^${before}`)
const LONGEST_LEAD_IN = 200
/** They begin sentences, and no name. */
const openers =
  /^(?:(?:A|After|All|Also|An|And|As|Ask|At|Before|Both|But|Each|Either|For|From|How|I|If|In|It|Its|No|Not|On|Only|Or|Schools?|Since|So|That|The|Their|Then|There|These|They|This|Those|To|Under|What|When|Where|While|Who|Why|With|Yes|You|Your)(?:[\s,]+|$))+/

/** True where the text must be checked before it is shown. */
export function isSuspect(text: string): boolean {
  return suspect.test(text)
}

/** From where on the text has to wait for what follows; its length where all of it may be shown. */
export function holdFrom(text: string): number {
  const suspectAt = suspect.exec(text)?.index ?? text.length
  // A struck bracket takes the space before it along.
  const clear = text.slice(0, suspectAt).trimEnd().length
  const from = Math.max(0, clear - LONGEST_LEAD_IN)
  const lead = leadIn.exec(text.slice(from, clear))
  if (!lead) return clear
  const opener = openers.exec(lead[0])?.[0].length ?? 0
  return leads.test(lead[0].slice(opener)) ? from + lead.index + opener : clear
}

/** A line's end, or a stop with the next sentence's first sign. */
const ends = /\n|[.!?]["”’')\]*_]*\s+(?=[\p{Lu}\d*_"“‘'•[(§-])/gu
/** Before the stop of a short form, such as 'C.F.R.' or 'No.' */
const shortForm =
  /(?:\b\p{Lu}|\b(?:no|vs?|secs?|art|cf|fed|reg|supp|ct|e\.g|i\.e|dr|mrs?|ms|st|ky|mass|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))$/iu

/** Where the first whole sentence of the text ends; -1 where none does. A bracket is never cut in two. */
export function sentenceEnd(text: string): number {
  for (const { 0: sign, index } of text.matchAll(ends)) {
    const sentence = text.slice(0, index)
    if (sign !== '\n' && (shortForm.test(sentence) || isOpen(sentence + sign))) continue
    return index + sign.length
  }
  return -1
}

function isOpen(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}
