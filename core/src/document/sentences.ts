const abbreviations = new Set(
  'mr mrs ms mx dr prof emer lt sgt capt cpt maj ofc det atty admin asst assoc supt ref rev hon sr jr st no nos sec secs art ch para pt p pp vs v al cf e.g i.e etc u.s u.s.c c.f.r fed reg gov inc llc ltd co corp dept univ ave blvd rd bldg rm ext tel approx jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun a.m p.m ed esq ret ph.d m.d j.d b.a m.a'.split(
    ' ',
  ),
)

const sentenceEnd = /[.!?]+["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])/gu

/**
 * Parts text[start, end) into sentences, as [start, end) pairs without the spaces between them. A dot after
 * an abbreviation, an initial or a list number ends none.
 */
export function splitSentences(text: string, start: number, end: number): [number, number][] {
  const part = text.slice(start, end)
  const sentences: [number, number][] = []
  let from = 0
  for (const match of part.matchAll(sentenceEnd)) {
    if (match[0].startsWith('.') && isAbbreviation(part, match.index)) continue
    sentences.push([start + from, start + match.index + match[0].trimEnd().length])
    from = match.index + match[0].length
  }
  if (from < part.length) sentences.push([start + from, end])
  return sentences
}

/** Whether the word before the dot at `dot` is one that is written with a dot. */
function isAbbreviation(text: string, dot: number): boolean {
  const word = /(?:^|[\s("'“|])([\p{L}\d.]{1,9})$/u.exec(
    text.slice(Math.max(0, dot - 11), dot),
  )?.[1]
  if (word === undefined) return false
  if (/^\p{Lu}$/u.test(word)) return true
  if (/^\d{1,2}(?:\.\d{1,2}){0,3}$/.test(word)) return dot - word.length <= 1
  const lower = word.toLowerCase()
  // "at 3 p.m. The hearing" ends a sentence; "3 p.m. Tuesday" does not, and reading it as one is harmless.
  if (/^[ap]\.m$/.test(lower))
    return !/^\.\s+(?:the|you|your|we|it|if|please|this|a|all|both|each|no)\b/i.test(
      text.slice(dot, dot + 12),
    )
  return abbreviations.has(lower)
}
