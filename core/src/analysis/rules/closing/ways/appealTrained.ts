import { kin, leaning, stake, tie, untrained } from '../../../language/biasWords.ts'
import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const decider = words(
  'appeals? (?:\\w+ )?(?:officer|panel|reader|chair|committee|reviewer|body|decision-?maker)s?',
  'provost',
  'dean',
  'president',
  'superintendent',
  'chancellor',
  'vice presidents?',
  'associate head',
  'head of school',
  'coach',
  'professor',
  'member of the (?:school )?board',
  'members',
  'committee',
  "(?:mr|ms|mrs|mx|dr|judge)\\.? [\\w'-]+",
  'i',
  'he',
  'she',
  'we',
  'my',
  'myself',
  'who',
  'person assigned',
)
const sides = words(
  "(?:complainant|respondent|appellant|party|parties|student|investigator)s?(?:'s?)?",
  "(?:mr|ms|mrs|mx|dr)\\.? [\\w'-]+",
  'both of the (?:boys|girls|students)',
  '(?:his|her|their) famil(?:y|ies)',
  'him|her',
  'college',
)
/** What tells that the tied one is the one who judges the appeal. */
const judges = phrase`(?:appeal(?:s|ed)? (?:was|were|is|by|of|officer|panel|chair|reader|reached|and)|(?:decid|review|look|hear|read|handl|assign)\w* (?:\w+ ){0,5}?appeals?|appeal officer|to decide|my decision|natural person|this appeal|whole of your appeal|the appeal)`
const clear = [
  phrase`(?:witness|testif\w*|saw (?:him|her|them)|interview|statement|advis[eo]r,? (?:is|was|asked)|confirmed having no|was not the advis[eo]r|went over)`,
  ...mended,
  phrase`(?:no conflict|no (?:ties?|links?|connections?|view|prior)|never met|not (?:heard of|taught|know)|neither|steps? aside|stepped aside|passed to|must not|may not|cannot be|had not|no such|was not borne out|not borne out|looked into|if you believe|without such|advisor may be)`,
  phrase`(?:has|have|had) (?:\w+ ){0,2}?(?:completed|finished|taken|renewed|received)`,
  phrase`(?:claims?|argu\w+|alleg\w+|contends?|asserts?|grounds?) (?:that|of|is)`,
  phrase`trained (?:in|by|on|officer)|training: \w+ 20`,
]

/** The ways in which whoever decided the appeal is tied, leans or is not trained. */
export const appealTrainedWays: readonly Pattern[] = [
  against(phrase`${decider} … ${tie} … ${sides}`, {
    near: [judges],
    unless: clear,
    anyStance: true,
  }),
  against(phrase`${tie} … ${sides} … ${decider}`, {
    near: [judges],
    unless: clear,
    anyStance: true,
  }),
  against(phrase`${decider} … ${sides} … ${tie}`, {
    near: [judges],
    unless: clear,
    anyStance: true,
  }),
  against(phrase`whose ${kin} is (?:the )?${sides}|${sides} (?:is|are) (?:my|the) ${kin}`, {
    unless: clear,
  }),
  against(phrase`${stake}`, { near: [phrase`(?:appeals?|upheld|finding)`], unless: clear }),
  against(phrase`${leaning}`, {
    near: [phrase`(?:appeals?|papers|appeal officer)`],
    unless: clear,
    anyStance: true,
  }),
  against(
    phrase`(?:not|never) (?:\w+ )?(?:met|known|seen) (?:a|one|any) (?:young )?(?:woman|man|girl|boy|student) who`,
    { unless: mended },
  ),
  against(phrase`${untrained}`, {
    near: [phrase`(?:appeals?|panel|panelists|officer|dean|president|members)`],
    unless: clear,
  }),
  against(
    phrase`(?:saw|sees|see|felt) no (?:need|reason|cause) to (?:step aside|recuse|withdraw|stand down)|(?:stayed on|kept the appeal|leave it to (?:her|him))`,
    { unless: clear },
  ),
  against(
    phrase`firm that (?:defends|represents)|has not taken part in any|natural person to|(?:nevertheless|nonetheless) (?:kept|decided|heard|took)`,
    { near: [phrase`appeal\w*`], unless: clear },
  ),
]
