import { type Message, type Sign, shows } from '../language/signs.ts'
import { type CrisisKind, crisisKinds } from './crisis.ts'
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
import { threatSigns } from './signs/threat.ts'
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
import { kindsByWeight } from './weigh.ts'

const signs: Readonly<Partial<Record<CrisisKind, readonly Sign[]>>> = {
  danger: [...dangerSigns, ...unaskedDanger],
  body: [...bodySigns, ...unaskedBody],
  threat: threatSigns,
  selfHarm: [...selfHarmSigns, ...despairSigns, ...unaskedSelfHarm],
  otherLife: [...otherLifeSigns, ...unaskedOtherLife],
  child: [...childSigns, ...unaskedChild],
  assault: [...assaultSigns, ...unaskedAssault],
  partner: [...partnerSigns, ...unaskedPartner],
  stalking: [...stalkingSigns, ...unaskedStalking],
  distress: [...distressSigns, ...unaskedDistress],
}

/** The kinds of crisis by what is said outright; else by how much heavy there is in it. Most urgent first. */
export function kindsByRules(read: Message): readonly CrisisKind[] {
  const shown = crisisKinds.filter((kind) => shows(read, signs[kind] ?? []))
  return shown.length > 0 ? shown : kindsByWeight(read.whole)
}
