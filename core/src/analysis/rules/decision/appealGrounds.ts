/** Words on appeals that other rules need, too: of a policy, or of a dismissal. */
import { against, type Pattern } from '../../language/find.ts'
import { otherRoles } from '../../language/otherRoles.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { appealBarred } from './appealBarred.ts'

/** The three bases that an appeal must be open on, each with words for it. */
export const appealBases: Readonly<Record<string, RegExp>> = {
  'a procedural irregularity':
    /\b(?:procedur\w+ (?:irregularit\w+|errors?|defects?|mistakes?|slips?|faults?|flaws?|problems?|matters?)|irregularit\w+|(?:errors?|mistakes?|flaws?|slips?|faults?|defects?|breach(?:es)?) (?:in|of|with) (?:how|the way|(?:the |our )?(?:\w+ )?(?:process|procedures?|handling))|got the procedures? wrong|procedures? (?:was|were|is|are) not followed|(?:did not|failed to|failure to) follow (?:\w+ ){0,3}(?:procedures?|process|steps|rules)|departure from|(?:process|procedures?) (?:\w+ )?(?:went|gone|was|were) (?:\w+ )?(?:wrong|flawed|improper))/,
  'new evidence':
    /\b(?:new(?:ly)?[- ](?:discovered |available )?(?:evidence|information|facts)|(?:evidence|information|facts|something|anything)(?: new)? (?:that|which) (?:you |nobody |no one |they |he |she )?(?:was|were|is|could|had|did)(?: not)? (?:have |be |been |reasonably )*(?:available|known|had|found|got|obtained|produced|presented|seen)|(?:new|fresh|further|later) (?:evidence|information|facts|material|proof)|something new|not (?:reasonably )?available at the time|fresh evidence|evidence (?:that )?came to light)/,
  'bias or a conflict of interest':
    /\b(?:bias\w*|conflicts? of interest|partial(?:ity)?|leanings?|favou?ritism|not impartial|unfair\w* (?:toward|against)|prejudic\w+ (?:against|for|of))/,
}

const appealing = words(
  'appeal(?:s|ed)?',
  'appealable',
  'challenge[ds]?',
  'contest(?:ed)?',
  'reconsider\\w*',
  'further review',
  'seek review',
  'review(?:ed)?',
)
const either = words(complainant, respondent, 'reporting (?:student|party)', 'accused')
/** Second appeals, late appeals and other decisions. */
const otherAppeal = [
  phrase`(?:appeal (?:decision|officer's|panel's|outcome)|decision (?:on|of) (?:the |an |any |your )*appeal|decision of the appeal|appeals? (?:officer|panel|board)(?:'s)? (?:decision|ruling|determination)|no further appeal|second appeal|further level|result of (?:the|an|any) appeal)`,
  phrase`(?:evidence|information|messages|materials?|statements?|at this stage|notes|logs?) … (?:review\w*|reconsider\w*|contest\w*|challenge\w*)`,
  phrase`(?:late|after|beyond|untimely|deadline|past|outside|later than|without|unless|until|solely because|merely|because you disagree|disagree\w*)`,
  phrase`(?:interim|supportive|emergency|no[- ]contact|schedule change|parking|informal|relevance|rulings?|facilitator|agreement|if (?:no|neither|you do not|a party does not))`,
  phrase`(?:respondent|complainant|party) (?:did|does|has) not (?:file|submit|appeal)`,
]

