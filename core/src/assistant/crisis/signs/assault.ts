import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, asksAboutProcess, longAgo, recentTime, weekday } from '../told.ts'

const harmed = words(
  'raped|sexually assaulted|sexually abused|assaulted|molested|groped|drugged|roofied',
  'violated|fingered|gang raped|date raped|forced|attacked',
)
/** "I was raped" and "he raped me", by any subject. */
const toMe = words(
  `(?:i|friend|roommate|sister|brother|daughter|son|girlfriend|boyfriend|student|she|he|they|just) (?:think i |might have |may have |have |has |just |also |literally |really |probably )?(?:was|got|have been|has been|been|am being|were|is being)?(?: just| also| probably| maybe| sexually)? ?${harmed}`,
  `(?:was|got|been) (?:just |probably )?${harmed}|${harmed} me`,
  'forced (?:himself|herself|themselves) on (?:me|her|him)|forced me (?:to|into)',
  '(?:had|having) sex with me',
  '(?:made|making) me (?:have sex|do (?:things|stuff|sexual)|touch|go down)',
  '(?:touched|grabbed|groped|fondled|fingered|kissed|touching|grabbing|undressed|pinned|held) me',
  '(?:put|stuck|shoved|slid|slipped) (?:his|her|their) (?:hands?|fingers?|tongue|penis|dick) … (?:me|my|skirt|pants|shirt|underwear)',
  '(?:drink|drinks) (?:was|were|got) (?:spiked|drugged|roofied)',
  '(?:spiked|drugged|roofied) (?:my drink|me)',
  '(?:put|slipped) something in my (?:drink|food|cup)|i said (?:no|stop)',
  '(?:would|did|will) not stop|on top of me',
  '(?:me (?:violo|violaron|viol|toco|drogaron|drogo|forzo|obligo|manoseo)|abusaron de mi|abuso de mi|violacion)',
  'without (?:a condom|my consent)|took advantage of me',
)
/** The day named in the sentence is that of a letter or a meeting. */
const paper = [
  ...alleged,
  phrase`(?:i|she|he|they|who|already|just) (?:just |already |had |have )?(?:reported|filed)`,
  phrase`(?:interviewed|interview|got (?:a|an|the|my) (?:letter|notice|email|report|decision|investigative)|investigative report|respondent|the hearing (?:was|is) )`,
  phrase`(?:found|ruled|decided|dismissed|told (?:me|us) (?:today|yesterday))`,
  phrase`(?:grabbed|touched|held|made|forced) me (?:a|by surprise|sign|to sign|into (?:signing|mediation|informal))`,
]

export const assaultSigns: readonly Sign[] = [
  {
    says: [
      phrase`i (?:said|told (?:him|her|them)) (?:no|stop) … (?:froze|frozen|waited|kept going|did not stop|would not stop|did it anyway)`,
      phrase`woke up … (?:on top of me|inside me|already doing it|no underwear|without (?:my )?(?:clothes|underwear|pants))`,
    ],
    near: [phrase`(?:${recentTime}|(?:it|this|that) was ${weekday})`],
    unless: [...paper, ...longAgo],
  },
  {
    says: [
      phrase`${toMe} … ${recentTime}`,
      phrase`${recentTime} … ${toMe}`,
      phrase`just (?:got |was |been )?${harmed}`,
    ],
    unless: [
      ...paper,
      ...longAgo,
      phrase`(?:would|did|will) not stop (?:emailing|calling|asking|interrupting|texting)`,
    ],
  },
  {
    says: [phrase`${toMe}`],
    near: [
      phrase`(?:^|\| |\? )(?:it was |just |like )?${recentTime}(?= \||$)`,
      phrase`(?:it|this|that) (?:just |only |all )?(?:happened|was|occurred) .. ${recentTime}`,
      phrase`(?:happened|occurred) (?:just |like |about |only )?(?:an? |\d+ |one |two |three |few |a few )?(?:hours?|minutes?|days?)? ?(?:ago|today|yesterday|tonight|last night)`,
    ],
    never: [...paper, ...longAgo],
  },
  {
    says: [
      phrase`(?:it|this|that|something) (?:just|literally just|happened) (?:happened|now|an hour|last night|like|tonight)`,
    ],
    also: [phrase`${toMe}`, phrase`(?:forced|raped|no|sex|drugged|touched|assaulted)`],
    unless: [...paper, ...longAgo, phrase`just happened (?:to|that)`],
  },
  {
    says: [
      phrase`(?:where|how|need|get|getting|do i|should i|can i get|want|have|hacer) .. (?:a |an |the )?(?:rape kit|sane exam|forensic exam|sti test|std test|morning after pill|plan b|emergency contraception|pep|pastilla del dia despues)`,
      phrase`(?:how long|how soon|still|can they) … (?:dna|evidence (?:from|on) my body|rape kit|drug test)`,
      phrase`(?:shower|showered|showering|washed|wash)(?=$| )`,
    ],
    near: [
      phrase`(?:kit|plan b|exam|test|pill|contraception|pep|body|dna|ago|happened|raped|assaulted|hours?|night|no|condom|pastilla)`,
    ],
    unless: [
      phrase`(?:result|results|records?|is the rape kit|from the rape kit|no rape kit|without a rape kit)`,
      ...longAgo,
      ...alleged,
    ],
  },
  {
    says: [
      phrase`woke up (?:in (?:his|her|someone|somebody|a (?:strange|random)|their)|with (?:my|no)|naked|next to|and (?:he|she|they|my|do not|did not|there was)|to (?:him|her|someone|find)|without my)`,
      phrase`(?:do|can|did) not remember (?:anything|what happened|the night|last night|how i|getting|nada)`,
      phrase`(?:no recuerdo nada|me drogaron)`,
    ],
    unless: [
      ...longAgo,
      ...paper,
      phrase`(?:question|investigator|interviewer|statement|testify|witness|details?|dates?)`,
    ],
  },
  {
    says: [
      phrase`${words('raped|i was raped|i got raped|i was molested|i was (?:just )?sexually assaulted', 'i have been raped|i think i was raped|i was gang raped', '(?:he|she|they|someone|somebody|friend|guy) raped me|me violaron|me violo', 'fui violada|fui violado|abusaron de mi')}`,
    ],
    never: [
      ...asksAboutProcess,
      ...longAgo,
      ...alleged,
      phrase`(?:reported|filed|i raped|he raped her)`,
    ],
  },
  { says: [phrase`me acaban de (?:violar|agredir|manosear|tocar)`], unless: alleged },
  {
    says: [phrase`(?:got|was|think i was|were|being|been) (?:roofied|drugged|spiked)`],
    unless: paper,
    never: [...longAgo, ...asksAboutProcess],
  },
]
