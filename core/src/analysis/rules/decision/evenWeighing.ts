import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { mustBeInPolicy } from '../policy/wholePolicy.ts'
import { passedOver, secondLook } from './oneSidedLook.ts'

const oneSide = words(
  'exculpatory',
  'inculpatory',
  '(?:favou?r\\w*|helpful|supporting|supportive) (?:to|of|for) (?:the )?(?:respondent|responding party|accused|complainant|reporting party|student|defen[cs]e|one (?:party|side))',
  '(?:support\\w*|help\\w*|favou?r\\w*|assist\\w*) (?:the )?(?:respondent|responding party|accused|complainant|reporting party|defen[cs]e)',
  "(?:the )?(?:respondent|responding party|accused|complainant|reporting party|defen[cs]e)(?:'s)? (?:evidence|exhibits|materials|proof|witnesses|side|version|documents)",
  '(?:offered|submitted|provided|brought|presented|produced) by (?:the )?(?:respondent|responding party|accused|complainant|reporting party|defen[cs]e)',
  '(?:the )?(?:respondent|accused|complainant|defen[cs]e) (?:offered|submitted|provided|brought|presented|produced)',
  'did not (?:do it|happen|occur|commit)',
  'contradict(?:s|ed|ing)',
  'tends? to (?:clear|exonerate|disprove|contradict)',
  'sent the next (?:morning|day)',
  'from the (?:next|following) (?:morning|day)',
)
const notWeighed = words(
  '(?:chose|decided|elected|opted|saw fit) not to (?:look|consider|pursue|review|weigh|follow|use|examine)(?: into| up)?',
  '(?:need|needs) not (?:be )?(?:consider\\w*|weigh\\w*|review\\w*)',
  '(?:has|have|had|is given|plays?|played) no (?:place|part|role|bearing)',
  '(?:saw|see|felt|found) no (?:need|reason) to (?:look|consider|pursue|review|weigh|follow|examine)',

  '(?:was|were|is|are|will|has|have|had|did|does|do|would|be|been|can|could|may) (?:not|never)(?: be| been)? (?:considered?|weighed|weigh|reviewed?|evaluated?|taken into account|looked? at|examined?|collected?|collect|sought|seek|used|use|assessed?|accepted|admitted|read)',
  'not (?:consider|weigh|review|look at|take into account|collect|seek|examine|read)(?:ed|ing)?',
  'disregard(?:ed|s|ing)?',
  'ignor(?:ed|es|ing)',
  'set(?:s|ting)? (?:\\w+ ){0,2}aside',
  '(?:gave|give|gives|given|giving|assigned|accorded|afforded) (?:\\w+ )?(?:no|little|less) (?:weight|consideration|regard)',
  'discount(?:ed|s)',
  'dismissed out of hand',
  'refus(?:ed|es) to (?:consider|look at|review|weigh|accept)',
  'declin(?:ed|es) to (?:consider|look at|review|weigh|accept)',
)
const fairReason = [
  secondLook,
  phrase`(?:not|ir)[- ]?(?:be )?relevan\w+|irrelevant|relevance`,
  phrase`(?:no|neither|nor) .. (?:evidence|witness|party|information)`,
  phrase`(?:privilege\w*|polygraph|waive\w*|treatment|medical|sexual (?:history|behavio\w+|predisposition)|prior sexual|authenticat\w+|not .. be verified|late|deadline|after the|status|unless|must not|may not be disregarded|credib\w+)`,
  phrase`(?:will|must|may|shall|should|cannot|did|was|were) (?:not|never) .. (?:disregard\w*|ignor\w+|set aside|discount\w*)`,
  phrase`(?:complainant|respondent|appellant|party|student|he|she|they) (?:also )?(?:argues?|claims?|contends?|alleges?|asserts?|says?|argued|claimed|contended|alleged|asserted|said)`,
]

