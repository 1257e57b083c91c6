/** The investigative report: too late, not in hand, not for the advisor, or without a say. */
import {
  atOnce,
  not,
  onCondition,
  oneSide,
  onlySome,
  turnedAway,
} from '../language/oneSidedWords.ts'
import { phrase, words } from '../language/phrase.ts'
import { caseDocuments } from '../report.ts'
import { type Frame, together } from './frame.ts'

const report = words(
  "(?<!\\b(?:may|can|to|who|will|must|should|person) )(?:investigati(?:ve|on) |final |corrected |finished |full |investigator's )?reports?(?! (?:to|it|that|him|her|any|them|this to))",
  'what the investigator has written',
  "(?:the )?investigator's (?:findings|work|conclusions|account)",
  'hearing packets?',
)
const fewDays = '(?:one|two|three|four|five|six|seven|eight|nine|[1-9])'
const decided = words(
  'hearings?',
  'decisions?',
  'decid\\w+',
  'determin\\w+',
  'rul(?:e|es|ing|ed)',
  'outcome',
  'committee met',
  'panel met',
  'acted on',
)
const goodTime: readonly RegExp[] = [
  phrase`(?:pre-hearing meeting|panel is given|ten|fourteen|fifteen|twelve|fortnight|two weeks|three weeks|1\d|2\d|moved|postponed|called off|off the calendar|not earlier|no sooner|no longer stands|by mistake|full (?:time|period)|at least|after the hearing|comments? (?:on|within)|appeal\w*|pre-hearing|evidence file|response\w* (?:must|to|are|within)|write to us|questions|interview\w*|complaint\w*|report (?:it|the|any|an|sexual)|days? of the)(?! were waived| where practicable)`,
]

/** The report reaches the parties too shortly before the hearing or the decision. */
export const lateReport: readonly Frame[] = [
  together(
    [
      phrase`${report}|you to (?:study|read|look)`,
      phrase`(?:(?:no more than |only |just )?${fewDays} (?:\(\d\) )?(?:business |school |calendar |working |full )?days? (?:\w+ ){0,4}?(?:after|before|in advance|prior|ahead|beforehand|for you)|${fewDays} (?:school |business |calendar )?days|(?:24|48|72|forty-eight|seventy-two|twenty-four) hours|the (?:morning|eve|day|evening) (?:of|before) the hearing|on the morning of|when you arrive|at the door|at the hearing itself|the (?:third|second|fifth) working day before|a week is short|(?:were|was|are|is) waived|the next (?:day|afternoon|morning)|tomorrow|over the weekend|by the end of that week|forty-five minutes|monday's hearing stands|where practicable)`,
      phrase`${decided}`,
    ],
    { unless: goodTime },
  ),
  together(
    [
      phrase`${report}`,
      phrase`(?:together with (?:the|this|our) (?:outcome|decision|determination)|(?:enclosed|attached|included) with (?:this|the) (?:decision|outcome|determination)|with the (?:outcome|decision) letter|until now|(?:neither|no) (?:family|party|side|one) (?:has|had)(?: had)?(?: it)? (?:until now|before|so far)|for the first time|you may (?:now )?(?:read|see) (?:it|the report) (?:now|with)|what the decision rests on)`,
      phrase`(?:outcome|decision|determination|enclosed|attached)`,
    ],
    {
      unless: [
        phrase`(?:hearing will|response|written answer|decision will|before (?:the|a|any) (?:decision|determination)|ten|1\d days)`,
      ],
      documents: ['written_determination', 'notice_of_allegations'],
    },
  ),
  together(
    [
      phrase`(?:hearing (?:\w+ ){0,5}?(?:stands|going on as planned|will (?:\w+ )?go on|go on as planned|held all the same|as announced|put forward|moved up|tomorrow|will open tomorrow)|no one will want to put off)`,
    ],
    { beside: [phrase`${report}`], unless: [phrase`(?:not|off|later|new date|ten days)`] },
  ),
]

