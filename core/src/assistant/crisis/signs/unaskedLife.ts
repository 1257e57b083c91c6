import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, asksBroadly, longAgo, somebody } from '../told.ts'

/**
 * Wider signs, for messages that ask nothing about the process: there one heavy word is enough. What the
 * narrow signs say in whole phrases is not repeated.
 */
const never = [...asksBroadly, ...longAgo, ...alleged]

const ending = words(
  'die|dying|death|dead|suicide|funeral|coffin|afterlife|alive|(?:i|to|not|even|still) exist|existing',
  'existence|survive this|survive the|survive another|survive it|live another',
  'another (?:day|night|week|hour)|end things|ending things|ending mine|end mine',
  'out of this (?:life|world)|leave this (?:life|world|earth)|not be on this',
  'waste of (?:space|life|air|oxygen)|i (?:just )?(?:want to |could |would )?disappear',
  'disappear(?:ing)? (?:permanently|forever|for good)|erase myself',
  'stop (?:being|living|breathing)|cease to|keep myself (?:safe|alive)|stay alive',
  'leaving (?:tonight|for good|forever)|for good tonight',
  'peace with (?:it|dying|god|everything)|made my peace',
  'not (?:see|make it to) (?:tomorrow|morning|next)|worth nothing|worthless|nobody needs me',
  'no one needs me|needs me around|no one would care|nobody would care|nobody cares if',
  'better without me|muerte|morir|muert[oa]|no vale nada|desaparecer|no despertar',
)
const blade = words(
  'razor|razor blade|blade|noose|rope|gun|pistol|pills|knife|bleach|box cutter|scissors',
  'lighter',
)

export const unaskedSelfHarm: readonly Sign[] = [
  {
    says: [phrase`${ending}`],
    unless: [
      phrase`(?:dead|die|dying|death) (?:serious|line|end|of (?:embarrassment|boredom|laughter|my (?:grand\w+|mother|father|friend|dog|cat))|to know|tired|silence|weight|in the water|inside lol)`,
      phrase`(?:phone|laptop|battery|computer|car|grand\w+|dog|cat|pet|mother|father|uncle|aunt|witness|motion|case|plant) .. (?:died|dead|dying|death)`,
      phrase`(?:bored|scared|embarrassed|worried|tired|stressed|sick) to death`,
      phrase`dying to`,
      phrase`(?:so dead|drop dead)`,
      phrase`suicide (?:clause|prevention|hotline|lifeline|awareness|line|policy|training|office)`,
      phrase`(?:said|told me|says) (?:that )?i should`,
      phrase`(?:rule|motion|case|complaint|appeal|email|link|claim|offer) (?:is |was )?dead`,
      phrase`(?:eating|eaten|eat) me alive`,
      phrase`(?:messages?|texts?|snaps?|it|they|posts?|name) .. (?:disappear|vanish)`,
      phrase`not (?:going to |trying to |want to |wanting to |planning to )?(?:die|dying|suicidal)`,
      phrase`(?:happy|glad|grateful|thankful|lucky) (?:to be|i am|that i am) alive`,
      phrase`(?:${somebody}) .. (?:wants?|wish|wishes|told|tells|hopes?|said|says) .. (?:me|i) .. (?:dead|die|to die|disappear|should)`,
      phrase`(?:directory|list|from the (?:team|class|group))`,
    ],
    never,
  },
  {
    says: [
      phrase`${blade} .. (?:next to|near|in front of|beside|in my|out|here|ready|on my|by my)`,
      phrase`have .. (?:the|a|my) ${blade} .. (?:out|ready|here|in|with me)`,
      phrase`(?:holding|hold|bought|buying|looking at|staring at|sharpened) .. (?:a |the |my )?${blade}`,
      phrase`swallowed .. (?:razor|blade|glass|batteries|bleach|pills)`,
    ],
    unless: [
      phrase`(?:he|she|they|ex|roommate|boyfriend|girlfriend) .. (?:has|had|is|holding|pulled|bought)`,
    ],
    never: [...longAgo, ...alleged],
  },
  {
    says: [
      phrase`cut (?:my|myself|deeper|too)`,
      phrase`(?:stepp?(?:ing|ed)?|walk(?:ing)?|jump(?:ing)?|run(?:ning)?|div(?:e|ing)|throw(?:ing)? myself) .. (?:in front of|into|onto|off) .. (?:train|car|bus|truck|traffic|tracks|bridge|roof|river|road|subway|building|balcony|cliff)`,
      phrase`if i jump(?:ed)?`,
      phrase`edge of .. (?:roof|bridge|building|cliff|platform)`,
    ],
    unless: [
      phrase`cut my (?:hair|hours|statement|scholarship|time|class\w*|losses|finger)`,
      phrase`(?:he|she|they|school) cut`,
    ],
    never: alleged,
  },
  {
    says: [
      phrase`(?:wish|hope|want|if|let|just) .. (?:plane|car|bus|train|truck|building|earth|ground|sky|heart) .. (?:crash\w*|hit|swallow\w*|fall\w*|stop\w*|collapse\w*|explode\w*) .. (?:me|with me|beating|on me)?`,
      phrase`(?:only|last|best) (?:option|choice|way|thing|solution|escape|answer) .. (?:left |is |now )*(?:death|dying|is to|to (?:die|end|disappear|kill|go))`,
      phrase`(?:leave|leaving|left|write|wrote|writing) (?:a|my|the|behind a) note (?:if|before|when|after|so)`,
      phrase`just tell (?:them|her|him|everyone|my)`,
      phrase`keep (?:myself )?safe(?: from myself| tonight)?$`,
    ],
    never,
  },
]

