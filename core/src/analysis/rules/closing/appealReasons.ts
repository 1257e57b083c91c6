import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { allReasonWords } from './reasonWords.ts'
import { appealReasonsWays } from './ways/appealReasons.ts'

const none = [
  ...appealReasonsWays,
  against(
    phrase`(?:no|without) (?:further |any |a |additional )?(?:reasons?|explanations?|rationale|comment|elaboration|discussion) (?:is|are|will|need|can|for|of|was|were|being)?`,
    {
      unless: [
        phrase`no (?:further )?reason to (?:doubt|disturb|believe|question|find|think|change|conclude|depart|set)`,
        phrase`for filing`,
        phrase`(?:gave|given|provided|stated|offered) no (?:reason|explanation)`,
      ],
    },
  ),
  against(
    phrase`(?:not|cannot|unable|declin\w+) .. (?:give|provide|state|set out|share|disclose|explain|elaborate|discuss) … (?:reasons?|rationale|explanation|why|basis|decision)`,
    {
      unless: [
        phrase`(?:appellant|panel|respondent|complainant|you|appeal (?:does|did)) … (?:not|cannot|unable)`,
      ],
    },
  ),
  against(
    phrase`(?:reasons?|rationale|deliberations?) … (?:confidential|internal|not (?:be )?(?:given|shared|stated|disclosed|provided|published))`,
  ),
]
const result = words(
  'den(?:y|ied|ies|ial)',
  'grant(?:ed|s)?',
  'uph(?:eld|old|olds)',
  'affirm(?:ed|s)?',
  'reverse[sd]?',
  'overturn(?:ed|s)?',
  'remand(?:ed|s)?',
  'reject(?:ed|s)?',
  'sustain(?:ed|s)?',
  'modif(?:y|ied|ies)',
  'stands?',
  'set aside',
  'dismissed',
  'vacate[sd]?',
  'unsuccessful',
  'successful',
  'does not succeed',
  'succeeds?',
  'allowed',
  'set (?:\\w+ ){1,4}?aside',
  '(?:return|send)(?:s|ed)? the (?:case|matter|complaint)',
  'sen(?:t|d|ds|ding) (?:\\w+ ){0,3}?back',
  'leaves? the (?:decision|outcome|finding|result)',
  'undone',
  'stays as it (?:is|was)',
  'unchanged',
)

/** 106.45(b)(8)(iii)(E): the appeal decision describes the result and the rationale. */
export const appealReasons = rule('APP-06', {
  check: ({ reading }) => {
    const refused = findFirst(reading, none)
    if (refused) return { state: 'contradicted', at: refused }
    const outcome = findFirst(reading, [
      affirms(phrase`${result}`, { anyPolarity: true, headings: true }),
    ])
    const reason = findFirst(reading, allReasonWords)
    return outcome && reason ? { state: 'found', at: reason } : { state: 'missing' }
  },
})
