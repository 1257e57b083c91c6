/** Frames of hearings and determinations. */
import { phrase } from '../language/phrase.ts'
import { orderKept } from '../language/vocabulary.ts'
import type { RequirementId } from '../requirements.ts'
import { appealWays } from './appealWays.ts'
import { reasonWays } from './decisionWays.ts'
import { type Frame, together } from './frame.ts'
import { crossWays, freeAdvisorWays, hearingWays } from './hearingWays.ts'
import { decision, denied, eitherSide, not } from './ideas.ts'
import { finalWays, newsWays, toldBefore } from './newsWays.ts'
import { pastWays, relevanceWays, silenceWays } from './questionWays.ts'

const hearingFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'HRG-01': hearingWays,
  'HRG-07': relevanceWays,
  'HRG-08': [
    ...pastWays,
    together(
      [
        phrase`(?:dating (?:life|history|past)|other (?:partners|men|women|relationships|boyfriends|girlfriends)|(?:sexual|romantic|intimate) (?:life|history|past|experience|relationships|partners|background)|(?:past|previous|former) (?:partners|relationships|boyfriends|girlfriends)|love life|private life)`,
        phrase`(?:may|can|will|free to|welcome to|entitled to|open to|fair game|permitted|allowed|within (?:the )?scope|relevant)`,
      ],
      {
        documents: ['hearing_notice'],
        unless: [
          phrase`(?:${denied}|unless|except\w*|save|barred|kept out|excluded|only (?:if|where|when|to)|limited|between (?:these|the) (?:two|parties))`,
        ],
      },
    ),
  ],
  'HRG-04': [
    ...crossWays,
    together(
      [
        phrase`(?:part(?:y|ies)|complainant|respondent|you|students|each side|they) (?:(?:may|will|can|then|both|shall|also|personally|themselves) ){0,3}(?:put|puts|ask|asks|question|questions|examine|examines|cross-examine) (?:\w+ ){0,3}?(?:to |of )?(?:each other|one another|the other (?:party|side|student|person))`,
      ],
      {
        documents: ['hearing_notice', 'school_policy'],
        unless: [
          phrase`(?:${denied}|advis[eo]rs? (?:of|for|may|will|puts?|asks?)|written|through)`,
        ],
      },
    ),
  ],
  'HRG-05': [
    ...freeAdvisorWays,
    together(
      [
        phrase`(?:own (?:expense|cost|pocket)|for a fee|at (?:a|the) (?:cost|fee|rate|price)|hourly|pay (?:for|the|your)|bear (?:the|any|all) (?:cost|fee)|retain|hire)`,
        phrase`(?:advis[eo]rs?|representatives?|one|advocates?)`,
      ],
      {
        documents: ['hearing_notice'],
        unlessFound: true,
        beside: [phrase`advis[eo]rs?`],
        unless: [
          phrase`(?:free|no (?:cost|charge|fee)|without (?:cost|charge|fee)|pay nothing|college's expense|university's expense|and pay|we pay|otherwise we|interpreter|appeal|travel|copies)`,
        ],
      },
    ),
  ],
}

const absence = `(?:absen(?:t|ce)|no-?show|not (?:to )?(?:appear|attend|come|show|answer|participate|respond|take part|speak)\\w*|(?:did|would|do|does|have|has|had)n't (?:come|attend\\w*|appear\\w*|show\\w*|answer\\w*|speak|take part|respond\\w*)|stay(?:ed|ing)? away|silen(?:ce|t)|refus(?:al|ed|ing) to(?! ${orderKept})|declin(?:ed|ing) to (?:answer|attend|appear|speak|take part)|fail(?:ure|ed|ing) to (?:appear|attend|answer|show)|empty chair)`
const absenceFrame: Frame = together(
  [
    phrase`(?:speaks? (?:for itself|volumes|loud\w*)|tells? (?:us|me|its own)|says? (?:it all|enough|much|a (?:lot|great deal)|more than)|taken as|takes? as|treat\w* as|read as|see\w* as|view\w* as|regard\w* as|amounts? to|conclu\w+|infer\w*|admission|admi\w+ that|acknowledg\w+|confess\w*|suggest\w*|consistent with|nothing to (?:say|offer)|something to hide|would have (?:come|given|answered|appeared|attended|said|spoken|denied)|leaves? (?:me|us) (?:with )?no|(?:held|count\w*|weigh\w*) against)`,
    phrase`${absence}`,
  ],
  {
    documents: ['hearing_notice', 'written_determination', 'investigative_report'],
    unless: [
      phrase`(?:(?:no|any) (?:adverse )?(?:inference|conclusion)|${not} (?:\w+ ){0,2}(?:infer\w*|drawn?|read|treat\w*|hold|held|count\w*|take|taken|weigh\w*|suggest|mean|amount|be)|nothing (?:from|into|about)|(?:infer\w*|conclude\w*|makes?|made|reads?|drew|draws?|takes?|took) nothing|without (?:drawing|holding)|neither)`,
    ],
  },
)

