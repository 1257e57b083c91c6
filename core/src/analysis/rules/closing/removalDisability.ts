import { affirms, against } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { disabilityWays } from './ways/disability.ts'

const disability = words(
  'ieps?',
  'individuali[sz]ed education programs?',
  'idea',
  '(?:section )?504(?: plan)?',
  'ada',
  'americans with disabilities act',
  'disabilit(?:y|ies)(?: \\w+)?',
  'accommodations?(?: plan)?',
  'special education',
  'manifestation (?:determination|review|meeting)',
  'accessib\\w+',
)
const ended = words(
  '(?:is|are|be|been|was|were|will be) (?:suspended|withdrawn|cancel+ed|waived|paused|on hold|terminated|stopped|discontinued|revoked|set aside)',
  'do(?:es)? not (?:apply|affect this|govern|extend|continue)',
  'not (?:apply|available|provided|continue|required|be (?:held|provided|considered|applied))',
  'no longer (?:apply|available|in (?:force|effect))',
  'end(?:s|ed)?',
  'lapses?',
  'no',
)

const service = words(
  'special education(?: team)?',
  'section 504',
  'protections?(?: of \\w+)?',
  'disabled students',
  'tutor(?:ing)?',
  'therapy',
  'accommodations?',
  'ieps?',
  'idea',
  'individuali[sz]ed education programs?',
  '(?:section )?504(?: (?:plan|team))?',
  'accommodations?(?: plan)?',
  'disabilit(?:y|ies)(?: (?:services?|plan|rights))?',
  'special education',
  'manifestation (?:determination|review|meeting)',
  'speech therapy',
  '(?:your |an? )aide',
  'note[- ]?taker',
  'extended time',
  'home instruction',
)
const halted = words(
  'does not (?:count|matter|bind|reach|hold|run)',
  'not to (?:send|provide|hold|give|help|meet|go on)',
  'will not (?:take place|happen|be held|go on|continue|be made)',
  '(?:is|are) (?:lifted|made|ended|frozen|interrupted|left out|not made)',
  'no (?:accommodations?|services?|aide|support)',
  '(?:is|are|be|been|was|were|will be) (?:suspended|withdrawn|cancel+ed|waived|paused|stopped|on hold|set aside|held off|discontinued|overridden)',
  '(?:is|are|will) not (?:be )?(?:held|provided|available|given|continued|offered|called|considered|applied)',
  'overrides?',
  '(?<!not )ceases?',
  'lapses?',
  'falls? away',
  'takes? precedence over',
  'does not play',
  'ends? (?:when|with|on|as)',
  'on hold',
)
const kept = [
  phrase`(?:not|nothing|never|no way) (?:\w+ )?(?:affect|change|reduce|limit|modif|end|suspend|halt|override)\w*`,
  phrase`(?:are|is) not (?:suspended|withdrawn|stopped|cancel+ed|affected|on hold|paused|waived)`,
  phrase`(?:unaffected|continues?|remains?|carry it on|(?:will be|we(?: have| will)?|being) arranged?)`,
  phrase`(?:no|without) (?:cost|charge)`,
]

/** 106.44(c): rights under IDEA, Section 504 and the ADA are not modified. */
export const removalDisability = rule('ERM-04', {
  check: search({
    against: [
      ...disabilityWays,
      against(
        phrase`no (?:accommodations?|aide|therapy|special education|manifestation (?:review|meeting|determination)) (?:is|are|will|can)`,
        { unless: kept },
      ),
      against(inEitherOrder(service, halted), { unless: kept }),
      against(
        phrase`(?:${doesNot}|no need|no) … (?:take … into account|held|hold|call|provide|consider|apply|needed|for an?|meeting of) … ${service}`,
        { unless: kept },
      ),
      against(phrase`${doesNot} (?:\w+ )?take your disability into account`),
      against(phrase`${disability} … ${ended}`, {
        unless: [
          phrase`(?:not|nothing|no way) (?:affect|change|reduce|limit|modif\w+|in this)`,
          phrase`(?:unaffected|continues? to apply|remain)`,
          phrase`if you (?:do not )?have`,
          phrase`does not (?:affect|modify|change|limit)`,
          phrase`no (?:cost|charge)`,
        ],
      }),
      against(phrase`no ${disability} (?:will|is|are|need)`),
    ],
    found: [affirms(phrase`${disability}`, { anyStance: true })],
    silence: 'silent',
    topic: /\b(?:remov|emergency|interim)/,
  }),
})
