/** Plain wordings that leave proof, or the search for evidence, to a party. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { proofLeftToParties } from './proofLeftToParties.ts'

const side = words(
  `(?:(?:the|each|either|any|a|this|that) )?(?:${complainant}|${respondent}|part(?:y|ies)|students?|famil(?:y|ies)|parents)`,
  'you',
  'he',
  'she',
  'they',
  'm[rs]s?\\. \\w+',
)
const prove = words(
  'prov(?:e|es|ing)',
  'disprov(?:e|ing)',
  'show(?:s|ing)?',
  'demonstrat(?:e|es|ing)',
  'establish(?:es|ing)?',
  'satisfy(?:ing)?',
  'persuad(?:e|ing)',
  'convinc(?:e|ing)',
  'rebut',
)
const gather = words(
  'collect(?:ing)?',
  'gather(?:ing)?',
  'obtain(?:ing)?',
  'find(?:ing)?',
  'secur(?:e|ing)',
  'locat(?:e|ing)',
  'produc(?:e|ing)',
)
const proof = words(
  'evidence',
  'proof',
  'witness\\w*',
  'statements?',
  'records?',
  'messages',
  'footage',
  'video',
  'corroboration',
)
/** "You need not prove anything", "no duty to find witnesses": taken off a party, not off the school. */
export const nothingToProve = phrase`(?<!\b(?:we|i|college|university|school|district|office|institution|investigators?|panel) (?:(?:has|have|had|is|are) )?(?:under )?)(?:need not|needn't|needs? never|no (?:need|duty|obligation|call|burden)|without having|nobody (?:has|needs)|no one (?:has|needs)|neither of you (?:has|needs)|free (?:of|from) (?:any|the) (?:duty|burden)) (?:(?!we|us|college|university|school|district|office|investigators?)\w+ ){0,5}?(?:prov(?:e|ing)|disprov(?:e|ing)|show|establish|clear(?:ing)?|demonstrate|convince|persuade|rebut|refute|gather|collect|find|produce)`

/** The school's own burden, another matter's, or none on a party. */
const fair = [
  nothingToProve,
  phrase`(?:neither (?:party|side|of you)|no (?:party|student|side|burden)|appeal\w*|appellant|good cause|extension|accommodation|bias|conflict of interest|supportive|interpreter|expenses?)`,
  phrase`(?:not|never|n't) (?:required|have to|need|obliged|expected|asked|bear|carry|on you|your|up to|for you)`,
  phrase`(?:college|university|school|district|institution)(?:'s)? (?:\w+ )?(?:burden|has|bears?|carries|failed|did not make|must|to (?:gather|prove))`,
]

/** A promise: "nothing about your complaint will be held against you". */
const heldAgainstNobody = phrase`(?:^(?:nothing|none|neither|nobody|no one|no \w+) … |(?:not|n't|never|nor) (?:\w+ )?(?:be )?(?:\w+ )?)(?:held|counted|taken|used|found|decided|settled) (?:\w+ )?against`

const decidedAgainst = phrase`(?:resolved|decided|settled|found|held|counts?|weighs?|goes) (?:\w+ )?against (?:him|her|them|you|${side})`

