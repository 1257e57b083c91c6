import { type Need, needOf } from './needs.ts'
import { EDGE } from './patternParts.ts'

const sources = new WeakMap<RegExp, string>()
const needs = new WeakMap<RegExp, Need | null>()

/** What a phrase cannot do without (needs.ts); null for other expressions. */
export function neededBy(expression: RegExp): Need | null {
  const known = needs.get(expression)
  if (known !== undefined) return known
  const source = sources.get(expression)
  // Only now: thousands of phrases are made when the modules are loaded, and few are used at once.
  const need = source === undefined ? null : needOf(source)
  needs.set(expression, need)
  return need
}

/** A piece of a pattern: a regular expression's source that is one group, such as `(?:advisors?|lawyers?)`. */
export type Words = string

/** Any of the alternatives, as one group: `words('advisors?', 'lawyers?')`. Spaces match any white space. */
export function words(...alternatives: readonly string[]): Words {
  return `(?:${alternatives.map(spaced).join('|')})`
}

/** What '…' matches: up to 90 characters that stay inside of the clause group. */
const GAP = String.raw`${EDGE}(?:[^.;?!|]|\.(?=\d)|(?<=\b(?:mr|mrs|ms|dr|prof|[ap]\.m))\.){0,90}?${EDGE}`
/** What '..' matches: up to three words. */
const FEW_WORDS = String.raw`(?:[^\s;?!|]+\s+){0,3}?`

/**
 * A pattern for `Sentence.plain`: text in small letters where a space is any white space, '…' is up to 90
 * characters of the same sentence part, '..' is up to three words, `${words}` are alternatives, and
 * everything else is a regular expression. It begins and ends at a word's edge.
 *
 *     phrase`${advisor} … (?:may|shall) not … speak`
 */
export function phrase(strings: TemplateStringsArray, ...values: readonly Words[]): RegExp {
  const source = spaced(String.raw(strings, ...values))
  const expression = new RegExp(String.raw`(?<![\w'])(?:${source})${EDGE}`, 'g')
  sources.set(expression, source)
  return expression
}

/** `phrase` for a list of alternatives: the edges of words hold for each of them. */
export function wording(strings: TemplateStringsArray, ...values: readonly Words[]): RegExp {
  const alternatives = `(?:${String.raw(strings, ...values)})`
  return phrase`${alternatives}`
}

function spaced(source: string): string {
  return source
    .trim()
    .replace(/\s*…\s*/g, '\u0001')
    .replace(/\s+\.\.\s+/g, '\u0002')
    .replace(/ \?/g, String.raw`\s*`)
    .replace(/\s+/g, String.raw`\s+`)
    .replaceAll('\u0001', GAP)
    .replaceAll('\u0002', String.raw`\s+${FEW_WORDS}`)
}
