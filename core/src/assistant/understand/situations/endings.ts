import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Situation } from './situation.ts'

const decider = words(
  'decision makers?',
  'panel\\w*',
  'investigators?',
  'coordinators?',
  'dean',
  'hearing (?:officer|chair|board)',
  'chair',
  'principal',
  'one of the (?:judges|people deciding|panelists)',
  'vice principal',
  'the (?:lady|guy|man|woman|person) (?:deciding|investigating|on my case|who decides)',
  'title ix (?:lady|guy|person|woman|man|office)',
  'superintendent',
)
const tie = words(
  'friends?',
  'buddies',
  'golf\\w*',
  'married',
  'cousins?',
  'uncle',
  'aunt',
  'related',
  'dating',
  'frat(?:ernity)? brothers?',
  'sorority sisters?',
  'donors?',
  'donat\\w+',
  'coach(?:es|ed)?',
  'went to (?:school|college) with',
  'follows?',
  'liked?',
  'facebook',
  'instagram',
  'twitter',
  'church',
  'neighbors?',
  'used to (?:work|coach|teach|date)',
  'hug\\w*',
  'drinks with',
  'best man',
  'godfather',
  'bias\\w*',
  'takes? (?:his|her) side',
  'on (?:his|her) side',
  'rolled? (?:his|her|their) eyes',
  'already (?:made up|decided)',
  'made up (?:his|her|their) mind',
  'hates? (?:men|women|me|guys|girls|athletes)',
)
const lost = words(
  'lost',
  'found (?:me|him|her|not)? ?responsible',
  'found me',
  'decision (?:came|letter|was|is)',
  'outcome',
  'ruled',
  'ruling',
  'result',
  'after the (?:hearing|decision)',
  'verdict',
  'it is over',
  'appeal\\w*',
  'not responsible',
)
const exam = words(
  'finals?',
  'midterms?',
  'exams?',
  'surgery',
  'funeral',
  'sick',
  'flu',
  'covid',
  'wedding',
  'due date',
  'flight',
  'court date',
  'graduation',
  'same (?:day|time|morning|hour|week)',
  'religious',
  'yom kippur',
  'eid',
  'ramadan',
  'shabbat',
  'christmas',
  'deployed',
  'work that day',
  'work trip',
  'tournament',
  'interview',
)

