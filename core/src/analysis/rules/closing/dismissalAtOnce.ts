import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { sameTime } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { sentToOne, telling, toldApart, unequal } from './toldApart.ts'
import { earlierOrLater, informed, otherParty } from './words.ts'

const aboutDecision = [
  phrase`(?:dismiss\w*|decision|outcome|this|notice|letter|closed|closing|end of the (?:case|matter))`,
]
const elsewhere = [
  phrase`(?:appeal(?:ed|s)? (?:was|is|were)|(?:if|should|when) … appeal\w*)`,
  phrase`(?:interview\w*|formal complaint (?:was|is) (?:filed|received|signed)|supportive measures?|evidence|allegations?)`,
]

const atOnce = [
  phrase`${sameTime}`,
  phrase`(?:identical|same) (?:letter|notice|e-?mail)`,
  phrase`(?:neither|no) (?:party|of you|side)`,
]

/** Sentences about the parties that tell of nobody being told. */
const otherMatter = [
  phrase`(?:both (?:of you|parties)|each party|either party|simultaneous\w*|same|witness\w*|available|own (?:phone|computer|account)|list|withdr\w+|may (?:appeal|file|still)|enrolled|employed|found|responsible|because|alleg\w+|conduct|file[ds]?|submit\w*|argu\w+|claim\w*|disagree\w*|ground|statement|meet\w* with|no longer|affect\w*|in writing|testif\w*|object\w*)`,
]

/** 106.45(b)(3)(iii): written notice of dismissal goes to both parties simultaneously. */
export const dismissalAtOnce = rule('DIS-05', {
  check: search({
    against: [
      against(
        phrase`(?:we|i|this office) (?:\w+ )?(?:informed|told|notified|wrote to|contacted) (?:the )?(?:complainant|respondent|other (?:party|student|side)) first`,
      ),
      against(
        phrase`(?:respondent|complainant|other (?:party|student)) (?:has|have) not (?:yet )?been (?:told|informed|notified)`,
        { unless: elsewhere },
      ),
      against(unequal, {
        about: [phrase`(?:dismiss\w*|decision|outcome|result|this (?:letter|notice)|copy|news)`],
        near: [telling],
        unless: [...elsewhere, ...atOnce, ...otherMatter],
      }),
      against(sentToOne, { headings: true }),
      against(toldApart, { unless: [...elsewhere, ...atOnce], about: aboutDecision }),
      against(
        phrase`${otherParty} … (?:was|were|has been|have been|had been|will be|is being) .. ${informed} … ${earlierOrLater}`,
        { unless: [...elsewhere, phrase`${sameTime}`] },
      ),
      against(
        phrase`${otherParty} (?:was|were|has been|had been) .. (?:told|informed|notified|advised) .. (?:on|in) (?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day|\d)`,
        { unless: [...elsewhere, phrase`${sameTime}`] },
      ),
      against(
        phrase`(?:we|i|this office|the office) (?:have |had )?(?:let|told|informed|notified|wrote to|advised|called|telephoned) ${otherParty} (?:know )?(?:\w+ )?(?:on|in|back in|as early as) (?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day) … (?:behind (?:him|her|them)|over|closed?|dismiss\w*|not go(?:ing)? (?:on|ahead|forward)|ended?|dropped|no further|nothing (?:more|further)|finished|free|rest)`,
        { unless: [...elsewhere, phrase`${sameTime}`] },
      ),
      against(
        phrase`${otherParty} … (?:had|got|received|heard|have had) (?:this|the|that) (?:\w+ )?(?:news|decision|letter|notice|word) … (?:on|in|since) (?:\d|january|february|march|april|may|june|july|august|september|october|november|december|\w+day)`,
        { unless: [...elsewhere, phrase`${sameTime}`] },
      ),
      against(
        phrase`(?:we|i) (?:have |had |will )?(?:already |first |then |later |separately )+(?:tell|told|inform\w*|notif\w+|let|advise\w*|write|wrote|contact\w*) … ${otherParty}`,
        { unless: [...elsewhere, phrase`${sameTime}`] },
      ),
      against(
        phrase`${otherParty} (?:will|has|have|did|does|was|were|is) (?:not|never) (?:be |been |get |being )?.. (?:${informed}|receive|get|a copy|told)`,
        { unless: elsewhere, about: aboutDecision },
      ),
      against(
        phrase`(?:no|not) (?:copy|notice|letter) (?:of this .. )?(?:has been|will be|is being|was|is) (?:sent|given|provided)`,
      ),
    ],
    found: [
      affirms(phrase`${sameTime}`),
      affirms(phrase`(?:both (?:of you|parties)|each party|to you and)`),
    ],
    silence: 'silent',
    topic: /\b(?:dismiss|clos)/,
  }),
})
