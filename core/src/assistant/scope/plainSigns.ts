import { phrase } from '../../analysis/language/phrase.ts'
import { scopeSigns } from '../../generated/scopeSigns.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

type Signs = readonly (readonly [ScopeKind, readonly RegExp[]])[]

function signsOf(written: Readonly<Record<string, readonly string[]>>): Signs {
  return Object.entries(written).map(([kind, signs]) => {
    return [kind as ScopeKind, signs.map((sign) => phrase`${sign}`)]
  })
}

/**
 * The plainest ways to ask for what is left to others or not done, for where no model hears. Each was right on messages
 * that it was not made with, and none was wrong on plain ones; whoever puts it otherwise is answered from the guide.
 */
export const plainSigns = signsOf(scopeSigns.plain)

/** Matters of other law and other offices. A model that has mostly heard of cases takes them for one, however sure it is. */
const beyondSex = signsOf(scopeSigns.beyondSex)
const ofSex =
  /\b(?:sex\w*|harass\w*|assault\w*|rap(?:e|ed|ist)|gender\w*|pregnan\w*|stalk\w*|touch\w*|grop\w*|kiss\w*|nudes?|naked|consent\w*|trans\w*|gay|lesbian|queer|dat(?:e|ed|ing)|(?:boy|girl)friends?|ex|complain\w*|respondents?|retaliat\w*|report(?:ed|ing)?|wom[ae]n|men|males?|females?|abus\w*|flirt\w*|body|breasts?|acos\w*|viol[oóa]\w*|embaraz\w*)\b/

/** What Title IX does not cover, where no word of all that was written has to do with sex or a case. */
export function matterBeyondSex(texts: readonly string[]): ScopeKind | null {
  if (texts.some((text) => ofSex.test(plainWords(text)))) return null
  const { whole } = messageOf(plainWords(texts.at(-1) ?? ''))
  return beyondSex.find(([, signs]) => matchesAny(whole, signs))?.[0] ?? null
}
