import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const reason = words(
  'because',
  'reasons?',
  'grounds?',
  'basis',
  'since',
  'due to',
  'in (?:view|light) of',
  'owing to',
  'would not (?:constitute|amount to|meet|fall|be)',
  'do(?:es)? not (?:constitute|amount to|meet|fall|describe|allege)',
  'did not (?:occur|happen|take place)',
  'withdr\\w+',
  'no longer (?:enrolled|employed|an?)',
  'outside (?:of )?(?:the|our)',
  'prevent\\w*',
  'even if',
  'after reviewing',
)

/** 106.45(b)(3)(iii): the notice of dismissal gives the reason or reasons. */
export const dismissalReasons: Rule = {
  requirements: ['DIS-04'],
  title: 'Reasons for the dismissal',
  documents: ['dismissal_notice'],
  check: search({
    against: [
      against(
        phrase`(?:no|without) (?:further |any |a )?(?:reasons?|explanations?|details?) (?:for this |for the )?(?:decision |dismissal )?(?:can|will|is|are|need|has|have|being)`,
      ),
      against(
        phrase`(?:not (?:able|required|obliged|at liberty|permitted|going) to|cannot|do not|does not|will not|decline to|unable to) (?:give|provide|share|state|disclose|explain|discuss|comment on|go into) … (?:reasons?|grounds?|basis|explanation|rationale|why)`,
      ),
      against(
        phrase`(?:reasons?|grounds?|basis) … (?:confidential|internal|privileged|not (?:be )?(?:given|shared|stated|disclosed|provided))`,
      ),
    ],
    found: [affirms(phrase`${reason}`, { anyPolarity: true, anyStance: true })],
    silence: 'missing',
  }),
  missing:
    'We did not find a reason for the dismissal. The notice must give the reason or reasons.',
  contradicted:
    'These words say that no reason is given. The notice of dismissal must give the reason or reasons.',
  why: 'You need the reason to decide whether to appeal.',
  ask: 'What are the reasons for the dismissal, in writing?',
}
