import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { longAgo } from '../told.ts'

const weapon = words(
  'guns?|rifles?|pistols?|shotguns?|glock|knife|knives|bombs?|machete|ammo',
  'pistola|arma|cuchillo|bomba',
)
const place = words(
  'schools?|college|campus|office|hearing|panel|class|building|dorm|practice|house|room',
  'escuela|universidad|oficina|audiencia|salon|casa',
)
const person = words(
  '(?:step)?(?:dad|father|mom|mother|brother|sister)|husband|wife|ex|boyfriend|girlfriend|roommate|guy|man|boy|girl|kid',
  'professor|teacher|principal|dean|coach|advisor|investigator|coordinator|boss',
)
/** Said of games, stories and friends who tease one another. */
const notMeant = [
  phrase`(?:lol|lmao|haha|jaja|jk|joke|joked|joking|kidding|game|lobby|fortnite|valorant|minecraft|novel|movie|improv|script|lyrics|drill)`,
]
const notSaid = [
  phrase`(?:not|never|would not|will not) .. (?:hurt|harm|kill|shoot|beat|touch|bring)`,
  phrase`(?:want|wanted) to .. but`,
]

/** What somebody is said to have said. */
const toldOf = [
  phrase`(?:says?|said|claims?|claimed|alleg\w+|accus\w+|quotes?|texted|letter|notice|report) .. (?:that )?i (?:was|am|would|will|had|said)`,
  phrase`(?:accused of|charged with|allegation)`,
]

const vengeance = [
  phrase`one way or (?:the other|another)|justice .. (?:done|served)`,
  phrase`(?:they|he|she|the (?:panel|school|dean)) (?:got|have|has) (?:till|until)`,
  phrase`(?:should have|shouldve) (?:listened|believed me)|last chance|(?:pay|be sorry) for`,
]

/** A weapon on its way to a place: what stands beside it, such as a hearing, sounds calm. */
const bringsWeapon: Sign = {
  says: [
    phrase`(?:bring|bringing|take|taking|carry|carrying|come|coming|grab|grabbing|llevar|llevo) .. ${weapon} .. (?:to|into|a|al) .. ${place}`,
  ],
  unless: [
    ...toldOf,
    ...notSaid,
    ...longAgo,
    phrase`(?:suspended|expelled|punished|trouble|written up|sent home|charge|rule|policy) .. (?:bring|bringing|take|taking|carry|carrying)`,
  ],
  never: notMeant,
}

/** A threat that names no harm. No single word of it is bad, so no sum of words takes it back. */
export const veiledThreatSigns: readonly Sign[] = [
  bringsWeapon,
  {
    says: [
      phrase`(?:will|going to|gonna) (?:all )?(?:know|remember|learn) my name`,
      phrase`(?:at|to|from) the (?:gun |shooting |firing )?range`,
    ],
    near: vengeance,
    never: notMeant,
  },
  {
    says: [
      phrase`(?:talk|chat|word|meet|meeting|alone) .. (?:with )?(?:him|her|them) .. (?:where|without|away from) (?:\w+ ){0,4}(?:cameras?|witnesses)`,
    ],
    unless: [phrase`(?:do not|not|never|afraid|scared|refuse\w*) .. (?:meet|talk|alone|be)`],
    never: notMeant,
  },
]

/** Harm that the writer, or somebody whom they name, announces against others. */
export const threatSigns: readonly Sign[] = [
  bringsWeapon,
  {
    says: [phrase`(?:bought|have|got|loaded|am bringing) (?:a|my|the|his) ${weapon}`],
    also: [
      phrase`(?:make|making) (?:(?:all|each|every one) of )?(?:him|her|them|you|everyone|everybody) .. (?:pay|suffer|bleed|sorry)`,
    ],
    // A joke elsewhere in the message is none of this.
    unless: [...toldOf, ...notSaid, ...notMeant],
  },
  {
    says: [
      phrase`(?:shoot|shooting|blow|blowing|burn|burning|light) (?:up|down) .. (?:${place}|them|everyone|everybody)`,
      phrase`(?:i will|i am going to|i am gonna|i am about to|voy a) .. (?:hurt|kill|stab|shoot|beat|strangle|matar|golpear|lastimar) .. (?:him|her|them|everyone|everybody|that (?:guy|girl|bitch|man|woman)|all of you|los|las)`,
      phrase`(?:i will|i am going to|i am gonna|i am about to) (?:kill|stab|shoot) (?:my|the|that|this) ${person} .. (?:today|tonight|tomorrow|now)`,
      phrase`i am (?:driving|going|heading|walking) .. (?:to|over) .. with (?:a|my|the|his) .. ${weapon}`,
      phrase`(?:i am going to|i will|going to) (?:make (?:him|her|them|everyone) (?:pay|suffer|bleed)|hurt (?:him|her|them))`,
      phrase`(?:bought|buy|buying|got|has|have) (?:a|his|my|the) .. ${weapon} .. (?:for|because of) (?:him|her|them|the (?:hearing|panel))`,
      phrase`take everything from (?:them|him|her)`,
    ],
    unless: [...toldOf, ...notSaid, ...longAgo],
    never: notMeant,
  },
]
