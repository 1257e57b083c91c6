import { wording } from './cue.ts'
import { when } from './cues/fragments.ts'
import type { Outline } from './units.ts'

const general = wording`(?:the|a|an|each|either|any|both|no|all) (?:[a-z-]+ )?(?:sides?|famil(?:y|ies)|adults?|parents?|respondents?|complainants?|part(?:y|ies)|decision-?makers?|investigators?|coordinator|advisors?|hearing officer|panel|person|persons|individual|student|students|employees?|district|university|college|school|institution|superintendent|formal complaint|complaint) (?:[a-z]+ )?(?:is|are|may|will|shall|must|should|can|has|have|gets?|does|do|gives?|sends?|uses?|applies|invites?|appoints?|prohibits?|decides?|issues?|provides?|keeps?|offers?|means|who)`
const onADay = wording`${when}`

const LEAST_SENTENCES = 5
const LEAST_QUESTIONS = 4
const LEAST_STEPS = 4
const step = /^(?:step|stage|phase) \d/
const BONUS = 14

/** What speaks for rules that hold for everyone: general sentences or questions, no day, nobody written to. */
export function speaksForEveryone({ units, sections, isAddressed }: Outline): number {
  if (isAddressed) return 0
  let generals = 0
  let days = 0
  for (const { plain } of units) {
    if (plain.search(general) !== -1) generals += 1
    if (plain.search(onADay) !== -1) days += 1
  }
  const questions = [...sections, ...units.map(({ plain }) => plain)].filter((line) =>
    line.endsWith('?'),
  )
  if (new Set(questions).size >= LEAST_QUESTIONS && days * 2 < questions.length) return BONUS
  const steps = new Set(units.map(({ plain }) => step.exec(plain)?.[0])).size - 1
  if (steps >= LEAST_STEPS && days * 2 < steps) return BONUS
  const isGeneral = generals >= LEAST_SENTENCES && generals * 5 >= units.length
  return isGeneral && days * 2 < generals ? BONUS : 0
}
