import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const help = words(
  'support(?:ive)?(?: measures?)?',
  'counsel+ing',
  'tutoring',
  'extensions',
  'leave',
  'academic adjustments',
  'assistance program',
  'measures?',
  'housing',
  'hotline',
  'help',
  'deadline could be moved',
  'rearrange things',
  'money on comfort',
  'comfort',
  'something similar',
  'anything of the sort',
  'list of measures',
  'pamphlet',
)
const accused = words(
  'respondents?',
  'accused(?: (?:employees|students?|boy))?',
  'responding party',
  'other (?:party|child|student|side)',
  'offender',
  '(?:subject of|under|named in) a (?:report|complaint)',
  'been accused',
  'male students',
  'accused of',
  'for him',
  'one of the families',
)
const victims = words(
  'complainants?',
  'victims?',
  'survivors?',
  'reporting party',
  'person who was harmed',
  'those who were affected',
  'students in good standing',
)
const cut = words(
  `${not} (?:\\w+ ){0,4}?(?:offer\\w*|expect|eligible|entitled|apply|use|briefed|have|get|think|described?|rearrange|foreseen|available|public|explained)`,
  'no (?:academic adjustments|measures|support|description|such|set range|claim)',
  'none',
  'nothing similar',
  'outside its scope',
  'wrong signal',
  'directed to (?:his|her|a) lawyer',
  'after (?:he|she|they) ha(?:s|ve) been cleared',
  'who admit',
  'to the extent that the complainant agrees',
  'up to the counselors',
  'holds? the offender',
  'at \\$ ?\\d+',
  'excludes? anyone',
  'is for the complainant',
  'until (?:the matter|it) is (?:resolved|over)',
  'there is not',
)
const even = [
  ...mended,
  phrase`(?:is no supportive measure|says nothing|either of you|both(?: parties| of you)?|on either side|each (?:party|other)|complainants? and respondents?|respondents? (?:and|or) complainants?|one party as for the other|alike|the same|go(?:es)? to both|not (?:everything|connected|only)|process guide|remedies|disciplin\w*|sanctions?|punish\w*|appeal\w*|before a determination|emergency removal|informal)`,
]

/** The ways in which support is kept from one side, or not described at all. */
export const supportWays: readonly Pattern[] = [
  against(phrase`${accused} … (?:${cut})`, { about: [phrase`${help}`], unless: even }),
  against(phrase`(?:${cut}) … ${accused}`, { about: [phrase`${help}`], unless: even }),
  against(
    phrase`${help} … (?:only|solely|reserved|exclusively|all of them|offered|provided|is) (?:\w+ )?(?:for|to|available to) (?:those|${victims}) … (?:${cut}|respondents?|file formally|accused|affected)`,
    { unless: even },
  ),
  against(
    phrase`${help} … (?:reserved|only|entitled|kept) … ${victims}|(?:only|solely) ${victims} … ${help}`,
    { unless: even },
  ),
  against(
    phrase`measures? for the responding party ?: none|free of charge, and to the accused at|supportive measures are a reward|withdrawn from parties who`,
    { unless: mended },
  ),
  against(
    phrase`(?:no description|not public|no set range|section on support was deleted|removed from the policy|explained to complainants at intake) `,
    { about: [phrase`${help}`], unless: mended },
  ),
  against(
    phrase`that kind of thing is for the complainant|one we need help from|beyond this, no measures|what might help when it has a moment|decided on that of the`,
    { unless: mended },
  ),
  against(
    phrase`we support the (?:victim|survivor)|supports the (?:victim|survivor) … (?:offender|accused|respondent)`,
    { unless: mended },
  ),
  against(phrase`anything of the sort for the other|we assist the person who was harmed`, {
    near: [phrase`(?:there is not|other party|lawyer)`],
    unless: mended,
  }),
]
