import { phrase, words } from '../../../analysis/language/phrase.ts'
import { office } from './people.ts'
import type { Situation } from './situation.ts'

const place = words(
  'class(?:es)?',
  'classroom',
  'section',
  'dorm',
  'room',
  'floor',
  'building',
  'hall',
  'lunch',
  'bus',
  'schedule',
  'seat',
  'team',
  'shifts?',
  'lab',
  'school',
  'homeroom',
  'recess',
  'locker',
)
const movedUs = words(
  '(?:moved|moving|move|switched|switching|switch|transferred|transferring|changed|changing|put|pulled|reassigned) .. (?:me|my|her|him|us|mine)',
  '(?:made|make|making|told|telling|want|wants|asked|asking|forced|forcing) (?:me|her|him|us|my \\w+(?: \\w+)?) .. (?:move|switch|change|leave|transfer|drop|eat|sit|stay home|go home)',
  'why (?:do|does|should|must|am|is) (?:i|she|he|my \\w+|we) .. (?:have to |the one )?(?:move|moving|switch|leave|change|drop)',
)
const otherStays =
  '(?:he|she|they|the (?:boy|girl|guy|kid|other (?:kid|student|boy|girl))|that (?:boy|girl|guy|kid)) .. (?:stays?|stayed|keeps?|kept|gets? to|got to|still|did not (?:have to )?move|nothing|remains?|is fine|goes on)'
const asked = words(
  'asked',
  'asking',
  'requested',
  'requesting',
  'begged',
  'emailed',
  'applied',
  'wrote',
  'want(?:ed)?',
  'need(?:ed)?',
)
const help = words(
  'extensions?',
  'help',
  'support',
  'supportive measures?',
  'accommodations?',
  'moved?',
  'room (?:change|switch)',
  'dorm',
  'no contact',
  'schedule',
  'measures?',
  'things?',
  'counseling',
  'escort',
  'incompletes?',
  'another (?:shift|class|section|room|dorm|seat)',
  'different (?:shift|class|section|room|dorm|seat)',
  'time off',
  'leave',
)
const refused = words(
  'no',
  'denied',
  'deny',
  'refused',
  'refuses',
  'said no',
  'turned (?:me |it |us |her |him )?down',
  'ignored',
  'ignoring',
  'nothing',
  'crickets',
  'never (?:got|heard|answered|replied)',
  'no (?:answer|reply|reason)',
  'not (?:possible|their problem|available)',
  'can not do',
  'will not (?:do|give|help|let|move|change)',
  'did not (?:do|give|help|answer)',
  'all no',
)

/** Help from the school, wished for, refused or put on the wrong person. */
export const supports: readonly Situation[] = [
  {
    slug: 'supportive-measures-explained',
    signs: [
      {
        says: [phrase`${movedUs}`, phrase`${otherStays}`],
        near: [phrase`${movedUs}`],
        also: [phrase`${place}`],
        never: [
          phrase`(?:i am the (?:respondent|accused)|accus\w*|against me|emergency|pregnan\w*|before (?:any|a|the|it|anything)|proven|my son|discipline|hand up|touch\w*|sanction\w*|remed\w*|for (?:her|his) sake)`,
        ],
      },
      {
        says: [
          phrase`(?:will not|refus\w+ to|can not|not (?:going to )?) … (?:do|help|act|lift|give|move|change|offer|start) … (?:until|unless|till|without|before) .. (?:i|we|she|he|you) .. (?:sign\w*|file|name|say|give|put|write|make|formal|report|agree)`,
          phrase`(?:no|any|get) (?:help|support|measures|extension|escort|counseling) … (?:until|unless|till|without|before) … (?:sign\w*|fil\w+|formal|complaint|name|paper\w*)`,
          phrase`(?:just|only) (?:want|need) .. (?:another|a different|to (?:move|switch|change)|a new) (?:shift|class|section|room|dorm|seat|lab|schedule|team|desk|office)`,
          phrase`(?:no drama|do not want (?:to |a |any )?(?:drama|trouble|to get (?:him|her|them) in trouble|a case|an investigation|to file|to report|formal)|without (?:a case|an investigation|all that|going formal|making it (?:a )?big)) … (?:want|need|just|can) … ${help}`,
          phrase`(?:want|need|just) … ${help} … (?:no drama|do not want (?:to |a |any )?(?:drama|trouble|a case|an investigation|to file|to report))`,
        ],
        never: [phrase`(?:mediat\w*|appeal|advisor)`],
      },
    ],
  },
  {
    slug: 'if-no-support-is-offered',
    signs: [
      {
        says: [
          phrase`${asked} … ${help} … ${refused}`,
          phrase`${refused} … (?:to|my|our|her|every) … (?:request\w*|asks?|${help})`,
          phrase`${office} … (?:said no|denied|refused|turned down|ignored) … ${help}`,
        ],
        never: [
          phrase`(?:hearing|appeal|evidence|advisor|witness\w*|investigator|report|interview|police|mediat\w*|charge|fee|bill|pay|sign something|unless|until)`,
        ],
      },
    ],
  },
  {
    slug: 'supportive-measures-for-respondents',
    signs: [
      {
        says: [
          phrase`(?:moved|kicked|banned|barred|put|told|forced|made|switch\w*|changed) .. (?:me|my (?:son|daughter|kid|boy)) … (?:room|dorm|class\w*|schedule|online|gym|dining|library|team|building)`,
        ],
        near: [
          phrase`(?:i am the (?:respondent|accused|one accused)|accused me|against me|accused (?:him|my)|i did not do (?:it|anything)|i (?:have not|was not) .. found)`,
        ],
      },
    ],
  },
  {
    slug: 'no-contact-orders',
    signs: [
      {
        says: [
          phrase`(?:keep|stay|kept|stays) .. away from (?:me|her|him|us|my)`,
          phrase`(?:order|rule|told) .. (?:not|never) .. (?:to )?(?:contact|talk to|text|message|come near) .. (?:me|her|him|each other)`,
        ],
        never: [phrase`(?:court|judge|hearing|witness\w*|evidence|police)`],
      },
    ],
  },
]
