import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const accused = words(
  'respondents?',
  'accused(?: (?:student|person|party)s?)?',
  'he',
  'she',
  'you',
  '(?:mr|ms|mx)\\.? \\w+',
  'person (?:named|complained about)',
  'offenders?',
  'facult(?:y|ies) who are accused',
  'the other student',
)
const guilty = words(
  '(?:be|is|are|deemed|held|considered|regarded|treated|presumed|assumed|found) (?:\\w+ ){0,3}?(?:responsible|guilty|the (?:perpetrator|aggressor|offender)|to have (?:caused|done|committed)|as (?:the )?(?:perpetrator|aggressor|offender|such))',
  'caused harm',
  'did it',
  'your guilt',
  'as the perpetrator',
  'the harm that you did',
  'the aggressor',
  'responsibility is assumed',
)
const mustProve = words(
  '(?:will have to|has to|have to|must|shall|needs? to|is (?:for|up to)|are to) (?:\\w+ ){0,2}?(?:show|prove|disprove|rebut|clear|explain how|convince|produce|persuade|demonstrate)',
  'clear (?:themselves|himself|herself)',
  'unless the respondent (?:disproves|shows|proves)',
  'failure to rebut',
  'convincing account',
  'burden (?:of convincing|on (?:the )?respondent)',
  'change our minds',
  'persuade us that',
  'it is for you',
)
const believed = words(
  'believe (?:survivors|victims|complainants|women|the person who)',
  'presumed to be true',
  'start(?:ing)? (?:from the assumption|point is)',
  'do not complain without',
  'seldom made lightly',
  'took place as (?:she|he|they) describes?',
  "take the complainant's (?:\\w+ )?as",
  'skeptical',
  'finds? for the (?:person who|complainant|reporting)',
  'guilt seems',
  'in most of these cases',
)
const none = words(
  'no presumption',
  'presume nothing',
  'presumption (?:\\w+ ){0,8}?(?:rejected|ends|ended|does not apply|has no place|is for|applies to students|until charged|abolished|waived|lost)',
  'presumed not responsible until (?:charged|the (?:investigator|report|complaint))',
  'innocent until proven .. (?:is|are) for',
  'until we learn otherwise',
)
const right = [
  ...mended,
  phrase`(?:presumed not (?!responsible until (?:charged|the (?:investigator|report|complaint)))|not (?:to )?be responsible|not (?:an admission|our rule|mean|have to|be (?:presumed|treated|considered))|no(?:body| one) has to|should have been|no finding follows|did not do it|poster|says nothing|not responsible(?! until)|until (?:the|a) (?:process|written|determination|final)|college has to|at the end of all|supportive measures|found responsible (?:after|at|by a|may)|if (?:he|she|the respondent|you) (?:is|are) found|who (?:is|are|has been|have been) found)`,
]

/** The ways in which a policy takes the respondent for responsible beforehand. */
export const presumptionWays: readonly Pattern[] = [
  against(phrase`${accused} … ${mustProve}`, { unless: right }),
  against(phrase`${mustProve} … ${accused}`, { unless: right }),
  against(phrase`${mustProve} … (?:finding|responsib\w+|violation)`, { unless: right }),
  against(phrase`${accused} (?:\w+ ){0,8}?(?:${guilty})`, {
    near: [
      phrase`(?:until|unless|from the (?:filing|start)|accus\w+|who does not answer|interim|during the investigation|deemed|complaint|hearing|subject of this|rights|identified|arrest)`,
    ],
    unless: [
      ...right,
      phrase`(?:panel|decision-?maker|determin\w+) (?:\w+ )?(?:finds?|found|that)`,
    ],
  }),
  against(phrase`(?:${believed})`, { unless: right }),
  against(phrase`(?:${none})`, {
    unless: [mended[0] as RegExp, phrase`(?:applies until|does not mean|holds for)`],
  }),
  against(
    phrase`during the investigation the offender|"?victim"? is used|"?offender"? for the person|as the perpetrator in this|having been identified as the (?:aggressor|perpetrator)`,
    { unless: right },
  ),
  against(
    phrase`(?:complaint alone|arrest|not answer\w*|failure to (?:answer|rebut)) … (?:enough for|responsibility is assumed|deemed responsible|leads? to a finding|preliminary finding)`,
    { unless: right },
  ),
  against(
    phrase`found responsible by .. on an? (?:interim|preliminary) basis|preliminary finding that the respondent`,
    { unless: right.slice(0, 4) },
  ),
]
