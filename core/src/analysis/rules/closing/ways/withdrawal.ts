import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const leaving = words(
  'withdr(?:aw|aws|ew|awing|awn|awal)',
  'leav(?:e|es|ing)(?: (?:the|early|this|before))?',
  '(?:may|can) leave',
  '(?:walk|walks|walked|walking|step|steps|stepped|stepping|pull|pulls|pulling|back|backs|backing|drop|drops|dropping) (?:out|away|back)',
  'quit(?:s|ting)?',
  '(?:to|wish to|want to|may|can|could) stop',
  '(?:break|breaks|breaking|broke) off',
  'abandon\\w*',
  'changes? of (?:mind|heart|track)',
  'chang(?:e|es|ing) (?:your|their|his|her) minds?',
  '(?:go|goes|going|went|gone|return|returns|returning|switch|switching) back (?:to|from)',
  '(?:go|going) back',
  'return(?:ing)? to the (?:formal|grievance|investigation|hearing)',
  'turning back',
  '(?:end|close|exit|terminate) the (?:mediation|process|talks|circle|program|sessions?)',
  'opt(?:ing)? out',
)
const open = [
  ...mended,
  phrase`(?:no cost|nothing is held|not be (?:punished|penali[sz]ed|charged)|(?:may|will|shall|can) not be (?:punished|penali[sz]ed|charged|held)|not be (?:punished|held|penali[sz]ed)|where it (?:stopped|left)|has no|not noted|nobody is bound|never (?:too late|a promise)|whenever you like|out of the hearing file|owe (?:no one|nobody|anyone)|loses? nothing|(?:investigation|process) (?:\w+ )?resumes|without (?:giving )?(?:a |any )?(?:reasons?|consequences?|penalty))`,
  phrase`(?:after|once|when) .. (?:the |an |a )?(?:final |signed |written )*(?:agreement|resolution|terms) (?:is|are|was|has been|have been) (?:signed|final|reached|made)`,
  phrase`(?:both|two) (?:students|parties|of you) (?:have )?(?:signed|agreed)`,
  phrase`(?:does|do|will|shall) not (?:lose|forfeit|cost|count|affect|have to|need)`,
  phrase`(?:course|class|lease|appeal)`,
]
const costs = words(
  'noted',
  'recorded',
  'conduct file',
  'fees?',
  '\\$ ?\\d+',
  'pay(?:s)? (?:back|for)',
  'bear(?:s)? the',
  'repay',
  'los(?:e|es|ing|t)',
  'forfeit\\w*',
  'consequences?',
  '(?:is|are|be) (?:presumed|deemed|considered|taken|treated|regarded|dismissed|closed|reported|dropped|disciplined|charged)',
  'disrespectful',
  'look again at',
  'without a hearing',
  'taken as (?:their|his|her|your) (?:statement|answer)',
  'breach',
  'nothing (?:further|more) (?:is|will be) done',
  'penal(?:ty|i[sz]ed)',
  'against (?:you|them|him|her)',
  'reflects? (?:badly|poorly)',
)
const conditions = words(
  'approv(?:ed|al|es)',
  'decides? (?:whether|if)',
  'permission',
  'leave of',
  'good (?:enough|reason|cause)',
  'at least',
  'days (?:before|in advance)',
  'does not object',
  'other reasons? (?:do|does) not',
  'new complaint',
  'without cause',
  'consent of the other',
  'if (?:the other|both)',
  'only (?:if|when|where|with|for|once|before)',
  'per case',
  'too late',
  'ends? (?:when|once|as soon as|with|after)',
  'expires?',
  'no longer (?:accept\\w*|possible|open|available|granted)',
  'not (?:be )?(?:accepted|possible|allowed|permitted|granted|restarted|resumed|available|open)',
  'cannot be (?:restarted|resumed|accepted|taken up|granted)',
)
const mustStay = words(
  'no turning back',
  '(?:see|sees|seeing) (?:it|this|the \\w+|them) (?:through|to the end|to its end)',
  '(?:gave|given) (?:us )?your word',
  'you (?:have )?committed (?:yourself )?to',
  'finish what you',
  'promis(?:e|es|ed) (?:not to|to stay|to remain|to finish|to complete|to see)',
  'remains? in the (?:process|program|mediation|circle)',
  '(?:moved|it|matter) (?:\\w+ ){0,6}?stays? (?:there|put)',
  'stays? (?:on the informal|in the (?:process|program|mediation))',
  'must (?:complete|finish|attend) (?:all|every|the)',
  'until the (?:facilitator|mediator|coordinator) (?:declares|says|decides|releases|finds)',
  "everybody's commitment",
  'honou?r (?:your|the) (?:commitment|consent|promise)',
  'held to (?:your|their|his|her|the) (?:consent|commitment|signature|word)',
  'next (?:date|session|meeting) is',
  'in the meantime',
)

/** The ways in which leaving is barred, priced or left to others. */
export const withdrawalWays: readonly Pattern[] = [
  against(phrase`${leaving} … (?:${costs})`, { unless: open }),
  against(phrase`(?:${costs}) … (?:${leaving})`, {
    unless: [...open, phrase`(?:if|should) (?:you|they|he|she) (?:do|does) not`],
  }),
  against(phrase`(?:${leaving}|requests? to (?:stop|leave|withdraw|end)) … (?:${conditions})`, {
    unless: open,
  }),
  against(phrase`(?:${conditions}|right|option) … (?:${leaving}) … (?:${conditions})`, {
    unless: open,
  }),
  against(phrase`${conditions} … ${leaving}`, {
    unless: [
      ...open,
      phrase`(?:before|until) .. (?:the |an )?(?:final )?agreement`,
      phrase`only (?:if|when|after|once) both`,
    ],
  }),
  against(phrase`${mustStay}`, {
    unless: [
      ...open,
      phrase`(?:not|no one|nobody|neither|never) (?:\w+ ){0,3}?(?:${mustStay}|commit\w*|promis\w*)`,
    ],
    about: [
      phrase`(?:consent|process|session|part(?:y|ies)|both|mediat\w+|circle|informal|you|famil(?:y|ies)|date|signator\w+|team|expects?)`,
    ],
  }),
  against(
    phrase`(?:did not|does not|would not|will not|cannot|could not|refused to) (?:let|allow|permit) … (?:${leaving})`,
    { unless: open },
  ),
  against(
    phrase`(?:part(?:y|ies)|respondent|complainant|you|students?|famil(?:y|ies)|he|she) (?:may|can|must|is|are|do|does|shall|will)? ?not (?:\w+ )?(?:${leaving}|free|$)`,
    {
      near: [phrase`(?:mediat\w+|process|facilitat\w+|circle|session)`],
      unless: [...open, phrase`(?:not (?:have|need|be asked) to|required|retaliat\w*)`],
    },
  ),
  against(
    phrase`(?:respondents?|complainants?|other (?:student|party)|part(?:y|ies))(?:,[^,;.]{3,60},)? (?:is|may|can|are) not`,
    {
      near: [phrase`(?:free to|may|can) (?:end|leave|stop|withdraw|quit|close)`],
      unless: open,
    },
  ),
  against(
    phrase`after the (?:first|second|third|fourth|fifth|sixth|last|final) (?:session |meeting )?you (?:can|may) (?:tell|say|decide|think)`,
    { unless: open },
  ),
  against(
    phrase`(?:note|noted|read|received) your (?:e-?mail|letter|message|request|wish) … (?:too late|came after|nevertheless|next)`,
    { unless: open },
  ),
]
