import { affirms, against } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { policyPoint } from './wholePolicy.ts'

const sanction = words(
  'warnings?',
  'reprimands?',
  'probation',
  'suspension',
  'suspended',
  'expulsion',
  'expelled',
  'expel',
  'dismissal from',
  'terminat(?:ion|ed)',
  'detention',
  'demotion',
  'loss of privileges',
  'removal from',
)

const listed = [
  phrase`(?:not limited to|includ\w+|range from|such as|expulsion|probation|before a (?:determination|finding))`,
]

/** 106.45(b)(1)(vi): the range, or a list, of possible sanctions and remedies. */
export const sanctionsRange = rule('POL-09', {
  check: policyPoint({
    against: [
      against(
        phrase`(?:sanctions?|penalt(?:y|ies)|discipline) (?:is|are|will be) (?:decided|determined|set|chosen) (?:case by case|case-by-case|on a case|individually|as needed)`,
        { unless: listed },
      ),
      against(
        inEitherOrder(
          words('sanctions?', 'penalt(?:y|ies)', 'remed(?:y|ies)', 'consequences?', 'punishments?'),
          words(
            'follows? no list',
            'no (?:list|range|schedule|catalog)',
            '(?:does|do|will|is|are) not (?:\\w+ )?(?:name|given|named|list|say|state|set|specif\\w+|mention\\w*)',
            'only after a finding',
            'a matter for the',
            'whatever',
            'as it (?:sees|thinks)',
            'seems right',
            'left open',
            'free to choose',
            'unlimited',
            'sole discretion',
          ),
        ),
        {
          unless: [
            ...listed,
            phrase`(?:remed\w+ (?:are|is) not punitive|not (?:imposed|disciplinary|final|be imposed))`,
          ],
        },
      ),
      against(
        phrase`(?:sanctions?|penalt(?:y|ies)|remed(?:y|ies)|discipline|what happens to (?:a|the) \w+ who is found|consequences) … (?:not (?:be )?(?:set out|made known|listed|published|described|told|stated|fixed|spelled out|announced)|up to the|no range|not in advance|case to case|at the discretion)`,
        { unless: listed },
      ),
      against(
        phrase`(?:${doesNot}|no|there is no) … (?:spell\w* out|describe|list|publish|set out|range|schedule|tariff|disclose) … (?:sanctions?|penalt\w+|remed\w+|consequences|discipline)`,
        { unless: listed },
      ),
      against(
        phrase`any (?:penalty|sanction|discipline|punishment|consequence)s? (?:that |which )?(?:it|he|she|they|the \w+) (?:sees?|thinks?|considers?|deems?|chooses?|finds?|likes?)`,
        { unless: listed },
      ),
      against(
        phrase`(?:sanctions?|discipline|consequences?) … (?:not (?:be )?(?:listed|described|published|stated|disclosed|limited to any list)|case by case without|no (?:list|range))`,
        { unless: [phrase`(?:not limited to the following|include)`] },
      ),
      against(
        phrase`(?:no|not) (?:list|range|schedule|catalog(?:ue)?) of (?:possible )?(?:sanctions|remedies|penalties|consequences)`,
      ),
    ],
    found: [
      affirms(phrase`${sanction} … ${sanction}`, { anyStance: true, anyPolarity: true }),
      affirms(
        phrase`(?:sanctions?|disciplin\w+|consequences?|penalt(?:y|ies)) … (?:range\w*|includ\w+|from|are|may be|such as|up to|:) … ${sanction}`,
        { anyStance: true, anyPolarity: true },
      ),
      affirms(phrase`(?:sanctions?|penalt(?:y|ies)) … (?:listed|set out|described|found) in`, {
        anyStance: true,
      }),
    ],
  }),
})
