import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { listedGrounds } from './listedGrounds.ts'

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
  'took place',
  'gave up',
  'for want of',
  'neither',
  'too (?:late|old|vague)',
)

/** Reasons of somebody else, or reasons that are given. */
const otherReasons = [
  phrase`(?:you|part(?:y|ies)|witness\w*|respondents?|complainants?|appeal) (?:need|do|does|must|are|is|may) not`,
  phrase`(?:witness\w*|appeal\w*|withdraw\w*|declin\w+ an)`,
  phrase`(?:does|do|did|would) not (?:constitute|amount|meet|fall|occur|satisfy)`,
]

/** 106.45(b)(3)(iii): the notice of dismissal gives the reason or reasons. */
export const dismissalReasons = rule('DIS-04', {
  check: search({
    against: [
      against(
        phrase`(?:${doesNot}|keep us from|not (?:going|free|at liberty) to|no duty to|prevents? us from) … (?:reasons?|grounds?|basis|rationale|why|thinking|motives?|explain\w*|explanation)`,
        { unless: otherReasons },
      ),
      against(
        phrase`(?:reasons?|grounds?|basis|thinking|rationale|explanation)(?: \w+){0,6}? (?:${doesNot}|remains?|are|is) … (?:shared|given|available|provided|stated|set out|disclosed|confidential|internal|on file|made known|released|explained|private|privileged)`,
        {
          unless: [
            ...otherReasons,
            phrase`(?:set out|stated|given|explained|listed) (?:below|here|in this)`,
          ],
        },
      ),
      against(phrase`(?:on file|confidential|not given|internal|withheld)`, {
        about: [phrase`^(?:reasons?|grounds?|basis)`],
        unless: [phrase`(?:police|evidence)`],
      }),
      against(
        phrase`(?:no|without) (?:further |any |a )?(?:reasons?|explanations?|details?) (?:for this |for the )?(?:decision |dismissal )?(?:can|will|is|are|need|has|have|being)`,
      ),
      against(
        phrase`(?:not (?:able|required|obliged|at liberty|permitted|going) to|cannot|do not|does not|will not|decline to|unable to) (?:give|provide|share|state|disclose|explain|discuss|comment on|go into) … (?:reasons?|grounds?|basis|explanation|rationale|why)`,
        { unless: otherReasons },
      ),
      against(
        phrase`(?:reasons?|grounds?|basis) … (?:confidential|internal|privileged|not (?:be )?(?:given|shared|stated|disclosed|provided))`,
      ),
    ],
    found: [affirms(phrase`${reason}`, { anyPolarity: true, anyStance: true }), ...listedGrounds],
    silence: 'missing',
  }),
})
