/**
 * Whether a reader would see anything of the text: spaces, marks without width and other characters that draw nothing
 * do not count.
 */
export function hasVisibleCharacter(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/**
 * True when the text holds something no honest keyboard makes and PostgreSQL cannot store:
 * a NUL character, or half of a surrogate pair.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
