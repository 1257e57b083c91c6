const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se))/i

/** "a case number", "an incident": the words with the article that fits them. */
export function withArticle(words: string): string {
  return `${articleFor(words)} ${words}`
}

/** "a" or "an" before these words. */
export function articleFor(words: string): 'a' | 'an' {
  return VOWEL_SOUND.test(words) ? 'an' : 'a'
}
