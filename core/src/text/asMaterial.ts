/**
 * A text as it is put between marks such as <letter> and </letter>, for a model that is told to read what stands between
 * them as material. No text can close its marks, or open others, since none of its own signs opens a mark: not one that
 * is put together of pieces, nor one in other letters. What is taken out of a text could put one together.
 */
export function asMaterial(text: string): string {
  return text.replaceAll(/[<＜﹤]/g, OPENING)
}

/** What stands in the place of a sign that opens a mark. */
const OPENING = '‹'