const decisionVerb =
  '(?:decid(?:e|es|ed|ing)|issu\\w+|mak(?:e|es|ing)|made|writ(?:e|es|ten|ing)|render\\w*|reach\\w*|hand\\w* down|deliver\\w*|announc\\w*|giv(?:e|es|ing)|sign\\w*)'
const lookedInto =
  '(?:(?:looked|looks|looking) into|investigat(?:ed|es|ing)|interviewed|gathered|collected|conducted the (?:investigation|interviews|inquiry)|did the (?:investigation|interviews)|handled the (?:investigation|case|complaint)|spoke (?:with|to) (?:everyone|both|all))'
const deciderFrame: Frame = together(
  [
    phrase`(?:who|i|we|he|she|having|investigator|m[rs]s?\. [\w-]+|principal|dean|officer) (?:\w+ ){0,3}?${lookedInto}`,
    phrase`(?:${decisionVerb} (?:\w+ ){0,3}?(?:${decision}|whether|responsib\w+)|decides?|rules? on|judges?)`,
  ],
  {
    documents: [
      'hearing_notice',
      'notice_of_allegations',
      'notice_of_meeting_or_interview',
      'school_policy',
      'written_determination',
    ],
    unless: [
      phrase`(?:${denied}|someone else|another|different|separate\w*|neither|other than|then passes|recommend\w*|informal|dismiss\w*|supportive|before|party|appeal\w*|evidence (?:was|is))`,
    ],
  },
)

const laterWords =
  '(?:later|after (?:the|spring|winter|fall|exams|break|graduation)|next (?:week|month|term|semester)|separately|in due course|at another time|earlier|already|yesterday|last (?:week|night|month|monday|tuesday|wednesday|thursday|friday)|(?:\\w+ ){1,2}(?:days|weeks|months) (?:ago|later|before|after|earlier)|when (?:classes|school|she|he)|following (?:week|month))'
