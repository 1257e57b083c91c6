import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, asksAboutProcess, longAgo } from '../told.ts'

/** Somebody else's words, or the writer's "no". A wish in the present tense is no matter of long ago. */
const notOwn = [
  phrase`(?:told|tells|telling|tell|asked|said|says|texted|texts|wants|wanted) .. (?:me|i should|to) .. (?:kill|hang|end|go kill|die|hurt)`,
  phrase`(?:not|never) .. (?:going to|planning to|want to|wanting to|plan to|about to|will|would|wanted to) (?:kill|hurt|harm|cut|end|die)`,
  phrase`(?:would|will) never (?:kill|hurt|harm|end)`,
  // Asked, and denied in the same breath.
  phrase`(?:asked|asks|asking) .. (?:if|whether) i … myself (?:and )?(?:but )?i (?:am|was|do|did) not(?=$| i told| told| so| and i (?:said|told)| is| does| can)`,
]

const wanting = words(
  'want|wants|wanting|wanted|wish|wishing|going|ready|deserve|should|might|could|may|will',
  'ill|would|about|thinking|think|thought|need|plan|planning|hope|hoping|want to|tempted',
  'maybe|if i|feel like|close to|keep',
)

const againstSelf: Sign = {
  says: [
    phrase`(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|unalive|poison|stab|off|offing|overdose) myself`,
    phrase`(?:end|ending) (?:myself|my (?:own )?life|my existence)`,
    phrase`(?:take|taking|took) my (?:own )?life`,
    phrase`${wanting} .. (?:hurt|harm|hurting|harming|end|ending|unalive|unaliving|cut|cutting) (?:myself|me)`,
    phrase`${wanting} (?:to )?unalive`,
    phrase`(?:been|started|start|keep|kept|am|back to) (?:cutting|burning|hurting|harming|hitting|scratching) (?:myself|my|again)`,
    phrase`(?:cutting|burning|hurting|harming|starving) myself`,
    phrase`self harm(?:ing|ed)? (?:again|last night|today|tonight|since|every|to cope)`,
    phrase`(?:i|want to|keep|started|been) self harm(?:ing|ed)?`,
    phrase`(?:blade|razor|knife|scissors|lighter) to (?:my|myself)`,
    phrase`(?:do|done|did|doing) (?:something|anything) (?:stupid|bad|drastic|dangerous|i will regret)`,
    phrase`(?:might|could|would|may|will|going to) do (?:something )?to myself`,
    phrase`(?:safe|alone) with myself`,
    phrase`not (?:trust|feel safe with|safe with) (?:myself|me)`,
    phrase`(?:life|living|it) .. worth living`,
    phrase`(?:reason|point|worth|point in|point of) (?:to live|living|being alive|staying alive)`,
    phrase`scared of (?:myself|my (?:own )?thoughts)`,
  ],
  unless: [...notOwn, phrase`not (?:do|doing|going to do) anything (?:stupid|bad)`],
}

/** Told in a past tense: it counts unless it lies far back. */
const lately: Sign = {
  says: [
    phrase`i (?:just |have |already )?(?:cut|burned|burnt|hurt|harmed|scratched) (?:myself|my (?:arms?|wrists?|legs?|thighs?))`,
    phrase`(?:i|just) (?:tried|attempted) (?:to (?:kill|hang|end|die|take my)|on|again|last|yesterday|suicide)`,
    phrase`my (?:suicide )?attempt (?:last night|yesterday|this|on)`,
    phrase`i attempted (?:it|suicide|to|last|on|yesterday|again)`,
  ],
  unless: [...longAgo, ...alleged],
}

const suicidal: Sign = {
  says: [phrase`suicid(?:e|al|ality|ally)`, phrase`suicidal (?:thoughts|ideation)`],
  unless: [
    ...longAgo,
    ...alleged,
    phrase`not (?:actually |really |at all )?(?:suicidal|(?:thinking|talking) (?:about|of) suicide|having suicidal)`,
    phrase`(?:never|no longer|was|were|been) (?:been )?(?:suicidal|thought .. suicide)`,
    phrase`suicide (?:prevention|hotline|lifeline|awareness|line|policy|training|office|watch list|note as)`,
    phrase`(?:asked|asks|asking) .. (?:if|whether) .. suicidal`,
    phrase`told .. (?:i was|i am) suicidal`,
    phrase`(?:is|are|does|can|a) suicid(?:e|al) (?:ideation|thoughts|clause|talk|attempts?|policy|history)`,
    phrase`(?:my|old|past|prior) suicid(?:e|al) (?:attempt|attempts|history|thoughts from|records)`,
    ...notOwn,
  ],
}

