/** The ways in which letters do without a live hearing, without questions by the advisors, or without an advisor. */
import { not, oneSide, onlySome } from '../language/oneSidedWords.ts'
import { phrase, words } from '../language/phrase.ts'
import { type Frame, together } from './frame.ts'

const decider = words(
  'decision[- ]?makers?',
  'hearing (?:officer|panel|board|chair|body)s?',
  '(?:panel|board|committee|council|tribunal|adjudicator|chair|rector|chancellor|president)(?:ists?| members?)?',
  '(?:vice |associate |assistant )?(?:president|provost|dean)',
  '(?:professor|dr\\.?) [\\w-]+',
  '(?:title ix|human resources|conduct) office',
  "(?:university|college|seminary)(?!'s)",
  'hr',
)
const decides = words(
  'decid(?:e|es|ed|ing)',
  'decisions?',
  'rul(?:e|es|ed|ing)',
  'votes?|voted',
  'determin\\w+',
  'finding',
  'outcome',
  'reach(?:es|ed)?',
  'conclud\\w+',
  'resolv\\w+',
  'found (?:him|her|them|you) (?:not )?responsible',
  'judg\\w+',
  'settles?',
)
/** A hearing that is held after all, schools that need none, and matters that have none. */
const noHearingNeeded: readonly RegExp[] = [
  phrase`(?:dismiss\w*|appeals?|appellate|informal|settle(?:d|ment)|agreement|plagiarism|emergency|removal|elementary|middle school|high school|k-?12|district|postpone\w*|held in any event|pre-?hearing|used to|gave up|gave it up|formerly|until 20\d\d|old(?:en)? days|the hearing (?:itself )?(?:followed|is held|was held|will be held|took place)|supportive|withdr\w+|recording|transcript|interviews? (?:with|of|on)|after the hearing|before the hearing|at the hearing|days of testimony|closed|today there is one|listens to people)`,
  /^no decision/,
]
const live = words(
  '(?:live )?hearings?',
  '(?:hearing|courtroom) sessions?',
  'convening',
  'bring (?:people|the parties) together',
)

