import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Situation } from './situation.ts'

const soon = words(
  'today',
  'tomorrow',
  'tonight',
  'this (?:morning|afternoon|evening)',
  'in (?:an?|one|two|half an|\\d+) (?:hours?|minutes?)',
  '(?:at|by) \\d+(?: ?[ap]m)?',
  'right now',
  'first thing',
  'within the hour',
  'same day',
)
const helper = words('advisor', 'lawyer', 'attorney', 'support person')
const gone = words(
  'quit',
  'quits',
  'bailed',
  'bails',
  'ghosted',
  'ghosting',
  'dropped (?:me|out|us|him|her)',
  'backed out',
  'pulled out',
  'cancell?ed',
  'no show\\w*',
  'is sick',
  'got sick',
  'has (?:covid|the flu)',
  'hospital',
  'can not (?:come|make|do|be)',
  'will not (?:come|answer|be there|show|make)',
  'left',
  'moved away',
  'died',
  'stopped (?:answering|responding|replying)',
  'not (?:answering|responding|coming|there|replying|available|showing)',
  'disappeared',
  'vanished',
  'fell through',
  'stood me up',
  'flaked',
  'fired',
  'resigned',
  'double booked',
  'changed (?:his|her|their) mind',
  'walked out',
  'conflict',
  'never (?:showed|came|called)',
)
const kin = words(
  'mother',
  'father',
  'parents?',
  'brother',
  'sister',
  'hermano',
  'hermana',
  'mama',
  'papa',
  'tio',
  'tia',
  'aunt',
  'uncle',
  'cousin',
  'grandma',
  'grandmother',
  'friend',
  'roommate',
  'boyfriend',
  'girlfriend',
  'husband',
  'wife',
  'coach',
  'pastor',
  'priest',
  'imam',
  'rabbi',
  'mentor',
  'boss',
  'tutor',
  'professor',
  'union rep',
)
const other = words(
  'she',
  'he',
  'they',
  'the (?:girl|guy|complainant|respondent|other (?:side|party))',
)

