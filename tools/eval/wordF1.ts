/**
 * How well the words of an extracted text fit those of its source: the F1 of precision and recall over the
 * words in small letters, each as often as it stands there, in any order. 1 is all words and no other.
 */
export function wordF1(source: string, extracted: string): number {
  const wanted = wordsOf(source)
  const found = wordsOf(extracted)
  if (wanted.length + found.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of found) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    shared++
    left.set(word, count - 1)
  }
  return (2 * shared) / (wanted.length + found.length)
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
