import type { Answer, Question } from '../exchange.ts'
import { indexMessage } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { isSpanish } from '../language/spanish.ts'
import type { Crisis } from './crisis.ts'
import { helpLines } from './helpLines.ts'
import { lifeAtRisk } from './lifeAtRisk.ts'
import type { CrisisTexts } from './texts/crisisTexts.ts'
import { crisisTextsIn } from './texts/textsIn.ts'

/**
 * The lines that fit, before all else, then what helps in the next minutes and what the hub can do. Where
 * the message asks about the process too (`crisis.rest`), it ends with one offer to go on with that: nothing
 * else need be added to it.
 *
 * @param followed the guide's answer to what the message asks will stand right after it
 */
export function crisisAnswer(crisis: Crisis, { message }: Question, followed = false): Answer {
  const plain = plainWords(message)
  const texts = crisisTextsIn(isSpanish(plain))
  const { kinds, continued, rest, sure } = crisis
  const watched = kinds.includes('partner') || kinds.includes('stalking')
  const images = kinds.includes('child') && /nudes?|naked|pictures?|photos?/.test(plain)
  const more = [watched ? texts.watched : '', images ? texts.images : '']
  const above = sure ? texts.followed : texts.followedInDoubt
  const alone = sure ? (rest ? texts.rest : texts.hub) : texts.misread
  const parts = [
    helpLines(crisis, indexMessage(plain), texts),
    [continued ? texts.stillHere : nextOf(crisis, texts), ...(crisis.linesRefused ? [] : more)]
      .filter(isSaid)
      .join(' '),
    `${texts.notAPerson} ${followed ? above : alone}`,
  ]
  return { kind: 'crisis', text: parts.filter(isSaid).join('\n\n'), citations: [] }
}

/** Whom somebody hurt may need a doctor first: 911 stands first, and then what else helps. */
function nextOf(crisis: Crisis, { next, nextForLife }: CrisisTexts): string {
  const { kind, kinds, linesRefused } = crisis
  if (linesRefused) return ''
  const life = lifeAtRisk(crisis)
  if (life) return nextForLife[life]
  if (kind !== 'body') return next[kind]
  if (kinds.includes('assault')) return next.assault
  return kinds.includes('child') ? `${next.body} ${next.child}` : next.body
}

const isSaid = (part: string) => part !== ''
