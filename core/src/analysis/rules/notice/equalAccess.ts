import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent, sameTime } from '../../language/vocabulary.ts'
import { type Rule, search } from '../../rule.ts'

const one = words(complainant, respondent, 'other party', 'you', 'his', 'her')
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
export const equalAccess: Rule = {
  requirements: ['EVR-06'],
  title: 'The same access and time for both parties',
  documents: ['evidence_review_letter'],
  check: search({
    against: [
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
  contradicted:
    'These words give the parties unequal access or time. The rule asks for an equal opportunity for both to inspect and answer the evidence.',
  why: 'A process is fair only when both can prepare alike.',
  ask: 'Do both parties have the same evidence, from the same day, and the same deadline?',
}
