import { phrase, words } from '../../analysis/language/phrase.ts'
import type { Sign } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

const person = words(
  'her',
  'him',
  'them',
  'she',
  'he',
  'they',
  'witness(?:es)?',
  'complainant',
  'respondent',
  'investigator',
  'coordinator',
  'dean',
  'ex',
  'accuser',
  'reporter',
  'decision maker',
  'panel',
  'roommate',
  'professor',
  'people',
  'everyone',
)
const paper = words(
  'text',
  'message',
  'email',
  'letter',
  'note',
  'dm',
  'post',
  'something',
  'words',
  'threat',
)

const harm: readonly Sign[] = [
  {
    says: [
      phrase`(?:write|draft|send|help|make|compose|give me|want|how (?:do|can|should) i|how to|ways? to|tell me how) … (?:scare|scaring|threaten|threatening|intimidate|intimidating|blackmail|blackmailing|bully|humiliate|terrify|harass|punish|silence|hurt|destroy|ruin|get back at|get revenge on|revenge on|pay for) … ${person}`,
      phrase`(?:write|draft|send) … (?:threatening|scary|intimidating|harassing|nasty) ${paper}`,
      phrase`(?:make|get|force|convince|pressure|push|bully|guilt|trick) (?:her|him|them|the (?:complainant|witness|respondent)) (?:to )?(?:withdraw|drop|take (?:it|that) back|recant|shut up|confess|leave school|change (?:her|his|their))`,
      phrase`(?:get|have|ask|tell) my (?:friends|brothers|team|frat|family|lawyer) to .. (?:pressure|scare|threaten|warn|intimidate|harass|talk (?:her|him) out)`,
      phrase`(?:ruin|destroy|wreck) (?:her|his|their|the) (?:life|reputation|career|future|name)`,
      phrase`(?:get back at|(?:get|want|take|for) revenge|make (?:her|him|them) (?:pay|suffer|regret|sorry))`,
      phrase`blackmail`,
      phrase`(?:teach|show) (?:him|her|them) a lesson`,
      phrase`(?:get|have|want) (?:him|her|them) (?:beat(?:en)? up|jumped|deported)`,
      phrase`(?:write|draft|help|what should i|how do i|send|word) … (?:or else|drop it or|will regret|will be sorry|better drop|watch (?:his|her|their) back|back off or)`,
    ],
    unless: [
      phrase`(?:${person}|someone|his friends|her friends|school) (?:keeps?|is|are|was|were|tried|tries|threatened|sent|has|have|says|said|wants) … (?:threatening|scaring|intimidating|blackmail\w*|to (?:ruin|scare|make|get)|ruin|pressuring|harassing)`,
      phrase`(?:he|she|they|someone|his \w+|her \w+) (?:keeps? |just )?(?:texted|texting|wrote|sent|said|told|messaged|messaging|dmed|warned)`,
      phrase`(?:he|she|they|someone) (?:is |are )?(?:threaten\w*|blackmail\w*|scar\w+|harass\w*)`,
      phrase`retaliation`,
    ],
  },
]

const lies: readonly Sign[] = [
  {
    says: [
      phrase`(?:fake|forge|fabricate|falsify|doctor|photoshop|backdate|make up|invent|plant|tamper with|alter) .. (?:evidence|screenshots?|texts?|messages?|statements?|emails?|alibi|witness|story|proof|documents?|letters?|dates?)`,
      phrase`backdate`,
      phrase`(?:edit|change|crop) the (?:screenshots?|texts?|messages?|photos?|recording|metadata|timestamps?) (?:so|to look)`,
      phrase`(?:write|draft|give|make|prepare|sign|help .. with) .. (?:false|fake|made up|untrue) (?:statement|story|evidence|report|witness|complaint|alibi)`,
      phrase`(?:help|how (?:do|can|should) i|how to|should i|can i|want to|going to) .. lie (?:to|about|in|on)`,
      phrase`(?:delete|hide|destroy|erase|wipe|get rid of|conceal) .. (?:texts?|messages?|evidence|photos?|videos?|phone|snaps|emails?|dms) .. (?:so|before|can not|not find|investigator|they)`,
      phrase`(?:coach|tell|get|pay|ask|bribe) (?:my|a|the|some) (?:witness(?:es)?|friends?|roommate) to (?:say|lie|claim|testify that|pretend)`,
      phrase`(?:make up|invent|need) an? (?:alibi|story)`,
      phrase`(?:get|have|ask|can|want) .. (?:friends?|roommates?|buddy|brother|sister|teammates?|cousin) … (?:say|swear|claim|tell them|testify) … (?:even though|when (?:he|she|they|i|we) (?:was|were) not|but (?:he|she|they|i|we) (?:was|were) not)`,
      phrase`(?:write|make|put together) … pretending to be (?:my|a|the) (?:witness|roommate|friend)`,
    ],
    unless: [
      phrase`(?:he|she|they|other side|respondent|complainant|${person}) (?:lied|lies|is lying|faked|fakes|edited|deleted|made up|fabricated|altered|doctored|forged|is faking)`,
      phrase`(?:what if|show|prove|tell|proof) .. (?:that )?(?:a|the|he|she|they|it)? .. (?:was|were|is|edited|faked|lied)`,
      phrase`(?:punished|charged|accused) .. (?:for|with|of) (?:lying|false)`,
    ],
  },
]

