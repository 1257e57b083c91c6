import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { unlessAmendment } from './amendment.ts'
import { evidenceDenied } from './evidenceDenied.ts'
import { willNot } from './words.ts'

const evidence = words(
  'evidence',
  'proof',
  '(?:investigation |case |investigative |the )file',
  'everything (?:the investigator|we|that|gathered|collected)',
  '(?:witness )?statements',
  'materials? (?:gathered|collected|obtained)',
  'information (?:gathered|collected|obtained)',
  'what (?:the investigator|we) (?:ha(?:s|ve) )?(?:gather(?:s|ed)?|collect(?:s|ed)?|finds?|found)',
  'what (?:the )?(?:other (?:side|party)|others|witnesses|each side) (?:has |have )?(?:submitted|said|provided|gave|given|told us)',
)
const see = words(
  'inspect\\w*',
  'review\\w*',
  'examin\\w+',
  'look at',
  'see',
  'read',
  'view\\w*',
  'access\\w*',
  'respond to',
  'go (?:through|over)',
  'look (?:over|through)',
  'comment\\w* on',
)
const seer = words(
  'you',
  'part(?:y|ies)',
  'both of you',
  'each of you',
  'both sides',
  'either side',
  'famil(?:y|ies)',
  'parents?',
  'complainant',
  'respondent',
)
const shown = words(
  'goes',
  'sent',
  'provided',
  'shared',
  'given',
  'shown',
  'made available',
  'available',
  'disclosed',
  'released',
  'open',
  'opened',
  'accessible',
)
const elseBarred = [
  phrase`(?:other than|except) (?:to |with )?(?:the )?(?:part(?:y|ies)|you|both)`,
  phrase`(?:public|press|media|anyone (?:else|outside)|third part(?:y|ies)|other students|outside)`,
  phrase`(?:but|save|other than|except|besides|beyond|outside)(?: of)? (?:to |with |for )?(?:the )?(?:part(?:y|ies)|you|both|those)`,
  phrase`(?:yet|both (?:parties|of you)? ?(?:may|can|will)|preserv\w+|delete|your own (?:notes|records))`,
  phrase`(?:treatment|medical|privileged (?:information|material|records|communications?|documents?|e-?mails?)|directly related only|until|before|if you|copy|copied|download\w*|destroy\w*|new evidence|unless)`,
]

/** 106.45(b)(2)(i)(B): the notice says that the parties may inspect and review the evidence. */
export const noticeEvidence = rule('NOA-10', {
  check: unlessAmendment(
    search({
      against: [
        against(phrase`${evidence} … (?:will|can|may|shall|is|are|be) not (?:be )?${shown}`, {
          unless: elseBarred,
        }),
        against(
          phrase`${seer} (?:will |do |does |shall |is |are )?(?:not|n't) (?:be )?(?:\w+ ){0,3}${see} … ${evidence}`,
          { unless: elseBarred },
        ),
        against(
          phrase`${seer} (?:do|does|will|shall|may|can) ?(?:not|n't) .. (?:have |get |receive )?(?:access|copies|a copy|see|review|inspect|view) … ${evidence}`,
          { unless: elseBarred },
        ),
        against(
          phrase`(?:neither|no|nor) .. (?:side|party|student|family|of you) … ${see} … ${evidence}`,
          { unless: elseBarred },
        ),
        against(
          phrase`(?:we|i|office|university|college|school|district|investigator) ${willNot} (?:share|show|release|provide|disclose|give|send) … ${evidence}`,
          { unless: elseBarred },
        ),
        against(
          phrase`summar(?:y|ies) of .. ${evidence} … (?:only|if the|instead|rather|useful|in place|discretion)`,
        ),
        against(phrase`(?:only|just) (?:a |the )?summar(?:y|ies) of .. ${evidence}`),
        against(
          phrase`${evidence} … (?:is|are|remains?|stays?) (?:strictly )?(?:confidential|internal|sealed|closed) … (?:you|part(?:y|ies)|not|until)`,
          { unless: elseBarred },
        ),
        against(
          phrase`${evidence} … (?:stays?|remains?|kept|held|seen|read|reviewed|available) … (?:only|solely|exclusively) (?:by|to|with|for) (?:the )?(?:investigator|dean|coordinator|office|panel|decision|staff|school|university|college|district|principal|administrat\w+)`,
        ),
        against(
          phrase`${evidence} … (?:not|never|n't) (?:\w+ )?open to (?:you|them|the part(?:y|ies)|famil(?:y|ies)|students?|either)`,
        ),
        against(
          phrase`(?:not|n't|no|neither|never) … (?:opportunity|chance|right|entitled|allowed|permitted|able|access) … ${see} … ${evidence}`,
          { unless: [...elseBarred, phrase`(?:investigator|copy|if|only|not responsible)`] },
        ),
        ...evidenceDenied(evidence, elseBarred),
      ],
      found: [
        affirms(phrase`(?:have|has|get|gets|given) (?:\w+ )?access`, {
          about: [phrase`${evidence}`],
          unless: [phrase`(?:investigators?|panel|only)`],
        }),
        // A run-in heading asks, and the sentence answers: "What you may see. The whole packet ..."
        affirms(phrase`(?:packet|file|evidence|materials|everything)`, {
          near: [
            phrase`what (?:you|each of you|both of you|(?:the |both |each )?(?:part(?:y|ies)|famil(?:y|ies))) (?:may|can|will|get to) (?:see|inspect|review|read|look at|examine)`,
          ],
          unless: [phrase`(?:not|nothing|only|extracts?|summar(?:y|ies))`],
        }),
        affirms(phrase`${see} … ${evidence}`, {
          anyStance: true,
          near: [phrase`(?:${seer}|each side|your)`],
          unless: [
            phrase`(?:investigators?|decision[- ]?makers?|panel|coordinator|office|we|i) (?:will |shall |may |must |then |also )*(?:${see})`,
            phrase`preserve`,
          ],
        }),
        affirms(phrase`${evidence} … ${shown} … (?:to )?(?:you|both|part(?:y|ies)|each)`, {
          anyStance: true,
        }),
        affirms(phrase`${seer} … (?:sent|given|provided|shown|receive) … ${evidence}`, {
          anyStance: true,
          unless: [phrase`(?:sent|given|provided) by`],
        }),
        affirms(phrase`${evidence} … for (?:your |their )?(?:inspection|review)`, {
          anyStance: true,
        }),
      ],
      silence: 'missing',
    }),
  ),
})
