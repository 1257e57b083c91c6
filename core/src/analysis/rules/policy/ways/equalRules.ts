import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const complaining = words(
  "complainants?(?:'s?)?",
  "the girl(?:'s)?(?: side)?",
  'young woman',
  'reporting part(?:y|ies)',
  'accusers?',
  'ms\\. \\w+',
  'she',
  'her',
  'hers',
)
const responding = words(
  "respondents?(?:'s?)?",
  "the boy(?:'s)?(?: side)?",
  "young man(?:'s)?",
  'accused(?: students?)?',
  'responding part(?:y|ies)',
  'mr\\. \\w+',
  'him',
  'his',
  'he',
)
const less = words(
  '(?:is|are) limited to',
  'may write as much',
  'alone',
  'loses? the step',
  'is reminded',
  'may not',
  'cannot',
  'do(?:es)? not',
  'did not',
  'is not (?:asked|provided|required)',
  'not (?:provided|extend|asked|required)',
  'no such demand',
  'asked to leave',
  'if there is still time',
  'has to be in',
  'held to the original',
  'choose freely',
  'may choose',
  'attends without',
  'in addition',
  'may add',
  'must (?:name|be)',
  'up to (?:five|thirty|\\w+)',
  'further half hour',
  'use the side',
  'at any time',
  'at the request of',
  'final version',
  'has to arrange itself',
  'on our advice',
  'others',
)
/** What is measured out to a side. */
const amounts = words(
  '\\d+ \\w+',
  '(?:five|ten|two|three|twelve|twenty|thirty|fifteen|an|one|half an) (?:pages?|days?|weeks?|minutes?|hours?|witnesses|questions?)',
  'twice',
  'loses? the step',
  'is reminded',
  'under oath',
  'metal detector',
  'side entrance',
  'credibility interview',
  'formally',
  'in writing and be filed',
  'in such form as',
  'until the day',
  'no such',
)
const alike = [
  ...mended,
  phrase`(?:both|each (?:of|side gets the)|either|neither party|same|alike|whichever side|for her and for him|equal\w*|had them too|could have had|was given the time|in the same way|no one else|sanctions?|remed(?:y|ies)|appeal\w*|formal complaint|withdraw\w*|supportive|presumed|not responsible|found responsible|burden)`,
]
const local = words(
  'statement',
  'support person',
  'deadline',
  'witness(?:es)?',
  'record(?: the hearing)?',
  'phone',
  'pledge',
  'opening',
  'in person',
  'deposit',
  'advis[eo]r',
  'evidence',
  'parents',
  'oath',
  'hour',
  'interpreter',
  'drafts?',
  'breaks?',
  'dress',
  'interview(?:ed)?',
  'questions?',
  'extensions?',
  'metal detector',
  'decision-?maker',
  'contacted',
  'meetings',
  'room',
  'motions',
  'pages?',
  'any matter',
  'credibility',
  'hearing',
)

/** The ways in which a local rule binds one side only. */
export const equalRuleWays: readonly Pattern[] = [
  against(phrase`${responding} … ${complaining} … ${less}`, {
    about: [phrase`${local}`],
    unless: alike,
  }),
  against(phrase`${complaining} … ${responding} … ${less}`, {
    about: [phrase`${local}`],
    unless: alike,
  }),
  against(phrase`${less} … ${responding}`, {
    near: [
      phrase`(?:complainants?|the girl|reporting party|from the boy)(?:'s)? (?:\w+ ){0,4}?(?:may|can|is|are|has|have|side)`,
    ],
    about: [phrase`${local}`],
    unless: alike,
  }),
  against(phrase`${complaining} (?:\w+ ){0,3}?${less}`, {
    near: [
      phrase`(?:respondents?|accused|the boy|mr\. \w+)(?:'s)? (?:\w+ ){0,4}?(?:may|can|is|are|has|have|come|use|must)`,
    ],
    about: [phrase`${local}`],
    unless: alike,
  }),
  against(phrase`${responding} (?:\w+ ){0,3}?(?:${less}|come with|must)`, {
    near: [phrase`complainants? (?:\w+ ){0,4}?(?:may|can|choose|freely|is|are)`],
    about: [phrase`${local}`],
    unless: alike,
  }),
  against(
    phrase`(?:oblige|require|ask|asked|asks) (?:accused students|respondents?|complainants?|the accused) (?:\w+ )?(?:to|a) … (?:deposit|pledge|sign|pay|oath)`,
    { unless: alike },
  ),
  against(
    phrase`(?:respondents?|complainants?|accused(?: student)?s?) (?:are|is) asked to sign a pledge|the accused student may not speak|we do not (?:ask|extend this to) (?:complainants|respondents)|only the (?:respondent|complainant) has to`,
    { unless: alike },
  ),
  against(
    phrase`where the (?:complainant|respondent) needs one|at the request of the (?:reporting|responding) party|that suit the family of the (?:complainant|respondent)|in view of what is at stake for (?:him|her)`,
    { unless: alike },
  ),
  against(
    phrase`(?:faculty|unrepresented|student) parties … (?:may not|see the final|such as you)|unrepresented parties`,
    { unless: alike },
  ),
  against(
    phrase`(?:${complaining}|${responding}) … (?:${amounts}) … (?:${complaining}|${responding}|the other (?:party|side)|others) (?:[\w']+ ){0,4}?(?:${amounts}|not)`,
    {
      about: [phrase`(?:${local})`],
      unless: [
        ...alike,
        phrase`(?:panel|finds?|found|testified|said|told|wrote|stated|asked (?:him|her))`,
      ],
    },
  ),
  against(
    phrase`from the (?:girl|boy|complainant|respondent)'s side we did not|(?:complainant|respondent)'s has to be in|attends without (?:his|hers)|no such (?:demand|rule|limit|duty) on|for the other party this is not|to the (?:boy|girl|complainant|respondent), up to|is asked to leave (?:his|her) phone|(?:is|are) held to the original|reporting party may raise any matter`,
    { unless: alike },
  ),
  against(phrase`(?:complainant|respondent)s? is not asked to do so|others use the side`, {
    unless: alike,
  }),
]
