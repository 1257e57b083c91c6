/** Plain wordings that keep one side's witnesses, or all experts, away. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, onlyFor, respondent } from '../../language/vocabulary.ts'

const side = words(
  complainant,
  respondent,
  'accused(?: \\w+)?',
  'reporting \\w+',
  'other (?:party|side|student)',
)
const witnesses = words('witness(?:es)?', 'experts?', 'expert \\w+')
const called = words(
  'call',
  'name',
  'present',
  'offer',
  'bring',
  'propose',
  'suggest',
  'put forward',
  'submit',
  'list',
)
const calling = words(
  'calling',
  'naming',
  'presenting',
  'offering',
  'bringing',
  'proposing',
  'suggesting',
  'putting forward',
  'submitting',
  'sending',
)
const people = words(
  'people',
  'persons?',
  'witness(?:es)?',
  'students',
  'residents',
  'individuals?',
  'names?',
  'colleagues',
  'friends',
  'pupils',
)
const fair = [
  phrase`(?:not|ir)[- ]?relevan\w+|irrelevant|relevance|know nothing|nothing to add`,
  phrase`(?:declin\w+|tried|attempt\w*|repl(?:y|ied)|respon(?:d|ded|ses?)|could not be (?:reached|found)|reach (?:him|her|them))`,
  phrase`(?:contact|discuss|intimidat\w+|question\w*|cross\w*|remain|deadline|later than|appeal|both|each (?:party|of you|side)|either)`,
]

export const witnessLimits: readonly Pattern[] = [
  against(
    phrase`(?:${side}|you) (?:may|can|will|shall) (?:submit|provide|make|give|offer) (?:an? |one |their |your )?(?:\w+ )?statement only`,
    { near: [phrase`(?:call|name|present|offer|bring) … ${witnesses}`] },
  ),
  against(
    phrase`(?:parties|party|you|students|families|he|she) (?:may|can|will|are|is)(?: not|n't) (?:be )?(?:allowed |permitted )?(?:to )?(?:add (?:to (?:it|the list|our list)|names|anyone|others|witness\w*)|(?:bring|name|call) (?:anyone|anybody|others|people) (?:\w+ )?(?:to (?:speak|testify|give|support|confirm|tell)|else))`,
    {
      about: [phrase`(?:hearing|list|witness\w*|speak|testify|evidence)`],
      unless: [phrase`(?:advis\w+|support person|attorney|interview|except|other than|guests?)`],
    },
  ),
  against(
    phrase`(?:not|n't|unable to|no time to) (?:\w+ ){0,4}(?:hear from|interview|speak (?:to|with)|call) (?:the )?${side}(?:'s|s') (?:people|witness\w*|friends|side)`,
    { unless: fair },
  ),
  against(
    phrase`(?:${calling}|right to (?:${called})|use of|evidence (?:of|from)) (?:of )?(?:fact |expert )?${witnesses} … ${onlyFor} (?:the )?${side}`,
    { unless: fair.slice(0, 1) },
  ),
  against(
    phrase`${doesNot} … (?:speak|spoke|talk|interview|contact|hear|see|approach|call) .. (?:with |to |from )?(?:the |any |all |those )*(?:\w+ )?${people} (?:whom |who |that )?(?:you|he|she|they|the ${side}|m[rs]s?\. \w+) (?:\w+ )?(?:named|listed|suggested|proposed|put forward|mentioned|identified|gave|offered)`,
    { unless: fair },
  ),
  against(
    phrase`(?:i|we|(?:the )?(?:investigators?|office|panel)) (?:did not|have not|do not|declined to|chose not to|saw no (?:need|reason) to) (?:\w+ )?(?:call|interview|contact|hear|see|approach|speak (?:to|with)|talk (?:to|with)) (?:them|any of them|these|those|(?:the|his|her|their) (?:\w+ )?${people})`,
    {
      near: [
        phrase`(?:supplied|gave|handed|sent|submitted|provided|named|listed|offered|proposed|suggested|put forward|asked for|list of|names of) … ${people}`,
      ],
      unless: [...fair.slice(0, 2), phrase`(?:both|each|either) (?:part|side|of)\w*`],
    },
  ),
  against(
    phrase`(?:none|not one|neither|no one|nobody|few) (?:of (?:them|these|those|the \w+) )?(?:was|were|has been|have been|is|will be) (?:interviewed|contacted|heard|called|spoken to|approached|seen)`,
    { near: [phrase`(?:names?|list|witness\w*|named|suggested|proposed)`], unless: fair },
  ),
  against(
    phrase`(?:limited to|only|no more than|at most|just|up to|restricted to) (?:one|two|three|a single) (?:\w+ )?${witnesses}`,
    {
      near: [
        phrase`${side} … (?:four|five|six|seven|eight|ten|all|as many|any number|more|several|unlimited)`,
      ],
      unless: [phrase`(?:each|both|either|every|equal\w*|same)`],
    },
  ),
  against(
    phrase`(?:no|not|n't|without|nor|cannot) (?:\w+ ){0,2}(?:right|entitle\w*|permission|opportunity|ability|leave|option) (?:to|of) (?:${called}|${calling}) (?:\w+ ){0,3}${witnesses}`,
    { unless: fair.slice(0, 1) },
  ),
  against(
    phrase`(?:refrain from (?:${calling})|no need (?:for you |for \w+ )?to (?:${called})|not (?:be )?(?:\w+ )?to (?:${called})|there is no need for (?:${calling})) (?:\w+ ){0,4}(?:witness\w*|names|people|experts?|anyone|anybody|others|lists?)`,
    { unless: fair },
  ),
  against(phrase`no need (?:for you|for the \w+|for him|for her) to do (?:the same|so|likewise)`, {
    near: [phrase`(?:list|witness\w*|names|people to (?:speak|talk|interview))`],
  }),
  against(
    phrase`${side}(?:'s|s')? (?:\w+ )?(?:may|can|will|is allowed to) (?:${called}) (?:nothing|no one|nobody|none|no \w+)`,
    { unless: fair },
  ),
  against(
    phrase`only (?:the )?${side}(?:'s|s') (?:\w+ )?${witnesses} (?:are|is|will|were|was|may|can|need)`,
    {
      unless: fair.slice(0, 1),
    },
  ),
  against(phrase`without (?:any )?${witnesses} (?:for|from|of|by|on behalf of) (?:the )?${side}`),
  against(
    phrase`(?:testimony|evidence|opinions?|reports?) (?:from|of|by) (?:\w+ )?(?:experts?|specialists?) … (?:not|never|no)`,
    { unless: fair },
  ),
  against(
    phrase`(?:request|application|wish) … (?:specialist|expert|witness\w*|give evidence|be heard) … (?:turned down|refused|denied|declined|rejected)`,
    { unless: [...fair.slice(0, 1), phrase`(?:witness|expert) (?:declined|refused)`] },
  ),
]
