import { type Cue, deed, looseDeed, loosely, wording } from '../cue.ts'
import { notYet, ofTheCase, onlyPossible } from './words.ts'

const theDecision = wording`decision|determination|finding|findings|result|outcome|sanctions?|ruling|case|suspension|expulsion`

/** Deeds of a determination. */
export const determinationDeeds: readonly Cue[] = [
  looseDeed(
    7,
    wording`(?:i|we|panel|board|officer|decision-?maker|undersigned|superintendent|principal) … (?:find|finds|found|decided|decides|conclude|concludes|concluded|determine|determines|determined|believe|hold|satisfied|am sure)|my (?:decision|conclusion|finding)|(?:is|are|was|were) … (?:found|held)|(?:charge|count|allegation|issue|point)s? .. (?:\d|[ivx]|one|two|first|second|third)`,
    wording`(?:not )?responsible|violat(?:ed|ion|ions|es|e)|bro(?:ke|ken)|break|breach(?:ed|es)?|substantiated|unsubstantiated|sustained|proved|proven|established|upheld|more likely than not|did what|engaged in`,
    wording`presumed|presumption|alleg(?:es|ed) that|if|may|would|could|until|unless|nobody|nothing|no finding|hearing officer to|appeal(?:s|ed)?|reserved|(?:risk|safety) (?:analysis|assessment)|the decision-?maker (?:uses|will|issues)`,
  ),
  deed(
    4,
    wording`more likely than not|preponderance|balance of probabilit(?:y|ies)|clear and convincing|standard(?: of (?:proof|evidence))?:`,
    wording`did|was|were|had|that (?:he|she|they|the|mr|ms|[a-z]+) (?:[a-z]+ed|put|did|was|took|sent|made)|responsible|found|finds?|preponderance\.?$`,
    notYet,
  ),
  deed(
    4,
    wording`sanctions?|suspended|suspension|expelled|probation|warning|removed from the (?:team|course)|terminated|dismissed from`,
    wording`one|two|three|days?|terms?|semesters?|years?|until|through|imposed|course|is|will`,
    wording`may|could|might|range|if|appeal(?:s|ed)?|emergency|interim|immediately|possible|up to|threat|paid leave|pending`,
  ),
  loosely(
    3,
    wording`(?:i|we|panel|decision-?maker) .. (?:believed?|accept(?:s|ed)?|credit(?:s|ed)?|preferr?(?:s|ed)?|gave weight|rejects?|disbelieved?)|(?:account|testimony|explanation|evidence) .. (?:was|is|were|not|more) .. (?:credible|convincing|consistent|corroborated|persuasive|believable)`,
  ),
]

/** Deeds of a dismissal. */
export const dismissalDeeds: readonly Cue[] = [
  looseDeed(
    9,
    wording`dismiss(?:ed|es|al|ing)?|clos(?:ed|es|ing)|(?:is|are|have|has|am|be) .. (?:ending|ended|stopp(?:ed|ing)|discontinued|terminated|dropped)|(?:will|can|do|does|are|am|is|must) ?(?:not|no longer|n't) .. (?:go on|go ahead|going|proceed|proceeding|continue|continuing|move|moving|take|pursue|pursuing|investigate|investigating)|can't (?:take|go|move|continue|investigate|proceed)|cannot (?:take|go|move|continue|investigate|proceed)|won't (?:be )?(?:take|go|going|move|moving|continu\w*|investigat\w*|proceed\w*)|stops here|comes to an end`,
    ofTheCase,
    wording`if|may|might|would|could|when|until|agreement|sign(?:ed|ing)?|both (?:sign|agree|of you)|appeals? .. (?:is|are|was) .. dismissed|retaliation|at (?:the )?close|no contact|measures|(?:mandatory|discretionary)? ?dismissals?:|removed|this order`,
  ),
  deed(
    6,
    wording`(?:has|have|am|is|are|was|were) .. (?:dismissed|discontinued|discontinuing|dropped|dropping|closed|closing|ended|ending)|decision to (?:dismiss|discontinue|close|end)`,
    wording`it|this|them|complaints?|case|matter|file|process`,
    onlyPossible,
  ),
  looseDeed(
    4,
    wording`withdr[ae]wn?|withdrawing|withdrawal|tak(?:e|es|en|ing)? .. back|no longer (?:works?|attends?|enrolled|employed|a student|an employee)|left (?:his|her|the|our|their)|(?:not|outside|did not|does not|even if|would not) … (?:program|activity|definition|united states|meet|amount to|sexual harassment|jurisdiction)|cannot be (?:gathered|found|obtained)|(?:mandatory|discretionary)`,
    wording`complaint|job|district|program|activity|definition|united states|university|college|school|ground|evidence|reason|harassment`,
    wording`if|may|might|could|policy|resume|agreement|facilitator|mediation`,
  ),
]

/** Deeds of the decision of an appeal. */
export const appealDeeds: readonly Cue[] = [
  looseDeed(
    8,
    wording`appeals?|appellant|appellate`,
    wording`denied|deny|denies|granted|grants?|decided|considered|been through|read|grounds?:|result:|result|allowed?|upheld|turned down|accept(?:ed)?|refused?|rejected?|dismissed|succeeds?|fails?|in part|decision:|not agree|agree with|sustained|unsuccessful|successful`,
    wording`may|can|within|if|right to|either|any party|both may|each party|could|will be|deadline|days|how to|should|by (?:may|june|july|march|april|\d)|on (?:the|these) (?:following |bases|grounds)`,
  ),
  looseDeed(
    7,
    wording`stands?|leav(?:e|es|ing)(?! (?:the )?(?:finding|search))|unchanged|(?:sent|sending|send|goes|go|going|returned?) .. back|back for|new (?:hearing|adjudicator|panel|chair|decision-?maker)|undone|no longer (?:counts|stands)|cut|reduced?|increased|replaced|keep(?:s|ing)?|chang(?:e|ed|ing)|affirm(?:ed|s)?|uph[eo]ld|upholds|revers(?:ed|es?)|overturn(?:ed)?|remand(?:ed)?|set aside|modified`,
    theDecision,
    wording`if|may|might|could|would|leave (?:of|with)|on leave|schedule|class(?:es)?|supports?|measures?|record|contact|agreement|until|appeals? (?:by|within)|presumed|your mind|copy|confidential|removal`,
  ),
  looseDeed(
    4,
    wording`appeals?|appealed|look(?:ed)? again|second look|review(?:ed)?|asked (?:me|us|for|that)`,
    wording`(?:the|my|this|that) .. (?:decision|determination|finding|outcome|panel|chair|hearing) … (?:was|were|is|should|had|of|dated|in)|bias|conflict|new evidence|procedur(?:e|al)|could have been`,
    onlyPossible,
  ),
  loosely(
    2,
    wording`(?:last|final) step|(?:decision|this) is final|no (?:further|more|other) (?:appeal|review|step)|cannot be (?:appealed|reviewed)|can't be (?:appealed|reviewed)`,
  ),
]
