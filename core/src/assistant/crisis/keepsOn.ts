import { phrase } from '../../analysis/language/phrase.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import type { Message } from '../language/signs.ts'
import { asksAboutProcess } from './told.ts'

/** The writer is out of it, or moves on by choice. */
const over = [
  phrase`(?:i am|we are|he is|she is|am) (?:safe|okay|fine|better|alright) (?:now|again)`,
  phrase`(?:thanks|thank you|gracias|okay thanks|that helps|that helped|i called|i will call|calling them|never mind)`,
  phrase`(?:yes please|go on|go ahead|the rest|answer the|my question|about the)`,
]

const stillIn = [
  phrase`(?:no|nobody|no one|none|not|never|nothing)`,
  phrase`(?:still|scared|afraid|alone|please|help|again|worse|hurts?|pointless|useless|on hold|hung up|what do i do|now what|and then|do not know|can ?not|will not)`,
  phrase`(?:que hago|no puedo|ayuda|sigue|nadie|tengo miedo|por favor)`,
]

/** Words after which a short message no longer belongs to the crisis before it. */
export function needsNoMore(message: Message): boolean {
  return matchesAny(message.whole, over) || matchesAny(message.whole, asksAboutProcess)
}

/** "I cannot call", "he is still there", "no one cares": short, and not about anything else. */
export function keepsOn(message: Message): boolean {
  const count = message.whole.plain.split(' ').length
  return count <= LONGEST && matchesAny(message.whole, stillIn)
}

/** In words. A longer message says itself what it is about. */
const LONGEST = 16
