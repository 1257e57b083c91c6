import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const summarized = words(
  'summari[sz]ed?',
  'included?',
  'include',
  'described?',
  'set out',
  'reported?',
  'reflected',
  'mentioned',
  'addressed',
  'covered',
)
const leftOut = words(
  '(?:left|leave|leaves|leaving) out',
  'omit(?:s|ted)?',
  'exclud(?:e|es|ed)',
  'not (?:been )?(?:to )?(?:be )?(?:summari[sz]ed?|included?|described?|set out|reported|reflected|addressed|covered)',
)
const evidenceOfASide = words(
  'statements?',
  'interviews?',
  'accounts?',
  'witness(?:es)?',
  'exculpatory (?:evidence|material|information|messages)',
  'evidence',
  'text messages',
  'messages',
  'materials?',
  'information',
  'testimony',
)
/** What may, or must, stay out of a report. */
const rightlyOut = [
  phrase`(?:not|ir)[- ]?relevan\w+|irrelevant`,
  phrase`(?:medical|treatment|counsel\w+|therapy|privileged?|sexual (?:history|behavio\w+|predisposition)|prior sexual|duplicat\w+|names?|identit\w+|redact\w+|personally|confidential)`,
]

/** 106.45(b)(5)(vii): the report fairly summarizes the relevant evidence. */
export const fairSummary = rule('RPT-01', {
  check: search({
    against: [
      against(phrase`${evidenceOfASide} … (?:is|are|was|were|has|have|had) ${leftOut}`, {
        unless: [...rightlyOut, phrase`respons\w+ … (?:received|submitted) after`],
        about: [
          phrase`(?:reports?|summar\w+|respondent|responding|accused|exculpatory|investigat\w+)`,
        ],
        near: [
          phrase`(?:unhelpful|helpful|respondent|responding party|accused|exculpatory|favou?r\w+|defen[cs]e|space|unnecessary|in the interest of (?:brevity|time)|because)`,
        ],
      }),
      against(
        phrase`(?:report|investigators?|we|i|summary) (?:has |have )?(?:${leftOut}|(?:does|do|did|will) not (?:summari[sz]e|include|describe|set out|address|cover|mention)|(?:chose|decided|elected|opted) not to (?:summari[sz]e|include|describe|interview|report)|(?:left|leaves|leave) out) … (?:respondent|responding|accused|exculpatory|${evidenceOfASide} … (?:by|from|for|of|handed|given|submitted|named))`,
        {
          unless: rightlyOut,
        },
      ),
      against(
        phrase`(?:chose|decided|elected) not to (?:include|summari[sz]e|describe) … (?:in|this|the|them)`,
        {
          unless: rightlyOut,
          about: [phrase`(?:interviews?|statements?|witness(?:es)?|messages|evidence)`],
        },
      ),
      against(
        phrase`(?:sets? out|describes?|summari[sz]es?|presents?|reflects?|contains?|covers?|includes?|relies on|is based on) (?:only|solely|just|exclusively) .. (?:${complainant}|${respondent}|one (?:side|party))`,
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent})'?s?'? (?:account|statements?|evidence|version|side) (?:is|are|was|were) .. ${summarized}`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:fair(?:ly)?|accurate(?:ly)?|complete(?:ly)?|objective(?:ly)?|impartial(?:ly)?) … summar\w+`,
      ),
      affirms(phrase`summar\w+ … relevant … (?:evidence|information)`),
      affirms(phrase`inculpatory … exculpatory`),
    ],
    silence: 'silent',
  }),
})
