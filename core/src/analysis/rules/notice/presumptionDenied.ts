/** Guilt taken as given in a roundabout way: belief in one account, a burden on one party, the deed as a fact. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { respondent } from '../../language/vocabulary.ts'

const accused = words(
  respondent,
  'you',
  'he',
  'she',
  'they',
  'your (?:son|daughter|child)',
  'the (?:student|employee|boy|girl)',
)
const did = words(
  'did',
  'done',
  'violated',
  'breached',
  'committed',
  'engaged',
  'broke',
  'assaulted',
  'harassed',
  'touched',
  'groped',
  'kissed',
  'grabbed',
  'sent',
  'stalked',
  'raped',
  'behaved',
  'acted',
  'are (?:responsible|guilty|at fault)',
  'is (?:responsible|guilty|at fault)',
)
const proving = words(
  'proving',
  'showing',
  'demonstrating',
  'rebutting',
  'establishing',
  'disproving',
  'persuading',
  'convincing',
  'clearing',
  'refuting',
  'proof',
)
const asTrue = words(
  'true',
  'truth(?:ful)?',
  'accurate',
  'well[- ]founded',
  'credible',
  'justified',
  'correct',
  'established',
  'fact',
  'proven',
  'valid',
  'admitted',
)
const open = [
  phrase`(?:if|whether|once|may|might|could|would|reported|alleg\w+|states?|says|claims?|not|n't|never|neither|nor|no (?:decision|finding|one)|nobody|until)`,
]

const never = [phrase`(?:not|n't|never|neither|nor|nobody|no one|whether|either)`]

export const presumptionDenied: readonly Pattern[] = [
  against(
    phrase`(?:accepts?|accepted|believes?|treats?|takes?|regards?|considers?|taken|treated|regarded|considered) … (?:reports?|complaints?|accounts?|statements?|allegations?|version|complainant|story) … (?:as (?:\w+ )?(?:${asTrue}|given)|at face value|to be (?:\w+ )?${asTrue})`,
    { unless: never },
  ),
  against(
    phrase`(?:start\w*|begin\w*|proceed\w*|work\w*|operat\w+) … (?:assumption|presumption|premise|position|basis|point|footing|belief) … (?:${asTrue}|telling the truth|happened|occurred|took place|victims? (?:is|are) to be believed)`,
    { unless: [phrase`(?:not|non|neither|no|innocen\w+)`] },
  ),
  against(
    phrase`(?:we|i|office|school|university|college|district|dean|principal) (?:\w+ )?(?:no doubt|little doubt|certain|sure|satisfied|convinced|persuaded|confident|know) (?:that )?${accused} (?:\w+ )?${did}`,
    { unless: [phrase`(?:if|whether|unless|until|once|not|n't)`] },
  ),
  against(
    phrase`(?:burden|onus|responsibility|task|duty|job) of ${proving} … (?:is|rests?|falls?|lies|remains) … (?:on|upon|with|to) (?:the )?(?:${accused}|each party|both parties|the parties)`,
    { unless: [phrase`(?:not|never|neither)`] },
  ),
  against(
    phrase`(?:burden|onus) (?:of (?:\w+ ){1,4})?(?:is|rests?|falls?|lies|remains) (?:\w+ )?(?:on|upon|with|to) (?:the )?(?:${respondent}|you|each party|both parties|the parties)`,
    { unless: [phrase`(?:not|never|neither)`] },
  ),
  against(
    phrase`(?:yours? is|you (?:have|bear|carry|will have)|(?:respondent|he|she|student) (?:has|bears|carries)) (?:the )?(?:task|burden|responsibility|onus|duty|job) of ${proving}`,
    { unless: never },
  ),
  against(
    phrase`(?:falls?|is left|is up|is down|incumbent|is for|rests) (?:to|on|upon|with)? ?(?:you|the respondent|him|her|your (?:son|daughter)|each party) to (?:prove|show|demonstrate|establish|convince|persuade|disprove|rebut|clear|refute|satisfy)`,
    { unless: never },
  ),
  against(
    phrase`(?:each|either|both) part(?:y|ies) (?:must|has to|have to|is to|are to) (?:establish|prove|show|demonstrate)`,
    { unless: never },
  ),
  against(
    phrase`(?:presum\w+|non-?responsib\w+|innocence) … (?:(?:does|do|will|shall) not (?:\w+ )?(?:extend|apply|cover|exist|hold|protect)|is not (?:presumed|assumed|part of|available|recogni[sz]ed))`,
    {
      unless: [
        phrase`(?:presumption|presumed) (?:of|to be|that … is) (?:responsib\w+|guilt\w*)`,
        phrase`(?:mean|change)`,
      ],
    },
  ),
  against(phrase`no presumption`, {
    unless: [
      phrase`no presumption (?:\w+ )?(?:of (?:responsib\w+|guilt)|against|that .. (?:is|are) (?:responsible|guilty))`,
    ],
  }),
  against(phrase`^(?:none|not applicable|does not apply)`, {
    about: [/^[^|]*\| [^|]*\bpresum[^|]*\|/],
  }),
  against(
    phrase`(?:preliminary|initial|tentative|provisional|interim|early) (?:finding|determination|conclusion|ruling) .. (?:of |that )?(?:responsib\w+|violat\w+|guilt\w*|you|against)`,
    { unless: never },
  ),
  against(
    phrase`(?:sufficient|enough|ample|clear|strong|overwhelming|convincing|compelling|adequate|solid) (?:proof|evidence|grounds|basis) .. that ${accused} (?:\w+ )?${did}`,
    { unless: [phrase`(?:if|whether|once|may|might|no|not|n't|until)`] },
  ),
  against(
    phrase`(?:deemed|considered|held|treated as|found|regarded as|taken (?:to be|as)|presumed) (?:to be )?(?:\w+ )?(?:responsible|guilty|at fault|${asTrue}) … (?:unless|should you|if you (?:do not|cannot|fail|are unable|have no)|absent|without)`,
    {
      unless: [
        phrase`not (?:be )?(?:deemed|considered|held|treated|found|regarded|taken)`,
        phrase`not responsible`,
      ],
    },
  ),
  against(
    phrase`(?:unless|if|should|until) you … (?:deemed|taken as|taken to be|treated as|considered|held to be|regarded as) (?:\w+ )?(?:responsible|guilty|${asTrue})`,
    {
      unless: [
        phrase`not (?:be )?(?:deemed|considered|held|treated|found|regarded|taken)`,
        phrase`not responsible`,
      ],
    },
  ),
  against(
    phrase`(?:unless|until) you .. (?:clear your name|prove|show|demonstrate|establish|convince|persuade|satisfy)`,
    { unless: [phrase`not responsible … (?:unless|until)`] },
  ),
  against(
    phrase`(?:what (?:you|he|she|your (?:son|daughter|child)) (?:did|has done|have done)|your (?:conduct|actions|behaviou?r|misconduct)) … (?:is|was|were|are|amounts? to|constitutes?|violated|breached|falls? short|has no place) (?:\w+ ){0,2}(?:unacceptable|wrong|inappropriate|violation|breach|assault|harassment|intolerable|against|serious|our|in violation|shameful)`,
    { unless: open },
  ),
  against(
    phrase`(?:as (?:the|an)|you are the|the) (?:offender|perpetrator|harasser|assailant|abuser|culprit|wrongdoer|guilty party|attacker)`,
    { unless: [...open, phrase`sex offender`] },
  ),
  against(
    phrase`(?:facts?|evidence|proof) (?:\w+ )?(?:speaks?|stands?|weighs?) (?:\w+ )?against (?:you|him|her|your)`,
    { unless: open },
  ),
]
