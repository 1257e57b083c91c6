import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, asksBroadly, longAgo, papers, partner, recentTime, weekday } from '../told.ts'

/** As in unaskedLife.ts, for what other people do to the writer. */
const never = [...asksBroadly, ...longAgo, ...alleged, ...papers]

const people = words(
  'he|she|they|hes|someone|somebody|guy|guys|man|men|ex|boyfriend|girlfriend|husband|wife',
  'fiance|fiancee|partner|roommate|team|brothers?|friends|stepbrother|stepdad|father|dude',
  'stranger|date|ta|coach|truck|car|person|people|reported|cousin|neighbor|pareja|companero',
)

const violence = words(
  'hit|hits|beat|beats|choke|choked|chokes|strangled|punched|punches|kicked|kicks|slapped',
  'slaps|shoved|shoves|pushed|slammed|slams|threw|throws|bit|bites|burned|grabbed|grabs',
  'dragged|cornered|tackled|smashed|jumped|attacked|attacks|hurt|hurts|stabbed|cut',
  'scratched|spit|tied|pinned|trapped|locked|squeezed|pulled my hair|golpea|pega',
)
const menace = words(
  '(?:will|going to|gonna|make me|you will|i will) regret|never be safe|snitches|stitches',
  'in the ground|watch (?:my|your) back|i see you|i know where|coming for (?:me|you)',
  'not finished with me|finish me|end me|bury me|sleep with one eye|nobody else can have me',
  'no one else can have me|if i can not have|make me pay|pay for (?:it|this|what)|loading a',
  '(?:rifle|gun|pistol|knife|machete|weapon)|kill|shoot|stab',
)
const near = words(
  '(?:outside|in|at|by|near|behind|under|below|around|inside|next to|across from|in front of|on) (?:my|our|the) (?:door|window|room|house|dorm|apartment|building|stairwell|hallway|hall|lobby|porch|street|driveway|place|car|closet|bathroom|parking lot)',
  'behind me|looking for me|waiting for me|circling|shouting my name|yelling my name',
  'calling my name|every turn|outside waiting|has found my',
  'found (?:me|my (?:new )?address|where i)|and he is here|and she is here',
  'will not (?:go away|leave)|got in|let himself in|let herself in',
)

export const unaskedDanger: readonly Sign[] = [
  {
    says: [phrase`${people} … ${menace}`, phrase`${menace} … ${people}`],
    also: [phrase`(?:me|my|i|us|our)`],
    unless: [
      phrase`(?:mother|father|parents) .. (?:kill|will kill)`,
      phrase`(?:kill|shoot|burn) (?:the|a|an|time|some|my (?:motion|vibe|gpa|grades|mood|chances))`,
      phrase`(?:process|case|wait|this|it|that) (?:is|will) kill\w*`,
      phrase`told me to kill`,
      phrase`shoot me (?:a|an)`,
    ],
    never,
  },
  {
    says: [
      phrase`${people} (?:is|are|was|keeps?|just|came|was just|has been|have been|am) … ${near}`,
      phrase`(?:hear|heard) (?:him|her|them|someone|somebody|footsteps|people) .. (?:outside|in|at|by|near|behind|on|coming|trying|through|under)`,
      phrase`(?:there are|there is) .. (?:guys?|men|man|people|someone|somebody|person|car) .. (?:outside|waiting|watching|following|in my|at my)`,
      phrase`(?:someone|somebody|he|she|they) (?:is|are) in (?:my|our|the) (?:apartment|house|room|dorm|car)`,
      phrase`(?:he|she|ex|boyfriend|girlfriend|husband|wife|partner) (?:took|has|stole|hid) my (?:keys|phone|passport|car keys|wallet|shoes|meds|inhaler|id) and`,
      phrase`(?:will not|would not|does not|did not) let me (?:out|leave|go|sleep|eat|call|use|have|see|work|talk|in|shower)`,
    ],
    unless: [
      phrase`want (?:him|her|them) (?:moved|out|removed|gone)`,
      phrase`(?:school|coordinator|dean|investigator|college|university|office|advisor|they) (?:will not|would not|does not|did not|do not) let me`,
      phrase`(?:roommate|lives?) .. (?:lives|live|moved)`,
    ],
    never,
  },
  {
    says: [
      phrase`(?:is|are) (?:literally |right )?(?:in|at|outside) .. (?:my|our) .. (?:looking|waiting|asking|shouting|yelling|screaming|searching) for me`,
      phrase`grabbed me by (?:the|my) (?:throat|neck|hair)`,
    ],
    never: [...longAgo, ...alleged],
  },
]

