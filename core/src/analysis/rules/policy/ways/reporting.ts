import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not, turnedAway } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const report = words(
  'reports?(?! (?:of|is sent|will be sent))',
  'reporting(?: line)?',
  'reported',
  '(?:formal |your )?complaints?',
  'lodge',
  'to file',
  'this office',
  'the way to report',
)
const limit = words(
  'in person',
  'within (?:\\w+ )?(?:days?|weeks?|months?|hours?|one year)',
  'within (?:thirty|sixty|ninety|ten|fourteen|180|\\d+) (?:\\w+ )?days',
  'from \\d+(?::\\d\\d)? to \\d+',
  'monday through friday',
  'office hours',
  'office is busiest',
  'between \\w+ and noon',
  'on the official form',
  'in duplicate',
  'notari[sz]ed',
  'police report',
  'two witnesses',
  'student id',
  'signature of a parent',
  'gpa',
  'certified translation',
  '(?:charge|fee) of',
  '\\$ ?\\d+',
  'closed',
  'in the semester in which',
  'not later than the end',
  'more than a year after',
  'left the school',
  'first (?:tell|speak|told|talk)',
  'through the principal',
  'mind their own business',
  'no standing',
  'not (?:opened|explained|described|entered|taken|received)',
  'internal and will not',
  'counts? as not received',
  'campus police',
  'come in by herself',
  'another shape',
  'have the union',
  'who decides if',
  'without having tried',
  'current students',
  'cannot report',
  'loses? the (?:possibility|right)',
  'encourages filing',
  'unable to take',
)
const wide = [
  ...mended,
  phrase`(?:any (?:hour|time|person)|at three in the morning|by (?:mail|phone|telephone|e-?mail)(?:,| or)|whoever|anyone may|will do as well|may (?:also )?report|limit is gone|we will accept|neither a|as good as any|over the phone|appeal\w*|responses?|dismiss\w*|library|gym|investigati\w+ report|supportive|conclud\w+|complet\w+|may be (?:made|filed) at any|notif\w+|evidence|signed by the complainant or)`,
]

/** The ways in which reporting is limited: by time, place, form, person or price. */
export const limitedReports: readonly Pattern[] = [
  against(
    phrase`${report} … (?:must|has to|have to|are accepted|is accepted|accepted|are to be|need|needs|may be (?:made|filed|submitted) (?:only )?(?:from|in|by|at)|can be submitted|possible|shall|filed with|is a|use|through) … ${limit}`,
    { unless: wide },
  ),
  against(
    phrase`you must report … ${limit}|${limit} … (?:reports?|complaints?) (?:are|is|will be) (?:not |un)?(?:taken|accepted|received|considered|opened)`,
    { unless: wide },
  ),
  against(
    phrase`${report} … (?:${turnedAway}|not (?:be )?(?:entered|opened|taken|received|described|treated as a report)|${not} have standing)`,
    {
      about: [
        phrase`(?:e-?mail|phone|office|form|behalf|bystanders?|friends?|neighbou?r|term|hours|year|orally|standing|internal|neighbor's|beyond|weeks|without having|made|reports? (?:coming|made|in))`,
      ],
      unless: [...wide, phrase`(?:retaliat\w*|anonymous|hearing|panel)`],
    },
  ),
  against(
    phrase`(?:alumni|parents|visitors|bystanders|employees|friends|neighbou?rs|a student who has left|teachers|staff) (?:\w+ ){0,8}?(?:cannot|may not|can not|no standing|have the union|loses?|mind their own|report through) `,
    { about: [phrase`report\w*`], unless: wide },
  ),
  against(
    phrase`(?:report|complaint|anything)\w* (?:that reaches us )?in another (?:shape|form|language) … (?:returned|not|considered if)|languages other than english … if`,
    { unless: wide },
  ),
  against(
    phrase`(?:first|before) (?:tell|speak to|talk to|speaking to|having tried) … (?:decides?|other person|not taken|should hear)|students first tell`,
    { about: [phrase`(?:report\w*|title ix office)`], unless: wide },
  ),
  against(
    phrase`(?:do(?:es)? not|never) explain how to file|how .. responds to reports is internal|once you have reported orally|has to come in by (?:herself|himself)|no way to receive (?:them|complaints|reports)`,
    { unless: mended, anyStance: true },
  ),
  against(
    phrase`reporting line is closed|unable to take reports|(?:charge|fee) of \$ ?\d+ for .. (?:formal )?complaint|more than a year after … (?:not be entered|not be taken)`,
    { unless: mended },
  ),
  against(
    phrase`(?:not a student here|not herself affected|not himself affected|not affected) … not treated it as a report|to lodge a report you need`,
    { unless: mended },
  ),
]
