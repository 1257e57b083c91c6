/** Frames of notices, meetings and of what a party may say and whom it may bring. */
import { phrase, words } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { type Frame, together } from './frame.ts'
import { companion, counsel, not } from './ideas.ts'

const here = words(
  'interviews?',
  'meet(?:ing)?s?',
  'conversations?',
  'sessions?',
  'hearings?',
  'talks?',
  'conferences?',
  'appointments?',
)
/** How far an advisor may speak is the school's to say; and nobody must have one. */
const notPresence = [
  phrase`(?:speak\w*|address|disrupt\w*|interrupt\w*|object\w*|question\w*|cross-?exam\w+|testif\w+|answer\w*|on (?:your|their|his|her) behalf|cop(?:y|ies)|share|discuss\w*|confidential\w*|record\w*|correspondence|communications?|privileg\w*|e-?mails?|messages)`,
  phrase`(?:need|have|required|obliged|necessary|expected)(?: not)? (?:to )?(?:be|bring|have|come|an? )`,
  phrase`(?:not|n't) (?:have|need|required|obliged) `,
  phrase`(?:witness\w*|breaks?|university's|college's|school's|district's|our) (?:own )?(?:attorneys?|counsel|lawyers?|may|only)`,
  phrase`(?:if you (?:like|wish|prefer|want)|may choose|free to|up to you|of (?:your|their|his|her) (?:own )?(?:choice|choosing))`,
]
const advisorFrames: readonly Frame[] = [
  together(
    [
      phrase`(?:wait\w*|stay\w*|remain\w*|sit\w*|seated|kept)`,
      phrase`(?:out (?:front|back)|outside|lobby|hallway|corridor|reception|waiting (?:room|area)|parking (?:lot|area)|(?:in|to) (?:the|your|his|her|their) car|next door|downstairs|(?:front|outer) (?:office|room|desk))`,
      phrase`${companion}`,
    ],
    { unless: [...notPresence.slice(0, 1), phrase`(?:if|breaks?|building|campus|free to)`] },
  ),
  together(
    [
      phrase`(?:please (?:don't|do not)|best (?:if|left|not)|leave … at home|keep(?:s)? (?:it|this|things|these) (?:small|simple|informal|calm|quiet)|(?:we|i) (?:would )?(?:rather|prefer|ask) (?:you|that|they|he|she) (?:not|did not|didn't|come|no))`,
      phrase`${companion}`,
    ],
    {
      beside: [phrase`${here}`],
      unless: [
        phrase`(?:contact|evidence|file|discuss|post|share|talk to)`,
        ...notPresence.slice(1),
      ],
    },
  ),
  together(
    [
      phrase`(?:with|see|interview|meet|hear from|talk to|speak to) (?:just|only) (?:the |your )?(?:students?|child|son|daughter|two of (?:us|you)|part(?:y|ies)|you|him|her)(?! (?:and|or|with))`,
    ],
    {
      unless: [phrase`(?:advis[eo]rs?|attorneys?|lawyers?)`],
      documents: ['notice_of_meeting_or_interview', 'notice_of_allegations'],
    },
  ),
  together(
    [
      phrase`(?:${not} (?:\w+ ){0,3}?(?:enter|admit\w*|come (?:in|inside|into|along)|set foot|take part|participat\w+|attend\w*|accompan\w+|join\w*|present|involved|allowed|permitted|welcome)|barred|excluded|kept out)`,
      phrase`${counsel}`,
    ],
    { unless: [...notPresence, phrase`(?:need\w*|whether|or not|require\w*|unless)`] },
  ),
  together(
    [
      phrase`(?:clearance|cleared|approv\w+|vetted|vetting|screened|sign-?off|permission|agreed (?:to )?by) (?:\w+ ){0,3}(?:office|dean|coordinator|principal|director|university|college|school|district|us|me|unit|board)`,
      phrase`(?:advis[eo]rs?|support persons?|companions?|accompan\w+|representatives?)`,
    ],
    {
      unless: [
        phrase`(?:reschedul\w+|extension|records?|release|share|not (?:need|require|subject)|no|without)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:relatives?|parents?|famil(?:y|ies)|${counsel}|friends?) (?:of [\w ]{3,25}? )?(?:${not} be (?:cleared|approved|accepted|admitted|considered|eligible)|(?:is|are) (?:ineligible|not eligible|excluded|disqualified|out))`,
    ],
    { unless: notPresence.slice(0, 1) },
  ),
]

const speech =
  '(?:discuss\\w*|talk\\w*|speak\\w*|mention\\w*|tell\\w*|shar(?:e|es|ed|ing)|disclos\\w+|post\\w*|comment\\w*|convers\\w+|communicat\\w+|gossip\\w*|reveal\\w*|chat\\w*|say\\w* anything|bring\\w* (?:it|this) up)'
const matter =
  '(?:this|it|what happened|(?:the |these |your )?(?:allegations?|complaints?|matter|case|charges?|investigation|process|proceedings?|incident|report))'
const hearers =
  '(?:(?:with|to|among) (?:\\w+ ){0,2}?(?:anyone|anybody|others?|people|kids|students|classmates|teammates|friends|famil(?:y|ies)|employees|neighbors|staff|members|roommates|peers|press|media)|anyone|anybody|outside|online|social media)'
const forbids = words(
  "(?:should|must|may|can|shall|could)(?:n't| not| never)",
  'cannot',
  '(?:is|are) not (?:to|allowed to|permitted to|free to)',
  '(?:not|never) to',
  "(?:please |kindly )(?:don't|do not|never|refrain|avoid)",
  'refrain from',
  'forbidden (?:to|from)',
  'prohibited from',
  'barred from',
)
const speechAllowed = [
  phrase`(?:we|i|staff|investigators?|advis[eo]rs?|mediators?|facilitators?|employees|officials|coordinator|office|university|college|school|district|panel(?:ists)?|witnesses) (?:and \w+ )?(?:(?:may|must|can|shall|should|will|do|does|is|are)(?:n't| not| never)|cannot|refrain)`,
  phrase`(?:nobody|no one) is (?:\w+ )?(?:forbidden|barred|prohibited)|you may disregard`,
  phrase`(?:may|can|free to|at liberty to|right to) (?:\w+ )?(?:discuss|talk|speak|share)`,
  phrase`(?:nothing|does not|doesn't|no) … (?:limit|restrict|prevent|stop|bar|forbid)\w*`,
  phrase`(?:evidence|file|packet|folders?|materials|recordings?|documents?|link|password|each other|one another|other party|mediat\w+|facilitat\w+|circle|cross|hearing|sexual history|retaliat\w+|false|treatment|medical)`,
  phrase`(?:not|n't) (?:have|need|required|obliged) to`,
]
const seeking =
  '(?:look\\w* (?:for|around)|go\\w* (?:around|looking|asking)|track\\w* down|hunt\\w*|round\\w* up|lin(?:e|ing) up|recruit\\w*|enlist\\w*|find(?:ing)?|seek\\w*|gather\\w*|collect\\w*|contact\\w*|approach\\w*|question\\w*|interview\\w*|ask(?:ing)?|canvass\\w*|(?:speak|write|talk|reach out)\\w*(?: or \\w+)? to)'
const knowing =
  '(?:(?:people|someone|somebody|kids|students|anyone|anybody|others|witness\\w*|classmates|teammates|friends|those)(?: who| that| to)? … (?:back\\w*|support\\w*|vouch\\w*|confirm\\w*|corroborat\\w+|saw|seen|present|were (?:there|at)|was (?:there|at)|know\\w*|story|statements?|side|version)|witness\\w*|statements from)'
const gagFrames: readonly Frame[] = [
  together([phrase`${forbids} (?:\w+ ){0,3}?${speech} (?:\w+ ){0,4}?${matter} … ${hearers}`], {
    unless: speechAllowed,
  }),
  together([phrase`${forbids} (?:\w+ ){0,3}?${speech} … (?:outside|other than|except)`], {
    unless: speechAllowed,
    beside: [phrase`(?:allegations?|complaint|case|matter|investigation)`],
  }),
  together([phrase`${forbids} (?:\w+ ){0,3}?${seeking} … ${knowing}`], {
    unless: [
      ...speechAllowed.slice(0, 3),
      phrase`(?:retaliat\w+|threaten\w*|intimidat\w+|other party|appeal|sexual)`,
    ],
  }),
  together(
    [
      phrase`(?:say nothing|(?:keep|stay|remain) (?:silent|quiet|mum)|not (?:a|one|another) word|keep (?:this|it|what \w+ \w+|the \w+) (?:\w+ )?(?:to (?:yourself|yourselves|themselves)|between us|quiet|under wraps|in the (?:family|room)))`,
      phrase`(?:must|please|direct\w*|ask\w*|instruct\w*|expect\w*|require\w*|are to|is to|should|shall|will|need|until|while)`,
    ],
    {
      beside: [phrase`(?:allegations?|complaint|case|matter|investigation|subject|process)`],
      unless: [
        phrase`(?:advis[eo]rs?|witness\w*|mediat\w+|right to|may|we|i|our|staff|during the hearing|refus\w+)`,
        phrase`(?:neither|nobody|no one|none|not|never|n't|nor) (?:\w+ ){0,4}?(?:(?:asked|required|told|obliged|expected|instructed|directed|ordered|bound|needs?|has|have) to|must) (?:keep|stay|remain|say|be)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:agree\w*|sign\w*|undertak\w*|promis\w+|pledge\w*|commit\w*|swear) (?:\w+ ){0,4}(?:not to|to refrain|never to|(?:a |an |the )?(?:confidentiality|non-?disclosure|silence|secrecy)) (?:\w+ ){0,3}(?:${speech}|agreement|pledge|form|statement|undertaking)`,
    ],
    { unless: speechAllowed },
  ),
]
/** Come today, in words of one's own. */
const atOnce: readonly Frame[] = [
  together(
    [
      phrase`(?:today|tonight|this (?:morning|afternoon|evening)|tomorrow(?: morning)?|first thing|within the hour|in an hour|right now|straight away)`,
      phrase`(?:come (?:by|in|over|to|and)|stop (?:by|in)|drop (?:by|in)|report to|see (?:me|us)|meet|talk|interview\w*|sit(?:ting)? down|speak with)`,
      phrase`(?:you|your (?:son|daughter|child|side|account)|him|her|student)`,
    ],
    {
      unless: [
        phrase`(?:hearing|sent|attached|letter (?:was|is|goes)|received|filed|contact\w*|no later|may|can|if|not|n't|advis[eo]r|evidence|supportive|earlier today|whether|drill|spoke|called|talked)`,
      ],
    },
  ),
]
const meetingPeople: readonly Frame[] = [
  together(
    [
      phrase`(?:the|our|my|a) (?:\w+ )?(?:team|staff|administration|committee|group|leadership|people) (?:\w+ ){0,4}(?:sit|sits|meet|meets|talk|talks|speak|speaks|interview|interviews|see|sees|be there|hear)`,
    ],
    { unless: [phrase`(?:named|listed|below|above|namely|consist\w*)`] },
  ),
]

export const noticeFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'NOA-09': advisorFrames,
  'MTG-05': advisorFrames,
  'MTG-07': gagFrames,
  'MTG-02': meetingPeople,
  'MTG-04': atOnce,
  'NOA-06': atOnce,
}