export const unaskedPartner: readonly Sign[] = [
  {
    says: [
      phrase`(?:${partner}|${people}) … ${violence} … (?:me|my|us)`,
      phrase`(?:${partner}) … (?:pillow|belt|fist|throat|neck|face|bruises?|hospital|smash\w*|broke my|rage|temper|controls?|jealous|scares? me|scared|afraid|hurts?|threat\w*|violent|drunk and)`,
      phrase`(?:put|puts|putting) (?:me in the hospital|hands on me|his hands|her hands|a pillow)`,
      phrase`too scared to (?:leave (?:him|her)|break up|tell|go home|say no|call)`,
      phrase`(?:happens|happened|does it|does this) every (?:night|day|week|weekend|time)`,
      phrase`${partner} … will not let me`,
    ],
    unless: [
      phrase`(?:hit|hits|hitting) (?:on (?:me|her|him)|me up|the roof|me with|send|reply)`,
      phrase`(?:beat|cut|bit|hurt) (?:me (?:to it|off|out|in)|my (?:score|time|feelings|hours|chances|scholarship))`,
      phrase`(?:locked|kicked|cut|dragged) (?:me )?(?:out of|off|from|into) (?:my (?:email|account|portal|canvas|case)|the (?:meeting|call|zoom|team|process))`,
      phrase`pulled me aside`,
      phrase`kick(?:ed|s)? (?:me |him |her |us )?(?:off|out)`,
      phrase`hurts? my`,
    ],
    never,
  },
]

const sexual = words(
  'get off (?:of )?me|off of me|told (?:him|her|them) (?:to stop|no|i did not)|take no for',
  'say(?:ing)? no|said (?:no|stop)|begged (?:him|her)|pinned me|held me down|condom',
  'did (?:stuff|things|something|it) (?:to|again|while|with)',
  'without (?:my )?(?:consent|me (?:knowing|wanting))',
  'while i (?:was )?(?:asleep|sleeping|passed out|drunk|unconscious|slept|out)|passed out',
  'force[sd]? me|made me|makes me|me obligo|me forzo|inside (?:of )?me',
  'my (?:underwear|pants|bra|clothes|skirt|shirt)|naked|naked in|touched|touching me',
  'kissed me|gave me something|given something|something in my|second drink|first drink',
  'my drink|feel (?:disgusting|dirty|violated|used)|sexual|had sex|relaciones|raped?',
  'assault(?:ed)?|molest\\w*|grop\\w+|undress',
)
export const unaskedAssault: readonly Sign[] = [
  {
    says: [phrase`${sexual}`],
    also: [
      phrase`${recentTime}`,
      phrase`(?:again|just|woke|hospital|er|this was|it was|it happened) .. (?:${recentTime})?`,
    ],
    near: [phrase`(?:me|my|i|mi)`],
    unless: [
      phrase`(?:just|again) (?:wondering|asking|to)`,
      phrase`(?:letter|email|notice|report|decision|policy|training|class|course|definition|reported|filed|interview\w*|records?|panel)`,
      phrase`made me (?:feel|think|wait|sign|late|miss|redo)`,
    ],
    never,
  },
  {
    says: [
      phrase`(?:morning after pill|plan b|rape kit|std test|sti test|pregnancy test|the exam|sane nurse)`,
    ],
    also: [phrase`(?:need|want|get|where|still|can i|can they|how|do i|scared)`],
    never: [
      ...longAgo,
      ...alleged,
      phrase`(?:cover|covered|remedy|evidence|records?|result|results|school (?:get|see|pay))`,
    ],
  },
  {
    says: [phrase`${sexual}`],
    near: [
      phrase`(?:it happened|this happened|this was|it was|that was) .. (?:${recentTime}|${weekday})`,
    ],
    unless: [phrase`(?:letter|email|notice|report|decision|policy)`],
    never,
  },
  {
    says: [
      phrase`(?:hospital|er|emergency room|doctor|clinic) … (?:last night|passed out|assault\w*|raped?|did (?:stuff|things|something) to me)`,
      phrase`(?:last night|passed out|did (?:stuff|things|something) to me) … (?:hospital|er|emergency room|doctor|clinic)`,
    ],
    never: [...longAgo, ...alleged, phrase`records?`],
  },
]

