import { affirms, against } from '../language/find.ts'
import { phrase } from '../language/phrase.ts'
import { respondent } from '../language/vocabulary.ts'
import { type Rule, search } from '../rule.ts'

/** 106.45(b)(2)(i)(B): the notice states that the respondent is presumed not responsible. */
export const noticePresumption: Rule = {
  requirements: ['NOA-07'],
  title: 'Presumption that the respondent is not responsible',
  documents: ['notice_of_allegations'],
  check: search({
    against: [
      against(phrase`${respondent} … presumed … (?:responsible|guilty)`, {
        unless: [phrase`(?:not|non)[- ]?responsible|innocent`],
      }),
    ],
    found: [
      affirms(
        phrase`presum\w+ … (?:not(?: to be)? responsible|non[- ]?responsib\w+|innocen\w+|did not)`,
      ),
      affirms(phrase`(?:not responsible|innocent|non[- ]?responsibility) … presum\w+`),
    ],
    silence: 'missing',
  }),
  missing:
    'We did not find a statement that the respondent is presumed not responsible until the process ends.',
  contradicted:
    'These words do not treat the respondent as presumed not responsible. The notice must state that presumption.',
  why: 'The presumption keeps the school from deciding before it has heard both sides.',
  ask: 'Where does the notice say that the respondent is presumed not responsible until the end of the process?',
}
