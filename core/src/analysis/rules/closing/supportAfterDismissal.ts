import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

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

const arranged = words(
  '(?:seat|class|room|schedule|section|shift|housing|laboratory|lab) changes?',
  'the extension',
  'help from (?:our|this) office',
  'assistance',
  'protective measures',
  'further support',
  'arrangement',
  'protection',
  'seating',
  '(?:supportive |interim |temporary |your |these |the )?measures?',
  '(?:your |interim |the )?arrangements',
  'accommodations?',
  'extended deadlines',
  'extensions?',
  'escorts?(?: service)?',
  'no[- ]contact (?:order|directive)',
  '(?:class|schedule|section|room|housing) changes?',
  'changes? of (?:\\w+ )?(?:class|schedule|section|room|partner|housing|shift)',
  'counsel+ing',
  'parking permit',
  '(?:temporary |emergency )?housing',
  'supportive measures?',
  'support(?: services)?',
)
const ends = words(
  '(?:is|are) (?:now )?over',
  'end(?:s|ed)?',
  'run (?:its|their) course',
  '(?:is|are) (?:\\w+ )?(?:cut off|wound (?:down|up)|scrapped)',
  'die(?:s)? with',
  'was only for',
  '(?:be|being) (?:taken down|taken away|dropped|phased out)',
  'no longer be (?:honou?red|offered|provided|kept|available|given|in place)',
  '(?:was|were|is|are) (?:linked|tied|bound) to',
  'com(?:e|es|ing) to an end',
  'end(?:s|ed)? (?:today|on|with|now|when|as)',
  '(?:is|are|be|been|has been|have been) (?:\\w+ )?(?:withdrawn|cancel+ed|lifted|removed|discontinued|revoked|rescinded|taken back|switched off|stopped|ended|terminated|undone)',
  '(?:stop|cease|lapse|expire|terminate)s?',
  'fall(?:s)? away',
  'fall(?:s)? with',
  'was for the (?:length|duration|time) of',
  '(?:is|are|was|were) no longer (?:available|offered|provided|in place|in (?:force|effect))',
)
const staysOn = [
  phrase`(?:not|never|nor) (?:be |been |yet |thereby |automatically )*(?:end|stop|cease|lapse|expire|affect|depend|tied|withdrawn|cancel|come)\w*`,
  phrase`(?:remain|continue|stay|still)\w* (?:in|available|to|offered|open|as long|with)`,
  phrase`(?:measures|support|they) (?:\w+ )?(?:remain|continue|stay)s?`,
  phrase`if you (?:want|wish|ask|would like|prefer|no longer)`,
  phrase`(?:at|on|upon) your request`,
  phrase`(?:renew|until you|unless you)\w*`,
  phrase`(?:used to|agreed upon|mutual|asks? us to end|you'd like)`,
  phrase`(?:investigation|suspension of) … ended`,
]

/** 106.44(a): supportive measures are there with or without a formal complaint, so a dismissal does not end them. */
export const supportAfterDismissal = rule('DIS-08', {
  check: search({
    against: [
      against(
        phrase`(?:tak(?:e|ing) (?:down|back|away)|lift(?:ing)?|end(?:ing)?|stop(?:ping)?|withdraw(?:ing)?|remov(?:e|ing)|cancel+(?:ing)?|drop(?:ping)?|undo(?:ing)?|revers(?:e|ing)|discontinu(?:e|ing)|phas(?:e|ing) out) … ${arranged}`,
        { unless: [...staysOn, phrase`(?:we will lift it|may|if you)`] },
      ),
      against(phrase`${arranged} … (?:${ends})`, { unless: staysOn }),
      against(
        phrase`(?:${doesNot}|there (?:will|can) be no|no further|no more) … (?:offer|provide|continue|keep|give|support|maintain|extend) … ${arranged}`,
        { unless: staysOn },
      ),
      against(phrase`no (?:further|more|longer) (?:\w+ )?support`, { unless: staysOn }),
      against(
        phrase`${arranged} … ${onlyFor} … (?:complaint|case|process|investigation|pending|open)`,
        { unless: staysOn },
      ),
      against(
        phrase`(?:${arranged}) … (?:would|will|must|need|have) … (?:new|another|file a|open a) … (?:complaint|case)`,
        { unless: [...staysOn, phrase`appeal`] },
      ),
      against(
        phrase`(?:return|move back|go back|come back|report back|moved back) (?:in)?to (?:your|the) (?:former|old|original|previous|prior|assigned|first|usual|regular) (?:\w+ )?(?:section|class|room|schedule|hall|seat|shift|lab\w*|residence|building|group)`,
        { unless: [phrase`(?:may|if you (?:wish|want|like)|not)`] },
      ),
      against(phrase`^(?:discontinued|ended|withdrawn|cancel+ed|terminated|none|end(?:s|ed)? on)`, {
        about: [phrase`(?:support\w*|measures|accommodations)`],
      }),
      against(
        phrase`${measures} … (?:will |shall |must |now |therefore |also |have |has |are |is |be )*${stop}`,
        {
          unless: [
            phrase`(?:not|never|until you|unless|at your request|used to|agreed upon|if you (?:ask|wish|want)|you'd like)`,
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
})
