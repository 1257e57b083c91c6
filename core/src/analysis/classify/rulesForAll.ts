import { wording } from './cue.ts'
import { when } from './cues/fragments.ts'
import type { Outline } from './units.ts'

const general = wording`(?:the|a|an|each|either|any|both|no|all) (?:[a-z-]+ )?(?:respondents?|complainants?|part(?:y|ies)|decision-?makers?|investigators?|coordinator|advisors?|hearing officer|panel|person|persons|individual|student|students|employees?|district|university|college|school|institution|superintendent|formal complaint|complaint) (?:[a-z]+ )?(?:is|are|may|will|shall|must|can|has|have|does|do|gives?|sends?|uses?|applies|invites?|appoints?|prohibits?|decides?|issues?|provides?|keeps?|offers?|means|who)`
const onADay = wording`${when}`

const LEAST_SENTENCES = 5
const BONUS = 14

/** What speaks for rules that hold for everyone: general sentences, no day, nobody written to. */
export function speaksForEveryone({ units, isAddressed }: Outline): number {
  if (isAddressed) return 0
  let generals = 0
  let days = 0
  for (const { plain } of units) {
    if (plain.search(general) !== -1) generals += 1
    if (plain.search(onADay) !== -1) days += 1
  }
  const isGeneral = generals >= LEAST_SENTENCES && generals * 5 >= units.length
  return isGeneral && days * 2 < generals ? BONUS : 0
}