export const unaskedStalking: readonly Sign[] = [
  {
    says: [
      phrase`(?:trailing|tailing|following|follows|watching|watches|tracking|tracks|spying|spies|stalking|photographing|filming|recording) (?:on )?(?:me|my)`,
      phrase`(?:turns?|turned|shows?|showed|pops?) up (?:wherever|everywhere|at my|where|to my|outside)`,
      phrase`(?:knows|they know|people know) (?:all |every |everything |when |what |where )?(?:of )?(?:my (?:moves|schedule|every|whereabouts)|i (?:get|go|am|wore|do|leave|live)|move)`,
      phrase`(?:leaves?|leaving|left) .. (?:notes|gifts|flowers|letters|things) .. (?:on|at|in|outside|under) my`,
      phrase`(?:new|fake|different|another|\d+) .. (?:numbers?|accounts?|profiles?) .. (?:to )?(?:contact|contacting|text|texting|message|messaging|reach|watch|call|harass)`,
      phrase`(?:hacked|got into|logged into|has access to|reads|goes through) .. my .. (?:phone|email|accounts?|location|messages|camera|cloud)`,
      phrase`drives? (?:by|past)`,
    ],
    unless: [
      phrase`(?:investigator|school|coordinator|campus police|office|university) .. (?:is |are )?(?:watching|tracking|following|recording|hacked)`,
      phrase`follow\w* .. online`,
      phrase`(?:following|follows) (?:my (?:advice|email|plan|complaint)|(?:me|my \w+) on|up)`,
      phrase`recording (?:my|me) (?:interview|statement)`,
    ],
    never,
  },
]

const kid = words(
  'my (?:nephew|niece|son|daughter|kid|child|student|little \\w+|grandson|granddaughter|stepson|stepdaughter|brother|sister)',
  'i am (?:1[0-7]|[5-9])|im (?:1[0-7]|[5-9])|tengo (?:1[0-7]|[5-9])',
  '(?:[1-9]th|1[0-2]th) grader?|freshman girl|freshman boy|kids?|child|minor|year old',
  'stepdad|stepfather|uncle|(?:mother|father)(?: is)? (?:boyfriend|girlfriend)',
  'moms boyfriend|older cousin|hija|hijo',
)
const childHarm = words(
  'undress|take off (?:his|her|my|their) clothes',
  'in (?:my|his|her|their) (?:pants|bed|underwear|shirt)|bed with (?:me|him|her)',
  'private(?:s| parts)|sexual(?:ly)?|sex|bruises?|makes (?:me|him|her)',
  'making (?:me|him|her)|secret|naked|nudes?|pictures of (?:me|him|her)|touch(?:es|ed|ing)?',
  'hits?|beats?|hurts?|locked in|raped?|molest\\w*|kiss(?:es|ed)?|bad things',
  'scared of (?:him|her|his|the (?:coach|teacher))|grooming',
  'texting .. (?:sexual|at night|love)|do stuff',
)
export const unaskedChild: readonly Sign[] = [
  {
    says: [phrase`${kid} … ${childHarm}`, phrase`${childHarm} … ${kid}`],
    unless: [
      phrase`(?:college|university|campus|dorm)`,
      phrase`hits? on (?:me|her|him)`,
      phrase`(?:sexual (?:history|past)|sex life|trade for)`,
      phrase`(?:principal|school|teacher) .. (?:question|interview|ask)`,
      phrase`hits? the (?:roof|books|gym|ceiling)`,
      phrase`keep(?:s|ing)? in touch`,
    ],
    never,
  },
]
