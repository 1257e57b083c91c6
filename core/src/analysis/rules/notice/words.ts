/** Word groups that several rules of this folder share. */
import { phrase, type Words, words } from '../../language/phrase.ts'
import { advisor } from '../../language/vocabulary.ts'

/** The process being over: "at the conclusion of the grievance process". */
export const theEnd = words('conclusions?', 'end', 'close', 'completion', 'outcome', 'finish')
export const over = words(
  'concluded?',
  'concludes',
  'complete[ds]?',
  'ends?',
  'ended',
  'over',
  'closed?',
  'closes',
  'finished',
  'run its course',
  'done',
)
export const decision = words(
  'determinations?',
  'decisions?',
  'findings?',
  'conclusions?',
  'decid\\w+',
  'determin\\w+',
  'outcome',
)
/** A first meeting with the investigator. */
export const interview = words(
  '(?:initial |first |intake |investigat(?:ive|ion) )?interviews?',
  '(?:initial |first |intake )?meetings?',
  'conversation',
  'appointment',
  'session',
  'questioning',
)
/** The very day, or hours: no time to prepare. */
export const atOnce = words(
  '(?:right )?now',
  'as soon as you (?:have )?(?:read|get|got|receive)[ds]?',
  '(?:right|straight) after (?:you|this|reading|lunch|class|school)\\w*',
  '(?:within|in|inside) (?:the|an|half an) hour',
  '(?:straight|directly) to (?:the|my|our)',
  'first (?:period|thing)',
  'just before being',
  'immediately',
  'at once',
  'today',
  'tonight',
  'tomorrow',
  'this (?:morning|afternoon|evening)',
  'later this (?:morning|afternoon|evening)',
  '(?:within|in) (?:the|an|one|two|the next|the next two|\\d) (?:\\(\\d\\) )?hours?',
  '(?:one|two|three|\\d) hours? from now',
  '(?:within|in) (?:\\d+|twenty-four|forty-eight|twelve) (?:\\(\\d+\\) )?hours',
  'right away',
  'straight away',
  'before (?:the )?(?:end|close) of (?:the day|business|school) today',
  'same (?:day|afternoon)',
  '(?:up)?on (?:reading|receiving|receipt of) this',
  'when you (?:read|get|receive) this',
  '(?:in|within) \\d+ minutes',
)
/** Whoever the school itself is, as the one who holds back or gives. */
export const weTheSchool = words(
  'we',
  'i',
  '(?:the |this |our )?(?:university|college|school|district|institution|institute|academy|office|board|department|administration|coordinator|investigators?|dean)(?: and (?:the )?\\w+)?',
)
export const willNot = words(
  "(?:will|can|may|do|does|shall|could|would) ?(?:not|n't)",
  'cannot',
  "won't",
  "can't",
  "don't",
  'am not able to',
  'are (?:not able|unable) to',
  'is (?:not able|unable) to',
  'am unable to',
  '(?:decline|refuse)s? to',
)
/** "at your interview", "when you come in", "later": the day on which details that are owed now are promised. */
export const laterOn: Words = words(
  '(?:at|during|in|after|before|until|only at|only during|only after) … (?:interview|meeting|appointment|conversation|hearing|session|visit)',
  '(?:once|after|until|when|until after) you (?:have|come|arrive|meet|are|give|gave|answer|speak)',
  '(?:once|after|until|when) the investigator … (?:you|interview\\w*)',
  'when we (?:meet|speak|talk)',
  'when you (?:get here|get in|arrive)',
  '(?:by|from) the (?:investigator|coordinator|dean)',
  'in person',
  'orally',
  'verbally',
  'by (?:tele)?phone',
  'at a later (?:date|time|stage|point)',
  'later(?: on)?',
  'in due course',
)
export const choice = phrase`(?:of (?:your|their|his|her|its|the (?:party|student|family))(?:'s)? (?:own )?(?:choice|choosing|selection)|of choice|you (?:choose|pick|select|like|trust|wish|want)|anyone|any (?:other )?(?:person|advis[eo]r|one|adult)|someone you|whomever|whoever|(?:your|their) (?:own )?(?:choice|choosing)|(?:choose|pick|select) (?:your|their|his|her|any|an|whom|who|a)|up to (?:you|them|each party|each of you) (?:who|whom)|chosen by (?:you|them|that party|each party|the party)|(?:you|they|the party|each party|that party) (?:selects?|chooses?|picks?|appoints?|prefers?|names?))`

/** Whoever may come with a party. */
export const companion = words(
  advisor,
  'mothers?',
  'fathers?',
  '(?:mom|mum|dad)s?',
  'parents?(?: or guardians?)?',
  'relatives?',
  'family(?: members?)?',
  'friends?',
  'anyone(?: else)?',
  'outside (?:persons?|people|advis[eo]rs?|counsel|part(?:y|ies))',
  '(?:persons?|people|individuals) (?:from )?outside',
  'guests?',
  'guardians?',
)
