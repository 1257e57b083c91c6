import { keptFor } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent, sameTime } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { oneSidedAccess } from './oneSidedAccess.ts'

const one = words(complainant, respondent, 'other (?:party|side)', 'you', 'his', 'her')
const access = words(
  'evidence',
  'file',
  'materials',
  'copy',
  'copies',
  'response',
  'link',
  'access',
)

/** 106.45(b)(5)(vi): an equal opportunity for both parties. */
export const equalAccess = rule('EVR-06', {
  check: search({
    against: [
      ...oneSidedAccess,
      against(
        phrase`(?:${one}) … (?:receive|get|see|be (?:sent|given|shown)|have) … ${access} … (?:after|once|only when|when) … (?:${one}) … (?:comment\w*|respond\w*|respons\w+|repl\w+|finished|done|answer\w*)`,
        {
          unless: [
            phrase`(?:both (?:parties|of you)|each (?:party|other))`,
            phrase`other party's response`,
          ],
        },
      ),
      against(
        phrase`(?:${complainant}) … \w+ (?:\(\d+\) )?(?:\w+ )?days … (?:but|and|while|whereas) … (?:${respondent}) … (?:\w+ (?:\(\d+\) )?(?:\w+ )?days|\d+|seven|five|three|ten)`,
        { unless: [phrase`(?:both|each|same|also|equal\w*)`] },
      ),
      against(
        phrase`(?:${respondent}) … \w+ (?:\(\d+\) )?(?:\w+ )?days … (?:but|and|while|whereas) … (?:${complainant}) … (?:\w+ (?:\(\d+\) )?(?:\w+ )?days|\d+|seven|five|three|ten)`,
        { unless: [phrase`(?:both|each|same|also|equal\w*)`] },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}) … (?:may|can|will|has|is|receives?|gets?) … (?:${access}|keep|download|respond|comment|review|see)`,
        { unless: [phrase`(?:not only|his own|her own|treatment|consent)`] },
      ),
      against(
        phrase`(?:${one}) (?:has|have) (?:already )?had .. (?:the )?${access} … (?:since|for|now)`,
        { unless: [phrase`(?:you both|both (?:of you|parties)|each)`] },
      ),
      against(
        phrase`(?:${one}) … (?:but|while|whereas) the (?:other party|${complainant}|${respondent}) (?:will|may|can|does|do|is) ?(?:not|n't) … (?:see|receive|${access}|yours|review|comment|respond)`,
      ),
      against(
        phrase`(?:${respondent}|${complainant})'s (?:version|copy|set|file) … (?:omits?|lacks?|without|does not (?:include|contain)|leaves? out|redact\w+)`,
      ),
      against(
        phrase`(?:was|were|has been) (?:sent|given|shown|provided) (?:this|the|these|all|a copy) … (?:ago|earlier|before you|last (?:week|month)|in advance)`,
        {
          unless: [phrase`(?:both|each|you were|you have been|parties were)`],
          near: [phrase`(?:evidence|file|materials|deadline)`],
        },
      ),
      against(
        phrase`(?:redacted|partial|incomplete|shortened|summary|limited) … (?:whereas|while|but|although) … (?:full|complete|entire|unredacted|everything)`,
      ),
      against(
        phrase`(?:full|complete|entire|unredacted) … (?:whereas|while|but|although) … (?:redacted|partial|incomplete|shortened|summary|limited)`,
      ),
      against(
        phrase`(?:${complainant}|${respondent}|other (?:party|side)|reporting \w+)(?:'s (?:attorney|advis[eo]r|lawyer|parents?))? (?:has|have|had|got|received|was|were|gets?) (?:had |been )?(?:given |granted |allowed |sent |offered |able |received )?(?:to )?… (?:preview\w*|first|earlier|an additional|extra|more time|since|head start|in advance|a week|extension|before you)`,
        {
          near: [phrase`(?:${access}|evidence|respond|deadline|time|review)`],
          unless: [
            phrase`(?:both|each|you (?:also|too|now|both|have)|same|interviewed|neither|request\w*)`,
          ],
        },
      ),
      against(
        phrase`(?:you|your|${complainant}|${respondent}) … (?:whereas|while|but|although) (?:the )?(?:${complainant}|${respondent}|other (?:party|side)|that of the other)(?:'s)? (?:\w+ )?(?:has|have|is|are|was|were|gets?|may|can|will|got|had|keeps|copy|does)`,
        {
          about: [phrase`(?:${access}|evidence|days|electronic\w*|office|deadline|extension)`],
          unless: [
            phrase`(?:same|both|equal\w*|each|identical|no advis[eo]r|not (?:yet )?named|interview\w*)`,
          ],
        },
      ),
      against(
        phrase`(?:extension|additional|extra|more time|access|copy|week) … (?:does not|do not|will not|is not) (?:apply|extend|available|open|offered)(?: to)? (?:to )?(?:you|the (?:other|respondent|complainant))`,
      ),
      against(
        phrase`(?:extensions?|access|copies|evidence|time) … ${keptFor} (?:the )?(?:${complainant}|${respondent})`,
        { unless: [phrase`(?:both|and (?:the )?(?:${complainant}|${respondent}))`] },
      ),
      against(
        phrase`(?:extensions?|access|copies|evidence|full file) … to (?:the )?(?:${complainant}|${respondent}) (?:only|alone)`,
      ),
      against(
        phrase`(?:m[rs]s?\. [\w-]+|${complainant}|${respondent})(?:'s|s')? (?:own )?(?:period|window|time|deadline) (?:\w+ ){0,3}(?:opened|began|started|ran|ended|closed|expired)`,
        { unless: [phrase`(?:both|each|either|same|equal\w*|extend\w*|extension)`] },
      ),
      against(phrase`(?:shorter|longer|smaller|lesser) (?:window|periods?|time|deadlines?|span)`, {
        near: [phrase`(?:${access}|comments?|evidence|respon\w+|answers?|repl(?:y|ies)|deadline)`],
        unless: [phrase`(?:both|each|either|same|equal\w*|no|not|if|request\w*|ask)`],
      }),
      against(
        phrase`(?:response|answer|comments|remarks|statement) … (?:shared|sent|shown|given|passed) (?:to|with|on to) … before (?:hers|his|theirs|yours|her|his|their|your)`,
        { unless: [phrase`(?:not|n't|never|both)`] },
      ),
      against(
        phrase`(?:${complainant}|${respondent}) … (?:full|complete|by e-?mail|electronic\w*|copy)\W.{0,20}?(?:${complainant}|${respondent}) … (?:reading room|in person|office|summary|partial|redacted)`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:both|each|either|other) (?:part(?:y|ies)|of you|sides?) … (?:same|equal\w*|identical|${sameTime})`,
        { anyStance: true },
      ),
      affirms(
        phrase`(?:same|equal|identical) … (?:both|each|other) (?:part(?:y|ies)|of you|sides?)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
})
