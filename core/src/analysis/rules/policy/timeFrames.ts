import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { timeFrameWays } from './ways/timeFrames.ts'
import { policyPoint } from './wholePolicy.ts'

const stage = words(
  'process',
  'investigations?',
  'cases?',
  'matters?',
  'hearings?',
  'grievances?',
  'complaints?',
  'stages?',
  'appeals?',
  'proceedings?',
  'resolutions?',
  'procedures?',
  'determinations?',
  'steps?',
)
const count = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty[- ]five|sixty|seventy[- ]five|ninety|(?:one )?hundred(?: and \w+)?)(?: \(\d+\))?`
const unit = words(
  '(?:business |calendar |school |working |class |academic )?days',
  'weeks',
  'months',
)

/** Time limits for reports, for the respondent's duties or for records, and delays with a good cause. */
const notHere = [
  phrase`(?:filed|file|reported|report|made) at any time`,
  phrase`good cause`,
  phrase`(?:report(?:s|ing)?|file[d]?|filing|statute|records?|supportive|measures|sanction\w*|disciplin\w*|retain\w*|kept) … (?:at any time|time limit|deadline|long as|no (?:time|deadline))`,
  phrase`(?:time limit|deadline)s? (?:for|on|to) (?:an? |any |the |making )*(?:reports?|report\w*|fil\w+|making|bring\w*|formal complaint)`,
  phrase`(?:records?|measures|supportive)`,
  phrase`(?:deadline|time limit)s? (?:has|have) (?:passed|expired)`,
  phrase`not (?:be )?(?:delayed|extended) without`,
]

/** 106.45(b)(1)(v): reasonably prompt time frames; longer only for good cause, with written notice and reasons. */
export const timeFrames = rule('POL-08', {
  check: policyPoint({
    against: unlessAlso(
      [phrase`one often hears|construction`],
      [
        ...timeFrameWays,
        against(
          phrase`(?:at (?:its|our|their) own pace|as (?:slowly|quickly) as|in (?:its|our|their) own time|laid aside|put aside|put on hold|shelved|cannot be said|no target|open-?ended)`,
          { about: [phrase`(?:${stage}|investigat\w+|how long)`], unless: notHere },
        ),
        against(
          phrase`(?:stretch|extend|lengthen|move|change|postpone|delay|set aside|hold|pause) (?:any|all|the|every|a|each) … (?:deadline|period|time|step|stage|limit|date|hearing)s? … (?:not|no|without|need not)`,
          { unless: notHere },
        ),
        against(
          phrase`(?:has|have|are|is|sets?|gives?) no (?:time limits?|deadlines?|time ?frames?|end date|limit in time|target)`,
          { unless: notHere },
        ),
        against(
          phrase`(?:${doesNot}|no|not) (?:\w+ ){0,4}?(?:schedule|timetable|time limits?|deadlines?|set time|fixed (?:length|time|period)|time for completion|time ?frames?|timelines?)`,
          { about: [phrase`(?:${stage}|investigat\w+|panel)`], unless: notHere },
        ),
        against(
          phrase`(?:for )?(?:as long as|whatever time|however long|all the time) (?:\w+ ){0,4}?(?:needs?|requires?|takes?|considers?|likes?|wants?|necessary)`,
          { about: [phrase`${stage}|investigat\w+`], unless: notHere },
        ),
        against(
          phrase`(?:when they are finished|in the order received|held over (?:until|to)|no time for|until the (?:following|next) (?:year|term|semester))`,
          { about: [phrase`${stage}`], unless: notHere },
        ),
        against(
          phrase`(?:put off|lengthen\w*|chang(?:e|es|ing)|extend\w*|delay\w*|paus\w+|suspend\w*|postpon\w+|alter\w*|set aside|hold up|held up) … (?:without (?:telling|notice|reason|saying|informing|giving|explan\w+)|at will|as (?:it|he|she|they) (?:thinks?|sees?|likes?|wishes|chooses)|whenever|when (?:the|it) (?:office|staff)|short of staff|for any reason|not be (?:announced|explained)|no (?:reason|notice))`,
          {
            about: [phrase`(?:${stage}|deadlines?|period|timelines?|step|time)`],
            unless: [...notHere, phrase`not (?:be )?(?:extended|delayed|postponed)`],
          },
        ),
        against(
          phrase`(?:delays?|extensions?|postponements?) … (?:at the discretion|for any reason|not (?:be )?(?:announced|explained|notified)|need not|not given|whenever|without)`,
          { unless: notHere },
        ),
        against(
          phrase`(?:part(?:y|ies)|notice) … (?:not|never) (?:be )?(?:told|informed|notified|given) … (?:delay|extension|postpon)\w*`,
          { unless: notHere },
        ),
        against(phrase`notice of (?:an? |any |the )?(?:extension|delay)s? (?:is|are|will) not`),
        against(
          phrase`(?:no|not(?: \w+)?|without) (?:fixed |set |specific |stated |particular |overall |any |a |an )*(?:periods?|time ?(?:frames?|limits?|lines?)|deadlines?|schedule) … (?:for|to|in|at|is|are|apply|exist)`,
          {
            about: [phrase`${stage}`],
            unless: [
              phrase`(?:filing|file|report\w*|statute|time limit (?:on|for) (?:report|fil|making))`,
              phrase`(?:deadline|time limit)s? (?:has|have) (?:passed|expired)`,
            ],
          },
        ),
        against(
          phrase`(?:as long as|however long|whatever time) … (?:require|necessary|needed|takes?|circumstances|need)`,
          {
            about: [phrase`${stage}`],
            unless: [phrase`(?:retain|keep|records|kept|employed|enrolled)`],
          },
        ),
        against(
          phrase`(?:extend(?:s|ed)?|delay(?:s|ed)?|pause[sd]?|suspend(?:s|ed)?|postpone[sd]?|prolong(?:s|ed)?|set aside) … (?:at any time|for any reason|(?:when|as|where|if) (?:it is )?(?:convenient|needed|necessary|it sees fit|it chooses)|(?:sole|its|his|her|their) discretion|without (?:notice|giving|stating|reason|explanation|telling|informing)|indefinitely|as (?:it|he|she|they) (?:see|think|deem)s? (?:fit|proper|appropriate|necessary))`,
          { unless: [phrase`(?:good cause|not|never|respondent|student may|sanction|disciplin)`] },
        ),
        against(
          phrase`(?:no|without|not (?:be )?(?:given|told|sent|notified|informed)) (?:any )?(?:written )?(?:notice|notification|reasons?|explanation) … (?:delay|extension|extend\w*|postpon\w*)`,
        ),
        against(
          phrase`(?:delay|extension|postponement)s? … (?:need not|not (?:need to |have to )?be|no need to be|without) (?:\w+ )?(?:explain\w*|justif\w*|notif\w*|announce\w*|in writing|written|notice|reasons?)`,
        ),
      ],
    ),
    found: [
      affirms(
        phrase`(?:within|in|no (?:later|more) than|about|approximately|complete\w*|aim\w*) … ${count} ${unit}`,
        { about: [phrase`${stage}`], anyStance: true },
      ),
      affirms(phrase`(?:reasonably prompt|time ?(?:frames?|lines?))`, { anyStance: true }),
    ],
  }),
})
