/** Enough to get past what may stand before the first tag, in bytes. */
const HEAD = 4096

/**
 * The tags that a file begins with when it is a web page: those of the MIME Sniffing Standard, section 7.1
 * (mimesniff.spec.whatwg.org), and two that pages begin with where a program has left the others out.
 */
const TAGS = [
  '!doctype html',
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'iframe',
  'table',
  'div',
  'font',
  'h1',
  'a',
  'b',
  'br',
  'p',
]
const AFTER_TAG = new Set([' ', '\t', '\n', '\f', '\r', '>', '/'])

/** What may stand before the first tag: a comment, and the declaration of XHTML. */
const BEFORE_TAG = [
  { begin: '<!--', end: '-->' },
  { begin: '<?', end: '?>' },
] as const

/**
 * Whether a file is a web page (HTML), by its first bytes: such as the sign-in page that a browser saves in the place
 * of a letter. In whatever case its tags are written, and in UTF-8, UTF-16 or one byte a letter.
 */
export function isWebPage(bytes: Uint8Array): boolean {
  let rest = asciiHead(bytes)
  for (;;) {
    const before = BEFORE_TAG.find(({ begin }) => rest.startsWith(begin))
    if (!before) break
    const end = rest.indexOf(before.end, before.begin.length)
    if (end === -1) return false
    rest = rest.slice(end + before.end.length).trimStart()
  }
  return TAGS.some(
    (tag) => rest.startsWith(`<${tag}`) && AFTER_TAG.has(rest.charAt(tag.length + 1)),
  )
}

/** The letters of the head, small, without the mark of their encoding and the zeros of UTF-16. */
function asciiHead(bytes: Uint8Array): string {
  const letters = bytes.subarray(0, HEAD).filter((byte) => byte > 0)
  const text = String.fromCharCode(...letters)
  const mark = MARKS.find((each) => text.startsWith(each)) ?? ''
  return text.slice(mark.length).trimStart().toLowerCase()
}

/** The byte order marks of UTF-8 and of both kinds of UTF-16. */
const MARKS = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff']
