import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

/** What the law lets somebody do, or leave. */
const protectedAct = words(
  '(?:fil(?:e|ed|es|ing)|made|bring(?:ing)?|brought|sign(?:ed|ing)?) (?:\\w+ ){0,3}?(?:complaints?|reports?|appeals?|counter-?complaint)',
  'you (?:have )?(?:filed|complained|reported|appealed|testified)',
  '(?:complaint|report) you (?:filed|made|brought)',
  'complain(?:s|ed)? about',
  'reported (?:the|a|her|his|him) \\w+',
  'bring(?:s)? (?:trouble|a lawyer)',
  'withdrawing your complaint',
  '(?:your|his|her|their) (?:testimony|participation|refusal|statement|silence)',
  'who (?:refuse|testif|use|speak|spoke|cooperate|complain|report)\\w*',
  '(?:refus\\w+|declin\\w+|fail\\w+|not) (?:to )?(?:\\w+ )?(?:be interviewed|testify|testifying|attend|answer|take part|cooperate|giving a statement|give a statement|sign|speak|talk)',
  'did not answer',
  'no-show',
  'chose to go to the title ix',
  'raised questions',
  'waited (?:\\w+ )?(?:weeks|months)',
  'named mr\\.? \\w+',
  'testifies',
  'office for civil rights',
  'remain silent',
  'reporting late',
  'does not lead to a finding',
  'file again',
  'had reported',
  "those who (?:do not|don't|cooperate)",
  'you told us that you',
)
/** What is then done to them. */
const harm = words(
  '(?:be|are|is|was|were|been) (?:\\w+ )?(?:charged|disciplined|dismissed|punished|suspended|expelled|demoted|transferred|removed|reassigned|fired|fined|placed on|put on|deemed false|liable|reconsidered|withdrawn)',
  'charge has been issued',
  'lose (?:their|your|his|her)',
  'not be renewed',
  'not (?:considered|picked|chosen|invited) for',
  'hand in your',
  'review (?:their|your|his|her) (?:scholarship|aid|contract|place)\\w*',
  'has to wait',
  'take it into account',
  'must move out',
  'no longer wishes to have',
  'restricted status',
  'psychological evaluation',
  'probation',
  'not go on (?:the )?tour',
  '(?:access|membership|position|privileges?) (?:is|was|will be|are) (?:suspended|revoked|removed|withdrawn)',
  'removed from your (?:position|job|role|team)',
  'less sympathy',
  'consequences',
  'sanctions?',
  'look (?:at|into) the (?:beer|drinking|drugs|alcohol)',
  '(?:put|placed) on probation',
  'bus duty',
  'comes? (?:back|up)',
  'better off without',
  'keep their (?:campus )?jobs',
  'brought .. peace',
  'curfew violation',
)
const safe = [
  ...mended,
  phrase`(?:no|not|never|nobody|nothing|without|neither|nor) (?:\w+ ){0,3}?(?:retaliat\w*|consequences?|happen|charge[ds]?|punish\w*|disciplin\w*|penali\w*|held|hold|harm\w*|threaten|intimidate|be (?:charged|punished|disciplined|removed|penali\w*))`,
  phrase`(?:retaliat\w*|knowingly|materially|bad faith|untrue|false (?:statement|information)|may refuse|prohibit\w*|forbid\w*|forbidden|may not|cannot|must not|nothing to do|whether or not|was passed over|for missing homework)`,
  phrase`(?:complaints?|case|matter|appeal) (?:is|was|are|has been|have been|will be|may be|can be) (?:\w+ ){0,2}?(?:dismissed|closed|withdrawn|deemed|discontinued)|signed (?:agreement|settlement)|breach of it|on the drive`,
  phrase`(?:found responsible|sanctions? (?:range|include|may include|for)|respondents? (?:found|who (?:is|are) found)|remed(?:y|ies))`,
]

/** The ways in which somebody pays for filing, testifying, helping, or staying out of it. */
export const retaliationWays: readonly Pattern[] = [
  against(phrase`${protectedAct} … (?:${harm})`, { unless: safe }),
  against(
    phrase`(?:because|as|since|in view of|in light of|now that|by|for|if|should) (?:of )?(?:\w+ ){0,4}?${protectedAct} … `,
    {
      near: [
        phrase`(?:your|his|her|their|the) (?:\w+ ){0,4}?(?:will not be renewed|has to wait|must move|is suspended|was given|removed from|reconsidered)`,
      ],
      unless: safe,
    },
  ),
  against(
    phrase`(?:${harm}) … (?:because|as|since|in view of|in light of|for|by|:|;|,) … (?:${protectedAct})`,
    { unless: safe },
  ),
  against(
    phrase`(?:would be )?a shame if your|nothing in our rules that forbids|no way to complain about reprisals|adults put up with|comes? back to them|disappointment to many`,
    { unless: mended },
  ),
  against(
    phrase`(?:taking part|participation|testifying|attendance) (?:in the hearing )?is an obligation|failure to cooperate`,
    { near: [phrase`(?:disciplin\w*|charged|sanction\w*)`], unless: safe },
  ),
  against(
    phrase`(?:hand in your|better off without|your (?:appointment|contract|position|lease|job|scholarship|library access|recommendation)\b[^.;]{0,60}(?:reconsidered|not be renewed|has to wait|suspended|withdrawn))`,
    { near: [phrase`${protectedAct}`], unless: safe },
  ),
]
