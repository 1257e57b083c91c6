import { phrase, words } from '../../analysis/language/phrase.ts'
import type { Sign } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

const party = words(
  'i',
  'he',
  'she',
  'they',
  'we',
  'my (?:son|daughter|friend|roommate|boyfriend|girlfriend|client|brother|sister|ex|professor)',
  'the (?:respondent|complainant|accused|other (?:student|side|party|person)|school|college|university)',
)
const bad = words(
  'expelled',
  'suspended',
  'kicked out',
  'punished',
  'found (?:not )?(?:responsible|guilty)',
  'found',
  'convicted',
  'fired',
  'cleared',
  'exonerated',
  'thrown out',
  'disciplined',
  'sanctioned',
)

/** What the school may do in general, or what follows from a result, is no prediction. */
const rule = [
  phrase`(?:what happens|what if|if) .. (?:i|he|she|they) (?:am|is|are|was|were|get|gets) .. found`,
  phrase`(?:allowed|legal|have to|required|supposed) to`,
  phrase`if i (?:do not|am not|miss|refuse)`,
  phrase`(?:on|win on|the|of) (?:appeal )?grounds`,
  phrase`(?:today|tonight|threat|threatened|for reporting)`,
  phrase`(?:who|they|ocr|panel|school) (?:decides?|judges?)`,
  phrase`without a (?:hearing|decision|process|notice)`,
  phrase`before (?:the|a|any|my) (?:hearing|decision|process)`,
]

