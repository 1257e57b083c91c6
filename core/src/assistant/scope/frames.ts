import { phrase } from '../../analysis/language/phrase.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import type { Message } from '../language/signs.ts'

const howItGoes = [
  phrase`(?:how (?:do|does|long|can|many|is)|when (?:do|does|is|will|can)|what (?:happens|is|are|does|should|can|do)|can (?:i|they|he|she|the|my)|do (?:i|they|we)|who (?:decides|is|can|asks)|am i allowed|is it (?:legal|illegal|allowed)|does the (?:school|rule)) … (?:hearing|appeal|advisor|evidence|report|interview|complaint|supportive|measures|notice|dismiss\w*|mediation|informal|retaliation|investigat\w+|deadline|decision|witness\w*|title ix|extension)`,
]

const presses = [
  phrase`(?:yes or no|just (?:answer|guess|tell me|say)|your (?:guess|opinion|best guess|honest opinion)|be honest|percent(?:age)?|hypothetically|come on|why not|ballpark|roughly|i will not tell)`,
]
const LONGEST = 14

/** Whether the message asks about the procedure, too. */
export function asksHowItGoes(message: Message): boolean {
  return matchesAny(message.whole, howItGoes)
}

/** "Just guess", "yes or no": it asks nothing itself. */
export function pressesOn(message: Message): boolean {
  return message.whole.plain.split(' ').length <= LONGEST && matchesAny(message.whole, presses)
}