/** The steps of a case, told as they befell somebody. */
export const steps: readonly Situation[] = [
  {
    slug: 'free-advisor-at-the-hearing',
    signs: [
      {
        says: [
          phrase`${helper} … ${gone}`,
          phrase`(?:no|without an?|not have an?|lost my) ${helper}`,
        ],
        near: [phrase`(?:hearing|cross exam\w*|panel|zoom)`],
        never: [phrase`(?:middle school|high school|k 12|\d+th grade\w*|principal)`],
      },
    ],
  },
  {
    slug: 'limits-on-advisors',
    signs: [
      {
        says: [phrase`${helper} … ${gone}`],
        never: [phrase`(?:hearing|cross exam\w*|panel|he left|she left)`],
      },
    ],
  },
  {
    slug: 'who-can-be-your-advisor',
    signs: [
      {
        says: [
          phrase`(?:want|can|could|may|like|let|bring|have|need|take|quiero|puede|puedo) … ${kin} … (?:sit(?:ting)? (?:with|by|next|beside)|with me|beside me|next to me|by my side|come (?:in|with|along|to)|in the (?:room|meeting|interview)|be there|my advisor|instead of a lawyer)`,
          phrase`(?:want|bring|have|need|take|like) (?:my|him|her|them|a|mi) … (?:sit(?:ting)? (?:with|by|next to|beside) me|as (?:my )?advisor)`,
        ],
        never: [phrase`(?:and (?:a|my) lawyer|two people|both|second person|k 12)`],
      },
    ],
  },
  {
    slug: 'time-before-the-interview',
    signs: [
      {
        says: [
          phrase`(?:meeting|interview|come (?:in|to|by)|show up|be (?:at|in|there)|report to|summon\w*|called (?:me|him|her) (?:in|down)|sit down with|talk to) … ${soon}`,
          phrase`${soon} … (?:meeting|interview|come (?:in|to|by)|show up|summon\w*)`,
        ],
        also: [
          phrase`(?:conduct|dean|title ix|office|investigator|principal|coordinator|email|emailed|letter|hr|incident|meeting|interview|allegations?|notice)`,
        ],
        never: [
          phrase`(?:hearing|advisor (?:quit|bailed|can not)|mediat\w*|detective|police|appeal|deadline|response)`,
        ],
      },
    ],
  },
  {
    slug: 'see-the-evidence',
    signs: [
      {
        says: [
          phrase`(?:only|just|have to|got to|must|can) .. (?:read|see|look|view|review|inspect|go over) … (?:(?:on|at|in) (?:their|the|a|his|her) (?:office|computer|screen|laptop|library|desk|portal|building)|hours?|minutes|no (?:copies|copy|notes|phones?|printing|download\w*)|supervis\w*|watch\w*|over my shoulder)`,
          phrase`(?:no (?:copies|copy|printing|screenshots|download\w*)|can not (?:print|download|copy|keep|screenshot)|not (?:send|email|give) (?:me|us|him|her) .. (?:copy|copies|the file|the evidence)|watermark\w*|view only)`,
        ],
        never: [phrase`(?:recording|transcript|training)`],
      },
    ],
  },
  {
    slug: 'decision-letter',
    signs: [
      {
        says: [
          phrase`${other} .. (?:got|received|knew|has|have|had|saw|heard|found out|was told|were told) .. (?:the |her |his |their )?(?:outcome|decision|letter|result|determination|ruling|email|it) … (?:i|me|we|us|my) .. (?:not|nothing|still|later|after|have not|did not|never|found|waiting|days?)`,
          phrase`(?:i|we) .. (?:not|never|still) .. (?:got|gotten|received|heard|seen) … (?:but|and|while) ${other} .. (?:got|has|did|knew|already|heard)`,
          phrase`${other} (?:got|knew|heard|has|received) .. (?:\w+ )?(?:before (?:me|i did|us)|days? (?:before|earlier)|first)`,
        ],
        also: [phrase`(?:outcome|decision|letter|result|determination|ruling|it|email)`],
        never: [
          phrase`(?:dismiss\w*|evidence|report|appeal (?:result|decision)|statement|notice|interview)`,
        ],
      },
    ],
  },
  {
    slug: 'sexual-history',
    signs: [
      {
        says: [
          phrase`(?:who (?:i|she|he|my \w+(?: \w+)?) (?:\w+ )?(?:kissed|dated|slept with|hooked up with|been with|was with)|(?:slept|sleeping|sleep|hooked up|hooking up) (?:with|around)|body count|tinder|hinge|bumble|grindr|onlyfans|sex life|virgin\w*|my exes|past (?:hookups|boyfriends|girlfriends|partners|relationships)|how many (?:guys|men|people|partners)|(?:short|tight) (?:skirt|dress|shorts)|what i (?:wore|was wearing)|what she (?:wore|was wearing)|promiscu\w*|reputation|slut\w*|whore)`,
        ],
        near: [
          phrase`(?:hearing|packet|report|evidence|file|question\w*|ask(?:s|ed|ing)?|bring\w*|brought|advisor|lawyer|investigator|panel|statement|interview|use|put)`,
        ],
        never: [phrase`(?:calling|calls|called|spread\w*|rumors at|yelled|post\w*)`],
      },
    ],
  },
  {
    slug: 'records-for-seven-years',
    signs: [
      {
        says: [
          phrase`(?:shred|shredded|throw (?:it |everything )?(?:away|out)|delete|deleted|destroy|destroyed|erase|erased|wipe|keep|kept|toss|tossed|on file|gone|disappear) … (?:case|file|files|records?|papers?|everything|recording|it all|my name)`,
          phrase`(?:case|file|files|records?|papers?|everything|recording) … (?:shred\w*|thrown (?:away|out)|deleted|destroyed|erased|wiped|kept|tossed|expunged|disappears?)`,
        ],
        never: [
          phrase`(?:he|she|they|respondent|complainant|witness) .. (?:deleted|destroyed|erased|is deleting)`,
          phrase`(?:texts|messages|snaps|camera|footage|video|phone|therapy|medical|transcript|employer|treatment|informal|resolution|sign|report)`,
        ],
      },
    ],
  },
  {
    slug: 'who-will-know-your-name',
    signs: [
      {
        says: [
          phrase`(?:coordinator|dean|office|staff|investigator|principal|teacher|secretary|school|they|ra|counselor|someone in|somebody in) .. (?:told|tells|leaked|emailed|announced|let slip|blabbed|spilled|gossip\w*|forwarded|cced) … (?:my (?:boss|coach|team\w*|professors?|roommates?|parents of|chair|colleagues|coworkers|friends|whole|lab|name|supervisor|landlord)|a (?:guy|girl|student|friend|kid|parent)|another|some (?:guy|girl|kid)|everyone|whole|the (?:team|class|dorm|department|faculty|staff|office|other parents))`,
        ],
        never: [phrase`(?:mandatory reporter|no contact|told my parents|told me)`],
      },
    ],
  },
]
