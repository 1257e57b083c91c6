import type { Reading, Sentence } from '../../document/reading.ts'
import { wording } from '../language/phrase.ts'
import { isSupposed } from '../language/stance.ts'
import type { DocumentType } from '../report.ts'
import { APPEAL_FILED, pendingAppeal } from './pendingAppeal.ts'

/** What a decision says, told without a verdict of ours. */
export interface Outcome {
  readonly text: string
  /** The sentence to quote. */
  readonly sentence: Sentence
  /** Where that tells of one allegation alone: the sentence that clears the respondent of another. */
  readonly cleared?: Sentence
}

const skipped = wording`presum(?:ed|ption)|if .. (?:found|you are)|until|whether|may appeal|alleges|notice of|coordinator … responsible for|(?:university|college|school|district|institution|office|dean) (?:is|are|remains?) responsible for|(?:ask(?:s|ed)?|say|says|said|state[sd]?|argue[sd]?|claim(?:s|ed)?|contend(?:s|ed)?) (?:that )?(?:the respondent|he|she|they|you|m[rsx]s?\.? [a-z]+) (?:is|be|was|were|are) (?:found )?(?:responsible|in violation)`
const notDone =
  "(?:(?:do|does|did|could|can) ?not|cannot|(?:do|does|did|could|ca)n't|unable to|(?:declin|refus)(?:e|es|ed|ing) to|no (?:reason|basis) to|(?:not enough|insufficient) (?:evidence|proof) to)"
/** Up to some words of the same clause. */
const sameClause = String.raw`(?:(?!\b(?:and|but|so|while|yet|because)\b)[^;,|]){0,60}?`
const foundSo =
  '(?:responsible|in violation|violated|engaged in|upheld|substantiated|sustained|proven)'
const noOne = '(?:no one|nobody|none(?: of (?:the|these|those|your) [a-z]+)?|neither [a-z]+)'
/** "No one was found responsible", "I cannot conclude that he is": a negation that is no "not responsible". */
const nothingFound = String.raw`${notDone} (?:find|conclude|determine|believe|hold|say) ${sameClause}\b${foundSo}|${noOne} (?:is|was|are|were|has been|have been) ${sameClause}\b${foundSo}|(?:find|finds|found|holds?|held) (?:no one|nobody|neither) .. ${foundSo}|(?:(?:is|was|are|were)n't|(?:is|was|are|were|been) (?:never|neither)) .. ${foundSo}|(?:no (?:evidence|proof)|nothing .. (?:shows?|shown|proves?)) that ${sameClause}\b${foundSo}|do(?:es)? not (?:believe|think) that ${sameClause}\b${foundSo}`
const notResponsible = wording`not .. responsible|not (?:so )?(?:upheld|substantiated|sustained|proven|proved|established|satisfied|in violation)|unsubstantiated|unfounded|(?:evidence|record|facts?|investigation|proof) .. ${notDone} .. (?:show|establish|prove)|${notDone} .. (?:violate|engage|find .. (?:responsible|responsibility|violations?|violated|engaged|harassment|assault|sufficient|enough|proof|evidence|that the (?:respondent|conduct|incident|allegation)))|insufficient evidence|no (?:violation|finding of responsibility)|${nothingFound}`
const responsible = wording`(?:find|finds|found|determines?|determined|concludes?|concluded|is|are|am|was|hold|holds) … (?:responsible|in violation|violated|did violate|engaged in|substantiated|upheld|sustained|proven)|(?:panel|i) (?:is|am) satisfied that`
/** A result by itself, or behind a label: "1.2 RESPONSIBLE.", "A-1 Responsible.", "(a) Comments - not responsible", "Result: responsible". */
const labelled =
  /(?:^|[:|]\s*|\s-+\s+|\.{3,}\s*|^\(?(?:[a-z]-?)?\d[\d.]*\)?\.?\s+|\d[.:)]\s+|\b(?:allegation|count|charge|claim) [a-z][.:)]?\s+)(?<no>not )?responsible(?=\s*(?:$|[.;,(|]))/

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
  const results = resultsIn(reading)
  const yesLabelled = results.find(({ isNo }) => !isNo)?.sentence
  const noLabelled = results.find(({ isNo }) => isNo)?.sentence
  const yes = yesLabelled ?? firstOwn(reading, responsible, notResponsible) ?? mixed(reading)
  // Where each allegation has its result, "as to" tells of a part of one: "As to making the picture, not responsible."
  const no = noLabelled ?? firstOwn(reading, notResponsible, results.length > 1 ? aPart : undefined)
  if (no && yes) {
    const cleared = isMixed(yes.plain) || no === yes ? {} : { cleared: no }
    return { text: 'The decision is not the same for each allegation.', sentence: yes, ...cleared }
  }
  const sentence = yes ?? no
  if (!sentence) return null
  if (isOfOneOnly(reading, sentence, results.length)) return { text: NOT_OF_ALL, sentence }
  return yes
    ? { text: 'The decision is that the respondent is responsible.', sentence }
    : { text: NOT_RESPONSIBLE, sentence }
}