/** The hearing, the decision and what comes after. */
export const endings: readonly Situation[] = [
  {
    slug: 'bias-or-conflict-of-interest',
    signs: [
      {
        says: [phrase`${decider} … ${tie}`, phrase`${tie} … ${decider}`],
        never: [
          lostPhrase(),
          phrase`(?:told a friend|be my advisor|mediat\w*|friends? (?:can|could|report\w*|be)|my friends? (?:is|was|saw)|witness\w*|decides?|coach (?:benched|touched)|touch\w*)`,
        ],
      },
    ],
  },
  {
    slug: 'bias-on-appeal',
    signs: [
      {
        says: [phrase`${decider} … ${tie}`, phrase`${tie} … ${decider}`],
        near: [lostPhrase()],
        never: [phrase`(?:mediat\w*|be my advisor)`],
      },
    ],
  },
  {
    slug: 'postpone-a-hearing',
    signs: [
      {
        says: [phrase`hearing … ${exam}`, phrase`${exam} … hearing`],
        never: [
          phrase`(?:found|lost|appeal|recording|advisor (?:is|got|has)|report|xanax|meds|take for|same room|separate|decision|outcome|anxiety)`,
        ],
      },
    ],
  },
  {
    slug: 'cross-examination',
    signs: [
      {
        says: [
          phrase`(?:he|she|they|my ex|him|her|the (?:respondent|complainant|guy|girl)|my (?:rapist|abuser|attacker|accuser)) … (?:himself|herself|personally|directly|to my face|himself asks?|is (?:his|her) own lawyer) … (?:question\w*|ask\w*|cross|grill\w*)`,
          phrase`(?:he|she|they|my ex|him|her|the (?:respondent|complainant|guy|girl)|my (?:rapist|abuser|attacker|accuser)) … (?:question\w*|ask\w*|cross\w*|grill\w*) me (?:himself|herself|personally|directly|anything|stuff)`,
          phrase`(?:can|could|will|does|let) (?:he|she|him|her|my (?:ex|rapist|abuser|attacker|accuser)) .. (?:question|cross examine|interrogate|grill) me`,
        ],
        never: [phrase`(?:police|detective|dinner|out on|interview)`],
      },
    ],
  },
  {
    slug: 'separate-rooms',
    signs: [
      {
        says: [
          phrase`(?:sit|be|look|stare|face|breathe|walk|sitting|seeing|facing|across|stand) … (?:at him|at her|him|her|them|same room|in a room with|across from|my (?:ex|rapist|abuser|attacker|accuser)) … (?:hearing|panel)`,
          phrase`(?:hearing|panel) … (?:sit|be|look|stare|face|breathe|sitting|seeing|facing|across|in) … (?:at him|at her|same room|room with|across from|across the table|(?:see|facing|face|seeing) (?:him|her|my))`,
        ],
        never: [phrase`(?:advisor|mother|question\w*|not (?:go|show|come)|skip|appeal|witness)`],
      },
    ],
  },
  {
    slug: 'investigator-does-not-decide',
    signs: [
      {
        says: [
          phrase`(?:investigator|(?:lady|guy|man|woman|person|one|dean|principal|coordinator) who (?:interviewed|investigated|questioned)|same (?:person|lady|guy|man|woman|dean|principal)) … (?:decid\w+|ruled|ruling|decision|found me|punish\w*|judge|verdict|determin\w*)`,
          phrase`(?:decided|ruled|decision) … (?:by )?(?:the )?(?:same (?:person|lady|guy|man|woman)|investigator)`,
        ],
        never: [
          phrase`(?:appeal\w*|bias\w*|friends?|should i|to the investigator|told the investigator)`,
        ],
      },
    ],
  },
  {
    slug: 'new-evidence-on-appeal',
    signs: [
      {
        says: [
          phrase`(?:found|found out|turned up|got|came out|showed up|sent me|surfaced|recovered|discovered|new|just saw) … (?:video|texts?|messages?|photos?|footage|recording|witness|screenshots?|proof|evidence|snaps?|emails?|camera)`,
          phrase`(?:video|texts?|messages?|photos?|footage|recording|witness|screenshots?|proof|evidence|camera) … (?:turned up|came out|showed up|surfaced|came forward|popped up|appeared)`,
        ],
        near: [
          phrase`(?:after (?:the|they|it|i|he|she|my) .. (?:decision|decided|outcome|ended|over|lost|found|ruling|hearing)|already (?:decided|over|closed|ruled)|case (?:is|was) (?:over|closed|done)|too late now|decision (?:came|was|is) (?:last|already|done)|now that it is over|outcome)`,
        ],
      },
    ],
  },
  {
    slug: 'who-decides-the-appeal',
    signs: [
      {
        says: [
          phrase`(?:same (?:person|dean|guy|lady|woman|man|panel|people|one|principal|officer)|(?:dean|person|panel|lady|guy) who (?:decided|found|ruled|expelled|suspended)) … appeal\w*`,
          phrase`appeal\w* … (?:same (?:person|dean|guy|lady|woman|man|panel|people|one|principal|officer)|(?:dean|person|panel|lady|guy) who (?:decided|found|ruled|expelled|suspended))`,
        ],
      },
    ],
  },
  {
    slug: 'respondent-leaves',
    signs: [
      {
        says: [
          phrase`(?:he|she|they|respondent|the (?:guy|girl|person|professor|teacher|coach|boy|kid|student|man|woman)(?: (?:who|that|i) \w+(?: \w+)?)?|my (?:rapist|abuser|attacker|professor|coach|harasser)) .. (?:transferr\w+|dropped out|graduat\w+|resign\w+|quit|retired?|retiring|left (?:the )?(?:school|college|university|campus)|unenrolled|withdrew from (?:the )?(?:school|college|university)|moved (?:away|schools|to another)|changed schools|enlisted)`,
        ],
        never: [
          phrase`(?:i (?:transferr\w+|dropped out|graduat\w+|left)|advisor|coordinator (?:quit|left|resigned)|investigator (?:quit|left|resigned)|complainant (?:left|transferred|graduated)|retaliat\w+|(?:because|since) .. (?:i|she) (?:reported|testified))`,
        ],
      },
    ],
  },
  {
    slug: 'dismissal-letter',
    signs: [
      {
        says: [
          phrase`(?:closed|dismissed|tossed|dropped|ended|over) … (?:one line|by phone|on the phone|called me|no (?:reason|letter|explanation|details)|without (?:a )?(?:reason|letter|explanation|anything)|nothing in writing|two sentences|voicemail|that is it|just like that|never said why|not say why)`,
          phrase`(?:one line|by phone|on the phone|no (?:reason|letter|explanation)|without (?:a )?(?:reason|letter|explanation)|voicemail|two sentence) … (?:closed|dismissed|tossed|dropped|ended)`,
        ],
        never: [phrase`(?:charges? dropped|lack of|answering|appeal denied)`],
      },
    ],
  },
  {
    slug: 'withdraw-a-complaint',
    signs: [
      {
        says: [
          phrase`(?:i|she|he) .. (?:wrote|sent|emailed|told|asked|said|signed|want\w*) … (?:drop (?:it|the|my|everything)|withdraw\w*|pull (?:it|my|the)|take (?:it|my|the) .. back|cancel (?:it|my|the))`,
          phrase`(?:i|she|he) (?:\w+ )?(?:withdrew|pulled|took back|dropped) (?:it|my|the|her|his) ?(?:complaint|case|statement|report)?`,
        ],
        near: [
          phrase`(?:regret\w*|over|undo|reopen|keep going|still|go on|continue\w*|case|complaint|end|ends|without me|change\w* my mind)`,
        ],
        never: [
          phrase`(?:told me to|texts? me|wants me to|telling me|pressuring|make me|from (?:the )?(?:class|school|college)|mediat\w*|informal|advisor|class|course|semester)`,
        ],
      },
    ],
  },
  {
    slug: 'removed-before-a-decision',
    signs: [
      {
        says: [
          phrase`(?:banned|barred|kicked|thrown|locked|escorted|walked|removed|suspended|trespassed|sent) .. (?:me|him|her|us|my (?:son|daughter|kid|boy|brother)|out|from|off) .. (?:from |off |out of |of )?.. (?:campus|dorm|school|the building|housing|university|college|everything)`,
          phrase`(?:can not|not allowed to|not) (?:go|set foot|be|step|return|come) .. (?:on|to|back|onto) .. (?:campus|school|dorm)`,
        ],
        near: [
          phrase`(?:before (?:the|any|a|anyone|they)|no (?:hearing|one asked|interview|decision)|overnight|today|this morning|immediately|accus\w*|allegation\w*|emergency|interim|without|effective|in an hour|yet|just (?:a|an)|not even)`,
        ],
        never: [
          phrase`(?:he should|want (?:him|her)|can (?:they|the school) (?:kick|remove|ban) (?:him|her)|iep|504|found responsible|appeal|after i (?:reported|filed)|staff|employee|professor|teacher|job)`,
        ],
      },
    ],
  },
  {
    slug: 'administrative-leave',
    signs: [
      {
        says: [
          phrase`(?:put|place\w*|sent|told|on) .. (?:me|him|her|my (?:husband|wife|dad|father|mother)|home|leave) … (?:leave|home|paid|unpaid|stay away|administrative)`,
        ],
        near: [
          phrase`(?:i (?:teach|coach|work)|staff|employee|professor|teacher|coach|faculty|custodian|adjunct|lecturer|union|job|paid|salary|instructor|aide)`,
        ],
        never: [
          phrase`(?:pregnan\w*|leave of absence|maternity|baby|parental|student worker|ra\b|leave (?:me|him|her|home|town))`,
        ],
      },
    ],
  },
]

function lostPhrase(): RegExp {
  return phrase`${lost}`
}
