import { phrase, words } from '../../analysis/language/phrase.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

const account = words(
  'i ?cloud',
  'phones?',
  'snap\\w*',
  'insta\\w*',
  'emails?',
  'accounts?',
  'messages?',
  'dms?',
  'laptop',
  'facebook',
  'files',
  'texts?',
)
const theirs = '(?:his|her|their|my (?:ex|exs|boyfriends?|girlfriends?|roommates?))'
const people = '(?:black|asian|latin[oa]|hispanic|mexican|muslim|jewish|arab|indian|native)'
const lawyer = '(?:lawyers?|attorneys?|law firms?)'

/**
 * The plainest ways to ask for what is left to others or not done, for where no model hears. Each was right on messages
 * that it was not made with, and none was wrong on plain ones; whoever puts it otherwise is answered from the guide.
 */
export const plainSigns: readonly (readonly [ScopeKind, readonly RegExp[]])[] = [
  [
    'instructions',
    [
      phrase`(?:ignore|disregard|forget|bypass|override) .. (?:your|all|the|any|previous|prior|above) .. (?:instructions?|rules?|prompts?|guidelines?|restrictions?|filters?|programming)`,
      phrase`(?:system|hidden|initial|secret) (?:prompt|message|instructions?)`,
      phrase`(?:pretend|act|behave|respond|answer|speak|talk|play|role ?play|imagine) .. (?:to be|as|like|you are|that you are) .. (?:a|an|my|the)? ?(?:lawyer|attorney|judge|decision maker|investigator|human|doctor|therapist|unrestricted|respondent)`,
      phrase`(?:what|which) (?:model|llm|ai|language model) (?:are you|is this|do you)`,
      phrase`who (?:made|built|created|programmed) you`,
      phrase`(?:olvida|ignora|omite) .. (?:tus|las|todas|sus|esas) .. (?:instrucciones|reglas)`,
    ],
  ],
  [
    'harm',
    [
      phrase`(?:make|get|force|convince|pressure|push|bully|guilt|trick) (?:her|him|them|the (?:complainant|witness|respondent)) (?:to )?(?:withdraw|drop|take (?:it|that) back|recant|shut up|confess|leave school|change (?:her|his|their))`,
      phrase`(?:write|draft|send) … (?:to scare|threatening|intimidating) ${words('her', 'him', 'them', 'text', 'message', 'email', 'letter', 'note')}`,
      phrase`(?:ruin|destroy|wreck) (?:her|his|their) (?:life|reputation|career|future|name)`,
      phrase`(?:teach|show) (?:him|her|them) a lesson`,
      phrase`(?:get|have|want) (?:him|her|them) (?:beat(?:en)? up|jumped|deported)`,
    ],
  ],
  [
    'lies',
    [
      phrase`(?:fake|forge|fabricate|falsify|doctor|photoshop|backdate|invent|plant|tamper with|alter) .. (?:evidence|screenshots?|texts?|messages?|statements?|emails?|alibi|witness|proof|documents?|letters?|dates?)`,
      phrase`(?:edit|change|crop) the (?:screenshots?|texts?|messages?|photos?|recording|metadata|timestamps?) (?:so|to look)`,
      phrase`(?:write|draft|give|make|prepare|sign) .. (?:false|fake|made up|untrue) (?:statement|story|evidence|report|witness|complaint|alibi)`,
      phrase`(?:coach|get|pay|ask|bribe) (?:my|a|the|some) (?:witness(?:es)?|friends?|roommate) to (?:say|lie|claim|pretend)`,
      phrase`(?:make up|invent|need) an? (?:alibi|story)`,
    ],
  ],
  [
    'expose',
    [
      phrase`(?:find|look up|give me|tell me|i need|track down|figure out|locate|what is|whats) .. (?:out )?(?:where (?:she|he|they) lives?|(?:her|his|their|the (?:complainant|respondent|witness)\w*) (?:home |new )?(?:address|phone(?: number)?|number|instagram|snap|location|password|account|schedule|real name))`,
      phrase`where (?:does (?:she|he)|do they) (?:live|work)(?=$| now)`,
      phrase`(?:find|look up|tell me|give me|who is) .. (?:the )?(?:name of|identity of) (?:the|my) (?:complainant|respondent|witness|accuser|reporter|person who)`,
      phrase`(?:post|publish|share|spread|leak) (?:his|her|their) (?:name|picture|photo|face|address|nudes|number|identity) .. (?:everywhere|online|publicly|all over|so everyone)`,
    ],
  ],
  [
    'intrude',
    [
      phrase`(?:get|getting|break|breaking|hack|hacking|log|logging|sneak) .. (?:in|into|through) ${theirs} ${account}`,
      phrase`(?:put|hide|slip|place|stick) .. (?:tracker|airtag|gps|spyware|camera|recorder) .. (?:on|in|under) (?:his|her|their)`,
      phrase`how (?:do|can|could|would) i .. (?:track|spy on|stalk|follow) (?:him|her|them|his|her)`,
    ],
  ],
  [
    'recording',
    [
      phrase`(?:can|could|may|should|legal|illegal|crime) .. (?:i |me |to ){0,3}(?:secretly )?(?:record|tape|film) .. (?:him|her|them|my (?:ex|professor|boss|roommate|coach|teacher))`,
    ],
  ],
  [
    'breach',
    [
      phrase`(?:did|has|is|does|was) (?:the|my|our|this) .. (?:break|broke|broken|breaking|violate|violated|violating) .. (?:law|laws|title ix|rights|federal)`,
    ],
  ],
  [
    'verdict',
    [
      phrase`(?:will|would) (?:i|he|she|we) (?:probably |really |still |likely )?(?:win(?! on)|lose(?= my case|$)|get (?:expelled|suspended)|be (?:expelled|suspended|found (?:not )?(?:responsible|guilty)))`,
      phrase`(?:am|is|are) (?:i|he|she|we|my son|my daughter) (?:going to|likely to|gonna) (?:win|lose(?= my case|$)|(?:be|get) (?:expelled|suspended|found|punished))`,
      phrase`(?:what are|tell me|give me|calculate|estimate) (?:the|my|a) (?:odds|percentage|chances?(?! to)|probability|percent)`,
      phrase`(?:strong|good|weak|winning|solid|hopeless) case(?=$| against| or| to win| if| here)`,
      phrase`(?:is|was) (?:he|she|the (?:respondent|complainant)) (?:really |actually )?(?:guilty|innocent|lying|telling the truth)(?=$| or)`,
      phrase`(?:do|would) you (?:think|believe) (?:me|him|her|(?:he|she) (?:is|did))`,
    ],
  ],
  [
    'criminal',
    [
      phrase`(?:press|fight|beat) .. (?:criminal )?charges(?=$| in| against)`,
      phrase`(?:can|will|could|am i going to|is he going to) .. (?:get |be )?(?:arrested|locked up|jailed|prosecuted)`,
    ],
  ],
  [
    'immigration',
    [phrase`(?:will|do|can|could) i (?:lose|keep) my (?:visa|green card|immigration status|daca)`],
  ],
  ['defamation', [phrase`(?:is|was) (?:it|this|that) (?:slander|libel|defamation)`]],
  ['lawsuit', [phrase`how much … (?:sue|settlement|damages|compensation|is my case worth)`]],
  ['family', [phrase`(?:child support|custody (?:case|of my (?:son|daughter|kids?)))`]],
  ['referral', [phrase`(?:best|cheapest|recommend|suggest) .. ${lawyer}`]],
  ['athletics', [phrase`(?:transfer portal|redshirt\w*|nil (?:deals?|money)|eligible to play)`]],
  [
    'medical',
    [
      phrase`(?:how (?:much|many)|what dose of|safe to) .. (?:take|mix|dose)`,
      phrase`what dose`,
      phrase`(?:plan b|morning after pill)`,
      phrase`do i have (?:ptsd|depression|anxiety|an std|an sti|a concussion)`,
    ],
  ],
  ['license', [phrase`(?:lose|affect|revoke) .. (?:nursing|medical|teaching|law|bar) licen[sc]e`]],
  ['work', [phrase`(?:wrongful termination|unemployment benefits|workers? comp|severance)`]],
  ['housing', [phrase`(?:break|get out of) (?:my|the|our) lease`, phrase`landlord .. deposit`]],
  [
    'errand',
    [
      phrase`(?:can|could|would|will|please) (?:you )?(?:please |just )*(?:call|phone|contact|file|submit|send) … for me`,
    ],
  ],
  [
    'support',
    [
      phrase`(?:reset|forgot|change|recover) .. (?:password|login|seed phrase)`,
      phrase`(?:cancel|refund) .. subscription`,
      phrase`(?:delete|close|deactivate) my (?:account|profile|chat history)`,
    ],
  ],
  [
    'ratings',
    [
      phrase`(?:which|what) (?:school|college|university) should i (?:transfer|apply|go)`,
      phrase`(?:best|worst|safest) (?:college|school|university|colleges|schools|universities)`,
    ],
  ],
  [
    'writing',
    [
      phrase`(?:write|do) .. (?:\d+|two|three|four|five|six|eight|ten) page (?:paper|essay)`,
      phrase`(?:write|compose|do) (?:me |us )?(?:a|an|my) .. (?:essay|poem|haiku|song|rap|joke|novel|term paper|research paper|cover letter|resume|homework)`,
      phrase`(?:python|javascript|html|sql) (?:code|script|program)`,
      phrase`tell me a (?:joke|story|riddle)`,
    ],
  ],
  [
    'other',
    [
      phrase`(?:weather|temperature) (?:today|tomorrow)`,
      phrase`(?:do|solve|help me with|finish) my .. (?:homework|problem set|lab report|math)`,
      phrase`who should i vote for`,
      phrase`what (?:stocks?|crypto)`,
    ],
  ],
]

