const LONGEST = 280

/** Quoted words on one line, cut after a word where they are long; a cut is shown by "…". */
export function shortQuote(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = line.slice(0, LONGEST)
  const space = cut.lastIndexOf(' ')
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`
}
