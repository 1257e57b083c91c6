import type { Question } from '../exchange.ts'
import { hears } from '../language/hears.ts'
import { plainWords } from '../language/plainWords.ts'
import { type Message, messageOf, type Sign, shows } from '../language/signs.ts'
import { type Crisis, type CrisisKind, crisisKinds } from './crisis.ts'
import { keepsOn, needsNoMore } from './keepsOn.ts'
import { assaultSigns } from './signs/assault.ts'
import { bodySigns } from './signs/body.ts'
import { childSigns } from './signs/child.ts'
import { dangerSigns } from './signs/danger.ts'
import { despairSigns } from './signs/despair.ts'
import { distressSigns } from './signs/distress.ts'
import { otherLifeSigns } from './signs/otherLife.ts'
import { partnerSigns } from './signs/partner.ts'
import { selfHarmSigns } from './signs/selfHarm.ts'
import { stalkingSigns } from './signs/stalking.ts'
import {
  unaskedAssault,
  unaskedChild,
  unaskedDanger,
  unaskedPartner,
  unaskedStalking,
} from './signs/unaskedHarm.ts'
import {
  unaskedBody,
  unaskedDistress,
  unaskedOtherLife,
  unaskedSelfHarm,
} from './signs/unaskedLife.ts'
import { namesProcess } from './told.ts'
import { kindsByWeight } from './weigh.ts'

const signs: Readonly<Record<CrisisKind, readonly Sign[]>> = {
  danger: [...dangerSigns, ...unaskedDanger],
  body: [...bodySigns, ...unaskedBody],
  selfHarm: [...selfHarmSigns, ...despairSigns, ...unaskedSelfHarm],
  otherLife: [...otherLifeSigns, ...unaskedOtherLife],
  child: [...childSigns, ...unaskedChild],
  assault: [...assaultSigns, ...unaskedAssault],
  partner: [...partnerSigns, ...unaskedPartner],
  stalking: [...stalkingSigns, ...unaskedStalking],
  distress: [...distressSigns, ...unaskedDistress],
}

/**
 * What in a message cannot wait, in any wording; null for all others, questions about the process with
 * frightening words in them included. A short message that goes on about a crisis of the turn before is one
 * too. Asked before anything else is done with a message.
 */
export function findCrisis({ message, history }: Question): Crisis | null {
  const read = messageOf(plainWords(message))
  const kinds = kindsIn(read)
  if (kinds.length > 0) return crisisOf(kinds, read, false)
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || needsNoMore(read)) return null
  const earlier = kindsIn(messageOf(plainWords(before.content)))
  return earlier.length > 0 && keepsOn(read) ? crisisOf(earlier, read, true) : null
}

/** By what is said outright; else by how much heavy there is in it. */
function kindsIn(read: Message): readonly CrisisKind[] {
  const shown = crisisKinds.filter((kind) => shows(read, signs[kind]))
  return shown.length > 0 ? shown : kindsByWeight(read.whole)
}

function crisisOf(kinds: readonly CrisisKind[], read: Message, continued: boolean): Crisis {
  return {
    kind: kinds[0] ?? 'distress',
    kinds,
    immediate: kinds.includes('danger') || kinds.includes('body'),
    continued,
    rest: hears(read.whole, namesProcess),
  }
}
