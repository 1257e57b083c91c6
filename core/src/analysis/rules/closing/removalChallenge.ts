import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { removal } from './words.ts'

const challenge = words(
  'challeng(?:e|ed|ing)',
  'appeal(?:s|ed|able|ing)?',
  'object(?:ion|ions)?',
  'contest(?:ed)?',
  'review(?:ed|able)?',
  'dispute[d]?',
  'reconsider(?:ed|ation)?',
  'question(?:ed)?',
  'respond',
  'be heard',
  'petition',
  'raise',
)
const late = words(
  'when (?:your|the) (?:case|matter|hearing|complaint) (?:comes|is|goes|has)',
  'at (?:your|the) hearing',
  'after (?:the|your) (?:investigation|hearing|process|case|complaint|semester|term|return)',
  '(?:once|when) (?:the|your) (?:investigation|hearing|process|case) (?:is|has|ends|concludes|closes|are)',
  'at the (?:end|conclusion|close) of (?:the|your|this)',
  'in due course',
  'next (?:semester|term|month|year)',
  '(?:after|in) (?:\\w+ )?(?:\\(?\\d+\\)? )?(?:business |calendar |school )?(?:days|weeks|months)',
  'later',
  'during the (?:hearing|investigation|grievance)',
  'as part of the (?:hearing|grievance|investigation)',
)

/** 106.44(c): notice and an opportunity to challenge the removal immediately after it. */
export const removalChallenge: Rule = {
  requirements: ['ERM-03'],
  title: 'A chance to challenge the removal right away',
  documents: ['no_contact_or_emergency_removal_notice', 'school_policy'],
  check: search({
    against: [
      against(
        phrase`(?:not|cannot|can't|no|never|neither) … (?:be )?(?:subject to |open to |right (?:of|to) |opportunity (?:for|to) )?(?:an? )?${challenge}`,
        {
          near: [phrase`(?:${removal}|decision|order|action|leave)`],
          unless: [
            phrase`(?:if you (?:do not|don't)|no later than|not (?:later|required|have|need)|retaliat\w+|no charge|in no (?:event|case))`,
            phrase`${challenge} … (?:not|no) (?:delay|stay|stop|later)`,
          ],
        },
      ),
      against(phrase`${challenge} … ${late}`, {
        near: [phrase`(?:${removal}|decision|order|objection|it)`],
        unless: [
          phrase`(?:immediate\w*|right away|at once|today|tomorrow|promptly|within (?:one|two|three|1|2|3|24|48|72))`,
          phrase`appeal the (?:determination|outcome)`,
        ],
      }),
      against(phrase`${late} … ${challenge}`, {
        near: [phrase`${removal}`],
        unless: [phrase`(?:immediate\w*|right away|at once|today|promptly)`],
      }),
      against(
        phrase`(?:decision|removal|order|action) (?:is|shall be|will be) (?:final|binding|effective regardless|not (?:negotiable|reviewable|open))`,
      ),
    ],
    found: [affirms(phrase`${challenge}`)],
    silence: 'silent',
    topic: /\b(?:remov|emergency|interim)/,
  }),
  contradicted:
    'These words put off or rule out a challenge to the removal. The rule gives the respondent notice and a chance to challenge it immediately after the removal.',
  why: 'A removal can cost you classes and housing at once, so the review must come at once.',
  ask: 'How can I challenge the removal right away, who decides, and when?',
}
