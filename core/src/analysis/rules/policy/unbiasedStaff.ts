import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import type { Rule } from '../../rule.ts'
import { policyPoint } from './wholePolicy.ts'

const people = words(
  'investigators?',
  'decision[- ]?makers?',
  'coordinators?',
  'facilitators?',
  'panel(?: members?)?',
  'hearing officers?',
  'title ix (?:staff|personnel|team)',
  'these persons',
  'officials?',
)

/** 106.45(b)(1)(iii): Title IX staff free of conflicts and bias, and trained. */
export const unbiasedStaff: Rule = {
  requirements: ['POL-06'],
  title: 'Trained staff without bias or a conflict of interest',
  documents: ['school_policy'],
  check: policyPoint({
    against: [
      against(
        phrase`(?:no|not|without) (?:\w+ )?(?:train(?:ing|ed)) (?:is |are |need |be )?(?:required|necessary|needed|provided|offered)`,
        { about: [phrase`${people}`] },
      ),
      against(
        phrase`${people} … (?:not (?:need|have|be required|required) to (?:be )?(?:train\w*|impartial|neutral)|need not be (?:trained|impartial|neutral))`,
      ),
      against(
        phrase`train\w* … (?:believe|start by believing|presume) … (?:complainant|victim|survivor|report)`,
        { unless: [phrase`not`] },
      ),
      against(
        phrase`${people} … may (?:also )?(?:be|have) … (?:advocate for|related to|conflict of interest)`,
        { unless: [phrase`not`] },
      ),
    ],
    found: [
      affirms(phrase`(?:bias|conflicts? of interest|impartial\w*|neutral)`, {
        anyStance: true,
        anyPolarity: true,
      }),
    ],
  }),
  missing:
    'We did not find that the people who run the process must be trained and free of bias and conflicts of interest. The policy must require that.',
  contradicted:
    'These words do not fit the rule that the people who run the process are trained and free of bias and conflicts of interest.',
  why: 'Fair people make a process fair.',
  ask: 'How are the investigator and decision-makers trained, and how can I raise a conflict of interest?',
}
