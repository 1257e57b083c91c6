/** How a sentence means what it says: whether its words may be taken as the document's own statement. */
import type { Sentence } from '../../document/reading.ts'

const supposition =
  /\b(?:for example|for instance|e\.g\.|suppose|imagine|hypothetical(?:ly)?|had (?:the|this|it|you)\b[^.;]{0,60}\bwould have|were (?:the|this|it) to)\b/
const elsewhere =
  /\b(?:(?:former|previous|prior|old|earlier|superseded|vacated|rescinded|proposed|draft)\s+(?:\w+\s+){0,2}(?:polic(?:y|ies)|procedures?|rules?|regulations?|version|practice)|no longer (?:appl|in (?:force|effect|use))|used to (?:say|wait|ask|require|read|forbid|tell|hold|keep)|(?:handbook|edition|letter) of (?:19\d\d|20[01]\d|last year) (?:said|asked|told|required|made)|(?:until|before|prior to) (?:august|the)?\s*\d{0,2},?\s*20(?:1\d|20)|some (?:schools|colleges|universities|institutions)|other (?:schools|colleges|universities|institutions)|(?:under|in) the 2024 (?:rule|regulations?))\b/
/** The document supposes, asks, gives an example, or speaks of another rule, another school or another time. */
export function isSupposed(sentence: Sentence): boolean {
  const { plain } = sentence
  return supposition.test(plain) || elsewhere.test(plain) || /\?["')\]]*$/.test(plain)
}

/** The words between quotation marks at `offset` (into `plain`) are somebody else's, such as the regulation's. */
export function isQuotedAt(sentence: Sentence, offset: number): boolean {
  const { plain } = sentence
  const opened = plain.lastIndexOf('"', offset)
  if (opened === -1) return false
  const before = plain.slice(0, opened + 1).split('"').length - 1
  const closed = plain.indexOf('"', offset)
  return before % 2 === 1 && closed - opened > 25
}

const negation =
  /\b(?:not|never|no|neither|nor|none|nobody|without|cannot|hardly|rather than|instead of|in place of|refus(?:es?|ed|ing)|declin(?:es?|ed|ing)|fail(?:s|ed|ing)?|den(?:y|ies|ied)|lacks?|unable|barred|prohibited|forbidden)\b|n't\b/g
/** Words after which a "no" before them no longer counts. */
const turn =
  /[;:(|]|,\s+(?:but|and|however|though|yet|while|which)\b|\b(?:but|however|although|whereas|because|unless|until|if|so that|and you|and the)\b/g
/** "no later than", "not only", "whether or not": negators that negate nothing here. */
const harmless =
  /\b(?:no (?:later|fewer|less|more|sooner|longer) than|not (?:only|later|fewer|less|limited|more)|whether or not|with or without|not responsible|need not be|not (?:have|need|required) to be|(?:does not|doesn't) have to be|without (?:delay|fear|unreasonable|prejudice)|cannot be overstated|no matter)\b/g
/** A negator further away than this speaks of something else. */
const REACH = 70

/** Whether a negator of the same clause stands before `offset` (into `plain`). */
export function isNegatedAt(plain: string, offset: number): boolean {
  const before = plain
    .slice(Math.max(0, offset - REACH), offset)
    .replace(harmless, (text) => ' '.repeat(text.length))
  let from = 0
  for (const match of before.matchAll(turn)) from = match.index + match[0].length
  return before.slice(from).search(negation) !== -1
}
