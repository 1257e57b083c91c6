/**
 * What PostgreSQL's parser would read into one word or number ("106.45", "and/or", "-656"), or, in the C locale,
 * take for letters. Each becomes a space, so that both sides of a search agree on what a word is.
 */
const GLUE = "-./@_:&+%~#?=*|'’‘“”–—…•·«»\u00a0\u200b\u200d\ufe0f"

/** The SQL texts of a resource by how much a word in them counts: A most. Immutable, for a generated column. */
export const resourceTexts = {
  A: partedWords('title'),
  B: partedWords("keywords || ' ' || category || ' ' || coalesce(subcategory, '')"),
  C: partedWords('description'),
  /** What people type that is no word of the text: the capitals of the title ("EEOC") and whole phone numbers. */
  codes:
    "regexp_replace(title, '[^A-Z]+', '', 'g') || ' ' || translate(regexp_replace(coalesce(phone, ''), '[^0-9;]+', '', 'g'), ';', ' ')",
}

/** The generated column `resources.search`. */
export const resourceSearch = [
  `setweight(to_tsvector('english', ${resourceTexts.A}), 'A')`,
  `setweight(to_tsvector('english', ${resourceTexts.B} || ' ' || ${resourceTexts.codes}), 'B')`,
  `setweight(to_tsvector('english', ${resourceTexts.C}), 'C')`,
].join(' || ')

function partedWords(text: string): string {
  return `translate(${text}, ${literal(GLUE)}, '${' '.repeat(GLUE.length)}')`
}

/** An SQL string with all but ASCII escaped, so that a migration shows each letter. */
function literal(text: string): string {
  const escaped = text
    .replaceAll("'", "''")
    .replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `E'${escaped}'`
}
