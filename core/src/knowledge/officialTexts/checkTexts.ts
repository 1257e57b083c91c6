import { markers2024 } from '../../analysis/classify/markers2024.ts'
import { hasForbiddenCharacters } from '../../text/visible.ts'
import { isCite } from '../cites.ts'
import { putBackWords } from '../law.ts'
import { heading10645 } from '../officialPages.ts'
import { type OfficialParagraph, OfficialTextProblem } from './officialText.ts'

/** The longest paragraph of the regulation has a seventh of this. */
const LONGEST_TEXT = 20_000

/** Paragraphs that only the vacated rule of 2024 has. */
const numbers2024 = /^34 CFR 106\.(?:44\([e-k]\)|45\([c-l]\)|46\([a-z]\)|8\([ef]\))/

/** So much weight of its signs makes a text one of the vacated rule (see `markers2024`). */
const ENOUGH_SIGNS = 2

export interface CheckedTexts {
  /** The paragraphs that the guide speaks about. */
  readonly known: readonly OfficialParagraph[]
  /** The cites of the others, which are left out. */
  readonly unknown: readonly string[]
}

/**
 * Checks what is to be imported as official text: all of it, or nothing.
 *
 * @param headings of the sections by their numbers, where the file has them
 * @throws OfficialTextProblem with a sentence for the operator
 */
export function checkTexts(
  paragraphs: readonly OfficialParagraph[],
  headings: ReadonlyMap<string, string> = new Map(),
): CheckedTexts {
  refuseVacated(paragraphs, headings)
  const known = paragraphs.filter(({ cite }) => isCite(cite))
  const unknown = paragraphs.filter(({ cite }) => !isCite(cite)).map(({ cite }) => cite)
  if (known.length === 0) {
    throw new OfficialTextProblem(
      'The file holds no paragraph that the guide cites, such as "34 CFR 106.45(b)(1)(iv)".',
    )
  }
  refuseRepeated(known)
  for (const paragraph of known) refuseUnfit(paragraph)
  return { known, unknown }
}

function refuseVacated(
  paragraphs: readonly OfficialParagraph[],
  headings: ReadonlyMap<string, string>,
): void {
  const heading = headings.get('106.45')
  if (heading !== undefined && heading.toLowerCase() !== heading10645.toLowerCase()) {
    throw vacated(`section 106.45 is headed "${heading.slice(0, 120)}", not "${heading10645}"`)
  }
  const numbered = paragraphs.find(({ cite }) => numbers2024.test(cite))
  if (numbered) throw vacated(`it has a paragraph ${numbered.cite.slice(0, 60)}`)
  const found = markers2024.filter(({ says }) =>
    paragraphs.some(({ cite, text }) => isCite(cite) && plain(text).search(says) !== -1),
  )
  if (found.reduce((sum, { weight }) => sum + weight, 0) >= ENOUGH_SIGNS) {
    throw vacated('its paragraphs use the words of that rule')
  }
}

function vacated(why: string): OfficialTextProblem {
  return new OfficialTextProblem(
    `This is text of the 2024 rule, which a court set aside on January 9, 2025: ${why}. Take a copy of the Code made since ${putBackWords}, when the 2020 text was put back. Nothing was imported.`,
  )
}

function refuseRepeated(paragraphs: readonly OfficialParagraph[]): void {
  const seen = new Set<string>()
  for (const { cite } of paragraphs) {
    if (seen.has(cite)) throw new OfficialTextProblem(`${cite} stands in the file twice.`)
    seen.add(cite)
  }
}

function refuseUnfit({ cite, text }: OfficialParagraph): void {
  if (text.trim() === '') throw new OfficialTextProblem(`The text of ${cite} is empty.`)
  if (text.length > LONGEST_TEXT) {
    throw new OfficialTextProblem(
      `The text of ${cite} is too long: at most ${LONGEST_TEXT.toLocaleString('en-US')} characters.`,
    )
  }
  if (/(?!\n)\p{Cc}/u.test(text) || hasForbiddenCharacters(text)) {
    throw new OfficialTextProblem(`The text of ${cite} holds control characters.`)
  }
  if (/<[a-z/!?]/i.test(text)) {
    throw new OfficialTextProblem(`The text of ${cite} holds HTML. Give it as plain text.`)
  }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
}
