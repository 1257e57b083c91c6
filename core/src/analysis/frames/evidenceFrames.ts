/** Frames of the review of evidence, of treatment records and of supportive measures. */
import { phrase, words } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { type Frame, together } from './frame.ts'
import { denied, not } from './ideas.ts'

const items =
  '(?:items?|materials?|evidence|documents?|statements?|interviews?|things|exhibits?|messages|recordings?|papers|records?|whatever|what|anything|summar(?:y|ies))'
const evidenceFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'EVR-01': [
    together(
      [
        phrase`(?:left out|set (?:aside|to one side)|put (?:aside|to one side)|held back|kept (?:back|out|by|in|with)|withheld|omitted|removed|excluded|taken out|retained|(?:is|are|has been|have been|was|were) not (?:included|enclosed|sent|part)|(?:stays?|remains?) (?:with|in|at|here))`,
        phrase`${items}`,
        phrase`(?:${not} (?:\w+ ){0,2}(?:plan\w*|intend\w*|expect\w*|propose\w*|mean\w*|rel(?:y|ies|ied)|use[ds]?|rest|draw|need\w*|help\w*)|(?:no|little|without) (?:use|weight|value|bearing|interest)|unhelpful|unused|unimportant|surplus|unnecessary)`,
      ],
      {
        unless: [
          phrase`(?:privileg\w+|treatment|medical|counsel\w+|duplicate\w*|consent|unrelated|not (?:directly )?related|sexual|nothing|no(?:thing| \w+) (?:has|have|was|were))`,
        ],
      },
    ),
    together(
      [
        phrase`(?:holds?|contains?|includes?|consists? of|limited to|confined to|made up of|is|are) (?:only |just |solely )?(?:the |those |such )?(?:\w+ ){0,2}?${items} (?:that |which |on which )?(?:\w+ ){0,3}?(?:will|to|plans?|intends?|expects?|proposes?) (?:to )?(?:be )?(?:use[ds]?|rel(?:y|ied)|put (?:forward|before)|draw)`,
      ],
      { unless: [phrase`(?:not|n't|and|also|as well|whether|or)`] },
    ),
  ],
  'EVR-03': [
    together(
      [
        phrase`(?:${not}|no|without) (?:\w+ ){0,4}?(?:given|get|gets|receive|have (?:access|a copy|copies|it|them)|sent|provided|issued|copied|see|log-?ins?|access|link|cop(?:y|ies)|view|supplied|included|shared)`,
        phrase`advis[eo]rs?(?:'s)?`,
      ],
      {
        documents: ['evidence_review_letter', 'investigative_report'],
        unless: [
          phrase`(?:no advis[eo]r|not (?:yet )?(?:named|chosen|told)|n't (?:yet )?named|if|unless|treatment|privileg\w+|post|further|third|pass|download|print|one else|beyond|also|both)`,
        ],
      },
    ),
  ],
  'EVR-05': [
    together(
      [
        phrase`(?:investigat\w+ |final |written )?report (?:\w+ ){0,3}?(?:(?:is|was|has been|had been) (?:\w+ )?(?:signed off|finished|complete[d]?|finali[sz]ed|closed|done|written|submitted|handed (?:in|over|to)|with the|in final form)|went to)`,
      ],
      {
        documents: ['evidence_review_letter'],
        unless: [
          phrase`(?:${denied}|before|until|when|once|after|will be|if|by the time|police|draft)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:${not} (?:\w+ )?(?:change|alter|affect|amend|influence|reopen|be (?:\w+ )?(?:read|weighed|considered|taken|answered|reviewed|part))|for (?:the record|information|completeness) only|no (?:effect|influence|bearing))`,
        phrase`(?:respon[ds]\w*|comments?|repl(?:y|ies)|answers?|submissions?|remarks?|what (?:you|the parties) (?:send|write|say)|anything you (?:send|write))`,
      ],
      {
        documents: ['evidence_review_letter'],
        unless: [
          phrase`(?:late|after (?:the|that|this)|deadline|past|if|unless|retaliat\w+|supportive)`,
        ],
      },
    ),
  ],
  'EVR-06': [
    together(
      [
        phrase`(?:was|were|has been|have been|had been|got|received) (?:\w+ )?(?:given|sent|shown|provided|granted|handed|allowed|theirs|hers|his) … (?:on|since|last|earlier|already|first|weeks?|days?|(?:has|have) (?:until|till|through|to))`,
        phrase`(?:complainant|respondent|other (?:party|side|student|family))`,
      ],
      {
        documents: ['evidence_review_letter'],
        unless: [
          phrase`(?:both|each|(?:the|at the) same (?:day|time|date|hour|evidence|file|access|period|number|materials?|morning)|equal\w*|also|alike|notice|interview\w*|this morning|today|identical\w*|together)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:has|have|had|gets?|got) (?:until|till|through|(?:\w+ ){0,2}(?:more|extra|additional|longer|twice)|(?:\w+ ){1,2}(?:weeks|days))`,
        phrase`(?:complainant|respondent|other (?:party|side|student|family))`,
      ],
      {
        documents: ['evidence_review_letter'],
        unless: [
          phrase`(?:both|each|the same (?:day|time|date|period|number|deadline|window)|equal\w*|also|alike|too|either|parties|request\w*|if)`,
        ],
      },
    ),
  ],
}

const care = words(
  'therapists?',
  'therapy',
  'counsel?ling',
  'counsel?lors?',
  "doctors?(?:'s)?",
  'physicians?',
  'nurses?',
  'psych\\w+',
  'psychiatr\\w+',
  'clinics?',
  'hospitals?',
  '(?:student |campus |university |college )?(?:health|wellness|medical) (?:cent(?:er|re)|services?|clinic|office|unit)',
  'infirmary',
  'mental health',
)
const careRecords =
  '(?:records?|notes|charts?|files?|visits?|histor(?:y|ies)|intake|documentation|papers|printouts?|assessments?)'
const freely = [
  phrase`(?:consent\w*|voluntar\w+|permission|authori[sz]\w+|waiv\w+|releases? (?:signed|given)|if you (?:wish|want|like|choose|would like)|may (?:choose|share|give|sign|bring)|choose to|needn't|free (?:of|to)|confidential|(?:not|n't|never|nothing|nobody|no) (?!evaluate|able|go|proceed|move|complete))`,
]
const recordFrames: readonly Frame[] = [
  together(
    [
      phrase`(?:obtain\w*|requested|pulled|received|retriev\w+|supplied|provided|sent (?:to )?(?:us|me|over)|released|furnished|shared (?:with )?(?:us|me)|quoted|reviewed|drew on|relied on|attached|tab|exhibit|appendix) `,
      phrase`${care}`,
      phrase`${careRecords}`,
    ],
    {
      unless: [
        ...freely,
        phrase`(?:support\w*|referr\w+|appointments? (?:with|are|can)|call|visit (?:the|our))`,
      ],
    },
  ),
  together(
    [
      phrase`(?:bring|provide|submit|sign|hand over|turn over|send|furnish|produce|need|require[sd]?|must have|release for|copies of|access to)`,
      phrase`${care}`,
      phrase`${careRecords}`,
      phrase`(?:shall|must|please|required|need\w*|before we|until|unless|so that we|in order|are to|is to|will have to|expect\w*|asked to)`,
    ],
    { unless: [...freely, phrase`(?:support\w*|accommodat\w+|extension|absence)`] },
  ),
]

const measure =
  '(?:measures?|support\\w*|escorts?|directives?|orders?|extensions?|changes?|accommodations?|help|services|arrangements?|adjustments?|counsel\\w+)'
const otherStudent =
  '(?:he|she|they|boy|girl|(?:other|accused|responding|named) (?:student|party|person)|respondent|your (?:son|daughter|child)|you)'
const supportFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'SUP-02': [
    together(
      [
        phrase`(?:once|until|after|when|only (?:if|when|after|once)|unless|as soon as|subject to|depends? on|following|requires?|needs?|in return for|upon) (?:\w+ ){0,4}?(?:complaint|filing|filed?|sign(?:ed)? (?:one|it))`,
        phrase`${measure}`,
        phrase`(?:available|released?|offered?|open\w*|unlock\w*|provided?|can|could|able|begin\w*|starts?|put in place|arranged?|hands are tied|wait\w*|considered?|possible|given|granted|kick in|for (?:students|people) who)`,
      ],
      {
        documents: ['supportive_measures_letter'],
        unless: [
          phrase`(?:with or without|whether or not|even if|regardless|no (?:formal )?complaint|(?:not|n't) (?:\w+ )?(?:need|require|depend|have|affect|change|wait|lose)|ever|stay|remain|continue|withdraw\w*|how to|in case)`,
        ],
      },
    ),
  ],
  'SUP-04': [
    together(
      [
        phrase`(?:bill(?:ed)?|charged?|costs?|fees?|payable|invoiced?|deduct\w+|your (?:student )?account|out of pocket|at your (?:own )?expense|comes? to|per (?:week|month|session|hour))`,
        /\$ ?\d|\b(?:your (?:student )?account|out of pocket|your (?:own )?expense|you pay|pay for)\b/,
      ],
      {
        documents: ['supportive_measures_letter'],
        unless: [
          phrase`(?:no|not|n't|free|without|waiv\w*|cover\w*|refund\w*|credit\w*|(?:we|university|college|school|district|office|i) (?:will )?(?:pay|pays|paid|bear|cover)\w*|paid by)`,
        ],
      },
    ),
  ],
  'SUP-06': [
    together(
      [
        phrase`(?:told|posted|shared|inform\w*|announc\w+|notif\w+|e-?mailed|cop(?:y|ied)|listed|explained|let … know|circulat\w+|published|read out|calendar|bulletin)`,
        phrase`(?:instructors?|faculty|professors?|teachers?|tas?|coach\w*|team\w*|department\w*|class(?:es|mates)?|roommates?|hall|residents?|staff|everyone|floor|office|calendar|list-?serv|students|supervisors?|colleagues)`,
        phrase`(?:reason\w*|why|reported|report|complaint|what (?:happened|you (?:told|said|reported))|nature|situation|details|circumstances|assault\w*|harass\w*|allegation\w*)`,
      ],
      {
        documents: ['supportive_measures_letter'],
        unless: [
          phrase`(?:only|need to know|need-to-know|permission|consent|not|n't|without|nobody|no one|never|nothing|no (?:reason|details?)|how to|may)`,
        ],
      },
    ),
  ],
  'SUP-05': [
    together(
      [
        phrase`(?:sit out|off the (?:team|squad|roster)|suspend\w*|days? (?:at home|out of school|off)|sent home|stay home|alternative (?:program|school|placement|setting|campus)|transferred? (?:to|out)|barred|banned|expel\w*|stripped|forfeit\w*|bench\w*|probation|detention|withdrawn from|dropped from|exclud\w+ from|kept off|lose\w* (?:his|her|their|your)|removed from (?:the |his |her |their |your |all )?(?:team|hall|housing|class\w*|course|school|campus|club|office|position))`,
        phrase`${otherStudent}`,
      ],
      {
        documents: ['supportive_measures_letter'],
        unless: [
          phrase`(?:ask\w*|request\w*|choice|choose|chose|voluntar\w+|if|may|can|could|not|n't|no|never|emergency|after (?:a|the) (?:finding|determination)|agreed|prefer\w*|would like|without)`,
        ],
      },
    ),
  ],
}

