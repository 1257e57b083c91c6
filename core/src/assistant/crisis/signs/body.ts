import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, longAgo, somebody } from '../told.ts'

const drug = words(
  'pills?|bottle|tablets|meds|medication|bleach|poison|tylenol|advil|ibuprofen|aspirin',
  'xanax|benadryl|ambien|fentanyl|heroin|oxy|adderall|pastillas|antidepressants',
  'painkillers|drain cleaner|antifreeze|sleeping pills',
)
const much = words(
  'whole|all|entire|too many|too much|a bunch|a lot|a ton|handful|bottle of|overdose',
  String.raw`\d{2,3}|everything|twenty|thirty|forty|fifty|half a bottle|lots`,
)

export const bodySigns: readonly Sign[] = [
  {
    says: [
      phrase`(?:took|taken|taking|swallowed|ate|downed|mixed|drank|tome|tomado|trague|me tome) … ${much} .. ${drug}`,
      phrase`(?:took|taken|swallowed|ate|downed|tome|trague|me tome) .. (?:todas|todos|muchas) .. ${drug}`,
      phrase`(?:drank|swallowed|drinking|mixed) … (?:bleach|poison|antifreeze|drain cleaner|on purpose)`,
      phrase`(?:i|just|think i|have|might have) (?:just |have |am )?(?:overdosed|overdosing|overdose)`,
      phrase`${somebody} (?:is |has |just |have |might have |may have )?(?:overdosed|overdosing|overdose|od)`,
      phrase`(?:taking|doing) an overdose`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      phrase`(?:night of|that night|testify|witness)`,
      phrase`(?:screenshot|picture|photo|can i take|notes?|policy|amnesty)`,
    ],
  },
  {
    says: [
      phrase`(?:will not|can not|can ?not|could not|not|does not) (?:wake|waking) .. (?:up|her|him|them)`,
      phrase`(?:will|is|are) not (?:waking|wake|responding|moving|breathing|respond)`,
      phrase`(?:he|she|they|friend|roommate|someone|girl|guy|person|boyfriend|girlfriend|ex) (?:is|are) (?:unconscious|passed out|unresponsive|blacked out|seizing|turning blue|bleeding)`,
      phrase`(?:he|she|they|friend|roommate|someone|girl|guy|person) (?:is |are )?(?:having a seizure|stopped breathing|collapsed)`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      phrase`(?:not|never) wake up (?:tomorrow|any ?more)`,
      phrase`(?:i do|i) not (?:want|wake)`,
    ],
  },
  {
    says: [
      phrase`(?:bleeding .. (?:a lot|badly|everywhere|heavily|and|will not stop|not stop|from|so much)|blood everywhere)`,
      phrase`(?:not|will not|can not) stop (?:the )?bleeding`,
      phrase`(?:i am|am|still|keep) bleeding`,
      phrase`cut (?:too|so|really) deep`,
      phrase`(?:can ?not|hard to|hurts to) (?:swallow|see|walk|move|feel my)`,
      phrase`(?:hit|hurt|slammed|smashed|banged|bashed) my head`,
      phrase`(?:choked|strangled) me … (?:swallow|voice|throat|dizzy|breathe|neck|passed out|marks|vision)`,
      phrase`(?:chest pains?|heart attack|having a seizure|going into shock|think .. (?:broke|broken|concussion))`,
      phrase`estoy sangrando`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      phrase`(?:see|move|walk) (?:your|at|past|in|through|the|my|any|how|why|forward|on|out|rooms?|dorms?|to|evidence|it)`,
    ],
  },
]
