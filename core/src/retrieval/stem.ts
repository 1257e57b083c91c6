import porterStem from 'wink-porter2-stemmer'

/** No word of a language is longer. The stemmer's time grows with the square of the length. */
const LONGEST_WORD = 60

/** What a word in small letters has in common with its other forms; of what is too long for a word, the whole. */
export function stem(word: string): string {
  return word.length > LONGEST_WORD ? word : porterStem(word)
}
