import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not, oneSide, turnedAway } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const appeal = words(
  'appeal(?:s|ed|able|ing)?',
  'second look',
  'review(?:ed)?',
  'look again',
  'recourse',
)
const decided = words(
  'dismiss\\w*',
  'determinations?',
  'findings?',
  'decisions?',
  'outcomes?',
  'closing',
  'results?',
)
const who = words(
  oneSide,
  'complainants?',
  'respondents?',
  'students? who',
  'parties',
  'first-year students',
  'party who',
  'employees?',
  'the district',
  'head of school',
  'others',
)
const both = [
  ...mended,
  phrase`(?:each of you|either (?:of you|party)|both (?:parties|of you)|so may (?:he|she|you)|the same (?:appeal|goes)|just as the|second appeal|appeal officer's|fourth ground|three things|no fee|disappointment|disappointing|that you had all along|three|if no appeal|interim|parking|late|disagree\w* with)`,
]
const ground = words(
  'new evidence',
  'bias',
  'partial',
  'irregularit\\w+',
  'procedur\\w+',
  'objection to the persons',
  'conflict of interest',
)

/** The ways in which a policy cuts the appeal off. */
export const appealPolicyWays: readonly Pattern[] = [
  against(
    phrase`${who} (?:may|can|has|have|is|are) … ${appeal} … (?:complainants?|respondents?|others|the other|neither|ms|mr|she|he) (?:\w+ )?(?:cannot|may not|has had|have had|has no|have no|have accepted|for)`,
    { unless: both },
  ),
  against(
    phrase`(?:complainants?|respondents?|others|first-year students|parties) … (?:${not} (?:\w+ ){0,2}?(?:have|appeal|forwarded|an appeal)|have no recourse|has had (?:her|his) (?:answer|say)|had their chance|have accepted)`,
    { near: [phrase`${appeal}`], unless: both },
  ),
  against(
    phrase`${decided} … (?:cannot be (?:challenged|appealed|reviewed)|not subject to review|(?:is|are) final from|that is the end|needs no second look|closed for good)`,
    { unless: both },
  ),
  against(phrase`(?:when|where|if) .. dismisses … end of it|dismissals? (?:are|is) final`, {
    unless: both,
  }),
  against(
    phrase`${ground} … (?:not (?:a |an )?(?:ground|basis)|no basis|cannot be raised|go to human resources|no influence|provided that it proves|on purpose)`,
    { near: [phrase`${appeal}|ground`], unless: both },
  ),
  against(
    phrase`(?:cannot|may not) (?:be )?(?:raise|raised)|knows (?:two|one) grounds|on no other`,
    { about: [phrase`(?:ground|appeal|partial|bias)`], unless: both },
  ),
  against(
    phrase`${appeal} … (?:gives? leave|permission|written support|fee of|bought|for a fee|\$ ?\d+|who attended every|discouraged|decided by the hearing officer whose|only one appeal)`,
    { unless: both },
  ),
  against(
    phrase`(?:written support|leave|permission|approval) (?:of|from) … ${appeal}|to appeal, .. needs|only one appeal|where the head of school gives`,
    { unless: both },
  ),
  against(
    phrase`(?:suspended|expelled|sanctioned) for more than … can appeal|can be appealed by the (?:district|college|school|university)`,
    { unless: both },
  ),
  against(
    phrase`(?:agree|accept) that … (?:decisions|outcomes) … not subject to (?:review|appeal)`,
    { unless: both },
  ),
  against(
    phrase`provides an appeal after hearings|you did not have one|(?:do|does) not (?:mention|provide|offer|have) an appeal|thank (?:mr|ms)\. \w+ for (?:her|his) participation`,
    { unless: both },
  ),
  against(
    phrase`neither the (?:finding|determination) … nor … (?:request|appeal)|neither has both`,
    { unless: [mended[0] as RegExp] },
  ),
  against(phrase`${decided} … ${turnedAway} … ${appeal}`, {
    unless: [...both, phrase`appeal (?:officer|panel|decision)`],
  }),
  against(phrase`(?:complainants?|respondents?) (?:may|can) ?not(?= ?[.;,]|$)`, {
    near: [phrase`${appeal}`],
    unless: both,
  }),
]