/** Kept from school while the case runs, however kindly it is put. */
const keptAway: Frame = together(
  [
    phrase`(?:${not} (?:\w+ )?(?:be )?(?:attend\w*|com(?:e|ing) (?:to|back|in)|return\w*|rid(?:e|ing)|play\w*|practic\w*|go(?:ing)? to (?:class|school)|on campus|back)|stay(?:s|ing)? (?:home|away|out)|at home|kept (?:home|out|away)|sent home|sit(?:s|ting)? out|off the (?:team|bus|roster))`,
    phrase`(?:from (?:\w+ ){0,2}?(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)|as of|until|till|while|for as long as|pending|during|starting|beginning|effective)`,
    phrase`(?:school|class(?:es)?|campus|team|bus|hall|practice|lessons|teachers|work|games?)`,
  ],
  {
    documents: ['notice_of_allegations', 'notice_of_meeting_or_interview'],
    unless: [
      phrase`(?:emergency|threat|choose|choice|wish\w*|voluntar\w+|interview|hearing|advis[eo]rs?|may|if|asked|excused|evidence|witness\w*|contact)`,
    ],
  },
)

export const evidenceAndSupport: Partial<Record<RequirementId, readonly Frame[]>> = {
  ...evidenceFrames,
  ...supportFrames,
  'MTG-06': recordFrames,
  'SUP-08': [keptAway],
}
