/** How letters say no without "may not": polite refusals, limits and what is kept for others. */
import { words } from './phrase.ts'

/** What denies the act that comes next: "we are unable to", "it is not our practice to", "there is no provision for". */
export const deniesNext = words(
  '(?:un|not )able to',
  'not (?:in a position|at liberty|prepared|willing|going|free|allowed|permitted|obliged) to',
  'unwilling to',
  'not (?:our|the|this|a|my|their) (?:\\w+ ){0,3}(?:practice|policy|custom|habit|intention|approach|way)(?: of (?:\\w+ ){1,3})? (?:to|of)',
  'not something (?:that )?(?:we|i|the \\w+|this \\w+) (?:can|could|will|would|do|does|is able to|are able to)?',
  '(?:makes?|made|is|was|are) no (?:\\w+ )?(?:provision|allowance|arrangement)s? (?:for|to)',
  'no (?:\\w+ )?(?:provision|opportunity|chance|possibility|right|plans?|intention|entitlement|room|scope|question) (?:is made |exists |is given |is offered )?(?:for|to|of)',
  'declin(?:e|es|ed|ing) to',
  'refus(?:e|es|ed|ing) to',
  '(?:cho(?:o)?se|chosen|decided|elected|resolved|opted|determined|preferred|prefer|asked|agreed) (?:not to|against)',
  '(?:would|should|had) (?:rather|prefer|sooner|like) not(?: to)?',
  "(?:will|shall|can|could|may|would|do|does|did) ?(?:not|n't)(?: (?:be|normally|usually|generally|currently|therefore))?",
  "cannot|can't|won't|don't",
  '(?:prevents?|keeps?|stops?|bars?|precludes?|prohibits?|forbids?) (?:us|me|this office|our office|the \\w+) from',
)

/** What denies the thing that stood before it: "is not available", "was declined", "does not extend to". */
export const isDenied = words(
  "(?:is|are|was|were|be|been|being|remains?) ?(?:not|n't|never|neither) (?:\\w+ ){0,2}(?:available|possible|permitted|allowed|provided|offered|granted|accommodated|accepted|given|open|opened|shared|released|supplied|furnished|disclosed|recogni[sz]ed|invited|welcome|entertained|issued|made|sent|an option|part of|extended|admitted|included|shown|foreseen|considered|honou?red|heard)",
  'not (?:available|possible|permitted|allowed|provided|accommodated|accepted|offered|applicable)',
  '(?:is|are|was|were|be|been|being) (?:\\w+ )?(?:declined|refused|denied|rejected|turned (?:down|away)|unavailable|impossible|ruled out|ineligible|withheld|dispensed with|off limits|out of the question)',
  '(?:does|do|will|shall|did) not (?:\\w+ )?(?:extend|apply|exist|arise|cover)',
)

/** What keeps a thing for some: "is reserved for", "is limited to". */
export const keptFor = words(
  '(?:reserved|kept) (?:only |solely |exclusively )?for',
  '(?:limited|restricted|confined|open only|available only|given only|granted only) to',
  'for (?:the )?(?:exclusive|sole) use of',
  '(?:exclusive|exclusively) (?:to|for)',
)

/** What stands in place of a thing: "rather than", "in lieu of". */
export const inPlaceOf = words(
  'rather than',
  'in lieu of',
  'instead of',
  '(?:in|take|takes|taking) (?:the )?place of',
  'as a substitute for',
  'stands? in for',
)
