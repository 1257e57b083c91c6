/** Words that fill a third of what is written in English, and that few other languages have. */
const common = new Set(
  'the of and to that for you with by this are your will from is not have been was at or on be'.split(
    ' ',
  ),
)
/** Forms and lists of names have few of them; letters in other languages next to none. */
const LEAST_SHARE = 0.08
/** Of fewer words nothing can be told. */
const FEWEST_WORDS = 40
/** So much of a long document tells its language, in characters. */
const ENOUGH = 40_000

/** Whether a document is in English, the one language that the reader has learned; a short one is taken for it. */
export function isEnglish(text: string): boolean {
  const words =
    text
      .slice(0, ENOUGH)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  if (words.length < FEWEST_WORDS) return true
  return words.filter((word) => common.has(word)).length >= LEAST_SHARE * words.length
}
