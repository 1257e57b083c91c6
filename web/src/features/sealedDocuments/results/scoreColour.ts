/** The specification's colours: 90 and above green, 70 to 89 yellow, below 70 red. */
export function scoreColour(score: number): { colour: 'green' | 'yellow' | 'red'; words: string } {
  if (score >= 90) return { colour: 'green', words: 'Green: 90 or more' }
  if (score >= 70) return { colour: 'yellow', words: 'Yellow: 70 to 89' }
  return { colour: 'red', words: 'Red: below 70' }
}