const look = search({
  against: [
    ...passedOver,
    against(phrase`${oneSide} … ${notWeighed}`, { unless: fairReason }),
    against(phrase`${notWeighed} … ${oneSide}`, { unless: fairReason }),
    against(
      phrase`only … (?:evidence|information|statements?|witness(?:es)?|materials?|facts) … (?:supports?|supporting|favou?rs?|favou?rable to|helpful to|from|against|proves?|confirms?|corroborat\w+) … (?:the )?(?:allegations?|complaint|complainant|respondent|reporting party|accused|charges?) .. (?:was|were|is|are|will be) .. (?:collected|considered|gathered|reviewed|sought|weighed|examined)`,
      { unless: fairReason },
    ),
    against(
      phrase`(?:considered?|reviewed?|weighed|looked at|gathered|collected|relied on) (?:only|solely|just|exclusively) .. (?:inculpatory|exculpatory|${complainant}'?s?|${respondent}'?s?|one side|evidence (?:that|which) (?:supports?|favou?rs?)|the evidence against)`,
      { unless: fairReason },
    ),
    against(
      phrase`(?:evidence|logs?|records?|messages|video|footage|statements?|receipts?|data) … contradict\w* `,
      {
        near: [
          phrase`(?:chose|decided|elected) to (?:set|put|leave) .. aside`,
          phrase`(?:disregarded|ignored) (?:it|them|this|these)`,
          phrase`set (?:it|them|this|these) aside without`,
        ],
        unless: fairReason,
      },
    ),
    // Two sentences: "The messages tend to favor the respondent. ... They are not taken into account."
    against(
      phrase`(?:they|it|these|those|them|this|(?:their|its) content\w*|(?:texts?|messages|statements?|exhibits?|evidence|video|logs?|witness\w*|materials?)) … ${notWeighed}`,
      {
        near: [
          phrase`(?:favou?rs?|favou?red|favou?rable to|helps?|helpful to|supports?|supported|assists?|benefits?|tends? to (?:favou?r|support|help|clear)) (?:the )?(?:respondent|responding|accused|complainant|reporting|m[rs]s?\. \w+|his|her|defen[cs]e)`,
          phrase`(?:exculpatory|inculpatory)`,
          phrase`(?:backs? up|back(?:ed|ing)? up|undercuts?|undermines?|contradicts?|clears?|in (?:his|her|their) favou?r)`,
        ],
        unless: fairReason,
      },
    ),
    against(
      phrase`(?:look|search|ask|watch|gather\w*|collect\w*|told|instructed) … only … (?:facts?|evidence|information|proof|material|details) (?:that|which) (?:would )?(?:confirms?|supports?|backs? up|proves?|corroborates?|helps?)`,
      { unless: fairReason },
    ),
    against(phrase`${notWeighed}`, {
      about: [
        phrase`(?:it|them|these|this|evidence|messages|receipts|statement|analysis|witness\w*)`,
      ],
      near: [
        phrase`(?:exculpatory|inculpatory|backs? up (?:his|her|their|the)|undercuts? (?:the|his|her)|undermines? the (?:allegation|complaint)|contradicts? the (?:allegation|complaint|complainant|respondent))`,
      ],
      unless: fairReason,
    }),
    against(
      phrase`(?:not|never) (?:\w+ )?(?:take|took|taken|taking) … into (?:account|consideration)`,
      {
        about: [
          phrase`(?:respondent|complainant|accused|defen[cs]e|exculpatory|inculpatory|reporting|innocen\w+|m[rs]s?\. \w+)`,
        ],
        unless: fairReason,
      },
    ),
    against(
      phrase`(?:i|we|(?:the |this )?(?:investigators?|report|office|panel)) (?:have|has|had|did|do|does) not (?:described?|include[d]?|summari[sz]e[d]?|discuss(?:ed)?|mention(?:ed)?|view(?:ed)?|watch(?:ed)?|open(?:ed)?|play(?:ed)?|listen(?:ed)? to|look(?:ed)? at|quote[d]?|set) (?:it|them|this|that|these|those)`,
      {
        near: [
          phrase`(?:m[rs]s?\. \w+|${complainant}|${respondent}|he|she|they|his|her|parents?|advisor) (?:\w+ )?(?:produced|supplied|gave|submitted|provided|handed|offered|sent|brought|shared|forwarded)`,
        ],
        unless: fairReason,
      },
    ),
    against(
      phrase`(?:unread|unopened|without (?:reading|opening|looking at|reviewing|considering) (?:it|them))`,
      {
        about: [
          phrase`(?:evidence|materials?|messages|statement|documents|submission|exhibits|supplied|submitted|sent)`,
        ],
        unless: [...fairReason, phrase`(?:appeal\w*|asking to|respon\w+|reply)`],
      },
    ),
    against(
      phrase`${notWeighed} … (?:innocen\w+|point(?:s|ed|ing)? to (?:the )?(?:respondent|complainant|accused))`,
      { unless: fairReason },
    ),
  ],
  found: [
    affirms(
      phrase`(?:all|both|every) (?:\w+ ){0,3}evidence … (?:objective\w*|fair\w*|impartial\w*)|(?:objective\w*|impartial\w*) … (?:all|both|every|the) (?:\w+ ){0,2}evidence`,
    ),
    affirms(
      phrase`(?:evidence|information) … (?:supports?|for|points? to) (?:and|or) … (?:against|contradicts?|away|does not)`,
    ),
    affirms(
      phrase`(?:evidence|proof|everything) … (?:weighed|looked at|considered|evaluated|assessed|judged) … (?:objectively|fairly|impartially|even-?handedly|for and against|whether it (?:helps|hurts|supports|favou?rs)|either way|whichever (?:side|way))`,
    ),
    affirms(phrase`(?:both )?inculpatory and exculpatory`),
    affirms(phrase`objective(?:ly)? … evaluat\w+|evaluat\w+ … objective(?:ly)?`),
    affirms(
      phrase`(?:consider\w*|weigh\w*|review\w*|evaluat\w*) … (?:all|both) … (?:supports?|for) … (?:contradict\w*|against|does not)`,
    ),
  ],
  silence: 'silent',
})

/** 106.45(b)(1)(ii): an objective look at all relevant evidence, for and against. */
export const evenWeighing = rule('RPT-02', {
  check: mustBeInPolicy(look),
})
