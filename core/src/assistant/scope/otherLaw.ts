import { phrase } from '../../analysis/language/phrase.ts'
import type { Sign } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

const immigration: readonly Sign[] = [
  {
    says: [
      phrase`(?:visa|f1|f ?1|f 1|j1|j 1|h1b|deport(?:ed|ation)?|green card|immigration (?:status|law|court|problem|consequences)|uscis|sevis|opt|cpt|i 20|asylum|u visa|work permit|self petition|consulate|citizenship|naturalization|daca|ice agents?)`,
      phrase`(?:keep|lose|affect|change|about|maintain) .. immigration`,
      phrase`(?:migracion|deportar|deportado|deportada|deporten|estatus migratorio|residencia)`,
    ],
    unless: [
      phrase`(?:have|on|with) a visa .. (?:can|do|may|still) .. (?:i|report|file|get)`,
      phrase`opt (?:in|out|for|to)`,
    ],
  },
]

const criminal: readonly Sign[] = [
  {
    says: [
      phrase`(?:go|going|sent|end up|put|goes|be) (?:to|in) (?:jail|prison)`,
      phrase`(?:jail|prison) (?:time|sentence)`,
      phrase`(?:plea (?:deal|bargain)|plead guilty|take the fifth|fifth amendment|miranda|expunge(?:d|ment)? … (?:arrest|conviction|criminal)|(?:arrest|conviction|criminal record) expunged|bail|felony|misdemeanor|sex offender|probation officer|public defender|arraignment|indicted|grand jury|warrant)`,
      phrase`(?:fight|beat|defend|drop|face|facing|get) .. (?:criminal )?charges(?=$| in| against)`,
      phrase`criminal (?:defense|lawyer|charges|court|trial|sentence|record|penalty|penalties|law)`,
      phrase`(?:sentence|penalty|punishment) for (?:sexual assault|rape|stalking|battery)`,
      phrase`press (?:criminal )?charges`,
      phrase`(?:can|will|could|would|going to|am i|is he|is she) .. (?:be |get |getting )?(?:arrest(?:ed)?|locked up|jailed|prosecuted)`,
      phrase`(?:is|was|are) .. (?:what (?:he|she|they|i|we) did|it|this|that) .. (?:a crime|criminal|a felony|statutory|a misdemeanor)(?=$| or| in| under| here)`,
      phrase`(?:age of consent|statutory rape|criminal statute of limitations|drop the charges)`,
      phrase`(?:talk|speak|say anything|lie|give a statement) (?:to|with) (?:the|a|this|that) (?:police|detective|cop|officer)(?=$| or| without| before)`,
      phrase`(?:detective|police|cops?|officer) … (?:should|do|must|can) i (?:talk|speak|call|answer|meet|go)`,
      phrase`(?:dont|not|avoid|without) (?:get|getting|be|being) (?:charged|arrested)`,
    ],
    unless: [
      phrase`(?:fifth|record|defender|bail|lawyer) … (?:hearing|title ix|college|school|told me)`,
      phrase`(?:school case|treat|treated|treats|treating|acquitted|not a criminal)`,
      phrase`(?:have|need|required|forced|made) to (?:go|talk|speak|report) .. (?:to|with) the police`,
      phrase`(?:wait|delay|pause|stop|hold|same time|while|both|and the school|title ix (?:finding|case)|after|affect|slow) … (?:criminal|charges|police|court)`,
      phrase`(?:criminal|charges|police|court) … (?:school|title ix|wait|delay|hearing|process)`,
    ],
  },
]

/** "The detective wants to meet. Should I?": what is told and what is asked stand apart. */
const police: readonly Sign[] = [
  {
    says: [
      phrase`(?:talk|speak|meet|interview|call|called|voicemail|wants|statement|question\w*|wrote|contacted|came) … (?:detective|prosecutor|district attorney|police officer|sheriff)`,
      phrase`(?:detective|prosecutor|district attorney|police officer|sheriff) … (?:talk|speak|meet|interview|call|called|voicemail|wants|statement|question\w*|wrote|contacted|came)`,
    ],
    near: [
      phrase`(?:should i|what (?:do|should) i (?:say|do|tell)|do i have to (?:go|talk|answer|meet)|do i (?:go|talk|answer|meet))`,
    ],
  },
]

const lawsuit: readonly Sign[] = [
  {
    says: [
      phrase`(?:sue|suing|sued)`,
      phrase`(?:file|filing|bring|start|win) .. (?:lawsuit|law suit|civil (?:suit|case|action)|class action)`,
      phrase`(?:how much|what) … (?:settlement|damages|compensation|is my case worth|payout|money can i)`,
      phrase`(?:my|the) case worth`,
      phrase`(?:get|want|receive|demand|claim) .. (?:damages|a settlement|compensation|punitive)`,
      phrase`statute of limitations … (?:sue|suing|lawsuit|court|rape|assault|civil|criminal)`,
      phrase`statute of limitations$`,
      phrase`(?:deposition|deposed|tort|negligence claim|class action|small claims|pain and suffering|demand letter)`,
      phrase`(?:demandar|demanda) .. (?:a la|la escuela|universidad)`,
    ],
    unless: [phrase`defam|slander|libel`],
  },
]

const defamation: readonly Sign[] = [
  { says: [phrase`(?:defam\w*|slander\w*|libel\w*|difamacion)`], unless: [phrase`title ix`] },
]

