// Letters that Unicode does not decompose into a base letter and a mark.
const unjoined: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/**
 * The words of a text, folded: lower case, no accents, no punctuation. An apostrophe joins ("John's" ->
 * "johns"), single letters with full stops join ("U.C.L.A." -> "ucla"), "&" and "+" become "and".
 */
export function foldedWords(text: string): string[] {
  // Most names are plain, and a start-up reads a hundred thousand of them.
  if (/^[A-Za-z0-9 ,()/-]*$/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøðþłđı]/g, (letter) => unjoined[letter] ?? letter)
    .replace(/['’‘ʻ`´]/g, '')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu, (dotted) =>
      dotted.replaceAll('.', ''),
    )
    .replace(/[&+]/g, ' and ')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
