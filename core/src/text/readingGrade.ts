/**
 * The Flesch-Kincaid grade of an English text: the US school year a reader needs, as a number that
 * can fall below 0 for very short words and sentences. Syllables are estimated from the spelling,
 * so one text may be off by about a grade. A text without words has grade 0.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const sentences = sentencesOf(text).length
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59
}

/** The sentences of a text. A stop inside a word or before a small letter ends none ("a.m. to"). */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?]["'”’)]{0,4})\s+(?=[^\sa-z])/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Estimated syllables of one word, at least one. A figure counts as one. */
export function syllablesOf(word: string): number {
  const spoken = withoutSilentEnding(word.toLowerCase().replace(/[^a-z]/g, ''))
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  // Vowels that stand together and are said apart: "media", "violence", "sexual", "doing", "video".
  const apart = spoken.match(/(?<![ct])ia|(?<![ctsg])io|ua[lt]|creat|[aeouy]ing$|eo$/g)?.length ?? 0
  return Math.max(1, groups + apart)
}

/** "used" and "rules" lose their silent e; "wanted", "changes" and "little" keep the one they say. */
function withoutSilentEnding(letters: string): string {
  return letters
    .replace(/([^aeiouydt])ed$/, '$1')
    .replace(/([^aeiouylszxcgh]|[aeiouy]l)es$/, '$1')
    .replace(/([^aeiouyl]|[aeiouy]l)e$/, '$1')
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s\-–—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
