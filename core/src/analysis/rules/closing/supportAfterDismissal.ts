import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const measures = words(
  'supportive measures?',
  'interim measures?',
  'support',
  'accommodations?',
  '(?:section|class|schedule|housing|room) changes?',
  'escorts?',
  'no[- ]contact (?:order|directive)',
  'extensions?',
  'arrangements?',
  'counsel(?:l)?ing',
  'adjustments?',
  'they',
  'these',
  'assistance',
  'services',
)
const stop = words(
  'end(?:s|ed)?',
  'expires?',
  'cease[sd]?',
  'stop(?:s|ped)?',
  'lapse[sd]?',
  'terminat\\w+',
  '(?:be |been |are |is )?(?:cancel+ed|withdrawn|lifted|removed|discontinued|revoked|rescinded|reversed)',
  'no longer (?:be )?(?:available|offered|provided|needed|apply)',
  'come to an end',
)

/** 106.44(a): supportive measures are there with or without a formal complaint, so a dismissal does not end them. */
export const supportAfterDismissal: Rule = {
  requirements: ['DIS-08'],
  title: 'Supportive measures after the dismissal',
  documents: ['dismissal_notice', 'school_policy'],
  check: search({
    against: [
      against(
        phrase`${measures} … (?:will |shall |must |now |therefore |also |have |has |are |is |be )*${stop}`,
        {
          unless: [
            phrase`(?:not|never|until you|unless you|at your request|if you (?:ask|wish|want))`,
          ],
          near: [
            phrase`${words('supportive', 'measures?', 'arranged', 'complaint (?:is|was) open', 'open (?:case|complaint)', 'dismiss\\w*', 'support')}`,
          ],
        },
      ),
      against(
        phrase`${measures} … (?:only|not) (?:available|offered|provided) … (?:open|pending|active|formal|during|while|once|without)`,
        { unless: [phrase`not (?:only|depend|contingent)`] },
      ),
      against(
        phrase`(?:since|because|as) … (?:dismissed|closed|no (?:open|active|pending)) … ${measures} … ${stop}`,
      ),
    ],
    found: [
      affirms(phrase`(?:remain|continue|stay|are still|still) … (?:available|in place)`),
      affirms(phrase`supportive measures?`),
    ],
    silence: 'silent',
    topic: /\b(?:dismiss|clos|withdraw)/,
  }),
  contradicted:
    'These words end support because of the dismissal. Under the rule supportive measures are available with or without a formal complaint.',
  why: 'Support does not depend on how the complaint ends.',
  ask: 'Can my supportive measures stay in place, and who decides on them now?',
}
