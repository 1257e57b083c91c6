/**
 * True when the text holds something no honest keyboard makes and PostgreSQL cannot store:
 * a NUL character, or half of a surrogate pair.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
