/** The work of proving or of gathering that is left to a party, or held against one. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const party = words(
  'respondents?',
  'complainants?',
  'you',
  'parents',
  'part(?:y|ies)',
  'each side',
  'students?',
  'he',
  'she',
  'they',
  'him',
  'her',
  "m[rs]s?\\. [\\w'-]+",
  'luke',
  'neither of the parties',
  'famil(?:y|ies)',
  'the one who',
)
const task = words(
  '(?:has|have|had|did) not (?!been)(?:\\w+ )?(?:proved?|proven|shown?|demonstrated?|discharge|established?|brought|bring enough)',
  'responsibility to (?:get|find|gather|collect|prove|bring|secure|obtain|show)',
  'did not (?:bring|produce|provide|offer|supply|submit|send) (?:enough|any|us)?',
  'supply the names',
  'has to (?:establish|prove|show)',
  'have to (?:establish|prove|show)',
  'gathers? (?:its|his|her|their) own',
  'engage an expert',
  'carries the burden',
  'bears? the burden',
  '(?:burden|onus)(?: of proof)?\\W+(?:is |lies |rests |moved |moves |shifted |shifts |falls )?(?:on|to|with|upon)',
  'onus moved',
  'may do so (?:themselves|yourself|himself|herself)',
  'mail us the result',
  'stands unsupported',
  'unless you (?:locate|find|bring|produce|prove|supply)',
  'make the arrangements',
  'came up with something',
  'comes? up with (?:nothing|something)',
  'demonstrate (?:his|her|your|their) innocence',
  'to request them',
  'done to prove',
  'investigator did not go looking',
  'works with what',
  'sent us anything',
  'up to (?:you|the \\w+|him|her) to (?:find|get|prove|bring|contact|locate|obtain|gather)',
  'on request only',
  'for the student who alleges',
  'bring (?:\\w+ )?(?:proof|witnesses|evidence) (?:\\w+ )?or',
)
const fine = [
  phrase`(?:need not|needn't|not have to|not required|no (?:one|party)|nobody|neither party (?:has|bears|carries|need)|(?:the |on the |our )(?:college|university|school|district|institution|office)(?:'s)? (?:burden|on which|carries|bears|has to)|up to us|for us to|our work|may bring|if you (?:know|wish|like)|we (?:will|shall) (?:find|call|look)|sent it back|residen\w+|make nothing of|as he may|as she may|welcome to|appeal(?:ing|s|ed)?|not shown that (?:the )?(?:decision|policy)|treatment)`,
]

export const proofLeftToParties: readonly Pattern[] = [
  against([phrase`${party} … ${task}`, phrase`${task} … ${party}`], { unless: fine }),
  against(
    phrase`(?:we|investigator|office|panel|i) … (?:hold|held|holds|count|counted) (?:that|this|it) against (?:him|her|you|them)`,
    {
      near: [phrase`(?:offer\w*|provid\w+|records|produce\w*|bring|brought|evidence|proof)`],
      unless: fine,
    },
  ),
  against(
    phrase`(?:office|school|investigator|district|university|college)'s role is (?:only )?to collate|we then waited|made no further inquir(?:y|ies)|not tried to contact`,
    {
      unless: fine.slice(1),
    },
  ),
]
