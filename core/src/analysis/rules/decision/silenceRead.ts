/** Plain wordings that read something into absence or silence, beside those in `inferences`. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { orderKept } from '../../language/vocabulary.ts'

const absent = words(
  'walk(?:s|ed|ing)? out',
  '(?:left|leaves|leaving) (?:the hearing|when|before|as soon)',
  'unwilling\\w*',
  'reluctan\\w+',
  '(?:stays?|stayed|staying|keeps?|kept) (?:away|silent|quiet)',
  'not (?:\\w+ )?(?:answering|speaking|attending|appearing|coming|testifying|participating)',
  '(?:not|never) (?:\\w+ )?(?:to )?(?:speak|spoke|talk|there|present|testify|attend|appear|answer|come|explain)',
  "(?:did|do|does|is|are|was|were)(?: not|n't) (?:there|present|attend|appear|answer|come|testify|speak)",
  '(?:gave|give|gives|giving|offered|offers) no (?:evidence|answers?|testimony|statement|explanation)',
  '(?:elect|cho[os]|decid|prefer)\\w* (?:not to|to (?:remain|stay|keep)) \\w+',
  'remain\\w* silent',
  '(?:does|do|did) not show(?: up)?',
  'not to (?:take part|participate|testify|attend|come|speak|answer)',
  'silence',
  '(?:absence|absent|non-?attendance|non-?appearance)',
  'fail\\w* to (?:attend|appear|answer|testify|come|speak|explain|respond)',
  `refus\\w+ (?:to|of) (?!${orderKept})\\w+`,
)
const reading = words(
  'speaks? (?:for itself|volumes)',
  '(?:is|was|as) (?:\\w+ )?(?:telling|damning|revealing|suspicious|significant)',
  '(?:assume|suppose|fear|think|believe) (?:the worst|that)',
  'suppose',
  'count\\w* (?:in|for|against|heavily)',
  '(?:reflects?|looks?) (?:\\w+ )?(?:poorly|badly|bad|ill)',
  'weigh(?:ed|s)? (?:against|accordingly|heavily)',
  '(?:judgment|finding|decision) … (?:given|made|entered) (?:for|against|in)',
  '(?:find|finds|found|decide[sd]?|rule[sd]?) (?:for|against|in favou?r)',
  '(?:no|little|hardly any|not much) (?:choice|option|alternative) but',
  'accept (?:the|his|her|their) (?:other )?(?:version|account|side|story)',
  'acceptance of',
  'as (?:proved|proven|true|established|admitted|conceded)',
  '(?:on (?:that|this) (?:ground|basis)|for (?:that|this) reason) alone',
  '(?:enter|make|return) (?:a )?finding',
  'had no (?:answer|defen[cs]e|explanation)',
  '(?:something|anything|much) to (?:hide|conceal)',
  '(?:do|does|did|can|could|cannot)(?: not)? (?:not )?(?:believe|credit) (?:her|him|them|you|the)',
  'upheld against',
  'weigh\\w* (?:\\w+ )?heavily',
)
/** Nothing is read into it, or the result has other grounds. */
const nothingRead = [
  phrase`(?:no|not|never|neither|nor|without|cannot|nothing|nobody) (?:\w+ ){0,3}(?:inference|infer\w*|held|hold|conclu\w+|count\w*|against|read into|penali[sz]\w+|solely|alone|assum\w+|suppos\w+|weigh\w*|treated|taken|regarded|draw\w*|reflect\w*)`,
  phrase`(?:dismiss\w*|withdr\w+|appeal\w*|reschedul\w+|good cause|advis[eo]r (?:does|fails|is)|witness(?:es)? (?:who|does|do)|interview\w*|informal|retaliat\w+)`,
  phrase`(?:video|messages|records?|logs?|photographs?|other evidence|evidence before (?:it|us|them))`,
]

export const silenceRead: readonly Pattern[] = [
  against(phrase`${absent} … ${reading}`, { unless: nothingRead }),
  against(
    phrase`${reading} … (?:if|when|where|because|since|as|from|by|on|who|against) … ${absent}`,
    {
      unless: nothingRead,
    },
  ),
  against(phrase`${reading}`, {
    about: [phrase`(?:that|this|it|which|we|i|the panel)`],
    near: [
      phrase`(?:elected|chose|decided|preferred) (?:not to|to) … (?:silent|answer\w*|speak|testify|attend|come|appear)`,
    ],
    unless: [...nothingRead, phrase`(?:because|since|account of)`],
  }),
  // "Had she been truthful, she would have come": a supposition that is the writer's own reason.
  against(
    phrase`had (?:\w+ ){1,4}(?:been |had )?(?:truthful|innocent|honest|nothing to hide|an? (?:\w+ )?(?:answer|defen[cs]e|explanation)|true) … would (?:surely |certainly )?have (?:come|attended|answered|spoken|said|appeared|told|testified|given|wanted)`,
    { anyStance: true },
  ),
  against(
    phrase`(?:would|should|might) (?:\w+ )?(?:expect|have expected) … (?:come|attend|appear|answer|speak|explain|give|testify|say so)`,
    {
      about: [
        phrase`(?:innocent|truthful|honest|defen[cs]e|nothing to hide|good answer|explanation)`,
      ],
      unless: nothingRead.slice(0, 2),
    },
  ),
]