const verdict: readonly Sign[] = [
  {
    says: [
      phrase`(?:will|would|could|might|can|do|does|think|going to|gonna|likely) .. ${party} .. (?:win|lose(?! (?:my|the|his|her|our|help|access|it|any))|prevail|beat (?:this|it|the case)|get off|get away with)`,
      phrase`(?:who|which side) (?:will|is going to|would|is) .. (?:win|winning)`,
      phrase`(?:am|is|are) ${party} (?:going to|about to|likely to|gonna) .. ${words('win', 'lose(?! (?:my|the|his|her|our|help|access|it|any))', `be ${bad}`, `get ${bad}`, 'be okay', 'graduate')}`,
      phrase`(?:will|would) (?:i|he|she) (?:probably |really |still |likely |even )?(?:be|get) ${bad}`,
      phrase`(?:will|would) (?:they|the (?:panel|school|college|university|hearing officer|decision maker|board)) (?:really |probably |actually )?(?:expel|suspend|believe|find(?! out)|punish|kick|side with|dismiss|drop|fire) (?:me|him|her|them|out|it)`,
      phrase`(?:would|will) a (?:panel|school|hearing officer|decision maker|reasonable person|jury|judge) (?:find|believe|decide|say|side)`,
      phrase`should (?:he|she|i|they) (?:be|get) (?:expelled|suspended|found|punished|fired)`,
    ],
    unless: rule,
  },
  {
    says: [
      phrase`(?:what|how good|how bad) (?:are|is) (?:my|his|her|the|our) (?:chances?|odds|probability|likelihood) (?:of|to|that|for|at|on)`,
      phrase`(?:what are|tell me|give me|calculate|estimate) (?:the|my|a) (?:odds|percentage|chances?|probability|percent)`,
      phrase`how likely (?:is it|am i|is (?:he|she|my|the)|are they) .. (?:to|that|i|he|she|my)`,
      phrase`(?:predict|guess|forecast) .. (?:outcome|result|decision|verdict|how|what|if|whether|who)`,
      phrase`(?:strong|good|weak|winning|solid|bad|hopeless|real) (?:case|claim|chance)(?=$| against| or| to win| if| here)`,
      phrase`(?:case|appeal|complaint|evidence|claim) (?:strong|good|solid|weak) enough`,
      phrase`enough (?:evidence|proof) .. (?:find|expel|win|convict|punish|prove) (?:me|him|her|it|he|she|i|this|that)?`,
      phrase`(?:will|would|is) (?:my|the|his|her) (?:appeal|complaint|case) (?:going to )?(?:be (?:granted|denied|successful|upheld|dismissed)|succeed|win|work|fail|go through)`,
      phrase`(?:am|are) (?:i|we) (?:totally |so |really )?(?:screwed|doomed|fucked|done for|toast|cooked)`,
      phrase`(?:yes or no|just tell me) .. (?:guilty|responsible|win|lose|expelled)`,
      phrase`how (?:bad|strong|good|weak) is (?:my|his|her|the) case`,
      phrase`how (?:do|does|did) .. (?:these|those|this kind of|cases like (?:this|mine)|such) .. (?:usually |normally |always |mostly )?(?:end|turn out|play out|go down)`,
      phrase`(?:do|does) .. (?:guys|men|women|girls|boys|people|students|respondents|complainants|panels|schools|most|they) .. (?:usually|normally|mostly|always|ever|really) .. (?:win|lose|get (?:expelled|suspended|believed|off|away)|find|believe|side)`,
      phrase`what (?:percent|percentage|share|fraction) of`,
      phrase`how many .. (?:students|guys|men|women|cases|respondents|complaints|appeals) .. (?:get (?:expelled|suspended|kicked|off|away|dismissed)|win|lose|succeed|fail)`,
      phrase`(?:crystal ball|place your bets|would you bet|over under)`,
      phrase`(?:voy|vamos) a (?:ganar|perder)`,
      phrase`me van a (?:expulsar|suspender|creer)`,
      phrase`(?:cuales|que) (?:son )?(?:mis )?(?:posibilidades|probabilidades)`,
    ],
    unless: [
      ...rule,
      phrase`chances? to (?:see|review|respond|speak|tell|appeal|read|get)`,
      phrase`how (?:do|can|does) .. (?:they|school|panel|i)`,
      phrase`what (?:evidence|proof)`,
    ],
  },
  {
    says: [
      phrase`(?:is|was|are|were) (?:he|she|they|the (?:respondent|accused|complainant|other (?:student|party|side))|my (?:ex|roommate|professor|friend)|i) (?:really |actually |even |clearly )?(?:guilty|innocent|lying|a rapist|a liar|at fault|to blame|in the wrong|telling the truth|raped)(?! until| before| without)(?: or| $|$| here| about)?`,
      phrase`(?:who|which one of us|which of us) (?:is|was) (?:telling the truth|lying|right(?! now)|guilty|at fault|to blame|credible)`,
      phrase`(?:do|did|would) you (?:think|believe|agree|say) .. (?:me|him|her|he|she|i am|guilty|lying|responsible|my side|did it|broke)`,
      phrase`(?:if you were|as|imagine you are|put yourself) .. (?:the )?(?:decision maker|panel|judge|hearing officer|investigator) .. (?:what|would|how|who)`,
      phrase`(?:you|please) (?:decide|be the judge|judge)(?=$| who| if| whether| for)`,
      phrase`what would you (?:decide|rule|say if you)`,
      phrase`(?:play|act as|act like|imagine you are|pretend you are) (?:the |a |my )?(?:judge|jury|panel|decision maker|hearing officer)`,
      phrase`your (?:verdict|ruling)`,
      phrase`^(?:so |okay |and )?(?:the |your )?verdict$`,
      phrase`who (?:do|would|should) you (?:believe|side with|think is)`,
      phrase`whose side are you on`,
      phrase`am i .. (?:a )?(?:rapist|predator|monster|creep|bad guy)`,
      phrase`(?:tell|say) .. (?:if|whether) .. (?:what i did|what he did|what she did|what happened|it|this|that) .. (?:counts as |was |is )(?:rape|assault|harassment|consensual|a crime|my fault)`,
      phrase`was (?:it|this|that) (?:really |actually )?(?:rape|assault|my fault|consensual)`,
      phrase`(?:say|write|confirm|declare) .. (?:school|college|university|he|she) (?:broke|violated|is guilty|is innocent|is lying)`,
    ],
    unless: [
      phrase`(?:what if|how (?:do|does|can)|if (?:he|she|they)) .. (?:lied|lying|credib\w+|panel|decide)`,
      phrase`under title ix`,
      phrase`off campus`,
    ],
  },
]

const breach: readonly Sign[] = [
  {
    says: [
      phrase`(?:did|has|have|is|does|was|are|were) (?:the|my|our|this|they|his|her) .. (?:break|broke|broken|breaking|violate|violated|violating|negligent|liable) .. (?:law|laws|title ix|rule|rules|rights|federal)`,
      phrase`(?:is|are|was) (?:the|my|our|this) (?:school|college|university|district|dean|coordinator) (?:legally |really )?(?:liable|negligent|guilty|at fault|breaking|in the wrong|in trouble)`,
      phrase`(?:say|write|confirm|declare|state) .. (?:school|college|university) .. (?:broke|violated|is breaking|is guilty)`,
    ],
    unless: [
      phrase`liable if`,
      phrase`(?:have|has) to follow`,
      phrase`is (?:this|it|that) (?:legal|allowed)`,
    ],
  },
]

/** How a case will end, who is right, and whether a school broke the law. */
export const verdicts: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ['breach', breach],
  ['verdict', verdict],
]
