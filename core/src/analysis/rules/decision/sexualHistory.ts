import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { pastRaised } from './pastRaised.ts'

const history = words(
  '(?:prior|previous|past|earlier|other) (?:sexual|romantic|intimate|dating) (?:\\w+ )?(?:behavio\\w+|conduct|histor\\w+|experiences?|activit\\w+|relationships?|relations|partners?|encounters?|life|lives|contact)',
  'sexual (?:histor\\w+|past|predisposition|reputation|lifestyle|partners|experience|orientation|life)',
  '(?:dating|romantic|relationship) history',
  'past (?:relationships?|boyfriends?|girlfriends?|partners?|sexual \\w+)',
  '(?:promiscu\\w+|hooks? up with (?:people|others?|many|several)|hooked up with (?:others?|many|several|people)|hooking up with|sleeps? around|slept around|slept with|sleeping with|easy|loose|flirt\\w* with (?:many|other|several))',
  'virgin\\w*',
  'history of (?:casual|sexual|one[- ]night)',
  '(?:previously )?(?:had|having) sex with (?:other|several|many|a number of)',
)
const used = words(
  'may(?: also)? (?:be )?(?:asked|raised|ask|raise|considered|discussed|used|admitted|explored|inquire|introduced|questioned|explore|consider)',
  '(?:is|are|was|were|will be|can be|could be|be) (?:\\w+ )?(?:allowed|relevant|considered|admissible|permitted|accepted|asked|raised|admitted|noted|discussed|explored|taken into account|given weight)',
  '(?:suggests?|indicates?|shows?|suggested|showed|indicated|supports?|undermines?|undercuts?|casts? doubt|weakens?|bears? on)',
  '(?:consider\\w*|took into account|take into account|taken into account|weighed|noted|relied on|finds? (?:this|it) relevant)',
  '(?:be ready|prepared|required|expected|asked|have) to (?:talk|answer|discuss|describe|explain|speak|disclose)',
  'described',
  '(?:tell|ask) (?:us|you|her|him|them) about',
)
const excluded = [
  phrase`(?:not|never|ir|in|no|nor|neither|cannot|without)[- ]?(?:be |been |ask\w* |consider\w* |relevant|admissib\w+|allow\w*|permit\w*|rais\w+|us\w+|about|deemed|includ\w*|any|discuss\w*|questions?|part)`,
  phrase`exclud\w+|except\w*|unless|barred|prohibited|forbid\w*|irrelevant|inadmissible|limit\w*|off[- ]limits|protected`,
  phrase`(?:offered|used|considered|included) … (?:on|to (?:prove|show)|for|as to) … (?:consent|someone (?:else|other))`,
  phrase`(?:between|with) (?:the (?:two )?(?:parties|respondent|accused)|each other|one another|them)`,
  phrase`respondent's (?:prior|previous|past|earlier|sexual|discipl\w+)`,
  phrase`sexual orientation … (?:harass\w*|discriminat\w*)|discriminat\w+|sex stereotyp\w+`,
  phrase`(?:training|trained|train)`,
  phrase`(?:he|him|respondent) and (?:the )?(?:complainant|she|her)|(?:complainant|she|her) and (?:the )?(?:respondent|he|him)`,
  phrase`(?:rumou?r\w*|spread|posted|called (?:her|him|them)|harass\w*)`,
]

/** 106.45(b)(6): the complainant's sexual past stays out, apart from two narrow exceptions. */
export const sexualHistory = rule('HRG-08', {
  check: ({ reading }) => {
    const at = findFirst(reading, [...patterns, ...pastRaised])
    if (at) return { state: 'contradicted', at }
    const found = findFirst(reading, shields)
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})

const patterns = [
  against(
    phrase`(?:slept|sleeps|sleeping|had (?:sex|intercourse|relations)|having (?:sex|intercourse|relations)|has (?:sex|intercourse)|(?:been|was|were|is) (?:seeing|dating|intimate with)|hook\w* up|gone (?:home|to bed)|(?:been )?in bed) (?:with )?(?:at least |about |up to )?(?:other|others|two|three|four|five|six|several|many|another|various|different|some|a (?:number|string|series) of|\d+)(?: \w+)? ?(?:men|women|boys|girls|guys|people|persons|students|partners|residents|players|teammates|friends|others|man|woman|boy|girl|guy|person)?`,
    { anyStance: true, unless: [...excluded, phrase`respondent (?:had|has|was|slept)`] },
  ),
  against(
    phrase`(?:has|have|had) (?:had )?(?:several|many|multiple|numerous|a number of|other) (?:sexual |casual |intimate )*(?:partners|relationships|encounters)`,
    { anyStance: true, unless: [...excluded, phrase`respondent (?:has|had)`] },
  ),
  against(
    phrase`(?:may|can|will|are free to|allowed to|permitted to) (?:\w+ )?(?:ask|question|inquire|raise|explore|discuss) … ${history}`,
    { unless: excluded },
  ),
  against(
    phrase`(?:been|was|were|is) (?:intimate|sexually active|involved|sleeping|physical) with (?:\w+ )?(?:other|others|two|three|four|several|many|another|various|different)`,
    { anyStance: true, unless: [...excluded, phrase`respondent (?:had|has|was)`] },
  ),
  against(
    phrase`(?:ask\w*|explor\w+|question\w*|inquir\w+|rais\w+|look into|talk about) … (?:complainant|she|her|reporting \w+|you) … other (?:boyfriends?|girlfriends?|partners?|men|women|boys|girls)`,
    { unless: excluded },
  ),
  against(phrase`${history} … ${used}`, { unless: excluded }),
  against(
    phrase`${used} … (?:about|of|on|that|as|how|whether|into|regarding|concerning) … ${history}`,
    { unless: excluded },
  ),
  against(
    phrase`(?:${complainant}|she|he|they|reporting \w+|her|him) … (?:often|frequently|regularly|usually|always|known (?:for|to|as)|reputation|as|was|is|had) ..  (?:hooks? up|hooked up|hooking up|sleeps? (?:around|with)|slept (?:around|with)|promiscu\w+|one[- ]night|many partners|(?:several|many|multiple|other) (?:sexual )?partners)`,
    {
      anyStance: true,
      unless: excluded,
    },
  ),
  against(
    phrase`(?:either|both|each|any) (?:party|parties|student|side) … (?:sexual (?:history|past|behavio\w+)|past relationships)`,
    { unless: excluded },
  ),
]
const shields = [
  against(phrase`${history} … (?:not|never|irrelevant|excluded|barred|inadmissible|unless)`),
  against(phrase`(?:not|no|never|cannot) … ${history}`),
  affirms(phrase`(?:exclud\w+|bars?|prohibit\w*) … ${history}`),
]
