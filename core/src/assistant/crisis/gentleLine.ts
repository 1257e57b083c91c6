import { phrase, words } from '../../analysis/language/phrase.ts'
import { type CrisisNumbers, crisisNumbers } from '../../knowledge/crisisNumbers.ts'
import type { Question } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf, type Sign, shows } from '../language/signs.ts'
import { isSpanish } from '../language/spanish.ts'
import type { CrisisKind } from './crisis.ts'
import { waysOf } from './helpLines.ts'
import { judged } from './judged.ts'
import { crisisTextsIn } from './texts/textsIn.ts'
import { alleged, partner, refusesLines } from './told.ts'

const { domesticViolence, rainn, suicideLifeline } = crisisNumbers

const aboutLife: readonly Sign[] = [
  {
    says: [
      phrase`(?:suicid(?:e|al)|self harm(?:ed|ing)?|kill(?:ing)? (?:myself|yourself|himself|herself)|my attempt)`,
    ],
    unless: [phrase`suicide (?:prevention|hotline|awareness|lifeline)`, phrase`not suicidal`],
  },
]
const assaulted = words('raped|sexually assaulted|assaulted|molested|sexually abused|groped')
const toTheWriter: readonly Sign[] = [
  {
    says: [
      phrase`i (?:was|got|have been|am|had been|survived) .. ${assaulted}`,
      phrase`(?:${assaulted}|forced (?:himself|herself) on) me`,
      phrase`my (?:rape|sexual assault|assault|rapist|attacker|abuser)`,
      phrase`(?:happened to|who hurt|hurt) me`,
      phrase`me (?:violo|violaron)`,
    ],
    unless: alleged,
  },
]
const byAPartner: readonly Sign[] = [
  {
    says: [
      phrase`${partner} .. (?:used to )?(?:hit|hits|beat|choked|slapped|strangled|hurt|abused|threatened) me`,
      phrase`(?:he|she) (?:used to )?(?:hit|beat|choked|slapped|strangled) me`,
      phrase`abusive relationship`,
    ],
    unless: alleged,
  },
]
const wornOut: readonly Sign[] = [
  {
    says: [
      phrase`(?:is|are|its) (?:literally |just |really )?killing me`,
      phrase`(?:exhausted|hopeless|overwhelmed|devastated|desperate|heartbroken|depressed|miserable|drained|falling apart|breaking down|a wreck|burned out|burnt out|traumatized)`,
      phrase`can ?not (?:do this|take (?:it|this)|cope|handle this|sleep|eat|stop crying|go on like this)`,
      phrase`(?:giving|give|given) up`,
      phrase`(?:scared to death|so scared|really scared|terrified|petrified|panic attacks?|losing my mind|going crazy|end of my rope|nightmare|torture|in tears|cried|crying|sobbing)`,
      phrase`(?:want|need) (?:this|it|it all) to (?:be over|end|stop)`,
      phrase`(?:no one|nobody|everyone) (?:believes me|is against me|is helping me|hates me|helps me)`,
      phrase`(?:all )?alone in this`,
      phrase`(?:hate myself|hate my life|ruined my life|not okay|barely (?:eating|sleeping|functioning))`,
      phrase`(?:estoy (?:desesperad[oa]|agotad[oa]|deprimid[oa])|tengo mucho miedo)`,
    ],
  },
]

/**
 * One or two short sentences to set before an ordinary answer, where the writer is worn out or speaks of
 * something hard that lies behind them (no crisis), or where it is in doubt; null otherwise. It names the line
 * to call.
 */
export function gentleLine({ heard, history, message }: Question): string | null {
  const plain = plainWords(message)
  const read = messageOf(plain)
  const texts = crisisTextsIn(isSpanish(plain))
  const { gentle } = texts
  const say = (line: string, { phone }: CrisisNumbers) =>
    line.replace('{line}', waysOf(phone, texts))
  const inDoubt = (kinds: readonly CrisisKind[]) => {
    const [kind] = kinds
    if (kind === 'assault' || kinds.includes('child')) return say(gentle.doubtfulHarm, rainn)
    if (kind === 'partner' || kind === 'stalking') return say(gentle.doubtfulFear, domesticViolence)
    return say(gentle.doubtful, suicideLifeline)
  }
  if (matchesAny(read.whole, refusesLines)) {
    const isNamed = history.some(({ content, role }) => role === 'assistant' && /988/.test(content))
    return isNamed ? null : say(gentle.once, suicideLifeline)
  }
  if (shows(read, aboutLife)) return say(gentle.life, suicideLifeline)
  if (shows(read, toTheWriter)) return say(gentle.assaulted, rainn)
  if (shows(read, byAPartner)) return say(gentle.byAPartner, domesticViolence)
  const { kinds, level } = judged(read, heard)
  if (level === 'unsure') return inDoubt(kinds)
  return shows(read, wornOut) ? inDoubt([]) : null
}