const others = words(
  '(?:bye|goodbye|good bye|farewell) (?:forever|everyone|all|world|note|text|post|video|message)',
  '(?:posted|posting|sent|left|wrote|texted|texting) .. (?:bye|goodbye|(?:a|his|her|their) note)',
  'giv(?:e|es|ing|en) away .. (?:stuff|things|clothes|everything|money|dog|cat)',
  'will not matter (?:soon|anymore|any more|much longer)',
  '(?:going to|gonna|will) (?:do it|jump|end it|go through with it)',
  '(?:blood|death) .. (?:on my hands|on me)|cutting (?:again|so|and|deeper|more)',
  '(?:bottle of|hiding|counting|saving|bunch of|stash of) (?:pills|meds)',
  'turned off (?:his|her|their) phone|no reason to (?:live|go on)',
  '(?:wants|wanted|wanting) to die',
)
export const unaskedOtherLife: readonly Sign[] = [
  {
    says: [
      phrase`(?:${somebody}|guy|girl|kid|they|daughter|son|complainant) … ${others}`,
      phrase`(?:caught|found|saw) .. (?:my )?${somebody} .. with .. (?:pills|knife|razor|gun|rope|blade)`,
    ],
    unless: [
      phrase`(?:goodbye|bye) to (?:my|the) (?:team|school|class)`,
      phrase`i (?:am|was) (?:cutting|giving)`,
    ],
    never: [...longAgo, phrase`(?:is that|count as|evidence|definition)`],
  },
]

export const unaskedBody: readonly Sign[] = [
  {
    says: [
      phrase`(?:took|taken|swallowed|had|ate) .. (?:\d+|twenty|thirty|ten|a lot of|all|so many|too many) … (?:pills|tablets|painkillers|meds|gummies|edibles|tylenol|advil)`,
      phrase`(?:drank|drunk) so much`,
      phrase`not (?:responding|breathing|moving|waking|answering me)`,
      phrase`breathing (?:weird|funny|slow|shallow|strange)`,
      phrase`(?:head|face|nose|mouth|arm|leg|eye|wrist|it) .. (?:is |are )?(?:bleeding|broken|swollen shut|swelling)`,
      phrase`can not (?:open|move|feel) my (?:eye|eyes|arm|leg|hand|jaw|neck|face)`,
      phrase`(?:chest|heart) .. (?:tight|hurts|pounding|racing) .. (?:can not|not|and|air)`,
      phrase`can not get (?:any )?air`,
    ],
    never,
  },
]

export const unaskedDistress: readonly Sign[] = [
  {
    says: [
      phrase`(?:hyperventilat\w+|kept? (?:any )?food down|keep (?:any )?food down|throwing up every|not eaten|not eating|starv(?:e|ing) myself|black(?:ed|ing)? out (?:every|most)|drinking (?:until|till|every)|drunk every|high every)`,
      phrase`(?:voices|demons) .. (?:telling|tell|in my head|saying)`,
      phrase`(?:losing|lost) (?:it|my mind|touch|control)(?=$| i| and| right)`,
      phrase`think i am dying`,
      phrase`(?:having|have) a (?:heart attack|meltdown|breakdown)`,
    ],
    never: [...longAgo, ...alleged],
  },
]
