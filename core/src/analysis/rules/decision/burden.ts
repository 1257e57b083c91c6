import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { burdenOnParty, nothingToProve } from './burdenOnParty.ts'

const someone = words(
  complainant,
  respondent,
  'part(?:y|ies)',
  '(?:the |this |that |each |either )?students?',
  'you',
  'he',
  'she',
  'they',
  'your (?:son|daughter|child|family)',
  'm[rs]s?\\. \\w+',
  'the (?:boy|girl|employee|professor|teacher)',
)
const side = words(`(?:(?:the|this|that|each|either|any) )?${someone}`)
const prove = words(
  'prov(?:e|es|ed|en|ing)',
  'disprov(?:e|ing)',
  'show(?:s|ing|n)?',
  'demonstrat(?:e|es|ing)',
  'establish(?:es|ing)?',
  'convinc(?:e|ing)',
  'persuad(?:e|ing)',
  'substantiat(?:e|ing)',
  'rebut(?:ting)?',
  'refut(?:e|ing)',
)
const proofNoun = words(
  'proof',
  'evidence',
  'witnesses',
  'records?',
  'videos?',
  'footage',
  'messages',
  'documents?',
  'statements?',
)
/** The school's own burden, an appeal's, a request's: those may be somebody's to show. */
const elsewhere = [
  phrase`(?:convince|persuade) (?:us|me|the panel|the board) otherwise`,
  phrase`appeal\w*`,
  phrase`(?:neither|no) (?:party|student|side)`,
  phrase`(?:not|never|nor|n't) (?:required|have(?! done)|has(?! done)|need|obliged|expected|asked|bear|carry|on|to have|the responsibility|your)`,
  phrase`(?:good cause|extension|accommodation|interpreter|conflict of interest|bias|advis[eo]r|relevance|waive\w*|emergency|no[- ]contact|supportive|unavailab\w+|identity|enrol\w+)`,
  phrase`(?:university|college|school|district|recipient|institution) .. (?:has|bears?|carries|holds|did not|had|failed|could not|must)`,
  nothingToProve,
  phrase`(?:burden|responsibility) … (?:on|with|upon) (?:the )?(?:university|college|school|district|recipient|institution)`,
]

