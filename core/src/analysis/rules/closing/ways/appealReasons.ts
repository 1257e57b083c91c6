import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const why = words(
  'reasons?',
  'reasoning',
  'rationale',
  'explanations?',
  'explain(?:ed|s)?',
  'why',
  'basis',
  'grounds of its view',
  'thinking',
  'written (?:opinion|account|decision)',
  'statement of how',
  'opinion',
  'findings were',
  'how (?:he|she|they|we|i|it) (?:came|arrived|reached)',
  'comment on its votes?',
  'appeal results on paper',
  'deliberations',
  'which way each argument',
  'go through them one by one',
  'restate',
)
const given = [
  ...mended,
  phrase`(?:in the letter|given in full|five pages|set(?:s)? out|below|follow(?:s)?|attached|on the web|may not decide|adopts a written|three pages|that you asked|written on these|for filing|no reasons? (?:to|are needed)|no reason(?:s)? (?:why|given by|that))`,
  phrase`(?:appellant|panel|respondent|complainant|you|ground|argument|appeal) (?:\w+ )?(?:does|did|has|gave|gives|offered|offers|could|cannot|do) (?:not |no )?(?:\w+ )?(?:reason|explain|explanation|explained|show)`,
  phrase`no reason to`,
]

/** The ways in which an appeal decision keeps its reasons. */
export const appealReasonsWays: readonly Pattern[] = [
  against(
    phrase`(?:no|without) (?:further |other |any |written |separate |such |more )*(?:reasons?|reasoning|rationale|explanations?|opinion|statement of how|findings) (?:\w+ ){0,5}?(?:will|is|are|was|were|has|have|can|be|given|prepared|adopted|recorded|for|of)`,
    { unless: given },
  ),
  against(
    phrase`(?:${not}|declin\w+ to|need not|nor) (?:\w+ ){0,2}?(?:give|gives|given|giving|provide\w*|state|stated|share|shared|supply|supplied|prepare\w*|record|keep|put|go into|say|explain|explained|comment on|restate|disclose|publish) (?:\w+ ){0,4}?(?:${why}|at this level|and discretion)`,
    { unless: given },
  ),
  against(
    phrase`(?:${why}) (?:[\w']+ ){0,8}?(?:is|are|was|were|has been|have been|stays?|remains?|must) (?:\w+ )?(?:confidential|privileged|internal|removed|withheld|not (?:prepared|given|part|recorded|shared|disclosed|stated|explained|supplied)|given to counsel|supplied only|in (?:her|his|their) mind|simply to trust|bought|known to the)`,
    { unless: given },
  ),
  against(
    phrase`(?:practice|policy|custom) to (?:explain|give reasons) … on request|regarding why … (?:trust|ask you)|which way each argument … not|(?:keep|kept|have) no written (?:account|reasons|opinion)|in (?:her|his|their) mind and need not|deliberations, … confidential|basis of this decision … (?:privileged|counsel)`,
    { unless: mended },
  ),
  against(phrase`(?:only|solely) (?:where|if|when|to) … (?:appeal succeeds|lost|request)`, {
    about: [phrase`${why}`],
    unless: given,
  }),
  against(
    phrase`(?:votes? (?:yes or no|was to)|motion carried|majority prevailed|voted no|green or red|form with two boxes|run its course|comfortable with where|tell you the rest|will share with you when you|so there will not be one|in touch when it is clear|see the change on)`,
    { unless: given },
  ),
  against(
    phrase`for reasons (?:known to|that (?:the|i|we) (?:\w+ ){0,3}?(?:has|have|need|keep|prefer))`,
    { unless: mended },
  ),
  against(
    phrase`(?:would|will) (?:not be helpful|serve no purpose|be of no use|help nobody) … (?:why|go through|go into|explain)`,
    { unless: mended },
  ),
  against(
    phrase`(?:discretion|decisions? at (?:this|that) level) … (?:not|never) (?:\w+ )?(?:explained|justified|reasoned)`,
    { unless: mended },
  ),
  against(
    phrase`(?:orally|by telephone|called both|summed up) … (?:unable to attend|how it came out|on paper|classmate)|points were noted|ground 1: (?:not )?sustained`,
    { unless: mended },
  ),
]
