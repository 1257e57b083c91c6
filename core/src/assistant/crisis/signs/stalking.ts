import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, longAgo } from '../told.ts'

const someone = words(
  'he|she|they|someone|somebody|guy|girl|man|woman|ex|stalker|student|classmate',
  'coworker|professor|boyfriend|girlfriend|stranger|person|reported|partner|ta|boy',
  'respondent|named|and|who|friends',
)
const myWay = words(
  'my (?:dorm|house|apartment|work|job|classes|class|room|home|building|gym|car|practice|window|door|street|place|lab|office)',
  'me|everywhere|places i|wherever i|where i (?:live|work|am|go)|the gym|class|our house',
)

const online = [
  phrase`follow(?:s|ed|ing)? me (?:back )?on (?:instagram|insta|twitter|snap|snapchat|tiktok|facebook|social)`,
  phrase`(?:is (?:that|it|this)|count as|counts as|definition|define|what is|what counts|would that be) .. stalking`,
  phrase`(?:report|reported|accused|investigat\w+|charged|guilty|responsible) .. (?:of |for )?stalking`,
  phrase`follow\w* .. online`,
  phrase`(?:survived|experienced|victim of) stalking`,
]

export const stalkingSigns: readonly Sign[] = [
  {
    says: [
      phrase`(?:he|she|they|who|ex|someone|somebody|guy|girl|man|woman|student|classmate|partner|person|roommate|professor|boyfriend|girlfriend|reported|coworker) .. (?:is|are|keeps?|has been|been|started|will not stop|continues to) .. stalk(?:ing|s)?`,
      phrase`(?:i am|am|being|getting|been|get) .. stalked`,
      phrase`(?:have|has|got|my|a) (?:a )?stalker`,
      phrase`stalk(?:s|ing) me`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      ...online,
      phrase`stalking (?:policy|definition|allegations?|case|charge|claim|finding|under)`,
      phrase`the respondent is`,
    ],
  },
  {
    says: [
      phrase`${someone} .. (?:keeps?|will not stop|continues to|is always|are always|always|constantly|has been|have been|been|still|not stopped) .. (?:showing up|following|follows|waiting|watching|watches|driving (?:past|by)|coming to|appearing|tracking|turning up|sitting outside|spying|parking outside|parked outside|lurking|show up|shows up) .. ${myWay}`,
      phrase`(?:keeps?|always|constantly) (?:following|watching|showing up|waiting for|driving (?:past|by)|turning up)`,
      phrase`(?:shows|showing) up (?:everywhere|wherever|at my|outside my|at all my|to my)`,
      phrase`waits? (?:for me )?(?:outside|by|at|near) (?:of )?my`,
      phrase`follows? me (?:home|around|everywhere|to|from|when|after|across)`,
      phrase`following me (?:home|around|everywhere|to|from|when)`,
      phrase`(?:watching|watches|spying on|photographing|filming) me (?:through|from|at|outside|all|every|sleep|in my)`,
      phrase`(?:drives|walks|drove) (?:past|by) my (?:house|dorm|apartment|room)`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      ...online,
      phrase`(?:changing|emailing me to|asking me to sign|showing up (?:late|to (?:the )?(?:hearing|interview|meeting)))`,
    ],
  },
  {
    says: [
      phrase`(?:tracker|airtag|air tag|gps|tile|spyware|hidden camera|stalkerware|camera) (?:on|in|under|inside) my`,
      phrase`(?:put|placed|planted|installed|found) (?:a|an|some) .. (?:tracker|airtag|air tag|gps|spyware|camera)`,
      phrase`(?:track|tracks|tracking|hacked|hacking|monitoring|monitors|watching) my (?:phone|car|location|laptop|every move|accounts?)`,
      phrase`(?:knows|know) (?:where i am|everywhere i go|my every move|where i go)`,
      phrase`fake accounts? .. (?:watch|follow|message|contact|track|stalk)`,
    ],
    unless: [...longAgo, ...alleged],
  },
  {
    says: [
      phrase`me (?:sigue|siguen|persigue|acosa|vigila|espia|acecha) .. (?:a todas partes|todos los dias|siempre|por todos lados|afuera|de clase|en mi|cada|a casa)`,
      phrase`me (?:espera|esta esperando) (?:afuera|fuera|en)`,
    ],
    unless: longAgo,
  },
]
