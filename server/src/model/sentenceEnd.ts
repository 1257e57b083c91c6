/** A line's end, or a stop with the cites that stand behind it and the next sentence's first sign. */
const ends = /\n|[.!?]["”’')\]*_]*(?:\s*\[[^[\]\n]*\])*\s+(?=[\p{Lu}\d*_"“‘'•(§-])/gu
/** Before the stop of a short form, such as 'C.F.R.' or 'No.', or of an item's number. */
const shortForm =
  /(?:^\s*\d{1,2}|\b\p{Lu}|\b(?:no|vs?|secs?|art|cf|fed|reg|supp|ct|e\.g|i\.e|dr|mrs?|ms|st|ky|mass|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))$/iu

/** Where the first whole sentence of the text ends; -1 where none does. A bracket is never cut in two. */
export function sentenceEnd(text: string): number {
  for (const { 0: sign, index } of text.matchAll(ends)) {
    const sentence = text.slice(0, index)
    if (sign !== '\n' && (shortForm.test(sentence) || isOpen(sentence + sign))) continue
    return index + sign.length
  }
  return -1
}

/** A text in sentences. What stands between two pieces of a document ('…') ends one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (let rest = text.replaceAll('…', '\n'); rest !== ''; ) {
    const end = sentenceEnd(rest)
    const length = end === -1 ? rest.length : end
    sentences.push(rest.slice(0, length).trim())
    rest = rest.slice(length)
  }
  return sentences.filter((sentence) => sentence !== '')
}

function isOpen(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}
