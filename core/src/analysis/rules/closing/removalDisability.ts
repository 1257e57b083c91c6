import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

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

/** 106.44(c): rights under IDEA, Section 504 and the ADA are not modified. */
export const removalDisability: Rule = {
  requirements: ['ERM-04'],
  title: 'Disability rights stay as they are',
  documents: ['no_contact_or_emergency_removal_notice', 'school_policy'],
  check: search({
    against: [
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
  contradicted:
    'These words cut back disability rights or services. The rule leaves rights under IDEA, Section 504 and the ADA untouched by a removal.',
  why: 'A removal does not end services that disability law gives you.',
  ask: 'How will my disability services and rights be kept during the removal?',
}
