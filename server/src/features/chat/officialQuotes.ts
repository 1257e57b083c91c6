/** The official words beside an answer's citations, where an operator imported them. */
import type { Citation, Passage } from '@hub/core/assistant/exchange'

/** Looks up imported official text by its cite (`officialText` of the guide's store). */
export type FindOfficialText = (
  cites: readonly string[],
) => Promise<ReadonlyMap<string, { readonly text: string }>>

export interface OfficialQuotes {
  /** The citation with the paragraph's words; one that has words already, or that has no text, as it is. */
  readonly quote: (citation: Citation) => Citation
  /** The passage with the paragraph's words after our own, for a model to quote. */
  readonly extend: (passage: Passage) => Passage
}

/** Longer paragraphs are cut at the end of a word, and say so. */
const LONGEST_QUOTE = 600

export async function officialQuotes(
  find: FindOfficialText,
  sources: readonly (Citation | Passage)[],
): Promise<OfficialQuotes> {
  const texts = await find([...new Set(sources.map(({ cite }) => cite))])
  const wordsOf = (cite: string) => {
    const found = texts.get(cite)
    return found && cut(found.text)
  }
  return {
    quote: (citation) => {
      const words = citation.quote ? undefined : wordsOf(citation.cite)
      return words ? { ...citation, quote: words } : citation
    },
    extend: (passage) => {
      const words = wordsOf(passage.cite)
      return words ? { ...passage, text: `${passage.text}\nOfficial text: "${words}"` } : passage
    },
  }
}

function cut(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))} …`
}