/** The report to look at only, in part, read aloud, for a price, or not for the advisor. */
export const reportInHand: readonly Frame[] = [
  together(
    [
      phrase`${report}`,
      phrase`(?:(?:can|may|will|to) (?:\w+ )?(?:be )?(?:read|viewed?|seen?|see|consult\w*|inspect\w*|looked at|look at) (?:\w+ ){0,5}?(?:at|in|on the screen|for a single|the office copy|whenever|under)|read aloud|(?:over|by) (?:the )?(?:tele)?phone|orally|in lieu of|summar(?:y|ized)|main points|in person|single session|no cop(?:y|ies)|${not} (?:\w+ ){0,3}?(?:send|sent|mail|e-?mail|given|give|get|getting|see|cleared|entitled|issued|access)|to the student only|only one (?:hard )?copy|(?:cents|dollars|\$ ?\d+) |charge is|payable|without (?:names|dates|appendices|witness)|redacted|kept back|confidential and belongs|shared with you after|(?:front|equity office) desk|front desk|lying in|come by|consult|visible to|without names|version without|locker|promise not to|access rights|requested once|home room|cleared for|persons outside|what the witnesses said)`,
      phrase`(?:advis[eo]rs?|famil(?:y|ies)|part(?:y|ies)|you|students?|${oneSide}|lawyers?|attorney|cop(?:y|ies)|parents|representatives|page)`,
    ],
    {
      documents: caseDocuments,
      unless: [
        phrase`(?:free of charge|attempt|came back|in addition|besides|past years|used to|has been closed|by email (?:as|to)|emailed to|was emailed|so far|came on top|asked him to|give us a name|straight from us|newspapers?|classmates who|came on top|originals?|was sent to (?:his|her)|all concerned|password|if you prefer|restrict who|printed|report (?:to|the|it|that|any)(?! family)|(?<!once the )appeal (?:officer|by|must|will)|recording|interviewed?|reported|evidence (?:file|packet)|complaint|hearing officer will|crime|transcript|retaliation|send (?:your|written)|response\w*|coordinator's report|is enclosed)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:advis[eo]rs?|lawyers?|attorneys?|representatives?|persons from outside|mother)`,
      phrase`(?:${not} (?:\w+ ){0,4}?(?:sent?|send|given?|see|get|link|correspond|share|cop(?:y|ies)|cleared|receive)|up to you|only after|in the presence of|receive it at the door|have no accounts|students and not)`,
    ],
    {
      beside: [phrase`${report}`],
      unless: [
        phrase`(?:until|so far|named|interview|speak|question\w*|hearing (?:if|when)|conflict|any copy to others|further|share (?:it|the) (?:with|outside)|disclos\w+|redistribut\w+)`,
      ],
    },
  ),
]

const say = words(
  'responses?|respond\\w*|repl(?:y|ies)|answers?|comments?|remarks?|reactions?|react|statements?|written submissions?|letters?|opinions?|thoughts|say|challenges?|submissions?|pages|taking a position|position|what you think|free text|feedback|errors|keep them for|second round|criticism',
)
/** No say on the report, or one that is not read. */
export const reportSay: readonly Frame[] = [
  together(
    [
      phrase`${report}`,
      phrase`${say}`,
      phrase`(?:${turnedAway}|${atOnce}|${onCondition}|${onlySome}|go unread|not to be burdened|licensed|not (?:be )?(?:asked|passed|placed|sent|read|considered|used)|do not write|nothing (?:left )?for you|could not be used|returned|removed pages|disregard|color her view|from the (?:complainant|respondent) only|keep them|keep it for|after that|leads? to|lead to|closed?s? when|moved away from|no longer)`,
    ],
    {
      documents: caseDocuments,
      unless: [
        phrase`(?:after the deadline|though|silence|twelve days|ten (?:school |business |calendar )?days|no further changes|need not be|need not answer it|please don't send your reply to the other|another|appeal (?:officer|panel|by|must|was)|home address|both are|will be read|are read|goes with it|goes to|go to|was put into|next to|on our office in general|points?|translat\w+ and|evidence review|by \w+ \d+(?!.*only)|complaint|retaliat\w*|it is listed|typed it up|report (?:to|the|a|any|sexual) )`,
        phrase`(?:both|each) (?:parties|of you|party|side) (?:may|can|have|has|had)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:(?:has|have) not been passed on|no such step is foreseen|has no standing|from then on you wait|(?:part|role) (?:\w+ ){0,6}?(?:ends?|is over)|other (?:responses|comments|letters) go unread|decides on the report alone|nothing left for you to say|no need for you to answer|was written while|not (?:be )?placed in the file|does not go to the person|decline[d]? (?:\w+\.? ?){0,4}?written statement|taking a position|rather hear from (?:him|her|you) in person)`,
    ],
    {
      beside: [phrase`${report}|replies|letters such as yours`],
      unless: [phrase`(?:is not|are not) (?:over|ended)`],
    },
  ),
  together(
    [
      phrase`(?:remarks|comments?|repl(?:y|ies)|responses?|it|keep them|answer(?:s|ing)?|thoughts|opinions?) (?:[\w,]+ ){0,6}?(?:no longer possible|was returned|were returned|not offered|unread|done away with|for your appeal|after that|not placed|as argumentative|removed)`,
    ],
    { beside: [phrase`${report}`], unless: [phrase`(?:deadline|evidence review|typed)`] },
  ),
]
