/** Words for the middle of a sentence: 'Your answer is due' as 'your answer is due'. */
export function beginSmall(words: string): string {
  return words.startsWith('“') ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** What may be due without an article: "evidence is due". */
const withoutArticle: ReadonlySet<string> = new Set(['your', 'any', 'something', 'evidence'])
const VOWELS = 'aeiou'

/** A date's name within a sentence: 'Appeal is due' as 'an appeal is due', 'Hearing' as 'hearing'. */
export function inSentence(name: string): string {
  const words = beginSmall(name)
  const isDue = words.split(' (')[0]?.endsWith(' is due')
  if (!isDue || withoutArticle.has(words.split(' ')[0] ?? '')) return words
  return `${VOWELS.includes(words.charAt(0)) ? 'an' : 'a'} ${words}`
}