const ways: Sign = {
  says: [
    phrase`(?:least painful|painless|easiest|quickest|fastest|best|peaceful) way to (?:go|die|do it|end it|kill)`,
    phrase`ways? to (?:die|kill myself|end my life|end it all)`,
    phrase`how (?:many|much) .. (?:pills|tylenol|advil|ibuprofen|aspirin|xanax|meds|benadryl|ambien|insulin) .. (?:would|does it take|to (?:die|kill|overdose|not wake)|is (?:enough|fatal|lethal|too many)|are (?:enough|fatal|lethal)|it take)`,
    phrase`(?:pills|tylenol|advil|meds) (?:does it take|do i need|would (?:be enough|kill|it take)|to die)`,
    phrase`(?:saving|saved|stockpiling|stockpiled|hoarding|collecting|counting|counted) .. (?:pills|meds|medication)`,
    phrase`gun (?:in|to|at|against) my (?:head|mouth|lap|hand|hands|temple|chest)`,
    phrase`(?:pistol|barrel|knife|blade|noose|rope) (?:in|to|at|against|around) my (?:head|mouth|lap|wrist|wrists|throat|neck|hand|hands)`,
    phrase`(?:rope|noose|pills|gun|razor|everything) (?:is|are) (?:all )?(?:ready|set up|in front of me|next to me|right here)`,
    phrase`have (?:a|the) (?:plan and|means|noose|rope|plan to (?:die|end|kill|do it))`,
    phrase`(?:standing|sitting|i am|am) (?:on|at|by) (?:the|a) (?:bridge|roof|ledge|tracks|train tracks|edge|rooftop|cliff|railing)`,
    phrase`(?:jump|jumping|jumped|throw myself|step) (?:off|from|in front of|out of|into traffic)`,
    phrase`(?:drive|driving|crash|crashing|drove|swerve|swerving) .. (?:into|off) (?:a|the|my) (?:tree|bridge|wall|cliff|road|traffic|pole|river)`,
    phrase`walk(?:ing)? into traffic`,
    phrase`(?:looking at|staring at|look at) (?:my|the) (?:meds|pills|knife|knives|bottle|razor) … (?:easy|thinking|wondering|end)`,
    phrase`bleed out`,
  ],
  unless: [phrase`jumped? (?:off|out of) (?:topic|subject)`, phrase`hands around`, ...alleged],
}

export const selfHarmSigns: readonly Sign[] = [
  againstSelf,
  lately,
  suicidal,
  ways,
  {
    says: [
      phrase`(?:me quiero|quiero|voy a|pienso en|pensando en|penso en|ganas de) (?:morir|morirme|matarme|matar|suicidarme|desaparecer|no despertar|quitarme la vida)`,
      phrase`me (?:quiero|voy a) (?:matar|morir|suicidar)`,
      phrase`(?:no|ya no) (?:quiero|tengo ganas de|puedo) (?:vivir|seguir viviendo|estar vivo|estar viva|seguir asi|existir|despertar)`,
      phrase`(?:acabar|terminar) con (?:todo|mi vida)`,
      phrase`(?:me mato|matarme|suicidarme|quitarme la vida|me suicido|me estoy (?:cortando|lastimando))`,
      phrase`sentido (?:a|de) (?:la vida|vivir|mi vida)`,
      phrase`(?:mejor|estarian mejor|estaran mejor|estaria mejor) sin mi`,
      phrase`(?:no|ya no) (?:aguanto|puedo) mas`,
      phrase`mejor (?:muerto|muerta)`,
      phrase`prefiero morir\w*`,
      phrase`hart[oa] de (?:vivir|la vida)`,
      phrase`deje .. (?:arreglad[oa]s?|list[oa]s?|en orden) .. (?:todo|cosas)|deje (?:mis |todas mis )?cosas (?:arregladas|en orden|listas)`,
      phrase`no .. preocupar(?:se|te) .. (?:ni )?por mi(?=$| \|)`,
      phrase`quisiera (?:morir|estar muert[oa]|no despertar)`,
    ],
    unless: [phrase`no (?:me )?quiero (?:morir|matar)`],
  },
  {
    says: [phrase`(?:do something|something) (?:drastic|desperate)`],
    near: [phrase`(?:tonight|myself|life)`],
    never: asksAboutProcess,
  },
]
