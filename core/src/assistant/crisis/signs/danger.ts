import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, longAgo } from '../told.ts'

const anybody = words(
  'he|she|they|someone|somebody|a (?:guy|man|woman|car|person|stranger)',
  '(?:the|this|that) (?:guy|man|girl|person|accused|respondent|boy|woman|one)(?: (?:i reported|who .. .. me|that .. .. me))?',
  '(?:my|an|the) (?:\\w+ )?ex(?: (?:boyfriend|girlfriend|husband|wife))?|boyfriend',
  'girlfriend|husband|wife|partner|roommate',
  '(?:his|her) (?:friends?|brothers?|father|cousins?|buddies)|stalker|people|father|stepdad',
  'stepfather',
)
const isNow = words(
  'is|are|is still|are still|is right now|keeps|is just|is now|is literally',
  'is currently|standing|showed up|just showed up|is back|waiting|am',
)
const myPlace = words(
  'my (?:door|window|dorm|room|house|apartment|place|car|front door|home|building entrance|hallway|hall|bathroom|suite|work|job|office|bedroom)',
  'our (?:door|house|dorm|room|apartment)|the (?:dorm|apartment|house|front door)|me',
)
const hurtMe = words(
  '(?:kill|shoot|stab|hurt|beat|jump|rape|murder|strangle|choke|attack|get|find|come for|come after|fight|end|harm) (?:me|us|my (?:family|mother|sister|brother|father|dog|cat|friends?|parents|roommate))',
  'beat me up|burn (?:my|our|the|down)|shoot up|blow up',
)
const weapon = words('gun|knife|weapon|pistol|rifle|machete|bat|handgun|blade|firearm')

/** Parents who scold and a process that wears out kill nobody. */
const figures = [
  phrase`(?:mother|father|parents|family|they) .. kill me (?:if|when|for|once)`,
  phrase`(?:mother|father|parents) .. kill me`,
  phrase`(?:process|case|wait|waiting|stress|school|class|exam|midterms|finals|hearing|paperwork|silence|suspense|anxiety|this|it|that) (?:is|was|will be|are) (?:literally |just |really )?(?:killing|going to kill)`,
]

const byTheDoor: Sign = {
  says: [
    phrase`${anybody} ${isNow} .. (?:outside|at|in|inside|near|behind|by|in front of|next to|across from|downstairs|in the hallway) .. ${myPlace}`,
    phrase`${anybody} ${isNow} (?:(?:right|still|just|now|sitting|waiting|standing|yelling|screaming|parked) ){0,2}(?:outside|downstairs|here)(?=$| and| now| right| i | with| drunk| again| please| he | she )`,
    phrase`(?:there is|theres) (?:someone|somebody|a (?:guy|man|stranger|person)) .. (?:outside|in|at|inside|with)`,
    phrase`${anybody} .. (?:banging|pounding|kicking|knocking|hammering) (?:on|at|down) .. door`,
    phrase`(?:trying|tries|tried) (?:to )?(?:break|get|force|kick|climb) (?:his way |their way |her way )?(?:in|into|through|down)`,
    phrase`(?:broke|breaking|broken) (?:in(?=$| and| last| while)|into my|into our|down my)`,
    phrase`${anybody} (?:is|are) (?:now )?(?:coming|heading|driving|walking|on (?:his|her|their) way)(?: (?:over|here|up|up here|to (?:my|get|hurt|find|kill|beat)|for me|after me (?:right now|now|tonight|with)|at me|inside|in|toward me|towards me|right now|now|back to (?:my|hurt|get)))+`,
    phrase`(?:he|she|they|ex) (?:is|are) (?:coming|on (?:his|her|their) way)(?=$| and i)`,
    phrase`${anybody} (?:just )?(?:came|showed up|turned up|followed me|appeared|walked in) .. (?:to|at|outside|into) .. (?:my|our) (?:house|dorm|apartment|room|work|job|place|door|home) .. (?:tonight|now|today|again|and|drunk|just)`,
    phrase`just (?:showed up|turned up|came in|walked in|found me(?! (?:not )?(?:responsible|guilty)))`,
    phrase`(?:hiding|hid) (?:from|in|under|inside|behind)`,
    phrase`(?:locked (?:myself in|inside|me in)|i am (?:hiding|locked in|trapped))`,
    phrase`(?:he|she|they|boyfriend|girlfriend|husband|ex|roommate) (?:will not|does not|did not|refuses to|is not|would not) (?:let me|letting me|to let me|allow me to) (?:leave|go|out|get out)`,
    phrase`(?:will not|refuses to) leave(?= my| the apartment| the house|$| and i am| me alone and| our)`,
    phrase`(?:holding|holds|keeping) me (?:here|hostage|down|against|in)`,
    phrase`has (?:a|my) key`,
    phrase`still (?:here|in (?:the|my) (?:room|apartment|house|car)|outside)(?=$| and| i| he| she| now)`,
  ],
  unless: [
    ...longAgo,
    ...alleged,
    phrase`(?:allowed|hearing room|dining hall|office hours|class with|classroom|interview|to the hearing|at the hearing|by video|scholarship|study abroad|the deadline)`,
    phrase`will not leave the (?:process|case)`,
    phrase`(?:leave|withdraw from) the (?:informal|mediation|process|meeting|interview)`,
  ],
}