export const burdenOnParty: readonly Pattern[] = [
  ...proofLeftToParties,
  against(
    phrase`(?:${side}) .. (?:point(?:ed|s)? to|offer(?:ed|s)?|produce[ds]?|bring|brought|show(?:ed|n)?|ha[ds]|has|gave|give) (?:us )?(?:nothing|no \w+|little) (?:but|beyond|except|other than|apart from|more than|besides) (?:his|her|their|your) (?:own )?(?:word|account|say-?so|statement|version|denial|story|memory)`,
    { near: [decidedAgainst, phrase`(?:so|therefore|thus|accordingly|hence)`], unless: fair },
  ),
  against(
    phrase`(?:point|question|issue|doubt|matter|it|this|that|allegation) … (?:must|is|was|has to|will|should|can only) (?:\w+ ){0,2}(?:be )?(?:resolved|decided|settled|taken|found|held|determined|counted) (?:\w+ )?against (?:him|her|them|you|${side})`,
    {
      near: [phrase`(?:nothing|no (?:\w+ )?${proof}|could not|did not|unable|asked (?:for|to))`],
      unless: [...fair, heldAgainstNobody],
    },
  ),
  against(
    phrase`${side} (?:is|are|was|were) (?:\w+ )?(?:obliged|bound|required|responsible) to (?:supply|${gather}|${prove}) (?:them|it|that|this|${proof})`,
    { unless: fair },
  ),
  against(
    phrase`${side} (?:must|has to|have to|need to|needs to|should|shall) (?:present|bring|offer|supply|provide|produce|submit) (?:\w+ )?(?:convincing|sufficient|enough|compelling|adequate|persuasive|clear) (?:\w+ )?${proof}`,
    { unless: fair },
  ),
  against(
    phrase`(?:onus|burden) (?:of (?:\w+ ){1,3})?(?:will |shall |to )?(?:lie|lies|rest|rests|fall|falls|be placed|is placed|shift|shifts) (?:\w+ )?(?:with|on|upon|to) (?:${side})`,
    { unless: fair },
  ),
  against(
    phrase`(?:${complainant}|${respondent}|m[rs]s?\. \w+|his|her|your)(?:'s|s')? (?:failure|inability) to (?:${prove}|substantiate|support|corroborate|make out|back up)`,
    { unless: fair },
  ),
  against(
    phrase`(?:we|investigators?|office|college|university|school) (?:will|do|does|shall|can)(?: not|n't) (?:contact|approach|seek out|track down|look for|chase) (?:\w+ ){0,2}(?:witness\w*|people|evidence)`,
    {
      near: [phrase`(?:have|ask|get|tell) (?:each|them|every|all|your)|yourself|yourselves`],
      unless: fair,
    },
  ),
  against(
    phrase`${proof} … (?:must|has to|have to|should|are to|is to|needs? to|will have to) be (?:found|collected|gathered|obtained|produced|located|secured|tracked down) by (?:${side})`,
    { unless: fair },
  ),
  against(
    phrase`(?:ask|asks|expect|expects|require|look to|leave it to|count on|rely on) (?:the |each |both )?(?:${side}) to (?:${gather}|take|seek out|bring us) … ${proof}`,
    {
      near: [
        phrase`(?:themselves|yourself|yourselves|on (?:your|their) own|(?:we|school|college|office|university|investigator) (?:will|do|does|is|are)(?: not|n't)|rather than us)`,
      ],
      unless: fair.slice(0, 2),
    },
  ),
  against(
    phrase`${side} … (?:bears?|has|have|carr(?:y|ies)|shoulders?|assumes?) (?:the|an?) (?:\w+ )?(?:responsibility|duty|task|obligation|job|onus|burden) (?:of|to|for) (?:${prove}|${gather})`,
    { unless: fair },
  ),
  against(
    phrase`(?:which|that|it|this) (?:is|was) (?:a matter )?for (?:${side}) to (?:do|${prove}|make out)`,
    {
      about: [phrase`(?:evidence|case|proof|prove|show|consent|made out|establish)`],
      unless: fair,
    },
  ),
  against(
    phrase`(?:ready|prepared|come|expected|asked|here) to (?:${prove}|justify|account for) (?:that|where|what|how|why|who|your (?:innocence|case|whereabouts|claim|side))`,
    { unless: [...fair, phrase`(?:showing|show us|how (?:the|we)|panel is|investigator)`] },
  ),
  against(
    phrase`(?:without|absent|in the absence of|failing|lacking) (?:any |such |convincing |further |enough |a )*(?:${proof}|showing|explanation|rebuttal) (?:from|by|on the part of) (?:${side}|him|her|them) … (?:stands?|must|will|cannot|is|are|we|proved|succeeds?|fails?)`,
    { unless: fair },
  ),
  against(phrase`absent such (?:an? )?(?:showing|proof|evidence|explanation)`, {
    near: [phrase`(?:respondent|complainant|you|he|she|m[rs]s?\. \w+|party)`],
    unless: fair,
  }),
  against(
    phrase`unless (?:${side}) (?:can |could |is able to |are able to |manages? to )?(?:${prove}) … (?:we|the panel|it|responsible|assume|take it|presum\w+|true|stands)`,
    { unless: fair },
  ),
  against(
    phrase`${side} (?:(?:will|would|also|first) )*(?:must|has to|have to|need to|needs to|had to) (?:satisfy|convince|persuade) (?:the |a )?(?:panel|us|me|board|hearing|officer|school|college|university|committee)`,
    { unless: fair },
  ),
  against(
    phrase`${side} (?:has not|have not|did not|failed to|was unable to|could not|cannot|had not) (?:make|made|making) out (?:her|his|their|your|the|an?) (?:\w+ )?(?:case|claim|complaint|defen[cs]e)`,
    { unless: fair },
  ),
  against(
    phrase`${side} (?:has |have )?(?:offered|brought|produced|gave|given|provided|presented|came forward with|come forward with|supplied) (?:us )?(?:no|little|nothing|insufficient|too little|not enough) (?:\w+ )?(?:${proof}|reason to (?:doubt|believe))`,
    {
      near: [
        phrase`(?:so|therefore|thus|succeed|fails?|needs?|not enough|cannot|responsible|dismiss\w*|insufficient|accordingly|absent)`,
      ],
      unless: fair,
    },
  ),
]
