/** Support that others hear of, and support refused with no reason written down. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const told = words(
  '(?:was|were|has been|have been|been) (?:\\w+ )?(?:told|informed|briefed|given|copied|shared|posted|published|announced|mailed|sent|forwarded|described|printed)',
  '(?:we|i|office|principal|coordinator|chair|college|school|district|center) (?:\\w+ )?(?:told|informed|briefed|gave|copied|shared?|posted|published|announce[ds]?|mailed|sent|sends|forwarded|described|mentioned)',
  'hangs in',
  'wears? a',
  'please wear',
  'looked up by',
  'newsletter',
  'student paper',
  'mailing list',
  'mailbox(?:es)?',
  'open to the pta',
  'at assembly',
  'staff meeting',
  'minutes are public',
  'no promises',
  'they have the whole story',
  'with both names',
  'appears in the notice we sent',
  'sat down with them',
)
const support = words(
  'support\\w*',
  'measures?',
  'accommodations?',
  'extensions?',
  'reason for your',
  'why (?:you|the seating|there|a teacher)',
  'room number',
  'background',
  'safety plan',
  'plan',
  'hotel',
  'escort',
  'absence notes?',
  'leave request',
  'no-contact arrangement',
  'your report',
  'your statement',
  'taxi rides?',
  'intake form',
  'what had happened to you',
  'who attended',
  'new address',
  'arrangements?',
  'assault',
  'moved',
)
const others = words(
  'professors',
  'instructors?',
  'teachers?',
  'residents',
  'roommates',
  'parents',
  'faculty',
  'names',
  'coach',
  'family',
  'employee',
  'class',
  'newspaper',
  'paper',
  'mother of the other',
  'attorney',
  'students',
  'supervisor',
  'door of the lab',
  'dean of your',
  'financial aid',
  'committee',
  'pta',
  'newsletter',
  'mailbox',
  'parties and witnesses',
  'staff meeting',
  'assembly',
  'badge',
  'vest',
  'brother',
  'privacy',
  'lounge',
)
const kept = [
  phrase`know that you have until|(?:not|n't|never|nobody|no one|none|without|nothing) (?:\w+ ){0,6}(?:told|tell|told why|know|named?|reason|shared?|mention\w*|said|say|explain\w*|sent|disclos\w*|inform\w*|reveal\w*|details|see)|only (?:what|as much|those who)|need to know|as far as|with your (?:permission|consent)|you asked us to|at your request|keeps? (?:it|them|this) (?:private|confidential)|private`,
]

/** SUP-06: others are told of it. */
export const supportSpread: readonly Pattern[] = [
  against(phrase`${told}`, {
    about: [phrase`${support} … ${others}`, phrase`${others} … ${support}`],
    unless: kept,
  }),
  against(
    phrase`(?:no promises|cannot promise|unable to promise|get around anyway|in the interest of openness|best to be candid|not practical)`,
    {
      near: [phrase`(?:privacy|private|confidential\w*|arrangements?|support\w*|assault)`],
      unless: [phrase`(?:complete|absolute|total|except|unless|as far as)`],
    },
  ),
]

const refusal = words(
  '(?:support|measures?|request|escort|plan|help|arrange|refus\\w+|turned down|anything|nothing|decision)',
)
const unreasoned = words(
  'not record(?:ed)? (?:why|the reasons?)',
  'not open to discussion',
  'reasons of (?:her|his|its|our|their) own',
  "(?:not|n't|nor) (?:\\w+ ){0,4}(?:put in writing|say why|expect a letter|give (?:a |the )?reasons?|account for|justify|minuted|document (?:their|the|our) reasons|want to arrange|make a file entry|write down)",
  'no need to say why',
  'nothing (?:about why|need be done)',
  'reasons are internal',
  'no record of your request',
  'no claim to be told',
  'is blank',
  'thrown away',
  'some things are just',
  'speaks for itself',
  'no further text',
  'let it be',
  'as an answer to',
  'among the latter',
  'not required to justify',
  'has been deleted',
  'without grounds',
  'as discussed\\W+no',
  'all right as you are',
  "can't do anything for you",
  "don't have a claim",
)

/** SUP-07: refused, and nothing says why. */
export const refusedUnreasoned: readonly Pattern[] = [
  against(phrase`${unreasoned}`, {
    near: [phrase`${refusal}`],
    unless: [
      phrase`(?:because|the reasons? (?:is|are|was|were)|for these reasons|written down|enclosed|below|instead we|teachers? (?:are|were) not told|need not say why|do not have to say why)`,
    ],
  }),
]
