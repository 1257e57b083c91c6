/** Words for the middle of a sentence: 'Your answer is due' as 'your answer is due'. */
export function beginSmall(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
