import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

const agreement = words(
  '(?:signed |final |resolution |written )*agreement',
  'resolution',
  'outcome',
  'it',
  'terms',
)
const resume = words(
  'resum\\w+',
  're-?open\\w*',
  'brought again',
  're-?fil\\w+',
  'new (?:formal )?complaint',
  'same (?:allegations?|facts|conduct|matter|complaint)',
  'return(?:ing)? to',
  'go(?:ing)? back',
  'clos\\w+ (?:the|this) (?:complaint|case|matter)',
  '(?:complaint|case|matter) (?:is|will be) closed',
  'binding',
  'final',
  'preclud\\w+',
  'bars?',
  'ends? the (?:formal )?(?:complaint|case|matter|process)',
  'settles? the',
  'no (?:further|new) (?:complaint|process|investigation)',
)

/** 106.45(b)(9)(i): the process's requirements, and when it stops a party from resuming a formal complaint. */
export const resolutionTerms = rule('IR-04', {
  check: search({
    against: [
      against(
        phrase`(?:rules|requirements|terms|how the \w+ works|what (?:the|an) agreement means|conditions|steps) … (?:will be|are|is) (?:made known|explained|told|shared|worked out|settled|fixed|set) … (?:at|on|by|after|as|during|once)`,
        { unless: [phrase`(?:also|further|again|more fully)`] },
      ),
      against(
        phrase`(?:work|figure|sort|make) (?:out|up) … (?:rules|terms|what) … (?:as we go|along|together|on the day)`,
      ),
      against(
        phrase`(?:rules|requirements|terms|procedures?) … (?:will be|are) (?:explained|given|set|decided|made up|agreed) … (?:at|during|by|on the day|as we go)`,
        { unless: [phrase`(?:ground rules|also|further)`] },
      ),
    ],
    found: [
      affirms(phrase`${agreement} … ${resume}`, { anyPolarity: true, anyStance: true }),
      affirms(phrase`${resume} … ${agreement}`, { anyPolarity: true, anyStance: true }),
      affirms(
        phrase`(?:requirements|terms|rules|procedures?|conditions) … (?:enclosed|attached|set out|in section|in the policy|below)`,
        { anyPolarity: true },
      ),
      affirms(phrase`${resume}`, { anyPolarity: true, anyStance: true }),
    ],
    silence: 'missing',
  }),
})