const others: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  [
    'family',
    [
      {
        says: [
          phrase`(?:custody|child support|alimony|visitation|guardianship|divorce(?: papers| lawyer)?)(?=$| case| battle| of| from| hearing)`,
          phrase`(?:get|file|filing|apply|petition|obtain|take out) .. (?:a )?(?:restraining|protective|protection) order`,
        ],
        unless: [
          phrase`divorced`,
          phrase`(?:on campus|honou?red|honor|enforce|school process)`,
          phrase`custody of (?:the|my) (?:evidence|phone)`,
          phrase`chain of custody`,
        ],
      },
    ],
  ],
  [
    'money',
    [
      {
        says: [
          phrase`(?:lose|losing|keep|affect\w*|appeal|pay|need|get|fill|mess up|happens? to) .. (?:my |the |his |her )?(?:financial aid|fafsa|pell(?: grant)?|satisfactory academic progress|loans?)`,
          phrase`(?:fafsa|pell grant)`,
          phrase`(?:tax(?:es)?|irs|bankruptcy|student loans?|deduct(?:ible|ion)?|insurance claim|mortgage|credit score)`,
        ],
        unless: [
          phrase`(?:supportive|remed(?:y|ies)|leave of absence|a leave|withdraw from class|lawyers?|attorneys?)`,
        ],
      },
    ],
  ],
  [
    'referral',
    [
      {
        says: [
          phrase`(?:best|top|good|cheap|cheapest|recommend|suggest|name|names of|which|know a|know any) .. (?:title ix |defense |campus )?(?:lawyers?|attorneys?|law firms?) .. (?:in|near|for|around|name|names|i should|you)`,
          phrase`(?:recommend|suggest|refer me to) .. (?:lawyers?|attorneys?|law firms?)`,
        ],
        unless: [phrase`(?:which|best) .. advisor`, phrase`supportive measures`],
        near: [phrase`(?:lawyers?|attorneys?|law firms?)`],
      },
    ],
  ],
  [
    'athletics',
    [
      {
        says: [
          phrase`(?:ncaa|naia|njcaa) .. (?:rules?|eligib\w*|waivers?|violations?|transfers?|scholarships?|let me|ban|bans|bar|year)`,
          phrase`(?:transfer portal|redshirt\w*|nil (?:deals?|money|contract)|eligibility (?:clock|to play|waiver)|(?:athletic|year of|my|playing) eligibility|eligible to play)`,
        ],
      },
    ],
  ],
  [
    'medical',
    [
      {
        says: [
          phrase`(?:should i|can i|how (?:much|many|often)|what|which|is it (?:safe|ok|okay) to|safe to) .. (?:take|taking|mix|dose|dosage|stop taking|medicine|medication|drug) .. (?:helps?|for|before|with|xanax|prozac|zoloft|adderall|ambien|melatonin|meds|pills|anxiety|panic|to sleep|of)`,
          phrase`(?:prozac|zoloft|lexapro|xanax|klonopin|ativan|valium|trazodone|wellbutrin|benzos?|beta ?blockers?|gabapentin|hydroxyzine|ambien|seroquel|adderall|antidepressants?|melatonin|propranolol|benadryl|nyquil|cbd|sleeping pills?)`,
          phrase`(?:plan b|morning after pill|emergency contraception|(?:std|sti|hiv|pregnancy) (?:test|tests|testing|symptoms?)|is it (?:infected|broken|a concussion)|need stitches)`,
          phrase`(?:is|are) (?:this|it|that|these|what i have) .. (?:ptsd|depression|a panic attack|panic attacks|trauma response|a breakdown|bipolar)(?=$| or| that)`,
          phrase`(?:what|which) (?:meds|medication|medicine|pills?|drugs?|supplements?|dose) .. (?:should|can|do|would|to|helps?|for|is|are)`,
          phrase`am i (?:depressed|bipolar|traumatized|going crazy|having a breakdown)(?=$| or)`,
          phrase`(?:do|might|could) i have (?:ptsd|depression|anxiety|an std|an sti|a concussion|bipolar|adhd|a disorder)`,
          phrase`(?:is|are) (?:my|this|these) (?:headaches?|rash|pain|symptoms?|bleeding|nausea)`,
          phrase`(?:diagnose me|(?:diagnosis for|symptoms of|treat|cure) .. (?:ptsd|depression|anxiety|my))`,
        ],
        unless: [
          phrase`(?:take my meds|my (?:meds|medication|pills)|what does it take|during the (?:hearing|interview))`,
          phrase`(?:ask|asks|asked) .. about`,
          phrase`(?:results|consent|assault\w*|(?:in|into) my (?:drink|food)|drug(?:ged)? me|investigator)`,
          phrase`take (?:a|the|my|some|this|next|one) .. (?:semester|term|year|leave|day|week|class|time|incomplete|quarter)`,
          phrase`(?:health|school|they|investigator|coordinator) .. (?:gave|give|got|get|see|use|used|want|wants|share|shared)`,
          phrase`(?:extra time|extension|accommodations?|breaks|records|diagnosed)`,
          phrase`(?:was|were|that night|drunk|charged?|written up|got caught|in trouble|punish\w*|violation) … (?:adderall|xanax|cbd|benzos?|edibles?)`,
          phrase`(?:adderall|xanax|cbd|benzos?) … (?:that night|in my (?:statement|interview)|charged?|written up|in trouble|punish\w*|use it|the party)`,
          phrase`take (?:notes|part|action|a break|a leave)`,
        ],
      },
    ],
  ],
]

/** Law beside Title IX, and what else others know better; defamation comes before lawsuits. */
export const otherLaw: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ['immigration', immigration],
  ['criminal', criminal],
  ['criminal', police],
  ['defamation', defamation],
  ['lawsuit', lawsuit],
  ...others,
]