const expose: readonly Sign[] = [
  {
    says: [
      phrase`(?:find|look up|get|give me|tell me|i need|search|track down|figure out|locate|what is|whats|hack) .. (?:out )?(?:where (?:she|he|they) lives?|(?:her|his|their|the (?:complainant|respondent|witness)\w*) (?:home |new |private )?(?:address|phone(?: number)?|number|instagram|insta|snap|social media|home|location|password|account|schedule|real name))`,
      phrase`where (?:does (?:she|he)|do they|she|he) (?:live|lives|work|works)(?=$| now)`,
      phrase`(?:find|look up|tell me|give me|who is) .. (?:the )?(?:name of|identity of) (?:the|my) (?:complainant|respondent|witness|accuser|reporter|person who)`,
      phrase`(?:dox|doxx|doxing|expose) (?:him|her|them|the)`,
      phrase`(?:post|publish|share|spread|put|leak|blast) (?:his|her|their|the) (?:name|names|picture|photo|face|address|nudes|number|identity) .. (?:everywhere|online|publicly|all over|on|so|so everyone)`,
      phrase`(?:make|write|start|build|compile) .. (?:list|website|page|spreadsheet|account) .. of .. (?:rapists|abusers|liars|accusers|names)`,
      phrase`put (?:him|her|them) on blast`,
      phrase`who reported me .. (?:find|tell|figure)`,
      phrase`(?:find|figure) out who (?:reported|accused|told|snitched)`,
    ],
    unless: [
      phrase`(?:he|she|they|someone|somebody|people|side) .. (?:posted|shared|leaked|found|is posting|exposed|keeps)`,
      phrase`(?:can|does|will|do|could) (?:he|she|they|the school|the respondent|respondent|complainant) .. (?:find out|know|see|get)`,
      phrase`(?:have to|required to|supposed to) tell me`,
    ],
  },
]

const instructions: readonly Sign[] = [
  {
    says: [
      phrase`(?:ignore|disregard|forget|bypass|override|skip|drop|break) .. (?:your|all|the|any|previous|prior|above|these|everything) .. (?:instructions?|rules?|prompts?|guidelines?|restrictions?|filters?|programming|you were told|told|directions|training|constraints|above)`,
      phrase`(?:system|hidden|initial|secret) (?:prompt|message|instructions?)`,
      phrase`(?:print|reveal|show|repeat|output|display|share|paste|give me|tell me|translate|summari[sz]e) .. (?:your|the) (?:prompt|instructions|rules you|text above|words above|configuration|guidelines you|developer message)`,
      phrase`(?:repeat|print) (?:the |everything )?(?:text|words|everything) above`,
      phrase`you are now .. (?:dan|a|an|my|the|in|free|no longer|unrestricted)`,
      phrase`(?:pretend|act|behave|respond|answer|speak|talk|play|roleplay|role play|imagine|simulate) .. (?:to be|as|like|you are|as if you (?:are|were)|that you are|the role of) .. (?:a|an|my|the|dan)? ?(?:lawyer|attorney|judge|decision maker|investigator|coordinator|human|doctor|therapist|unrestricted|hacker|him|her|respondent|ai|dan|person|girlfriend|character|without)`,
      phrase`(?:lets|let us|can we|want to) (?:role ?play|pretend)`,
      phrase`as my (?:lawyer|attorney)`,
      phrase`(?:be|you are) my (?:lawyer|attorney|judge|therapist|girlfriend|boyfriend)`,
      phrase`(?:developer|god|admin|debug|jailbreak|dan|sudo|unrestricted) mode`,
      phrase`(?:jailbreak|prompt injection|do anything now)`,
      phrase`(?:without|no|free of|have no) (?:any )?(?:restrictions|filters|rules|limits|guardrails|censorship)(?=$| and| on| from| from now)`,
      phrase`(?:from now on (?:you|answer|respond|act|speak|ignore|be)|new instructions?|new rule for you)`,
      phrase`(?:what|which) (?:model|llm|ai|language model) (?:are you|is this|do you)`,
      phrase`are you (?:chatgpt|gpt|gpt4|claude|gemini|llama|an llm|openai)`,
      phrase`who (?:made|built|trained|created|programmed) you`,
      phrase`(?:olvida|ignora|omite) .. (?:tus|las|todas|sus|esas) .. (?:instrucciones|reglas)`,
      phrase`(?:finge|actua|haz) (?:ser|como|de|como si)`,
    ],
    unless: [
      phrase`(?:school|coordinator|investigator|they|dean|panel|university|college) .. (?:ignor\w+|disregard\w*|forgot|skipp\w+|pretend\w*|act\w*)`,
      phrase`act as my (?:advisor|witness)`,
      phrase`as my (?:attorney|lawyer) advisor`,
    ],
  },
]

