import { type LinkedWay, linkedWays } from '@hub/core/contacts/contactWays'
import { crisisNumbers } from '@hub/core/knowledge/crisisNumbers'

const crisisWays = Object.values(crisisNumbers).flatMap(({ ways }) => ways)
const known = new Set(crisisWays.map(({ href }) => href.toLowerCase()))

/**
 * Numbers as they stand in sentences: "text HOME to 741741", "800-656-4673", "988". Not a part of a longer
 * number, of a section of the law or of an amount. "Call or text 988" is a call.
 */
const numbers =
  /(\btext(?:ing)? )?["“]?\b([a-z]{2,12})["”]? to (\d{3}-?\d{3}|\d{5})(?![\d-])|(?<!\b(?:or|and) )\btext 988\b|(?<![\w.$§(-])(?:1-)?(?:\(\d{3}\) |\d{3}[-.])\d{3}[-.]\d{4}(?!\d)|(?<![\w.$§:/-]|\w\()(?:911|988)(?![\w(-]|[.:/]\d)/gi

/** A text's words and, between them, the ways to reach somebody. */
export type PhonePart = string | { readonly words: string; readonly href: string }

/**
 * Finds the phone numbers in a text that can be dialled.
 *
 * @param trusted the guide wrote it, so that each number in it is ours; in any other text, such as a model's,
 *   only the crisis lines are linked
 */
export function phoneLinks(text: string, trusted: boolean): PhonePart[] {
  const parts: PhonePart[] = []
  let from = 0
  for (const match of text.matchAll(numbers)) {
    const [words, verb, keyword, code] = match
    const [way] = linkedWays(keyword ? `Text ${keyword.toUpperCase()} to ${code}` : words)
    // "Text" may stand outside of bold words: then only a line's own word and number are sure.
    const sure = trusted && (verb !== undefined || keyword === undefined)
    if (!way || !(sure || isCrisisLine(way))) continue
    if (match.index > from) parts.push(text.slice(from, match.index))
    parts.push({ words, href: way.href })
    from = match.index + words.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

function isCrisisLine({ href }: LinkedWay): boolean {
  return known.has(href.toLowerCase())
}