/** 106.45(b)(5)(i): the school has the burden of proof and of gathering evidence. */
export const burden = rule('RPT-06', {
  check: search({
    against: [
      against(
        phrase`${side} (?:(?:has|have|had|also|simply|therefore|ultimately) ){0,3}(?:failed|fails|not|unable|was unable|were unable|could not|did not|cannot|has not|have not|had not|did n't) (?:been able )?(?:to )?(?:sufficiently |adequately |even |actually )?${prove} … (?:that|his|her|their|your|the|it|consent\w*|innocen\w*|otherwise|us|me|panel|by)`,
        {
          unless: [
            ...elsewhere,
            phrase`(?:not|n't|cannot|unable to) (?:show|establish|demonstrate) (?:up|signs|any (?:emotion|remorse|interest))`,
            phrase`${side} … (?:texts?|messages?|video|records?|logs?|evidence) (?:do|does|did) not`,
          ],
        },
      ),
      against(
        phrase`(?:burden|onus) … (?:is|rests?|falls?|lies|lay|was|placed|remains|shifts?|shifted|belongs) … (?:on|upon|with|to) … ${side}(?!.{0,60}(?:university|college|district|school))`,
        { unless: elsewhere },
      ),
      against(
        phrase`${side}(?:'s)? (?:(?:has|have|had|will|must|also|shall|did not|does not|not|therefore) )*(?:bears?|carr(?:y|ies)|met|meet|meets|have|has|had|satisf\w+|discharged?|carried) (?:the|his|her|their|your|this|that|a) (?:initial |full )?(?:burden|onus)`,
        { unless: elsewhere },
      ),
      against(
        phrase`(?:his|her|your|their|respondent's|complainant's|student's) (?:burden|onus|responsibility|job|duty|task|obligation) … (?:to |of )?(?:${prove}|collect\w*|gather\w*|find|obtain\w*|produc\w+|bring\w*|locat\w+|secur\w+|supply\w*|present\w* proof)`,
        { unless: elsewhere },
      ),
      against(
        phrase`(?:up to|responsibility of|duty of|task of|obligation of|incumbent (?:up)?on|fall\w* to|left to) ${side} (?:alone )?(?:to )?(?:${prove}|collect\w*|gather\w*|find|obtain\w*|produc\w+|bring\w*|locat\w+|secur\w+)`,
        { unless: elsewhere },
      ),
      against(
        phrase`${side} (?:is|are|was|were|will be) (?:solely |entirely |also )?responsible for (?:${prove}|collecting|gathering|finding|obtaining|producing|bringing|locating|securing|building|assembling) … ${proofNoun}`,
        { unless: elsewhere },
      ),
      against(
        phrase`${side} (?:must|has to|have to|need to|needs to|will need to|will have to|is required to|are required to|is expected to|are expected to|shall|should be prepared to|had to|was required to|were required to) (?:affirmatively |first |then |also )?${prove} … (?:that|innocen\w*|consent\w*|otherwise|his|her|their|your|the (?:allegation|charge|contact|conduct|complaint)|each|he|she|they|you|it|why)`,
        { unless: elsewhere },
      ),
      against(
        phrase`(?:did not|does not|didn't|failed to|has not|have not|could not) (?:bring|provide|present|offer|submit|produce|supply) (?:us |the \w+ )?(?:with )?(?:enough|sufficient|adequate|any) (?:proof|evidence|corroboration)`,
        {
          unless: [...elsewhere, phrase`(?:witness \w+|the investigation)`],
          near: [
            phrase`(?:no further|so (?:we|the|no)|therefore|closed|not look\w*|not investigat\w+|and (?:thus|so|is therefore)|as a result|must prove|find\w* against|responsible)`,
          ],
        },
      ),
      against(
        phrase`(?:investigators?|we|office|university|college|school|district) (?:will|do|does|did|shall) not (?:look for|search for|seek|gather|collect|request|obtain|interview|retrieve) … (?:evidence|them|witness\w*|records|anyone|any)`,
        {
          near: [
            phrase`(?:up to you|responsib\w+|your (?:job|duty|task)|part(?:y|ies) (?:must|are|is|should)|you must|on your own|yourself)`,
          ],
          unless: [
            phrase`(?:medical|treatment|privileged?|counsel\w+|without|unless|not responsible)`,
          ],
        },
      ),
      against(
        phrase`(?:respondent|accused|you|he|she) … (?:must|should|needs? to|has to|have to) (?:rebut|disprove|refute|clear (?:his|her|your|their) name|prove (?:his|her|your|their) innocence)`,
        { unless: elsewhere },
      ),
      against(
        phrase`(?:get|obtain|collect|find|bring|request|gather|track down|produce) (?:it|them|that|those|this) (?:yourself|yourselves|himself|herself|themselves|on your own)`,
        {
          about: [
            phrase`(?:footage|video|evidence|records?|messages|logs?|proof|witness\w*|documents?)`,
          ],
          unless: elsewhere.slice(0, 3),
        },
      ),
      against(
        phrase`(?:investigators?|we|office|university|college|school|district) (?:will|do|does|did|shall|is|are)(?: not|n't) (?:\w+ )?(?:chas(?:e|ing)|hunt\w*|go\w* looking|track\w* down|dig\w*|in the business of|here to (?:gather|collect|find))`,
        {
          about: [
            phrase`(?:footage|video|evidence|records?|messages|logs?|proof|witness\w*|documents?)`,
          ],
        },
      ),
      against(
        phrase`(?:could|can|did|has|have|had|was able to) (?:not )?(?:offer|offered|produce[d]?|brought|bring|point(?:ed)? to|provide[d]?|present(?:ed)?) (?:nothing|no \w+|anything|any \w+) (?:to|that|which) (?:back|support\w*|corroborate[sd]?|prove[sd]?|show\w*|confirm\w*)`,
        {
          near: [
            phrase`(?:must (?:find|conclude|decide)|(?:and )?(?:so|therefore|thus|hence|accordingly|for that reason)|responsible|fails?)`,
          ],
          unless: elsewhere,
        },
      ),
      against(phrase`(?:clear|prove|establish) (?:your|his|her|their) (?:name|innocence)`, {
        about: [
          phrase`(?:up to|onus|must|need\w*|job|responsib\w+|burden|chance|fail\w*|unable|not)`,
        ],
        unless: elsewhere,
      }),
      against(
        phrase`(?:without|absent|in the absence of) (?:proof|evidence|corroboration) (?:from|by|on the part of) (?:the )?${side} … (?:must|will|cannot|can only|is|are|we)`,
        { unless: elsewhere },
      ),
      against(
        phrase`${side} (?:was|were|is|are|has been|have been) (?:asked|invited|required|told|expected|given the (?:chance|opportunity)|called (?:up)?on) to (?:${prove}|gather|collect|obtain|produce|assemble) (?:that|all|any|the evidence|evidence|his|her|their|your|proof)`,
        { unless: [...elsewhere, phrase`(?:relevan\w+|identify|how)`] },
      ),
      against(
        phrase`(?:it (?:is|was|remains|will be)|is) (?:for|on|up to) ${side} to (?:${prove}|gather|collect|find|obtain|produce|assemble)`,
        { unless: elsewhere },
      ),
      against(
        phrase`${side} (?:must|has to|have to|need to|are to|is to|shall|will need to|should) (?:gather|collect|obtain|track down|assemble|secure|find) (?:all|any|the|your|his|her|their|every) (?:\w+ ){0,3}${proofNoun}`,
        { unless: elsewhere },
      ),
      ...burdenOnParty,
    ],
    found: [
      affirms(
        phrase`burden … (?:university|college|school|district|recipient|institution|institutional|academy)`,
      ),
      affirms(
        phrase`(?:university|college|school|district|recipient|institution|we|office|academy) … (?:bears?|has|have|carr(?:y|ies)|holds?) … (?:burden|responsib\w+ (?:for|to) gather\w*)`,
      ),
      against(phrase`(?:neither|no) (?:party|student|side) … burden`),
      against(phrase`not (?:required|have|obliged) to (?:prove|gather|disprove)`),
    ],
    silence: 'silent',
  }),
})