const NOT_OF_ALL =
  'We could not tell the result for each allegation. Read this part of the decision.'

interface Result {
  readonly isNo: boolean
  readonly sentence: Sentence
}

/** The results that stand by themselves or behind a label. */
function resultsIn(reading: Reading): Result[] {
  return reading.sentences.flatMap((sentence) => {
    if (isSupposed(sentence)) return []
    const found = labelled.exec(sentence.plain)
    return found ? [{ isNo: found.groups?.['no'] !== undefined, sentence }] : []
  })
}

const aPart = /^as (?:to|for)\b/
const ofOne =
  /^as to\b|\b(?:as to|as regards|with (?:respect|regard) to|regarding) (?:the )?(?:allegation|count|charge|claim|first|second|third|making|sharing)|\b(?:allegation|count|charge|claim) (?:no\.? ?)?(?:\d|one|two|three|four|[a-d]\b)|\b(?:first|second|third|fourth|other|last|remaining) (?:allegation|count|charge|claim)/
const several =
  /\b(?:allegation|count|charge|claim) (?:no\.? ?)?(?:2|two|b)\b|\bsecond (?:allegation|count|charge|claim)|\b(?:two|three|four|five|\d) (?:allegations|counts|charges|claims)\b/

/** A result that is of one allegation alone, where the document has several and tells no other result. */
function isOfOneOnly({ sentences }: Reading, { plain }: Sentence, results: number): boolean {
  if (results > 1 || plain.search(ofOne) === -1) return false
  return sentences.some((sentence) => sentence.plain.search(several) !== -1)
}

const decided = '(?:determination|decision|outcome|finding|result|dismissal)s?'
const sanction =
  '(?:sanction|suspension|expulsion|probation|reprimand|consequence|penalty|disciplinary action)s?'
const kept = '(?:affirmed|upheld|unchanged|confirmed|sustained)'
const undone =
  '(?:reverse[sd]?|overturn(?:s|ed)?|sets? aside|vacate[sd]?|modif(?:y|ies|ied)|(?<!\\bthe )changed?|reduced?|cut|shorten(?:s|ed)?|lowered|replaced?|lifted|remand(?:s|ed)?)'
