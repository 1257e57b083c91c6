import { phrase, words } from '../../analysis/language/phrase.ts'
import { crisisTexts } from '../../generated/crisisTexts.ts'
import { crisisNumbers } from '../../knowledge/crisisNumbers.ts'
import type { Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf, type Sign, shows } from '../language/signs.ts'
import type { CrisisKind } from './crisis.ts'
import { waysOf } from './helpLines.ts'
import { judged } from './judged.ts'
import { alleged, partner } from './told.ts'

const { domesticViolence, rainn, suicideLifeline } = crisisNumbers

const aboutLife: readonly Sign[] = [
  {
    says: [
      phrase`(?:suicid(?:e|al)|self harm(?:ed|ing)?|kill(?:ing)? (?:myself|yourself|himself|herself)|my attempt)`,
    ],
    unless: [phrase`suicide (?:prevention|hotline|awareness|lifeline)`, phrase`not suicidal`],
  },
]
const assaulted = words(
  'raped',
  'sexually assaulted',
  'assaulted',
  'molested',
  'sexually abused',
  'groped',
)
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
export function gentleLine({ heard, message }: Question): string | null {
  const read = messageOf(plainWords(message))
  if (shows(read, aboutLife)) {
    return `If thoughts of suicide are close: ${waysOf(suicideLifeline.phone)}, day and night.`
  }
  if (shows(read, toTheWriter)) {
    return `I am sorry that happened. To talk to someone, now or about long ago: ${waysOf(rainn.phone)} (RAINN), day and night.`
  }
  if (shows(read, byAPartner)) {
    return `I am sorry that happened. To talk it over: ${waysOf(domesticViolence.phone)} (${crisisTexts.domesticViolence.name}), day and night.`
  }
  const { kinds, level } = judged(read, heard?.whole)
  if (level === 'unsure') return lineInDoubt(kinds)
  return shows(read, wornOut) ? lineInDoubt([]) : null
}

/** It may be a crisis: the line of its kind, in one breath. */
function lineInDoubt([kind]: readonly CrisisKind[]): string {
  if (kind === 'assault' || kind === 'child') {
    return `That sounds hard. To talk to someone: ${waysOf(rainn.phone)} (RAINN), day and night.`
  }
  if (kind === 'partner' || kind === 'stalking') {
    return `That sounds hard. If someone hurts or scares you: ${waysOf(domesticViolence.phone)} (${crisisTexts.domesticViolence.name}), day and night.`
  }
  return `That sounds hard. If it gets too much: ${waysOf(suicideLifeline.phone)}, day and night.`
}
