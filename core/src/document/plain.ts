const singles: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '\n': ' ',
  '\t': ' ',
  '\r': ' ',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u00ad': ' ',
}

/**
 * The text as patterns read it: lower case, straight quotes and hyphens, plain spaces. It has the same length
 * as the text, so that an offset in one is the same offset in the other.
 */
export function plainText(text: string): string {
  const lower = text.toLowerCase()
  const even = lower.length === text.length ? lower : evenLowerCase(text)
  return even.replace(
    /[‘’‚`“”„«»‐‑‒–—−\n\t\r\u00a0\u2009\u202f\u00ad]/g,
    (sign) => singles[sign] ?? sign,
  )
}

/** For texts with letters (such as İ) whose lower case is longer: those stay as they are. */
function evenLowerCase(text: string): string {
  return text.replace(/[^]/gu, (letter) => {
    const lower = letter.toLowerCase()
    return lower.length === letter.length ? lower : letter
  })
}
