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
import { threatSigns, veiledThreatSigns } from './signs/threat.ts'

const signs: Readonly<Partial<Record<CrisisKind, readonly Sign[]>>> = {
  danger: dangerSigns,
  body: bodySigns,
  threat: [...threatSigns, ...veiledThreatSigns],
  selfHarm: [...selfHarmSigns, ...despairSigns],
  otherLife: otherLifeSigns,
  child: childSigns,
  assault: assaultSigns,
  partner: partnerSigns,
  stalking: stalkingSigns,
  distress: distressSigns,
}

/** The kinds of crisis by what is said outright, most urgent first. */
export function kindsByRules(read: Message): readonly CrisisKind[] {
  return crisisKinds.filter((kind) => shows(read, signs[kind] ?? []))
}
