import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { doesNot, respondent } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { presumptionWays } from './ways/presumption.ts'
import { policyPoint } from './wholePolicy.ts'

const fair = [
  phrase`(?:is|are) (?:not|never) (?:to be )?(?:presumed|assumed|considered|treated|regarded|deemed|taken|held)`,
  phrase`(?:not (?:to be )?responsible|innocent) (?:until|unless)|no (?:inference|presumption of responsibility)|presumed (?:to be )?(?:not|innocent)`,
  phrase`(?:for (?:the )?purposes? of|appeal|dismiss\w*|service|delivered|received)`,
  phrase`(?:burden|does not|do not) (?:is|rest|fall|lie)s? (?:not )?(?:on|to|upon)`,
]

/** 106.45(b)(1)(iv): the process includes a presumption that the respondent is not responsible. */
export const presumption = rule('POL-07', {
  check: policyPoint({
    against: [
      ...presumptionWays,
      against(
        phrase`(?:${respondent}|accused|he or she|student charged) (?:has|have|must|needs?|is required|are required|is expected) (?:to )?(?:\w+ )?(?:prove|show|demonstrate|establish|disprove|refute|rebut|clear)`,
        {
          unless: [
            phrase`(?:not|never) (?:have|need|required|expected)`,
            phrase`(?:does|do|need|is|are) not(?! (?:responsible|guilty|to blame))`,
            phrase`appeal\w*`,
          ],
        },
      ),
      against(
        phrase`(?:reports?|complain\w*|accus\w*|conduct|allegation\w*|respondent) (?:is|are) (?:\w+ )?(?:believed|taken|held|accepted|assumed|deemed|treated|considered) … (?:until|unless|to have|if he|true|responsible|happened|contrary)`,
        { unless: fair },
      ),
      against(phrase`(?:no|not|neither|never) (?:\w+ ){0,3}?(?:presumption|presume)`, {
        unless: [
          ...fair,
          phrase`presum\w+ (?:that the respondent is )?(?:to be )?(?:responsible|guilty|untruthful)`,
          phrase`(?:presumption|it) (?:does|is|may|must|will|can) not`,
        ],
      }),
      against(
        phrase`(?:${respondent}) … (?:is|are|be|as) (?:\w+ )?(?:assumed|considered|treated|regarded|taken|held|deemed|guilty|responsible) (?:to (?:be|have)|as|responsible|guilty|until|unless)`,
        { unless: fair },
      ),
      against(
        phrase`(?:falls to|up to|on|upon|duty of|for) (?:the |an |a )?${respondent} to (?:show|prove|clear|establish|rebut|disprove|demonstrate)`,
        { unless: fair },
      ),
      against(
        phrase`(?:account|report|complaint|statement|word|allegation)s? … (?:is|are|be) (?:\w+ )?(?:taken|accepted|treated|regarded|believed|assumed|presumed|held) (?:as|to be)? ?(?:true|accurate|fact|truthful|credible|correct|genuine)`,
        { unless: fair },
      ),
      against(
        phrase`(?:starts?|begins?|proceeds?|works?) (?:from|with|on) (?:the )?(?:position|assumption|belief|premise|footing|view|presumption) … (?:complainant|report|allegation|telling|true|truth|conduct)`,
        { unless: [...fair, phrase`not responsible|no one|neither`] },
      ),
      against(
        phrase`presumption … (?:conduct (?:took place|occurred)|(?:has )?no place|not (?:apply|used|part|recogni\w+)|matter for (?:the )?courts?|of (?:guilt|responsibility) (?:is|appl|arises))`,
        { unless: fair },
      ),
      against(phrase`(?:${doesNot}|no|neither (?:party|side)|nobody) … presum\w+`, {
        unless: [
          ...fair,
          phrase`presum\w+ (?:that the respondent is )?(?:to be )?(?:responsible|guilty|untruthful)`,
          phrase`(?:presumption|it) (?:does|is|may|must|will|can)(?: not|n't)`,
          phrase`(?:is|are) presumed not`,
        ],
      }),
      against(phrase`(?:creates?|raises?|establishes?) (?:a|the) presumption`, {
        unless: [phrase`not responsible|no inference|not`],
      }),
      against(phrase`(?:no|not) (?:\w+ )?presumption (?:of|that|for|in)`),
      against(phrase`${respondent} … (?:is|are|be) presumed (?:to be )?(?:responsible|guilty)`),
      against(
        phrase`presum\w+ … (?:complainant|report|complaint|allegation)s? (?:is|are|to be) (?:true|truthful|telling|accurate|credible)`,
      ),
      against(
        phrase`(?:complainant|reporting part(?:y|ies)|victim)s? (?:is|are|will be|be) (?:presumed|believed|to be believed)`,
        { unless: [phrase`(?:not|neither)`] },
      ),
    ],
    found: [
      affirms(
        phrase`presum\w+ … (?:not(?: to be| to have been)? responsible|non[- ]?responsib\w+|innocen\w+|did not)`,
        { anyStance: true },
      ),
      affirms(phrase`(?:not responsible|innocent) (?:unless|until|so long as|as long as)`, {
        anyStance: true,
        unless: [phrase`(?:found|finding of)`],
      }),
      affirms(phrase`(?:not responsible|innocent|non[- ]?responsibility) … presum\w+`, {
        anyStance: true,
      }),
    ],
  }),
})