/** No live hearing: on paper, in private, one by one, or kept for some. */
export const hearingWays: readonly Frame[] = [
  together(
    [
      phrase`${live}`,
      phrase`(?:(?:is|are|was|were|been|be|has|have|had) (?:\w+ )?(?:cancel\w*|replaced|abolished|dropped|dispensed with|called off|waived|given up|discontinued)|(?:cancel\w*|replaced|dispens\w+ with|spare\w*|skip\w*|forgo\w*|forgone|waived?|gave up|given up|do away with|done away with)|(?<!with or )without (?:a |any |the |convening |holding |going to )?(?:live )?(?:hearing|panel|session)(?! from)|(?:do|does|did|will|would|is|was|are|were)(?: not|n't) (?:\w+ ){0,2}?(?:hold|held|need\w*|have|convene\w*|offer\w*|provide\w*|schedule\w*|necessary|practical|something)|no (?:\w+ )?(?:hearings?|reason|need|point|purpose)|not (?:in|something|practical|our)|(?:can|may) be requested|reserved for|kept for|only (?:for|if|when|where|in)|(?:grants|granted|hold one) (?:\w+ )?(?:it )?(?:if|when|where)|share the costs?|instead|relive|strain|burden)`,
    ],
    {
      unless: [
        ...noHearingNeeded,
        phrase`(?:no (?:cost|fee|charge|one)|nobody|new date|fallen ill|from monday|you (?:can|may|need) (?:ask|request|not)|separate rooms?|free to|inference|stay away|advis[eo]rs?|questions?|recorded|evidence|hearing from (?:you|him|her|them|either|both)|condition of|required to waive|written (?:decision|determination)|conduct\w* of)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:on (?:the )?(?:written (?:record|file|submissions?|statements?|material)|papers?|paper|documents|file|record)|from (?:the )?(?:\w+ )?(?:file|report|papers|record)|at (?:her|his|their|the) desk|behind closed doors|in (?:private|executive session|closed session|camera)|by letter|by correspondence|(?:having )?(?:read|studied|stud(?:ies|y)|reviewed|reads|reviews|listened to|watch(?:es|ed)|goes through) (?:\w+ ){0,2}?(?:the |both |these |those )(?:\w+ )?(?:investigator's report|report|file|papers|recordings?|tapes|statements|letters|submissions|videos?)|(?:does|do|did|will)(?: not|n't) meet with (?:anyone|anybody|either|the parties)|without (?:meeting|seeing|hearing from) (?:anyone|either|the parties|them|you)|no (?:other|more|further) (?:session|meetings?)|(?:through|in) (?:prayer|conversation)|by (?:conversation|consensus)|talking with those concerned)`,
      phrase`${decides}|get (?:her|his|their|the) letter|gets? the result`,
      phrase`${decider}`,
    ],
    {
      unless: [
        ...noHearingNeeded,
        phrase`(?:hearing (?:is|will|was|on|opens|begins)|live|not (?:\w+ )?(?:on|from) the|${not} (?:\w+ )?(?:be )?(?:decid\w+|based)|investigator (?:will|may|has)|cross-?exam\w*|questions? (?:are|asked)|at a hearing where|after a hearing|evidence (?:heard|given)|coordinator (?:will|may)|preliminary|relevan\w+|whether to (?:open|dismiss|investigate))`,
      ],
    },
  ),
  together(
    [
      phrase`(?:(?:meet|meets|met|speaks?|talks?|sits? down|conversation|conference|session|interview) (?:\w+ ){0,3}?(?:with )?(?:each|both|one|${oneSide}) … (?:(?:one|first|and|then|other|second) … (?:monday|tuesday|wednesday|thursday|friday|day|week|morning|afternoon)|separately|one after the other|in turn|alone|by (?:himself|herself|themselves))|each (?:party|student|side|of you) (?:\w+ ){0,3}?(?:conversation|conference|meeting|talk) … (?:one on|separately|and the other))`,
      phrase`(?:panel|adjudicator|decision-?maker|board|committee|outcome|determination|decid\w+|dean|provost)`,
    ],
    {
      beside: [
        phrase`(?:decid\w+|determination|outcome|finding|same session|no (?:hearing|other)|instead|has what she needs|votes?)`,
      ],
      unless: [
        ...noHearingNeeded,
        phrase`(?:about (?:breaks|technology|logistics|the order)|hearing|breaks)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:at no time|never|not) (?:\w+ ){0,3}?(?:part of|in|share|attend|come to|sit in) (?:the )?(?:same|one|a joint|any) (?:session|meeting|hearing|sitting)|(?:chat room|typed? (?:their|your) contributions|record a video (?:of|with)|(?:students|parties) (?:\w+ )?wait at home|neither the parties nor (?:their|the) advisors attended)`,
    ],
    { unless: [phrase`(?:room|relive|separate rooms?|informal|mediat\w+)`] },
  ),
]

const advisors = words('advis[eo]rs?', 'lawyers?', 'attorneys?', 'representatives?', 'counsel')
const aSchool = phrase`(?:high school|elementary|middle school|k-?12|district|interviews?|investigator's (?:interview|meeting))`
const openCross: readonly RegExp[] = [
  aSchool,
  phrase`(?:interview|meeting with the investigator|both advis[eo]rs (?:asked|may ask|put)|follow up as they like|asks? (?:her|him|it) (?:aloud|directly)|any advis[eo]r|binds no one|no limit|in addition|used to|deleted|formerly|own questions first|did not want|needn't|need not|supplied free|appeal\w*|by an advis[eo]r|for the two advis[eo]rs|by the advis[eo]r|through (?:your|their|the|an) advis[eo]rs?|chosen by|transcript|recording|scheduling|written response|evidence|wear|badge|phones?|breaks?)`,
]

/** No live questions by the advisors: silent advisors, questions through others, on paper, by the parties, too few. */
export const crossWays: readonly Frame[] = [
  together(
    [
      phrase`(?:${advisors}) … (?:${not} (?:be )?(?:\w+ )?(?:speak|address|talk|ask|question|examine|cross-?examine|permit\w* to|allow\w* to|heard|put)|in silence|silent\w*|(?:limited|confined|restrict\w*) (?:\w+ )?to|opening and closing|only (?:sit|attend|listen|observe|whisper)|sit behind|(?:have|has|had|may (?:put|ask)|to) (?:\w+ )?(?:(?:one|two|three|four|five|six|eight|ten|fifteen|twenty|\d+) (?:questions?|minutes|witness(?:es)?)))`,
    ],
    {
      beside: [phrase`(?:hearings?|cross-?exam\w*|questions?|panel|chair|witness\w*)`],
      unless: [
        ...openCross,
        phrase`(?:irrelevant|relevant|answer(?:s|ing)? for|testify|on behalf|speak for (?:you|the party|a party)|in place of|disrupt\w*|before the hearing|statement for|you may not (?:yourself|personally))`,
      ],
    },
  ),
  together(
    [
      phrase`(?:questions?|cross-?exam\w*|questioning)`,
      phrase`(?:(?:put|puts|read|reads|asked|asks|posed|poses|sorted?|sorts|rephrase[sd]?|reworded|selects?|selected|noted|handed|sent|pass|passed|submitted|supplied|sends?|typed?|types|goes|go) (?:\w+ ){0,4}?(?:to|by|through|via|in|on|into|from)? ?(?:the )?(?:chair|panel|board|officer|hearing officer|moderator|facilitator|technician|coordinator|chat|e-?mail|telephone|phone|writing|list|advance|faculty member|in writing|box)|(?:which|those|that|ones) (?:she|he|it|they|the panel|the chair) (?:\w+ )?(?:considers?|finds?|thinks?|deems?) (?:helpful|useful|fit|suitable|appropriate|necessary)|by (?:e-?mail|telephone|phone|letter|post)|in writing|a week before|the week before|in the same form|through the (?:chat|panel|chair)|by a (?:staff|faculty|college) member)`,
      phrase`(?:hearings?|advis[eo]rs?|witness\w*|complainant|respondent|panel|chair|moderator|parties|other (?:student|party))`,
    ],
    {
      unless: [
        ...openCross,
        phrase`(?:relevance|relevant|ruled|rules on|explain\w*|whether|if you (?:have|need)|about the (?:process|hearing|procedure|schedule)|advis[eo]rs? (?:(?:may|will|shall|can|then|each|also|ask\w*|question\w*|put\w*) ){1,3}|report|contact|call|inference|questions about|decision|any questions|not (?:in writing|required|by)|medical|witness statements?)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:question(?:s|ed)? (?:\w+ ){0,3}?(?:yourself|himself|herself|personally|directly|in person|without (?:her|his|your|an) advis[eo]r)|(?:you|students|parties|two of you|complainant|respondent) (?:\w+ ){0,3}?(?:talk it (?:through|out|over)|speak with each other|question (?:the|each|one)|ask each other|put (?:your|their) (?:own )?questions)|across the table)`,
    ],
    {
      beside: [phrase`(?:hearings?|panel|chair|advis[eo]rs?|dean|questions?)`],
      unless: [...openCross, phrase`(?:${not}|never|no party|neither|nor|informal|mediat\w+)`],
    },
  ),
  together(
    [
      phrase`(?:cross-?exam\w*|(?:oral |live |direct |other )?questioning|questions? (?:from|by) (?:the )?advis[eo]rs?)`,
      phrase`(?:(?:is|was|are|were|will be) (?:not|never) (?:\w+ )?(?:offered|held|available|part|used|allowed|permitted|provided|needed|foreseen)|wasn't|isn't (?:offered|part|foreseen|available)|brought (?:\w+ )?to an end|no (?:cross|questioning|live|other)|voluntary|dispensed with|left out|skipped|replaced|takes place|stopped|cut short)`,
    ],
    {
      unless: [
        ...openCross,
        phrase`(?:inference|statements? (?:of|by)|not (?:\w+ )?relevant|who (?:is|was|were|are|do|does) not|then went on|interrupt\w*|party who|irrelevant)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:witness\w*|${oneSide}) (?:\w+ ){0,4}?(?:(?:asked|requested|prefer\w*|chose|wish\w*) (?:\w+ )?not to be questioned|answers? to the panel|will (?:then )?leave|(?:is|was|were|are) excused from questions|(?:is|are|was|were|will) (?:not|n't) (?:be )?(?:questioned|cross-examined|available for questions))`,
    ],
    {
      beside: [phrase`(?:hearings?|advis[eo]rs?|panel|statement|cross-?exam\w*)`],
      unless: [
        ...openCross,
        phrase`(?:statements? (?:of|by)|inference|advis[eo]rs? may|who (?:is|was|are|were|do|does))`,
      ],
    },
  ),
]

/** An advisor at the hearing who costs, who stays silent, who is for some, or who is not found. */
const freeAdvisor: readonly RegExp[] = [
  aSchool,
  phrase`(?:free of charge|at no (?:cost|charge)|without (?:fee|charge|cost|pay)|no (?:fee|bill|cost|charge)|pays? nothing|whom (?:it|we|the college|the university) pays?|and pay|carry the whole cost|by us|not for the advis[eo]r whom|questioned two|did the questioning|in any case|on the same terms|students and staff|staff and students|whichever side|interviews?|used to|meeting|appeals?|in the notice)`,
  phrase`(?:and|the) (?:college|university|school) (?:will|must|shall) (?:provide|appoint|assign|name|supply|find|pay)`,
]
/** An advisor whom the school gives. */
const given =
  '(?:appoint\\w*|assign\\w*|provid\\w*|suppl\\w+|furnish\\w*|offer\\w*|(?:made|makes?) available|find|found|our|volunteer|name|lend (?:out )?staff|program|requests?|ours)'
export const freeAdvisorWays: readonly Frame[] = [
  together(
    [
      phrase`(?:advis[eo]rs?|attorneys?|counsel|representatives?|somebody|they|alumni)`,
      phrase`(?:(?:flat|hourly|student|published|set their own|reduced) (?:fees?|rates?)|(?:set|ask) their own fees?|(?:charged|invoiced?|billed|owe|payable|payment plan|contribution)|(?:\w+ )?\$ ?\d+|(?:cost|fee|expense|charge|price) (?:\w+ ){0,5}?(?:is|are|will be|falls|borne|shared)|pay for|first hour|unless (?:she|he|you|they) hires?|own arrangements)`,
    ],
    {
      beside: [
        phrase`(?:hearings?|${given}) … advis[eo]rs?|advis[eo]rs? … (?:hearings?|${given})|attorney … hearings?|advis[eo]rs? (?:at|for) (?:the |our )?hearings?`,
      ],
      unless: [
        ...freeAdvisor,
        phrase`(?:at no (?:cost|charge|fee)|private attorney|if you (?:prefer|like|want)|in particular|parking|copies|interpreter|fine|tuition|you choose|as a fee|for a fee)`,
      ],
    },
  ),
  together(
    [
      phrase`${given}`,
      phrase`advis[eo]rs?|volunteers?|staff for hearings|ask for ours|appointed one|member of our staff`,
      phrase`(?:${not} (?:\w+ ){0,2}?(?:find|able|qualif\w+|eligible|lend|entitled|question|available|get|receive|appoint\w*|provide|supply|offer)|too late|fulfilled (?:its|our) (?:obligation|duty)|on condition|at (?:the )?(?:\w+ )?discretion|${onlySome}|(?:suppl\w+|provid\w+|available|given|granted|open|offered|appoint\w*|assign\w*) (?:\w+ ){0,5}?to (?:the )?(?:complainants?|respondents?|students|undergraduates|one of the parties)|first hour|none of them is free|explain the procedure)`,
    ],
    {
      unless: [
        ...freeAdvisor,
        phrase`(?:if you (?:have|do)|when they have none|relevan\w+|disrupt\w*|questions (?:to|of) the (?:complainant|respondent))`,
      ],
    },
  ),
  together(
    [
      phrase`(?:(?:hearing|we|panel|he|she|chair) (?:\w+ ){0,6}?(?:goes ahead|go ahead|proceeds?|proceed|began|opened the hearing|went on|goes on)|will (?:have no|be without)|(?:the )?(?:chair|panel|hearing officer|other party's advis[eo]r)[^.;]{0,30}(?:ask\w*|put) (?:[\w.]+ ){0,4}?(?:questions )?(?:\w+ ){0,4}?(?:on (?:her|his|your|their) behalf|for both sides)|forgo that part|done by one side|for each party to find|see for themselves|come alone|without (?:one|an advis[eo]r|representation)|no separate advis[eo]r|own questions to the chair)`,
      phrase`(?:advis[eo]rs?|alone|nobody with|on your own|representation|one side|with(?:out| no)|on behalf|find somebody|themselves|behalf)`,
    ],
    {
      beside: [phrase`(?:advis[eo]rs?|questioning)`],
      unless: [
        ...freeAdvisor,
        phrase`(?:until|relevan\w+|paused?|postponed?|for the two|the rule lets)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:advis[eo]r|member of our staff|staff member|she|he) (?:\w+ ){0,6}?(?:does(?: not|n't)|will not|may not|cannot) (?:\w+ ){0,2}?(?:question|ask questions|put questions|examine|cross-?examine)|putting questions (?:\w+ ){0,4}?is not`,
    ],
    {
      beside: [
        phrase`advis[eo]r (?:\w+ ){0,3}?(?:we|college|university|from us|appoint\w*|assign\w*|provid\w*)|member of our staff|(?:college|university) (?:\w+ ){0,2}advis[eo]r`,
      ],
      unless: [...freeAdvisor, phrase`(?:irrelevant|relevant|personally)`],
    },
  ),
]