/** Matters of other law and other offices. A model that has mostly heard of cases takes them for one, however sure it is. */
const beyondSex: readonly (readonly [ScopeKind, readonly RegExp[]])[] = [
  [
    'otherLaw',
    [
      phrase`(?:racist|racism|racial\w*|islamophob\w*|antisemiti\w*|hijab)`,
      phrase`(?:issue|problem) with ${people} (?:students|kids|people)`,
      phrase`because (?:i am|we are|he is|she is|they are) ${people}`,
    ],
  ],
  ['work', [phrase`(?:overtime|unpaid wages|my wages|minimum wage)`]],
  [
    'schoolRules',
    [
      phrase`(?:academic (?:integrity|dishonesty)|plagiari\w+|turnitin|accused of cheating)`,
      phrase`cheat(?:ed|ing) on (?:a|an|the|my) (?:test|exam|midterm|final|paper|quiz)`,
      phrase`(?:got|was|been) fined|parking (?:tickets?|fines?)`,
    ],
  ],
]
const ofSex =
  /\b(?:sex\w*|harass\w*|assault\w*|rap(?:e|ed|ist)|gender\w*|pregnan\w*|stalk\w*|touch\w*|grop\w*|kiss\w*|nudes?|naked|consent\w*|trans\w*|gay|lesbian|queer|dat(?:e|ed|ing)|(?:boy|girl)friends?|ex|complain\w*|respondents?|retaliat\w*|report(?:ed|ing)?|wom[ae]n|men|males?|females?|abus\w*|flirt\w*|body|breasts?|acos\w*|viol[oóa]\w*|embaraz\w*)\b/

/** What Title IX does not cover, where no word of all that was written has to do with sex or a case. */
export function matterBeyondSex(texts: readonly string[]): ScopeKind | null {
  if (texts.some((text) => ofSex.test(plainWords(text)))) return null
  const { whole } = messageOf(plainWords(texts.at(-1) ?? ''))
  return beyondSex.find(([, signs]) => matchesAny(whole, signs))?.[0] ?? null
}