const denied = wording`appeals? .. (?:is|are|was|were|has been|must be|should be) .. (?:denied|rejected|dismissed|refused|unsuccessful|not (?:granted|upheld|accepted))|(?:deny|denies|denied|reject|rejects|dismiss) .. appeals?|${decided} … (?:stands?|(?:is|are|remain) .. ${kept}|remains|remain in (?:effect|force|place))|(?:leaves?|left) .. ${decided} (?:as it (?:was|is|stands)|unchanged|undisturbed)|${decided} .. of responsibility .. ${kept}|(?:affirm|uphold|confirm)s? .. (?:${decided}|${sanction})`
const keptInList = new RegExp(`\\b${decided}\\b[^.;|]{0,40}?(?:\\.{3,}|[:|]| -+) *${kept}\\b`)
const changedInList = new RegExp(
  `\\b(?:${decided}|${sanction})\\b[^.;|]{0,40}?(?:\\.{3,}|[:|]| -+) *(?:${undone}|not ${kept})\\b`,
)
const notKept = new RegExp(`\\bnot (?:be )?(?:${kept}|stand|remain)\\b`)
/** "The sanction is not reduced", "declined to overturn the decision": what is left as it was. */
const notChanged = new RegExp(
  `\\b(?:not|cannot|never|neither|[a-z]+n't|no (?:reason|basis|grounds?) to|(?:declin|refus)[a-z]+ to|unable to) (?:be |been )?${undone}\\b`,
  'g',
)
/** What somebody asks of an appeal, or must say for it, is not what became of it. */
const askedFor =
  /\b(?:why|asks|asked|requests|requested|seeks|sought|wants|wanted|argues|argued|claims|claimed|urges|urged)\b[^;:,.|]*/g
const granted = wording`appeals? .. (?:is|are|was|has been) .. (?:granted|upheld|allowed|sustained|successful|accepted)|(?:grant|grants|granted|allow|uphold) .. appeals?|(?:case|matter|complaint) .. back|(?:first|second|third|other) goes back to`
/** What an appeal changes: words for the decision or the sanction beside a word for what is done to it. */
const changes = new RegExp(
  `\\b(?:${decided}|${sanction})\\b[^;|]{0,80}?\\b(?:${undone}|not (?:be )?${kept})\\b|\\b${undone}\\b[^.;|]{0,60}\\b(?:${decided}|${sanction})\\b`,
)
const changesSanction = new RegExp(
  `\\b${sanction}\\b[^;|]{0,60}?\\b${undone}\\b|\\b${undone}\\b[^.;|]{0,30}\\b${sanction}\\b`,
)