/** One side hears of it at another time, or not at all. */
const toldApart = (about: RegExp): readonly Frame[] => [
  together(
    [
      phrase`(?:hear\w*|told|tell|inform\w*|learn\w*|notif\w+|get|gets|receiv\w+|sent|given|written to|write to|called|let … know|copy|cop(?:y|ied))`,
      phrase`${eitherSide}`,
      phrase`${laterWords}`,
    ],
    {
      beside: [about],
      unless: [
        phrase`(?:same|both|together|simultaneous\w*|evidence|interview\w*|witness\w*|hearing|allegations? (?:on|in)|notice of|appeals? (?:was|were|of)|statement|comment\w*|if|may|supportive|no later|not later|report|complaint (?:on|in)|messages?|texts?)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:${not}|no) (?:\w+ ){0,4}?(?:sent|send|told|tell|inform\w*|notif\w+|receiv\w+|get|gets|given|cop(?:y|ies|ied)|trouble|contact\w*|touch with|hear\w*|(?:write|written)(?! (?:the|this|that|an?|any|its|either) (?:\w+ )?(?:${decision}|letter|report)))`,
      phrase`${eitherSide}`,
      phrase`(?:${decision}|letter|this|outcome|dismissal|it|copy|result)`,
    ],
    {
      unless: [
        phrase`(?:remed\w+|sanction\w*|supportive|measures?|evidence|medical|interview\w*|statement|witness\w*|name|identity|fewer|later than|detail\w*|address|reason\w* to|police|parents?)`,
      ],
      documents: ['dismissal_notice', 'appeal_decision', 'written_determination'],
    },
  ),
]

/** An appeal for one side only. */
const oneSidedAppeal: readonly Frame[] = [
  together(
    [
      phrase`(?:(?:do|does|will|may|can|is|are|has|have)(?: not|n't)|cannot|no|nor|without) (?:\w+ ){0,3}?(?:option|right|recourse|chance to appeal|appeal right|avenue|such|extend\w*|available|open|entitled|eligible|that (?:option|right|chance|choice)|possibility|standing)`,
      phrase`(?:complainants?|respondents?|other (?:party|student|person|side)|she|he|reporting (?:party|student))`,
    ],
    {
      beside: [phrase`appeals?`],
      unless: [
        phrase`(?:neither|if|dissatisf\w+|final|further|until|either|both|no later|second|finding|not responsible|submit\w*|file[ds]?|evidence)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:(?:reserved|open|available|limited|restricted|confined|offered|given) (?:only )?(?:to|for)|only|right of) (?:\w+ ){0,3}?(?:student|party|person|one|respondent|complainant|employee)s?(?: who| that| found| has| was| is|,|\.|;| may| can|$)`,
      phrase`appeal\w*`,
      phrase`(?:disciplin\w+|responsible|sanction\w*|suspended|punish\w*|respondent|complainant|reported|accus\w+)`,
    ],
    {
      unless: [
        phrase`(?:both|either|each|not (?:only|limited|reserved|restricted)|(?:and|or) (?:the )?(?:complainant|respondent)|new evidence|days)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:student|person|respondent|party|employee|pupil)s? (?:who |that )?(?:has|have|is|are|was|were) (?:been )?(?:disciplined|found responsible|sanctioned|suspended|punished|expelled|removed) (?:may|can|has|have) (?:\w+ ){0,3}?appeal`,
    ],
    { unless: [phrase`(?:both|either|each|as well|so may|and (?:the )?complainant)`] },
  ),
]

export const decisionFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  ...hearingFrames,
  'DET-06': reasonWays,
  'HRG-09': [absenceFrame, ...silenceWays],
  'DET-13': [absenceFrame],
  'DET-01': [deciderFrame],
  'DET-10': [
    ...toldApart(phrase`(?:${decision}|letter|hear from|suspen\w+)`),
    ...newsWays(phrase`(?:${decision}|letters?|how it (?:ended|went))`, [
      'written_determination',
      'hearing_notice',
    ]),
  ],
  'DIS-05': [
    ...toldApart(phrase`(?:dismiss\w*|letter|${decision}|clos\w+)`),
    ...newsWays(phrase`(?:dismiss\w*|letters?|notices?|clos\w+)`, ['dismissal_notice']),
    toldBefore,
  ],
  'APP-07': toldApart(phrase`(?:${decision}|letter|appeal)`),
  'DET-09': [...oneSidedAppeal, ...appealWays].map((frame) => ({
    ...frame,
    cite: '34 CFR 106.45(b)(8)(i)',
  })),
  'APP-01': [...oneSidedAppeal, ...appealWays],
  'POL-11': oneSidedAppeal,
  'DET-11': [
    ...finalWays,
    together(
      [
        phrase`(?:takes? effect|effective|binding|final|in force|starts?|begins?|carried out|implemented|stands) (?:\w+ ){0,3}?(?:the moment|immediately|at once|today|now|upon|on (?:receipt|the date|issue)|as soon as|straight away|when (?:it is )?(?:sent|received|issued|you)|this (?:morning|afternoon|date|day))`,
        phrase`(?:${decision}|sanctions?|suspension|expulsion|probation|removal|letter|it|discipline)`,
      ],
      {
        documents: ['written_determination'],
        unless: [
          phrase`(?:appeals? (?:is|are|was|were|has|period|officer)|no appeal|after|until|unless|not|if|remed\w+|no-?contact|supportive|decided|expire\w*|whichever|either)`,
        ],
      },
    ),
  ],
}
