import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { respondent } from '../../language/vocabulary.ts'
import type { Rule } from '../../rule.ts'
import { policyPoint } from './wholePolicy.ts'

/** 106.45(b)(1)(iv): the process includes a presumption that the respondent is not responsible. */
export const presumption: Rule = {
  requirements: ['POL-07'],
  title: 'Presumption that the respondent is not responsible',
  documents: ['school_policy'],
  check: policyPoint({
    against: [
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
      affirms(phrase`(?:not responsible|innocent|non[- ]?responsibility) … presum\w+`, {
        anyStance: true,
      }),
    ],
  }),
  missing:
    'We did not find the presumption that the respondent is not responsible until a determination is made at the end of the process.',
  contradicted:
    'These words do not fit the presumption that the respondent is not responsible. The process must include it.',
  why: 'The presumption keeps the process open until both sides are heard.',
  ask: 'Where does the policy say that the respondent is presumed not responsible until the process ends?',
}
