import type { Reading, Sentence } from '../../document/reading.ts'
import { wording } from '../language/phrase.ts'
import { isSupposed } from '../language/stance.ts'
import type { DocumentType } from '../report.ts'

/** What a decision says, told without a verdict of ours. */
export interface Outcome {
  readonly text: string
  /** The sentence to quote. */
  readonly sentence: Sentence
}

const skipped = wording`presum(?:ed|ption)|if .. (?:found|you are)|until|whether|may appeal|alleges|notice of|coordinator … responsible for`
const notResponsible = wording`not .. responsible|not (?:so )?(?:upheld|substantiated|sustained|proven|proved|established|satisfied|in violation)|unsubstantiated|unfounded|(?:do|does|did|cannot|could) ?not .. (?:violate|engage|show|establish|find .. (?:responsible|responsibility|violations?|violated|engaged|harassment|assault|sufficient|enough|proof|evidence|that the (?:respondent|conduct|incident|allegation)))|insufficient evidence|no (?:violation|finding of responsibility)`
const responsible = wording`(?:find|finds|found|determines?|determined|concludes?|concluded|is|are|am|was|hold|holds) … (?:responsible|in violation|violated|did violate|engaged in|substantiated|upheld|sustained|proven)|(?:panel|i) (?:is|am) satisfied that|[a-z0-9]+\)?: responsible(?! (?:for|to))`

const bareNot = /\bnot (?:to be |so )?responsible\b/g
/** What is left once "not responsible" is taken away. */
const stillResponsible = wording`(?:and|but|while|yet),? (?:(?:is|was|are|were|he|she|they|finds?|found|him|her|them) ){0,3}responsible (?:for|of|on|as)|(?:finds?|found|is|are|was|were) (?:[^\s.;,]+\.? ){0,3}responsible (?:for|of|on|as)`

/** The outcome of a decision that clears the respondent of everything. */
export const NOT_RESPONSIBLE = 'The decision is that the respondent is not responsible.'

/** "Not responsible for assault and responsible for stalking": both in one sentence. */
function isMixed(plain: string): boolean {
  const rest = plain.replace(bareNot, '')
  return (
    rest !== plain && rest.search(notResponsible) === -1 && rest.search(stillResponsible) !== -1
  )
}

/** Whom a written determination finds responsible, if it says so. */
export function outcomeOfDetermination(reading: Reading): Outcome | null {
  const no = firstOwn(reading, notResponsible)
  const yes = firstOwn(reading, responsible, notResponsible) ?? mixed(reading)
  if (no && yes) {
    return { text: 'The decision is not the same for each allegation.', sentence: yes }
  }
  if (yes) return { text: 'The decision is that the respondent is responsible.', sentence: yes }
  return no && { text: NOT_RESPONSIBLE, sentence: no }
}

const denied = wording`appeals? .. (?:is|are|was|were|has been|must be|should be) .. (?:denied|rejected|dismissed|refused|unsuccessful|not (?:granted|upheld|accepted))|(?:deny|denies|denied|reject|rejects|dismiss) .. appeals?|(?:determination|decision|outcome|sanctions?|dismissal|finding) .. (?:stands?|(?:is|are) .. (?:affirmed|upheld|unchanged|confirmed)|remains?)|(?:affirm|uphold|confirm)s? .. (?:determination|decision|outcome|finding|sanction|dismissal)`
const granted = wording`appeals? .. (?:is|are|was|has been) .. (?:granted|upheld|allowed|sustained|successful|accepted)|(?:grant|grants|granted|allow|uphold) .. appeals?|(?:reverse[sd]?|overturn(?:s|ed)?|set aside|vacate[sd]?|modif(?:y|ies|ied)|remand(?:s|ed)?|changed|reduced?)|(?:case|matter|complaint) .. back`

const inPart = wording`(?:granted|upheld|allowed|sustained|successful|accepted|denied|rejected|grant|deny|uphold|allow) .. in part|partially|partly`

/** Whether an appeal was granted or denied, if the document says so. */
export function outcomeOfAppeal(reading: Reading): Outcome | null {
  const no = firstOwn(reading, denied)
  const yes = firstOwn(reading, granted)
  const partly = yes && firstOwn(reading, inPart)
  if (yes && (no || partly))
    return { text: 'The appeal changes some of the decision.', sentence: partly ?? yes }
  if (yes) return { text: 'The appeal succeeds.', sentence: yes }
  return no && { text: 'The appeal is denied, so the earlier decision stands.', sentence: no }
}

/** What a document of the kind decides, where such documents decide and this one says what. */
export function outcomeOf(reading: Reading, docType: DocumentType): Outcome | null {
  if (docType === 'written_determination') return outcomeOfDetermination(reading)
  return docType === 'appeal_decision' ? outcomeOfAppeal(reading) : null
}

function mixed(reading: Reading): Sentence | null {
  return ownSentences(reading).find(({ plain }) => isMixed(plain)) ?? null
}

function firstOwn(reading: Reading, says: RegExp, unless?: RegExp): Sentence | null {
  const said = ownSentences(reading).find(
    ({ plain }) => plain.search(says) !== -1 && (!unless || plain.search(unless) === -1),
  )
  return said ?? null
}

function ownSentences({ sentences }: Reading): Sentence[] {
  return sentences.filter(
    (sentence) =>
      sentence.block.kind !== 'heading' &&
      !sentence.plain.endsWith('?') &&
      !isSupposed(sentence) &&
      sentence.plain.search(skipped) === -1,
  )
}
