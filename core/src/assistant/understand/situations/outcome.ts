import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Situation } from './situation.ts'

const silent = words(
  'stopped (?:answering|responding|replying|cooperating|participating|coming|showing|talking)',
  'not (?:answering|responding|replying|cooperating|participating|showing up|talking)',
  'will not (?:answer|respond|reply|cooperate|participate|talk|show)',
  'never (?:answered|responded|replied|showed|came)',
  'quit (?:answering|responding)',
  'ghost(?:s|ed|ing)',
  'refus\\w+ to (?:cooperate|participate|talk|answer|be interviewed)',
  'went (?:silent|quiet|dark)',
)
const over = words(
  'closed?',
  'closing',
  'dismiss\\w*',
  'dropp?\\w*',
  'ends?',
  'ended',
  'over',
  'thrown out',
  'toss\\w*',
  'done',
)
const conduct = words(
  'snap\\w* .. bras?',
  '(?:grab|slap|smack|pinch|touch)\\w* .. (?:butts?|ass|behind|chest|hair|waist|thighs?|legs?)',
  'comments?',
  'jokes?',
  'cat ?call\\w*',
  'whistl\\w+',
  'teas\\w+',
  'nicknames?',
  'names',
  'rat(?:es|ing) (?:girls|women|us|our|the)',
  'moan\\w*',
  'gestures?',
  'boys will be boys',
  'lewd',
  'gross',
  'pants(?:ed|ing)',
  'lift\\w* .. skirts?',
  'flash\\w*',
  'stares?',
  'staring',
  'asks? .. out',
  'flirt\\w*',
  'dirty (?:jokes|texts|talk)',
  'innuendo\\w*',
  'creepy',
)
const often = words(
  'every (?:single )?(?:day|class|week|practice|shift|time|morning)',
  'daily',
  'always',
  'keeps?',
  'again and again',
  'all (?:year|semester|day|the time)',
  'constantly',
  'non stop',
  'for (?:weeks|months|years)',
  'over and over',
  'each (?:day|class|week)',
  'count',
  'counts',
  'harassment',
  'just (?:a joke|joking|teasing|kidding|playing|flirting|boys)',
  'nothing',
  'overreacting',
  'too sensitive',
  'big deal',
)
const favor = words(
  'grades?',
  '(?:an|the|my) a',
  'a plus',
  'extra credit',
  'letter',
  'recommendation',
  'promotion',
  'spot',
  'raise',
  'job',
  'playing time',
  'starting',
  'scholarship',
  'pass(?:es|ing)?',
  'hours',
  'better shifts?',
  'lead',
  'solo',
  'internship',
  'funding',
)
const price = words(
  'dinner',
  'date',
  'dates',
  'drinks?',
  'go(?:ing)? out',
  'kiss',
  'nudes',
  'pictures?',
  'hotel',
  'sleep(?:ing)? with',
  'be nice to (?:him|her)',
  'come over',
  'come to (?:his|her) (?:place|house|apartment|room)',
  'sex\\w*',
  'massage',
  'private (?:session|lesson|meeting)',
  'weekend with',
  'hook up',
  'girlfriend',
)

/** Ends, agreements and what counts, told as they befell somebody. */
export const outcomes: readonly Situation[] = [
  {
    slug: 'dismissed-for-lack-of-evidence',
    signs: [
      {
        says: [
          phrase`(?:she|he|they|complainant|accuser|the (?:girl|guy|woman|man|person|student|other (?:side|party|student))|my accuser|who reported \w+|nobody) .. ${silent}`,
          phrase`(?:witness\w*|people) .. ${silent}`,
        ],
        near: [phrase`${over}`],
        never: [
          phrase`(?:advisor|lawyer|coordinator (?:is|will|stopped|never)|mediat\w*|respondent)`,
        ],
      },
      {
        says: [
          phrase`(?:closed|dismissed|dropped|ended|tossed) … (?:not enough|insufficient|lack of|no) (?:evidence|proof|info\w*|witness\w*)`,
        ],
      },
    ],
  },
  {
    slug: 'off-campus-or-abroad',
    signs: [
      {
        says: [
          phrase`(?:not (?:our|their|a school|the school\w*|a title ix) (?:problem|business|issue|jurisdiction|matter|concern)|no jurisdiction|nothing (?:we|they) can do|washed their hands|out of (?:our|their) hands|(?:does|did|do|is|was) not (?:count|covered|cover|apply))`,
        ],
        near: [
          phrase`(?:off campus|apartment|house|bar|club|abroad|spain|italy|london|paris|trip|spring break|airbnb|hotel|study abroad|party|concert|home|summer|mexico)`,
        ],
      },
    ],
  },
  {
    slug: 'one-comment-or-a-pattern',
    signs: [
      {
        says: [phrase`${conduct}`],
        near: [phrase`${often}`],
        never: [
          phrase`(?:appeal|hearing|evidence|witness\w*|reported|filed|dismiss\w*|advisor|case|complaint|respondent|investigat\w+|report|retaliat\w+|raped?|assaulted|follow\w*)`,
          phrase`(?:grade|recommendation|promotion|raise) .. (?:if|for|unless)`,
        ],
      },
    ],
  },
  {
    slug: 'quid-pro-quo',
    signs: [
      {
        says: [
          phrase`${favor} … (?:if|for|in exchange|unless|depends|when|as long as|in return) … ${price}`,
          phrase`(?:if|unless|for|in exchange for|when|after) … ${price} … ${favor}`,
        ],
        near: [
          phrase`(?:professor|teacher|coach|boss|manager|supervisor|ta|director|advisor|pi|staff|tutor|instructor|dean|counselor|he|she)`,
        ],
        never: [phrase`(?:hearing|appeal|mediat\w*|informal|evidence|sanction\w*)`],
      },
    ],
  },
  {
    slug: 'informal-resolution-is-voluntary',
    signs: [
      {
        says: [
          phrase`(?:want|wants|make|making|made|push\w*|told|telling|asked|asking|suggest\w*|keeps?|forc\w+|says?|said) … (?:sit down (?:with|together)|talk it out|circle|apologi[sz]\w*|hug it out|shake hands|peer mediation|mediat\w*|work it out|restorative|make up|facilitated|handshake|settle)`,
        ],
        never: [
          phrase`(?:professor|teacher|coach|staff|employee|boss|supervisor|instructor|agreed already|signed)`,
          phrase`(?:change my mind|back out|withdraw|regret)`,
        ],
      },
    ],
  },
  {
    slug: 'informal-resolution-with-an-employee',
    signs: [
      {
        says: [
          phrase`(?:sit down (?:with|together)|talk it out|circle|hug it out|shake hands|mediat\w*|work it out|restorative|informal\w*|facilitated|settle)`,
        ],
        near: [
          phrase`(?:professor|teacher|coach|staff|employee|instructor|ta|custodian|bus driver|aide|lecturer|director)`,
        ],
        never: [phrase`(?:two students|coworkers?|colleague|between staff)`],
      },
    ],
  },
]