const threat: Sign = {
  says: [
    phrase`(?:threaten(?:s|ed|ing)?|threats?|swears?|swore|vow(?:s|ed)?|promised|said|says|saying|told|tells|telling|texted|texts|wrote|posted|messaged|dm(?:ed)?) … ${hurtMe}`,
    phrase`(?:going to|will|might|could|wants to|want to|tried to|trying to|about to|gets out and|plans to|planning to) ${hurtMe}`,
    phrase`i am dead (?:if|when|meat)`,
    phrase`(?:has|have|had|got|pulled|holding|waving|carrying|pointing|brought|with|owns|sent .. picture of|photo of|picture of) (?:a|an|his|her|the) (?:\w+ )?${weapon}`,
    phrase`(?:scared|afraid|terrified|fear|fearing|worried) (?:for|about) my (?:life|safety right now)`,
    phrase`(?:scared|afraid|terrified|worried|think) .. (?:he|she|they|ex) .. (?:kill|hurt|attack|rape|shoot|come after|find) me`,
    phrase`shoot(?:ing)? up (?:the|my|our)`,
    phrase`death threats?`,
    phrase`(?:threaten|threatens|threatened|threatening) (?:me|us|my family) .. (?:today|tonight|now|just|again|with)`,
  ],
  unless: [
    ...longAgo,
    ...alleged,
    ...figures,
    phrase`not (?:going to|threatening to|trying to) (?:kill|hurt)`,
    phrase`(?:decision|report|finding|policy|rule|sanction|process|case|this|it|that|hearing) (?:will|could|might|would|is going to|may) (?:hurt|kill|end|get) (?:me|my)`,
    phrase`(?:school|university|college|dean|coach|coordinator|office|investigator|decision) .. (?:threatened|threatens|threatening|will|going to|wants to|said) … get me`,
    phrase`(?:find|get) me (?:not |a|an|the|another|in trouble|responsible|guilty|expelled|kicked|suspended|fired|out of)`,
    phrase`told me to (?:kill|hurt)`,
    phrase`threaten\w* (?:me|us) with (?:a|an|the|discipline|expulsion|suspension|more|retaliation|legal|charges|lawsuit)(?! (?:gun|knife|weapon|bat|pistol))`,
  ],
}

const underWay: Sign = {
  says: [
    phrase`(?:i am|am|being|is|are|keeps) (?:being )?(?:followed|chased|hunted|attacked|beaten) (?:right now|now|home|again|by|at the moment)`,
    phrase`i am being (?:followed|chased|attacked|hit|beaten|held|hurt)(?=$| )`,
    phrase`${anybody} (?:is|are) (?:still |just |right now )?(?:following|chasing|hunting|tailing|attacking|hitting|beating|choking|hurting|grabbing) (?:me|us)`,
    phrase`(?:car|truck|van|man|guy|someone|somebody) .. following me`,
    phrase`(?:he|she|they|boyfriend|girlfriend|husband|ex|roommate) (?:just )?(?:punched|hit|slapped|choked|strangled|kicked|shoved|stabbed|attacked|cut) me … (?:still|just|now|right now|here|tonight|is in|will not leave)`,
    phrase`just (?:punched|hit|slapped|choked|strangled|kicked|shoved|stabbed|attacked|shot) me`,
    phrase`(?:breaking|throwing|smashing|punching) (?:everything|things|stuff|my (?:things|stuff|phone|door|window|laptop)|the (?:wall|door|furniture))`,
    phrase`(?:in|face) (?:immediate |serious |real |physical |grave )?danger(?=$| now| right| and| please| help| from| here| he| of)`,
    phrase`(?:not|do not feel|never feel) safe (?:right now|here|tonight|at home|in my (?:dorm|room|house|apartment|home)|going (?:back|home)|now|where i am|with him|with her|alone)`,
    phrase`(?:active|there is a) shooter`,
    phrase`(?:waiting for|going to jump|coming to beat|coming to get) me`,
    phrase`call (?:911|the police) for me`,
  ],
  unless: [
    ...longAgo,
    ...alleged,
    phrase`(?:not|nobody|nobodys|no one|no ones|none of us) .. in (?:any |immediate )?danger`,
    phrase`(?:followed|following) me (?:on|back on) (?:instagram|insta|twitter|snap|snapchat|tiktok|facebook|social)`,
    phrase`danger of (?:being|losing|failing|missing)`,
    phrase`(?:hitting|grilling|attacking|beating) me with (?:questions|new|more|paperwork|emails)`,
    phrase`(?:if|when) (?:a|someone|somebody) .. (?:student|person)? .. (?:is|are) in danger`,
  ],
}

const inSpanish: Sign = {
  says: [
    phrase`(?:esta|anda|esta parad[oa]|se quedo) .. (?:afuera|fuera|en la puerta|en mi (?:cuarto|casa|puerta|dormitorio)|aqui)`,
    phrase`(?:me esta|me viene|me anda|me vienen) (?:siguiendo|persiguiendo|buscando|pegando|golpeando)`,
    phrase`(?:va a|van a|quiere|dice que va a|juro que va a|amenaza con|amenazo con) (?:matarme|pegarme|golpearme|lastimarme|hacerme dano|venir)`,
    phrase`me (?:va a|van a|quiere|dijo que me va a) (?:matar|pegar|golpear|lastimar|hacer dano)`,
    phrase`(?:tiene|trae|saco) (?:una|un) (?:pistola|arma|cuchillo|navaja)`,
    phrase`(?:estoy|corro|mi vida esta|mi vida corre) (?:en )?peligro`,
    phrase`(?:tocando|golpeando|pateando|forzando) (?:mi|la) puerta`,
    phrase`no me deja (?:salir|ir)`,
    phrase`temo por mi vida`,
  ],
  unless: [...longAgo, ...alleged],
}

export const dangerSigns: readonly Sign[] = [byTheDoor, threat, underWay, inSpanish]