const writing: readonly Sign[] = [
  {
    says: [
      phrase`(?:write|make|compose|do|finish|tell|give|need|create|generate) .. (?:me |my |us )?(?:a|an|the|my|some)? .. (?:essay|poem|haiku|song|rap|story|joke|limerick|novel|screenplay|code|script|program|term paper|research paper|page paper|speech for class|book report|cover letter|resume|python|javascript)`,
      phrase`(?:python|javascript|java|c\+\+|html|sql) (?:code|script|program|function)`,
      phrase`tell me (?:a|some|another) (?:joke|story|riddle)`,
      phrase`translate (?:this|the|my) (?:song|poem|essay|homework|page|paragraph|sentence)`,
      phrase`sing me`,
    ],
    unless: [
      phrase`(?:my|her|his|their|your|the) (?:side of the story|story|statement)`,
      phrase`(?:code of conduct|conduct code|student code)`,
      phrase`tell (?:my|his|her|their) .. story`,
    ],
  },
]

const opinions: readonly Sign[] = [
  {
    says: [
      phrase`(?:did|will|would|do) you vote`,
      phrase`(?:you|your) .. (?:think|opinion|view|views|feel) .. (?:about |of |on )?(?:the president|president|politics|republicans|democrats|trump|biden|abortion|religion|god)`,
    ],
  },
]

const other: readonly Sign[] = [
  {
    says: [
      phrase`(?:weather|forecast|temperature) (?:today|tomorrow|like|in|for|this)?`,
      phrase`(?:capital|population|height|currency) of`,
      phrase`(?:what|whats|how much) (?:is )?\d+ (?:x|times|plus|minus|divided by) \d`,
      phrase`what is \d \d`,
      phrase`(?:recommend|suggest|best|good|favorite) .. (?:movie|film|book|song|pizza|restaurant|recipe|game|show|tv|laptop|phone|bar|club|stocks?|crypto|gym|shoes|hotel|workout|playlist)`,
      phrase`who (?:won|is winning|plays|should i vote|will win) .. (?:game|match|election|super|for|tonight|oscars|world cup)`,
      phrase`(?:vote|voting) for`,
      phrase`(?:stocks?|bitcoin|crypto) (?:should|to|price)`,
      phrase`what stocks`,
      phrase`(?:calculus|algebra|chemistry|physics|math|biology|statistics|spanish|english|coding) (?:homework|problem|assignment|exam|test|equation)`,
      phrase`(?:do|solve|help .. with|finish) my (?:homework|assignment|problem set|lab report|math)`,
      phrase`how (?:do|can|should) i (?:ask .. out|get a (?:girlfriend|boyfriend|better gpa|job)|lose weight|cook|fix my (?:car|laptop)|flirt)`,
      phrase`(?:better|higher|raise|improve) .. gpa`,
      phrase`(?:recipe|horoscope|lottery|sports scores|meaning of life|zodiac)`,
    ],
    unless: [
      phrase`(?:title ix|hearing|interview|case|complaint|coordinator|accommodations?|extension|supportive|advisor|investigation|school help|because of (?:this|him|her|the))`,
      phrase`what is \d+ (?:days?|cfr|usc)`,
      phrase`what is (?:34|106|20)`,
    ],
  },
]

/** What somebody wants the assistant to do or to be, in the order in which it is asked. */
export const wanted: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ['instructions', instructions],
  ['harm', harm],
  ['lies', lies],
  ['expose', expose],
  ['writing', writing],
]
export const elsewhere: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ['other', opinions],
  ['other', other],
]
