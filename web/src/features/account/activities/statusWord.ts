/** A status of the wire as a word for the eye: 'in_review' is "In review". */
export function statusWord(status: string): string {
  const words = status.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
