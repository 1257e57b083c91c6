import { stem } from '../../retrieval/stem.ts'

/** Words that carry a sentence and say nothing of what it is about: no text is found by them. */
const stopWords: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
  herself it its itself they them their theirs themselves what which who whom this that these those am is are
  was were be been being have has had having do does did doing a an the and but if or because as until while
  of at by for with about against between into through during before after above below to from up down in out
  on off over under again further then once here there when where why how all any both each few more most
  other some such no nor not only own same so than too very s t can will just don should now`.split(
    /\s+/,
  ),
)

/** What a word is found by, in all its forms; null for a word that says nothing ("who", "am"). */
export function lexemeOf(word: string): string | null {
  if (stopWords.has(word)) return null
  // Numbers, sections and names such as "1in6" have no other forms.
  return /\d/.test(word) ? word : stem(word)
}