/** An appeal that is refused, or that only one party has. */
export const appealRefused: readonly Pattern[] = [
  ...appealBarred,
  against(
    phrase`(?:may|can|will) be (?:appealed|challenged) by (?:the )?${either}(?! (?:and|or)\b)`,
    {
      unless: [phrase`(?:if|either|both|each|by the \w+ or)`],
    },
  ),
  against(
    phrase`(?:is|be|are|was|as|marks) (?:\w+ )?(?:the )?(?:end of the (?:matter|case|road|line|process)|(?:last|final) word)`,
    {
      about: [
        phrase`(?:decision|decides?|determination|outcome|finding|panel|verdict|dean|principal)`,
      ],
      unless: [
        ...otherAppeal,
        phrase`(?:questions?|procedur\w+|not|interview|investigator|coordinator)`,
      ],
    },
  ),
  against(
    phrase`(?:has|have|had) no (?:right|ability|opportunity|option) (?:to|of) (?:file an )?appeal`,
    { unless: otherAppeal },
  ),
  against(
    phrase`only (?:you|the (?:respondent|complainant)),? (?:as the \w+,? )?(?:has|have|may|can) … (?:right to |right of )?appeal`,
  ),
  against(
    phrase`no (?:further )?appeal (?:lies|is (?:available|possible|permitted|allowed|offered)|exists)`,
    { unless: otherAppeal },
  ),
  against(
    phrase`(?:nowhere (?:further|else|to (?:take|go))|no further (?:recourse|avenue|step for|level of)|nothing (?:more|further) (?:can|may|to) be done)`,
    { unless: otherAppeal },
  ),
  against(
    phrase`(?:appeals? (?:are|is) not (?:part|offered|available|allowed|permitted|accepted|possible|heard|provided|entertained)|(?:do|does|will) not (?:offer|allow|accept|hear|entertain|permit|provide|take|have) (?:an |any )?appeals?)`,
    { unless: [...otherAppeal, otherRoles] },
  ),
  against(
    phrase`(?:may|can|shall|will|is|are|do|does|must)(?: not|n't) (?:be )?(?:subject to (?:any )?|open to |entitled to |have (?:a|any|the) right (?:to|of) |file an )?${appealing}`,
    {
      unless: [
        ...otherAppeal,
        phrase`(?:review\w*|reconsider\w*) (?:the )?(?:evidence|file|report|recording|record|materials)`,
        phrase`(?:evidence|recordings?|medical|treatment|notes|credib\w+|statements?) … review\w*`,
      ],
      about: [
        phrase`(?:decision|determination|outcome|finding|result|sanction|appeals?|dismissal|this|final|suspension|expulsion|discipline)`,
      ],
    },
  ),
  against(phrase`cannot be (?:${appealing})`, {
    unless: otherAppeal,
    about: [
      phrase`(?:decision|determination|outcome|finding|result|sanction|appeals?|dismissal|this|final|panel|suspension|expulsion)`,
    ],
  }),
  against(
    phrase`no (?:\w+ )?(?:right (?:of|to) |opportunity (?:to|for) |provision for |avenue (?:of|for) |process for |possibility of )(?:an? )?(?:appeal|review|reconsideration|challenge)`,
    { unless: otherAppeal },
  ),
  against(phrase`(?:there (?:is|are|will be)|offers?|with|provides?) no (?:\w+ )?appeals?`, {
    unless: otherAppeal,
  }),
  against(phrase`no appeals? (?:is|are|will be|may be|can be|lies|shall be)`, {
    unless: otherAppeal,
  }),
  against(
    phrase`${either} (?:has|have|does not have|will have|do not have) (?:no|any|the) right (?:of|to)(?: an)? (?:appeal|request|seek)`,
    { unless: otherAppeal, near: [phrase`(?:no|not) (?:\w+ ){0,2}right`] },
  ),
  against(
    phrase`only (?:the )?(?:${either}|(?:a )?(?:party|student) who (?:was|is|were) found (?:not )?responsible) … (?:may|can|has|have|is|are|will|shall) … appeal`,
    { unless: [phrase`on (?:the|these|those)`] },
  ),
  against(
    phrase`appeals? (?:is|are|may be|will be) (?:available|open|granted|offered|brought|filed) (?:only )?(?:only )?(?:to|by|for) (?:the )?(?:${either})(?: only)?(?! (?:and|or)\b)`,
    { unless: otherAppeal.slice(2), near: [phrase`only`] },
  ),
  against(
    phrase`(?:decision|determination|outcome|finding|result) (?:\w+ ){0,4}(?:is|are|shall be|will be) (?:\w+ )?(?:final|binding|conclusive) and (?:binding|(?:is |are )?not (?:subject|open)|cannot|may not|there is no|no appeal|without)`,
    { unless: otherAppeal },
  ),
  against(
    phrase`(?:ask|request|seek) … (?:look again|review|reconsider) … (?:sanction|penalty|discipline) … (?:not|but not) … (?:finding|determination|responsib\w+)`,
  ),
  against(phrase`waive[sd]? (?:your |the |any |his |her |their )*right (?:to|of) (?:an )?appeal`, {
    unless: otherAppeal.slice(2),
  }),
]

/** An appeal on fewer bases than the three. */
export const appealLimited: readonly Pattern[] = [
  against(
    phrase`appeals? … (?:only|solely|exclusively|limited|restricted|confined) (?:be )?(?:based |brought |filed |granted |considered |to |on |for |made |the |grounds? |of |where |if |when |in cases |basis )+`,
    {
      unless: [
        phrase`(?:following|grounds (?:listed|below|above)|these|those|in writing|within|one (?:or more )?of|three|office|record|by (?:e-?mail|filing)|writ\w+|page|once)`,
        ...otherAppeal.slice(0, 1),
      ],
    },
  ),
  against(phrase`(?:only|sole|one) (?:ground|basis|reason) (?:for|of|on which) .. appeal`, {
    unless: otherAppeal.slice(0, 1),
  }),
  against(
    phrase`(?:bias|conflict of interest|new evidence|procedural (?:error|irregularity)) … (?:is|are|not a) (?:not )?(?:a )?(?:ground|basis|accepted|considered)`,
    {
      near: [phrase`not (?:a |be |an )?(?:ground|basis|accepted|considered|permitted)`],
      about: [phrase`appeal`],
    },
  ),
]
