/** A term of the glossary and what it means, of a text such as "**Party**: either one."; undefined for any other. */
export function termOf(text: string): { term: string; meaning: string } | undefined {
  const [, term, meaning] = /^\*\*(.+?)\*\*: (.+)$/s.exec(text) ?? []
  if (!term || !meaning) return undefined
  return { term, meaning: meaning.slice(0, 1).toUpperCase() + meaning.slice(1) }
}
