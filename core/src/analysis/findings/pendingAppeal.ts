import type { Reading, Sentence } from '../../document/reading.ts'
import { isSupposed } from '../language/stance.ts'

/** Of a notice that somebody has appealed: what becomes of that is not told yet. */
export const APPEAL_FILED = 'An appeal has been filed, and both sides may send a statement.'

const filed =
  /\b(?:(?<!\b(?:if|is|are|be|been|was|were) )appealed|fil(?:ed|es|ing) (?:an|his|her|their|your) appeal|(?:his|her|their|your) appeal (?:is|was|came|arrived)|appeal (?:was|has been) filed|appeal (?:by|of) (?:the )?other)\b/
const about = String.raw`[^.;|]{0,60}?\b(?:for|against|support|oppos[a-z]+|challeng[a-z]+)\b[^.;|]{0,40}?\b(?:it|appeal|decision|determination|finding|outcome|result)\b`
/** What is told as still open; "each of you was invited to send one" is over. */
const invited = new RegExp(
  String.raw`\b(?:may|can|(?<!\b(?:was|were|been) )invited to|like to|(?:have|has) [a-z-]+ (?:[a-z]+ ){0,2}days to)\b[^.;|]{0,40}?\b(?:statement|one|response|reply|answer)\b${about}|\b(?:oppose or support|support or oppose) (?:the|this) appeal\b|\b(?:statement|response|reply|answer)\b[^.;|]{0,60}\bis due\b`,
)
/** "If either of you appeals, the other may send a statement": nobody has. */
const whoever =
  /\b(?:if|when|where|should|once) (?:one|either|the other|another|a|an|any|anyone|somebody|someone) /

/** The words that invite a party to a statement on an appeal that has been filed, or null. */
export function pendingAppeal({ sentences }: Reading): Sentence | null {
  if (!sentences.some(({ plain }) => filed.test(plain))) return null
  const open = sentences.find(
    (sentence) =>
      invited.test(sentence.plain) && !whoever.test(sentence.plain) && !isSupposed(sentence),
  )
  return open ?? null
}
