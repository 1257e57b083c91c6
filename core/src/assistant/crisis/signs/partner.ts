import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, asksAboutProcess, longAgo, partner } from '../told.ts'

const doesNow = words(
  'hits|hitting|beats|beating|chokes|choking|slaps|slapping|punches|punching|kicks',
  'kicking|strangles|pushes|shoves|hurts|hurting|threatens|threatening|forces|forcing',
  'controls|abuses|abusing|scares|scaring|throws|grabs|bites|burns|rapes|pega|golpea',
  'amenaza|maltrata|obliga|controla|lastima|traps|blackmails|isolates',
)
const did = words(
  'hit|beat|beat up|beaten|choked|slapped|punched|kicked|strangled|pushed|shoved',
  'threatened|threw|raped|grabbed|burned|bit|abused|hurt|dragged|pego|golpeo|amenazo|locked',
)

export const partnerSigns: readonly Sign[] = [
  {
    says: [
      phrase`${partner} .. ${doesNow} .. (?:me|my|us|everything|things|i)`,
      phrase`(?:me|mi) .. ${partner} .. ${doesNow}`,
      phrase`mi ${partner} me ${doesNow}`,
      phrase`(?:he|she) (?:always |still |also |often )?(?:hits|beats|chokes|slaps|punches|kicks|strangles|pushes|shoves|hurts|forces|rapes) me`,
      phrase`${partner} (?:always |still |keeps |is |also )?${doesNow} me`,
    ],
    unless: [...longAgo, ...alleged, phrase`(?:texts where|evidence|used to|are texts|recording)`],
  },
  {
    says: [
      phrase`${partner} .. (?:is|gets|got|has been|was|became|can be|turns) .. (?:abusive|violent|physical|aggressive|dangerous|controlling)`,
      phrase`(?:abusive|violent|controlling) (?:boyfriend|girlfriend|husband|wife|partner|ex|relationship)`,
      phrase`(?:every time|whenever|when|if) … (?:break up|leave|argue|fight|say no) … (?:violent|hits?|hurts?|chokes?|threatens?|scared|kill|post|ruin)`,
      phrase`(?:gets|is getting|becomes) violent`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      phrase`(?:was in an|were in an|does title ix|define|definition|covered|count as|counts as)`,
    ],
  },
  {
    says: [
      phrase`(?:afraid|scared|terrified|fear|frightened|tengo miedo|miedo) (?:of|to|a|de|for|that) .. ${partner}`,
      phrase`${partner} … (?:i am|i feel) (?:so )?(?:scared|afraid|terrified)`,
      phrase`(?:scared|afraid|terrified) (?:of )?(?:what|to) .. (?:he|she|go home|leave|break up|say no)`,
      phrase`(?:get away|escape|run away|leave|get out) (?:from|of) .. ${partner}`,
    ],
    unless: [
      ...longAgo,
      ...alleged,
      phrase`(?:hearing|interview|testify|court|cross|in the same room|retaliat\w+|witness|advisor|go home for|what (?:she|he) (?:will|might) say)`,
    ],
  },
  {
    says: [
      phrase`(?:hands?|arm|cord|belt) (?:around|on) my (?:neck|throat)`,
      phrase`(?:post|leak|send|share|show|publish) my (?:nudes|pictures|photos|naked|videos?) if`,
      phrase`hit me (?:before|again|when|if)`,
      phrase`(?:controls|checks|monitors|tracks) (?:everything|my (?:phone|money|location|texts|messages)) … (?:me|scare|scares|friends|hurts|out)`,
    ],
    unless: [...longAgo, ...alleged],
  },
  {
    says: [
      phrase`${partner} … ${did} me`,
      phrase`${partner} ${did} me`,
      phrase`${did} by my ${partner}`,
    ],
    never: [...longAgo, ...alleged, ...asksAboutProcess],
    unless: [phrase`(?:used to|back in)`],
  },
  {
    says: [
      phrase`${partner} … ${did} me … (?:last (?:night|week|weekend)|yesterday|today|tonight|this (?:morning|week|weekend)|again|and i am (?:scared|afraid))`,
    ],
    unless: [...longAgo, ...alleged],
  },
  {
    says: [
      phrase`(?:mi|el|ella) .. ${partner} .. (?:me pega|me golpea|me amenaza|me maltrata|me pego)`,
      phrase`me (?:pega|golpea|maltrata|amenaza)(?=$| )`,
    ],
    unless: longAgo,
  },
]
