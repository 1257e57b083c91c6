import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { complainant, doesNot, none, onlyFor, respondent } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { supportWays } from './ways/support.ts'
import { policyPoint } from './wholePolicy.ts'

const measures = words(
  'supportive measures?',
  'support(?: services)?',
  'accommodations',
  'interim measures?',
)
const kind = words(
  'counsel(?:l)?ing',
  'extensions?',
  'deadlines',
  'course[- ]related',
  'escorts?',
  'no[- ]contact',
  'restrictions? on contact',
  'schedules?',
  'housing',
  'leaves?',
  'security',
  'seating',
  'class(?:es)?',
)

const help = words(
  'measures of support',
  'extensions',
  'supports',
  'help',
  'supportive measures?',
  'support(?: services)?',
  'accommodations?',
  'interim measures?',
  'schedule changes',
  'counsel+ing',
  'assistance',
)
const forBoth = [
  phrase`(?:both|either|each|any) (?:part(?:y|ies)|side|of)`,
  phrase`not (?:only|just|limited|unreasonably|be charged|charged|a (?:sanction|punish\w*))`,
  phrase`(?:burden|sanctions?|fee|cost|charge\w*|disciplin\w*|without a formal complaint)`,
  phrase`${complainant} and ${respondent}|complainants? or (?:the )?respondents?|alike`,
]

/** 106.45(b)(1)(ix): the range of supportive measures for complainants and respondents. */
export const supportRange = rule('POL-12', {
  check: policyPoint({
    against: unlessAlso(
      [phrase`is no supportive measure`],
      [
        ...supportWays,
        against(
          phrase`(?:${help}) … (?:for|to) (?:the )?(?:${complainant}|${respondent}|person who reports?) (?:alone|only|exclusively)`,
          { unless: forBoth },
        ),
        against(
          phrase`(?:${help}) … (?:kept|reserved|set aside|there|meant|intended|exist) for (?:the )?(?:${complainant}|person who (?:reports?|complains?)|those who (?:report|complain|come forward))`,
          { unless: forBoth },
        ),
        against(
          phrase`(?:${help}) … (?:${onlyFor}|benefit of|exists? for|is there for|are there for|provided to|given to|offered to) … (?:${complainant}|reporting (?:students?|part\w+)|those who report)(?: \w+){0,3}?(?:,? not|[.]?$|,? (?:only|alone)| who file)`,
          { unless: forBoth },
        ),
        against(phrase`(?:${onlyFor}|only) … (?:${complainant}|${respondent}) … ${help}`, {
          unless: forBoth,
        }),
        against(
          phrase`only (?:an? |the )?(?:${complainant}|${respondent}) (?:may|can|is|are|has|will) … ${help}`,
          { unless: forBoth },
        ),
        against(
          phrase`(?:${respondent}|those they accuse|students accused) … (?:${doesNot}|no|look for help elsewhere) … (?:${help}|help)`,
          { unless: forBoth },
        ),
        against(phrase`(?:${doesNot}|no) … ${help} … (?:${respondent}|responding|accused)`, {
          unless: forBoth,
        }),
        against(
          phrase`${help} … (?:${doesNot}|not (?:be )?(?:available|extend|offered|provided)) … (?:${respondent}|responding|accused)`,
          { unless: [...forBoth, phrase`not (?:\w+ )?burden`] },
        ),
        against(
          phrase`(?:accused|respondents?) (?:students? )?(?:of misconduct )?(?:should|must|may) (?:look|seek|find|turn) … elsewhere`,
        ),
        against(
          phrase`(?:${respondent}|(?:persons?|people|students|those|anyone|somebody) (?:who (?:is|are) )?accused) … (?:(?:see to|look after|take care of|provide for|attend to|meet|arrange) (?:their|his|her) own|(?:fend for|provide for|arrange for|look after|see to) (?:themselves|himself|herself))`,
          { unless: [phrase`(?:not|n't|advis\w+|attorney|lawyer)`] },
        ),
        against(phrase`${none}`, {
          about: [
            phrase`[|] (?:supportive )?(?:measures|support) … (?:respondent|accused|complainant)`,
          ],
        }),
        against(
          phrase`${measures} … (?:only|solely|exclusively|reserved) (?:available |offered |provided |open )?(?:to|for) (?:the )?(?:${complainant}|${respondent})`,
        ),
        against(
          phrase`${measures} … (?:are|is|be) not (?:available|offered|provided|open) (?:to|for) (?:the |a )?(?:${complainant}|${respondent})`,
        ),
        against(
          phrase`(?:${complainant}|${respondent})s? (?:may not|cannot|do not|does not|are not|is not) (?:\w+ )?(?:receive|request|get|ask for|eligible|entitled|have) … ${measures}`,
        ),
      ],
    ),
    found: [
      affirms(phrase`${kind} … ${kind}`, {
        about: [phrase`(?:supportive|interim|protective) measures?|support services`],
        anyStance: true,
        anyPolarity: true,
      }),
      affirms(phrase`${measures} … ${kind}`, { anyStance: true, anyPolarity: true }),
      affirms(phrase`${kind} … ${kind}`, {
        near: [phrase`${measures}`],
        anyStance: true,
        anyPolarity: true,
      }),
    ],
  }),
})
