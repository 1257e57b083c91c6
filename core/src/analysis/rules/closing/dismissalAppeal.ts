import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, none, onlyFor, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { appeal } from './words.ts'

const again = words(
  'appeal(?:s|ed|able|ing)?',
  'reconsider\\w*',
  '(?:further |any |ask for |form of |for |to )review(?:ed)?',
  'undone',
  'set aside',
  'be (?:further )?reviewed',
  'not reviewed',
  'look(?:ed)? at again',
  'challeng(?:e|ed|ing)',
  'contest(?:ed|ing)?',
  'recourse',
  'overturn(?:ed)?',
  'tak(?:e|en) (?:any )?further',
  'second look',
  'revisit\\w*',
  'new look',
  'complaint about the dismissal',
)
/** An appeal that is open, that is about something else, or that ends with another decision. */
const notThis = [
  phrase`no (?:fee|charge|cost|form)`,
  phrase`(?:do not|does not|need not|not) (?:have to |need to |agree with|wish to|want to|be punished|required to)`,
  phrase`if you (?:agree|disagree)`,
  phrase`(?:if|should|where|when) (?:you|no|neither|either|a|nobody) .. (?:appeal\w*|file\w*)`,
  phrase`(?:received|filed|submitted|sent|made|lodged|arriv(?:es|ing)|comes?|coming|reach(?:es|ing) us) (?:in )?(?:after|late(?:r than)?)|untimely`,
  phrase`(?:take effect|effective|final) … (?:until|unless|before)`,
  phrase`decision (?:of|on|by) the appeal`,
  phrase`(?:punish\w*|retaliat\w*|penali[sz]\w*)`,
  phrase`(?:both (?:of you|parties)|either (?:of you|party)|each party) … (?:may|can|have|has)`,
  phrase`only in writing`,
  phrase`(?:don't (?:need|have)|formerly|used to|neither side|parking|withdrew the complaint yourself)`,
]

/** 106.45(b)(8)(i): both parties may appeal a dismissal, on the three bases. */
export const dismissalAppeal = rule('DIS-06', {
  check: search({
    against: [
      against(
        phrase`(?:${complainant}|${respondent}) alone (?:may|can|is|has|are) … (?:appeal|review|contest|challenge|reconsider)`,
      ),
      against(
        phrase`appeals? (?:may|can) (?:only )?be (?:lodged|made|filed|brought) … (?:once|after|only|when) … (?:hearing|determination|finding)`,
        { unless: [phrase`dismiss\w*`] },
      ),
      against(
        phrase`(?:that|this|the) (?:option|right|possibility|path|way|route|step) is (?:not|only) (?:open|available|given|there)`,
        { near: [phrase`(?:appeal|review)\w*`] },
      ),
      against(
        phrase`(?:no other|nothing else|no further) (?:\w+ ){0,4}?(?:is|will be|are) (?:looked at|heard|considered|reviewed|accepted)`,
        { near: [phrase`(?:appeal|review)\w*`] },
      ),
      against(
        phrase`(?:concludes|ends|closes|completes) … (?:handling|dealing|consideration|involvement|review) … (?:cannot|no further|nothing|final\w*|not)`,
        { unless: notThis },
      ),
      against(phrase`(?:${doesNot}|nothing) … ${again}`, { unless: notThis }),
      against(phrase`${again} … (?:${doesNot}|returned unread)`, {
        unless: [...notThis, phrase`no appeal`],
      }),
      against(phrase`no (?:\w+ ){0,3}?(?:${again}|avenue|recourse|remedy|right (?:of|to))`, {
        unless: notThis,
      }),
      against(phrase`${onlyFor} … ${again}`, { unless: notThis }),
      against(
        phrase`${again} … ${onlyFor} … (?:hearing|determination|finding|decision|respondents?|complainants?|responsib\w+|sanction|part(?:y|ies) (?:who|that))`,
        { unless: notThis },
      ),
      against(
        phrase`(?:appeal|review|again)\w* … (?:solely|only|nothing (?:but|other than)|must rest) (?:on|for|if)`,
        {
          unless: [...notThis, phrase`(?:bias|conflict|following|these|three)`],
        },
      ),
      against(
        phrase`only (?:an? |the )?(?:final )?(?:decision|determination|finding|outcome)s? … (?:can|may) be (?:appealed|reviewed|challenged)`,
        {
          unless: [phrase`dismiss\w*`],
        },
      ),
      against(phrase`${doesNot} … dismiss\w*`, {
        near: [phrase`appeal\w*`],
        unless: [phrase`(?:take effect|final|agree|need|have to)`],
      }),
      against(
        phrase`(?:there (?:is|will be|can be)|we (?:have|offer|provide|know)) no (?:\w+ )?(?:review|second look|appeal) (?:of|for|against|from|inside|within|at)`,
      ),
      against(
        phrase`(?:is|marks|was|brings you to) (?:the )?end of the (?:road|line|matter|case) (?:inside|within|at|here|for)`,
      ),
      against(phrase`(?:no such right|no right of (?:appeal|review))`),
      against(
        phrase`(?:last word|is the last one|(?:is|becomes) final|nothing (?:further|more|else) (?:that )?you can do|brings? … to (?:its|a) conclusion|not open to question)`,
        {
          unless: [
            ...notThis,
            phrase`(?:if|unless|until|when|once|after) … appeal`,
            phrase`becomes final (?:on|if|when|once|after)`,
          ],
        },
      ),
      against(phrase`not (?:be )?revisit\w*`, {
        about: [phrase`(?:dismiss\w*|decision|matter|clos\w+)`],
      }),
      against(phrase`${none}`, { about: [phrase`appeals?(?: rights?)?`] }),
      against(
        phrase`(?:no|without (?:any |a )?)(?: right (?:of|to)| further| opportunity (?:for|to)| possibility of| provision for| mechanism for| avenue (?:for|of))? (?:an? )?appeals?`,
      ),
      against(
        phrase`(?:not|cannot|can't|never|neither) … (?:be )?(?:subject to |open to |eligible for |available for |entitled to )?(?:an? )?(?:appeal\w*|reconsider\w+)`,
        {
          unless: [
            ...notThis,
            phrase`(?:received|filed|submitted|late|after|untimely)`,
            phrase`appeal … (?:does|will|is) not`,
            phrase`retaliat\w+`,
            phrase`decision … appeal … final`,
          ],
        },
      ),
      against(
        phrase`(?:dismissal|decision|determination|this) (?:is|are|shall be|will be) (?:final|binding|conclusive|not reviewable)`,
        {
          unless: [
            phrase`(?:unless|until|after|once|if) … appeal`,
            phrase`appeal … (?:decision|officer)`,
            phrase`becomes? final`,
          ],
        },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}|you) (?:may|can|has|have|is|are) … appeal`,
      ),
      against(
        phrase`(?:right (?:of|to) appeal|appeal) … (?:reserved (?:for|to)|limited to|available only to|open only to|belongs (?:only )?to) (?:the )?(?:${complainant}|${respondent})`,
      ),
      against(phrase`only (?:on (?:the )?(?:ground|basis)|(?:ground|basis|reason)) … appeal`),
      against(
        phrase`appeal … only (?:on|for|if) (?:the )?(?:ground|basis|new evidence|procedur\w+)`,
        { unless: [phrase`(?:bias|conflict)`, phrase`following`, phrase`these`] },
      ),
    ],
    found: [affirms(phrase`${appeal}`)],
    silence: 'silent',
  }),
})
