/** How letters cut a thing off without "may not": refusals, favors, conditions, and one side alone. */
import { type Words, words } from './phrase.ts'

/** What a school gives or takes, as the stem of a verb that was denied: "not accepted", "no longer offered". */
const given =
  '(?:accept|acknowledg|admit|allow|permit|accommodat|recogni[sz]|offer|provid|giv|grant|invit|receiv|read|consider|includ|shar|pass|forward|send|sent|show|releas|disclos|foresee|entertain|take|open|available|possible|envisag|welcom|expect|qualif|extend|eligible|supplied|supply|circulat|distribut|issu|hand|mail|copied|credited|heard|honou?r|kept|made|mention|put|seen|an option|on offer|part of|used|suitable|appropriate|arrang|plan|record|log|transmit|process|schedul|entitle)'

/** The thing that stood before is denied: "is no longer possible", "are not passed on", "will go unread". */
export const cutOff: Words = words(
  `(?:is|are|was|were|be|been|being|am|will|would|can|could|shall|may|do|does|did|has|have|had|must|should) ?(?:not|n't|never|no longer) (?:\\w+ ){0,3}${given}\\w*`,
  `(?:cannot|won't|isn't|aren't|wasn't|weren't|don't|doesn't|can't) (?:\\w+ ){0,3}${given}\\w*`,
  'out of the question',
  'off (?:limits|the table)',
  '(?:turned|sent) (?:down|away|back)',
  '(?:is|are|was|were|be|been|being|have|has|had|we|i|and) (?:\\w+ ){0,2}(?:declined|refused|denied|rejected|disregarded|discarded|deleted|shredded|excluded|omitted|dropped|skipped|withheld|returned|set aside|left out|struck|ruled out|dispensed with|done away with|put off|held back|ignored|removed|disallowed|barred|cut)',
  '(?:go|goes|went|remain|remains|stay|stays|left) (?:un(?:read|opened|answered|used)|aside)',
  'unread',
  'unopened',
  'has no (?:standing|place|part|role|bearing)',
  'have no (?:standing|place|part|role|bearing)',
  'no place for',
  'serves? no purpose',
)

/** That nothing of the kind comes: "no such step is foreseen", "there is no need for". */
export const noSuchStep: Words = words(
  'no (?:such )?(?:\\w+ )?(?:step|need|provision|opportunity|occasion|round|stage|period|place|room|chance|right|arrangement|procedure|option|call|point|reason|obligation|plan) (?:\\w+ ){0,3}(?:is|was|exists?|arises?|for|to|of|in)',
  'not (?:something|a step|a service|a stage|a thing|anything) (?:that )?(?:we|this|the|our)',
  '(?:see|saw|sees|found|find|finds|felt|feel|seemed|feels) no (?:need|point|reason|use|cause|sense)',
)

/** That it is for one of the two: "only the complainant", "she alone", "the respondent's side only". */
export const aSide: Words = words(
  '(?:the )?(?:complainants?|respondents?|claimants?|accused(?: \\w+)?|other (?:party|side|student|family)|reporting (?:party|student|person)|responding (?:party|student|person))',
  "(?:m[rs]s?|mx|dr)\\.? [a-z'-]+",
  'one (?:party|side|of you|family)',
  'she',
  'he',
  'you',
)

/** What a letter says of an older rule, a fault that it mends, or a rule for others than the parties. */
export const setRight: Words = words(
  'used to',
  'no longer',
  'any ?(?:more|longer)',
  '(?:was|is) (?:gone|wrong|a mistake|an error)',
  'should (?:never|not) have',
  'ought not to',
  'ought never',
  '(?:you )?may disregard',
  'disregard (?:it|that|this)',
  'throw (?:it|that) away',
  'earlier (?:letter|version|form)',
  'old (?:form|rule|policy|letter|handbook|edition)',
  'withdr(?:ew|awn)',
  'took (?:it|that) back',
)

/** That one is left free: what would read as a bar is none. */
export const leftFree: Words = words(
  'free to',
  'as you (?:like|wish|please|see fit)',
  'up to you',
  'your (?:own )?(?:choice|decision)',
  'whomever',
  'whoever you',
  'if you (?:like|wish|choose|prefer|want)',
  'of your (?:own )?(?:choice|choosing)',
  'need not',
  'nobody (?:has to|will be)',
  "(?:do|does|did) ?(?:not|n't) (?:have to|need to|mean|bind|touch|cover|apply|extend|affect|limit)",
  'suggestion',
  '(?:will|would) be welcome',
  'are welcome',
  'every right',
  'is yours',
  'both (?:of you|sides|parties|families) (?:alike|may|can)',
)

/** What a school holds against one: a warning, a penalty, a promise that had to be made. */
export const heldAgainst: Words = words(
  'on pain of',
  'warn(?:ed|ing)?',
  'reprimand\\w*',
  'sanction\\w*',
  'disciplin\\w+',
  'penalt(?:y|ies)',
  'suspen\\w+',
  'fined?',
  'wrong of',
  'undertakes?',
  'pledges?',
  'oath',
  'violat\\w+',
  'breach\\w*',
  'interference',
  'misconduct',
  "not (?:your|their|his|her|a part(?:y|ies)'s?) (?:role|place|job|business|task|concern)",
  '(?:shut|take|close) (?:it|this|that) down',
  'as a condition of',
  'general prohibition',
  'prohibits?',
  'forbids?',
  'for that reason',
  'referred to (?:conduct|the dean|discipline)',
  'sworn to',
)
