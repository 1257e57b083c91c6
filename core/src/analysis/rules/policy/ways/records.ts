import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const paper = words(
  '(?:investigation |title ix |case |the |his |her )?files?',
  'records?',
  '(?:appeal |all )?papers',
  'documents?',
  'documentation',
  'recordings?',
  'minutes',
  'e-?mails? of the',
  'training slides',
  'slides',
  'notes?',
  'evidence',
  'complaint and what',
  'her complaint',
  'all else',
  'the agreement',
  'copy of the resolution',
  'dismissed complaints',
  'everything',
  'findings of non-responsibility',
  'sanctions',
  'what was done',
  'the case',
  'nothing',
  'what you tell us',
  'one',
)
const gone = words(
  'shred\\w*',
  'destroy\\w*',
  'delet\\w*',
  'eras\\w*',
  'purg\\w*',
  'burn(?:ed|t|s)?',
  'torn up',
  'thrown? (?:\\w+ ){0,3}?(?:away|out)',
  'discard\\w*',
  'dispos\\w* of',
  'wiped',
  'recycled',
  'removed from all',
  'clean up',
  'overwritten',
  'no longer exists?',
  'handed back',
  'returned to the investigator',
  'not (?:filed|noted|keep|kept|stored|hold on|held)',
  'do(?:es)? not (?:keep|hold|store|retain)',
  'leaves no documents',
  'go after',
)
const short = words(
  '(?:a|one|two|three|four|five|six|1|2|3|4|5|6|eighteen|thirty|ninety|60|90|30|120|\\d{2}) ?-?(?:years?|months?|days?|semesters?|weeks?)',
  'semesters',
  'within the week',
  'on (?:finishing|the day after|july|june)',
  'as soon as',
  'at the end of',
  'end of (?:the case|each|the)',
  'when (?:a|the|new|it)',
  'until the (?:person|case|student)',
  'as long as they are useful',
  'every (?:other )?(?:year|summer)',
  'upon completion',
  'last month',
  'year after',
  'ours has chosen five',
  'by word of mouth',
  'if a complainant withdraws',
  'anywhere',
  'beyond the end',
  'certified company',
)
const long = [
  ...mended,
  phrase`(?:seven (?:full )?years|seventh year|84 months|eighty-four|ten years|seven years|than seven|2033|may not do that|asked that your|not included|permission to hold|no bearing|doodles|library|parking|interview request|treatment records|evidence not)`,
  phrase`(?:not|never|nothing) (?:be |been )?(?:destroyed|deleted|discarded|shredded|thrown)`,
]

/** The ways in which the papers of a case are kept too short, or not at all. */
export const recordWays: readonly Pattern[] = [
  against(phrase`${paper} … ${gone} … ${short}`, { unless: long }),
  against(phrase`${paper} … ${short} … ${gone}`, { unless: long }),
  against(phrase`${short} … ${gone} … ${paper}`, { unless: long }),
  against(phrase`${short} … ${paper} … ${gone}`, { unless: long }),
  against(phrase`${gone} … ${paper} … ${short}`, { unless: long }),
  against(
    phrase`${paper} (?:\w+ ){0,6}?(?:kept|held|retained|stored|stay|stays|go|permanent)(?: \w+){0,3}? (?:for|after|until|as) (?:\w+ )?(?:${short}|long)`,
    { unless: [...long, phrase`confidential`] },
  ),
  against(
    phrase`(?:retention|keep records|schedule) … ${short}|(?:two|three|four|five)-year rule|retention (?:period )?is (?:\w+ )?(?:one|two|three|four|five|six|seven semesters)`,
    { unless: long },
  ),
  against(
    phrase`(?:${paper}) (?:is|are|was|were|will be|has been|have been|had) (?:\w+ ){0,3}?(?:${gone})`,
    {
      about: [
        phrase`(?:files?|records?|recordings?|papers|resolution|complaints?|agreement|mediation|title ix|minutes|support)`,
      ],
      unless: [...long, phrase`(?:wrongly|improperly|evidence (?:was|is) (?:not|destroyed))`],
    },
  ),
  against(
    phrase`(?:we|district|college|school|investigators|coordinator) (?:\w+ ){0,5}?(?:${gone}) (?:\w+ ){0,4}?(?:${paper}|old ones|interview recordings)`,
    { unless: long },
  ),
  against(
    phrase`(?:do(?:es)? not|never) (?:hold on to|keep|store|note down) … (?:notes|file|records?|one|copies)`,
    { unless: long },
  ),
  against(
    phrase`silent on retention|storage space is scarce|may ask that (?:his|her|the) file be erased|not noted down|agreed by word of mouth`,
    { unless: long },
  ),
]