const notGranted =
  /\b(?:(?:not|neither|nor) (?:be )?(?:granted|upheld|allowed|sustained|successful|accepted)|(?:not|cannot|[a-z]+n't|unable to|declin[a-z]+ to) (?:grant|allow|uphold))\b|\bwould(?:'ve| have) (?:sent|granted|upheld|allowed)\b/
/** "I cannot grant your appeal", "the finding is not reversed", "we see no reason to change it". */
const refused = new RegExp(
  `\\b(?:not|cannot|[a-z]+n't|unable to|declin[a-z]+ to) (?:grant|uphold|allow (?=the|your|his|her|their)) ?(?:[a-z]+ ){0,3}appeal|\\b(?:${decided}|${sanction})\\b[^;|]{0,60}?${notChanged.source}|${notChanged.source}[^;|]{0,40}\\b(?:${decided}|${sanction}|it|anything|them)\\b`,
)
/** "Allowed as to the second allegation and denied as to the first". */
const deniedToo =
  /\b(?:and|but) (?:is |are )?(?:otherwise )?(?:denied|dismissed|rejected|refused|fails)\b/

/** "The second allegation is returned to the panel": one part is decided anew. */
const goesBack = wording`(?:allegation|count|charge|first|second|third|other) (?:alone )?(?:goes back|(?:is|are) (?:returned|remanded|sent back|referred back)) (?:to|for)`

/** "Point four: granted in part", in a list of what became of each ground. */
const grantedInPart = /\b(?:granted|upheld|allowed|sustained|accepted) (?:only )?in part\b/

const inPart = wording`(?:granted|upheld|allowed|sustained|successful|accepted|denied|rejected|grant|deny|uphold|allow) .. in part(?! (?:[ivx]+|\d+|[a-d])\b)|partially|partly`

const leftClause = new RegExp(
  String.raw`(?:(?!\b(?:and|but)\b)[^,;]){0,60}${notChanged.source}`,
  'g',
)
/** "None of it would have changed the finding", "an error that changed the outcome": what a ground of appeal is. */
const notReal =
  /\b(?:would|could|might)(?: not|n't)?(?:'ve| have)\b[^;,|]*|\b(?:could|might|may|would|that|which) changed? (?:the|its) (?:decision|determination|finding)s?\b|(?<!\b(?:i|we|have|has) )\bchang(?:e|es|ed) (?:the|this|that|its) (?:outcome|result)\b/g
/** A sentence of an appeal without what is left as it was, what was asked for and what did not come to be. */
function whatBecame(plain: string): string {
  return plain.replace(askedFor, '').replace(notReal, '').replace(leftClause, '')
}

/** What became of a decision by an appeal, if the document says so. */
export function outcomeOfAppeal(reading: Reading): Outcome | null {
  const yes =
    firstOwn(reading, granted, notGranted) ??
    ownSentences(reading).find(({ plain }) => changes.test(whatBecame(plain))) ??
    listed(reading, changedInList) ??
    listed(reading, grantedInPart)
  const no =
    firstOwn(reading, denied, notKept) ?? firstOwn(reading, refused) ?? listed(reading, keptInList)
  const partly = yes && (deniedToo.test(yes.plain) ? yes : firstOwn(reading, inPart))
  const back = firstOwn(reading, goesBack) ? ' Part of the case goes back for a new decision.' : ''
  if (yes && changesSanction.test(whatBecame(yes.plain))) {
    const stands = no ? 'The finding stands, but the appeal' : 'The appeal'
    return { text: `${stands} changes the sanction.${back}`, sentence: yes }
  }
  if (yes && (no || partly))
    return { text: `The appeal changes some of the decision.${back}`, sentence: partly ?? yes }
  if (yes) return { text: 'The appeal succeeds.', sentence: yes }
  return no && { text: 'The appeal is denied, so the earlier decision stands.', sentence: no }
}

/** Of a dismissal that leaves something of the complaint. */
export const PARTLY_DISMISSED = 'Part of the complaint has been dismissed.'

const partly = wording`(?:remaining|other|rest of the|balance of the) .. (?:allegations?|complaint|counts?|charges?) … (?:goes? (?:on|forward|ahead)|proceeds?|continues?|remains?|stands?|will be)|(?:allegation|count|charge)s? [a-z0-9]+ … (?:will (?:proceed|go|continue|be investigated)|(?:is|are) not dismissed|proceeds?|continues?|goes? (?:on|forward|ahead))|partial(?:ly)? dismiss(?:al|ed)|dismiss(?:ed|es|ing|al of)? .. (?:part|a portion|one|two) of|investigation (?:of|into) … (?:continues|goes on|will (?:go|continue|proceed))`

/** What the title of a letter or a row of a table tells: "Notice of partial dismissal", "Part A | NOT dismissed". */
const goesOnInList = /(?:^|[|:;.]|  ) *not dismissed\b/
const partlyInTitle = /\bpartial dismissal\b/

/** Whether a dismissal is of a part of the complaint alone, if the document says so. */
function outcomeOfDismissal(reading: Reading): Outcome | null {
  const sentence =
    firstOwn(reading, partly) ?? listed(reading, goesOnInList) ?? listed(reading, partlyInTitle)
  return sentence && { text: PARTLY_DISMISSED, sentence }
}

/** What a document of the kind decides, where such documents decide and this one says what. */
export function outcomeOf(reading: Reading, docType: DocumentType): Outcome | null {
  const pending = docType === 'appeal_decision' ? pendingAppeal(reading) : null
  if (pending) return { text: APPEAL_FILED, sentence: pending }
  if (docType === 'written_determination') return outcomeOfDetermination(reading)
  if (docType === 'dismissal_notice') return outcomeOfDismissal(reading)
  return docType === 'appeal_decision' ? outcomeOfAppeal(reading) : null
}

function mixed(reading: Reading): Sentence | null {
  return ownSentences(reading).find(({ plain }) => isMixed(plain)) ?? null
}

/** A line of a list without an end mark may look like a heading. */
function listed({ sentences }: Reading, says: RegExp): Sentence | null {
  return sentences.find(({ plain }) => says.test(plain)) ?? null
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
