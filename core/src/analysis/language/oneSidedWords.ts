/** How letters cut a right off: turned away, for one side only, on a condition, or as a favor. */
import { words } from './phrase.ts'

/** One of the two sides, by name, by part or as a child of a family. */
export const oneSide = words(
  "(?:complainant|respondent|accuser|accused|claimant)s?(?:'s?)?",
  "(?:other|reporting|responding|accused|complaining|opposing|first|second) (?:party|student|person|side|family|individual|child)(?:'s)?",
  "(?:mr|ms|mrs|mx|dr|prof)\\.? [\\w'-]+",
  "(?:the|your) (?:girl|boy|classmate|roommate|daughter|son|child)(?:'s)?",
  '(?:person|student|party|side|one)s? who (?:\\w+ ){0,2}?(?:complain\\w*|report\\w*|accus\\w+|prevail\\w*|lost|won|punish\\w*|sanction\\w*|disciplin\\w+|found responsible)',
  '(?:prevailing|losing|winning|disciplined|sanctioned|punished) (?:party|side|student|person)',
  'faculty|employees?|staff|undergraduates?',
)

/** What negates a verb that follows at once or a word later. */
export const not = words(
  "(?:is|are|was|were|do|does|did|has|have|had|will|would|could|can|may|must|shall|should|need)(?: not| never| no longer|n't)",
  "won't",
  "can't",
  'cannot',
  'not',
  'never',
  'no longer',
  'nor',
  'neither',
  'unable to',
)

/** That a thing, or the wish for it, is turned away for good. */
export const turnedAway = words(
  `${not} (?:\\w+ ){0,3}?(?:accept\\w*|consider\\w*|read|hear|heard|admit\\w*|allow\\w*|permit\\w*|offer\\w*|available|possible|open|opened|foreseen|tak(?:e|en) up|pass\\w* on|plac\\w+|forward\\w*|give|given|giv(?:e|ing)|grant\\w*|provid\\w+|invit\\w+|ask\\w*|receiv\\w+|entertain\\w*|recogni[sz]\\w+|deal\\w* with|dealt with|process\\w*|lie|lies|exist\\w*|known?|adopt\\w*|include\\w*|attach\\w*|look\\w* at|part of what we|an option|our (?:practice|custom|habit)|welcom\\w+|see\\w* (?:a |any )?(?:need|reason|point)|call\\w* for|affected|entitled|eligible|arise)`,
  'declin(?:e|es|ed|ing)',
  'refus(?:e|es|ed|ing|al)',
  'reject\\w*',
  'turn(?:ed|s|ing)? (?:down|away)',
  'rul(?:e|ed|es|ing) out',
  '(?:is|are|was|were|be|been) (?:returned|sent back|struck|removed|crossed out|discarded|deleted|superfluous|unnecessary|pointless|closed|over|concluded|gone)',
  '(?:return|send|sent)(?:ed|s)? (?:it|them|the letter|her letter|his letter|(?:un)?read)',
  '(?:set|left|put|laid) (?:\\w+ )?aside',
  'disregard\\w*',
  'ignor(?:e|es|ed|ing)',
  '(?:go|goes|gone|went) (?:unread|unanswered)',
  'without action',
  'done away with',
  'do away with',
  'abolish\\w*',
  'dispens\\w+ with',
  'dropped',
  'no (?:\\w+ )?(?:place|room|step|point|need|reason|purpose|use|provision|means|way|route|avenue|such|further|more|other)',
  'knows? none',
  'beyond (?:appeal|review|question)',
  'off limits',
  'out of the question',
  'have had (?:your|their|its) (?:say|chance|turn)',
  '(?:lost|lose|loses|forfeit\\w*|waiv\\w+|given? up|gave up|forgo\\w*|forgone) (?:\\w+ ){0,2}?(?:right|chance|appeal|claim|standing)',
  '(?:too late|at an end|come to (?:its|an) end|end of the (?:road|matter|line))',
  'lets? it rest',
  'keep (?:it|them|that|these|those) for',
)

/** That only some have it. */
export const onlySome = words(
  '(?:reserved|kept|meant|intended|set aside) (?:only )?(?:for|to)',
  '(?:limited|confined|restricted) to',
  '(?:only|solely|exclusively)',
  'alone',
  'belongs? to',
  '(?:is|are) (?:open|for|given|granted|available|supplied|made available) (?:to |for )?(?:the )?(?:complainants?|respondents?|students?|undergraduates?|part(?:y|ies) who)',
  'a? ?privilege',
  'as a (?:courtesy|favou?r)',
  'by favou?r',
)

/** That it is given where somebody thinks it fit, for a price or for a favor in return. */
export const onCondition = words(
  'at (?:the )?(?:\\w+ )?discretion',
  '(?:if|where|when|whether) (?:the |an? )?(?:\\w+ ){1,5}?(?:thinks?|finds?|agrees?|considers?|believes?|feels?|sees? fit|approves?|consents?|rates?|complicated|useful|appropriate|share the cost|filed one|convenient)',
  '(?:consider|decide)s? (?:if|whether) (?:one|an appeal|it|they|a hearing) (?:is|has|are|should)',
  'written (?:agreement|permission|consent|approval) of',
  '(?:consent|agreement|approval|permission|signatures?) (?:of|from|by) (?:both|the|two|three|a|an|one|members)',
  '(?:asked|ask|asking) for permission',
  'on condition that',
  'provided that',
  'enough merit',
  'at (?:his|her|their|your) own (?:risk|expense|cost)',
  'deposit',
  '(?:\\$|usd) ?\\d[\\d,.]*',
  '(?:a|the|flat|filing|processing) (?:fee|charge)',
  'bears? the (?:cost|expense)s?',
)

/** Which part of the year, the day or the week is left: too little for what is asked. */
export const atOnce = words(
  '(?:by|until|before) (?:noon|midnight|tonight|this (?:evening|afternoon|morning)|today|tomorrow|the end of (?:the|this|to) ?day)(?! (?:on|of) (?!the day|today)|,)',
  "(?:by|until|before) (?:\\w+ )?(?:o'clock )?(?:today|tonight|tomorrow)",
  'within (?:the next |the )?(?:one|two|three|four|five|six|eight|twelve|twenty-four|forty-eight|24|48|72|\\d{1,2}) hours?',
  '(?:twenty-four|forty-eight|seventy-two|24|48|72) hours?',
  'on the (?:same )?day (?:on which|it|of)',
)
