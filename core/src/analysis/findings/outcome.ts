import type { Reading, Sentence } from '../../document/reading.ts'
import { wording } from '../classify/cue.ts'
import { isSupposed } from '../language/stance.ts'

/** What a decision says, told without a verdict of ours. */
export interface Outcome {
  readonly text: string
  /** The sentence to quote. */
  readonly sentence: Sentence
}

const skipped = wording`presum(?:ed|ption)|if .. (?:found|you are)|until|whether|may appeal|alleges|notice of`
const notResponsible = wording`not .. responsible|not (?:so )?(?:upheld|substantiated|sustained|proven|proved|established|satisfied|in violation)|unsubstantiated|unfounded|(?:do|does|did|cannot|could) ?not .. (?:find|violate|engage|show|establish)|insufficient evidence|no (?:violation|finding of responsibility)`
const responsible = wording`(?:find|finds|found|determines?|determined|concludes?|concluded|is|are|am|was|hold|holds) … (?:responsible|in violation|violated|engaged in|substantiated|upheld|sustained|proven)|(?:panel|i) (?:is|am) satisfied that|(?:result|finding|outcome|conclusion|decision|determination): responsible`

/** Whom a written determination finds responsible, if it says so. */
export function outcomeOfDetermination(reading: Reading): Outcome | null {
  const no = firstOwn(reading, notResponsible)
  const yes = firstOwn(reading, responsible, notResponsible)
  if (no && yes) {
    return { text: 'The decision is not the same for each allegation.', sentence: yes }
  }
  if (yes) return { text: 'The decision is that the respondent is responsible.', sentence: yes }
  return no && { text: 'The decision is that the respondent is not responsible.', sentence: no }
}

const denied = wording`appeals? .. (?:is|are|was|were|has been|must be|should be) .. (?:denied|rejected|dismissed|refused|unsuccessful|not (?:granted|upheld|accepted))|(?:deny|denies|denied|reject|rejects|dismiss) .. appeals?|(?:determination|decision|outcome|sanctions?|dismissal|finding) .. (?:stands?|(?:is|are) .. (?:affirmed|upheld|unchanged|confirmed)|remains?)|(?:affirm|uphold|confirm)s? .. (?:determination|decision|outcome|finding|sanction|dismissal)`
const granted = wording`appeals? .. (?:is|are|was|has been) .. (?:granted|upheld|allowed|sustained|successful|accepted)|(?:grant|grants|granted|allow|uphold) .. appeals?|(?:reverse[sd]?|overturn(?:s|ed)?|set aside|vacate[sd]?|modif(?:y|ies|ied)|remand(?:s|ed)?|changed|reduced?)|(?:case|matter|complaint) .. back`

/** Whether an appeal was granted or denied, if the document says so. */
export function outcomeOfAppeal(reading: Reading): Outcome | null {
  const no = firstOwn(reading, denied)
  const yes = firstOwn(reading, granted)
  if (no && yes) return { text: 'The appeal changes some of the decision.', sentence: yes }
  if (yes) return { text: 'The appeal succeeds.', sentence: yes }
  return no && { text: 'The appeal is denied, so the earlier decision stands.', sentence: no }
}

function firstOwn(reading: Reading, says: RegExp, unless?: RegExp): Sentence | null {
  for (const sentence of reading.sentences) {
    const { plain, block } = sentence
    if (block.kind === 'heading' || plain.endsWith('?') || isSupposed(sentence)) continue
    if (plain.search(says) === -1 || plain.search(skipped) !== -1) continue
    if (unless && plain.search(unless) !== -1) continue
    return sentence
  }
  return null
}
