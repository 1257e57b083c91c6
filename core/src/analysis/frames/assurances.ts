/** What careful letters grant in some way, by requirement. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import type { Assurance } from './assurance.ts'
import { not } from './ideas.ts'

const removes = phrase`(?:remov\w+|suspend\w*|suspension|exclu(?:ded|sion)|barred|banned|sent home|leave (?:campus|the (?:school|university|college))|kept (?:out|home)|off (?:campus|school grounds))`
const says =
  (words: RegExp): NonNullable<Assurance['when']> =>
  ({ reading }) =>
    reading.sentences.some(({ plain }) => plain.search(words) !== -1)
const removal = {
  documents: ['no_contact_or_emergency_removal_notice'],
  when: says(removes),
} as const
const both =
  '(?:both|each|either|all|all parties|same|together|jointly|simultaneous\\w*|one (?:message|mailing|day|moment)|single (?:message|mailing|e-?mail)|parties|families)'

/** Both get it in one sending. */
const toldTogether: Assurance['met'] = [
  {
    all: [
      phrase`${both}`,
      phrase`(?:sent|sends?|sending|mail\w*|letter|notice|cop(?:y|ies)|told|inform\w*|notif\w*|receiv\w*|gets?|goes|going|e-?mail\w*|written|issued|addressed|dear|reach\w*|transmit\w*|deliver\w*|message|minute|hour|day|to)`,
    ],
  },
  {
    all: [
      phrase`(?:complainants?|respondents?|m[rs]s?\.? [\w-]+|other (?:party|student|person)|she|he)`,
      phrase`(?:same|cop(?:y|ied|ies)|also|too|likewise|identical|simultaneous\w*|cc|in parallel)`,
      phrase`(?:letter|notice|sent|receiv\w*|gets?|mail\w*|told|inform\w*|cc|copy|copied|writing|decision)`,
    ],
  },
]

export const assurances: Partial<Record<RequirementId, readonly Assurance[]>> = {
  'ERM-01': [
    {
      ...removal,
      met: [
        {
          all: [
            phrase`(?:individual\w*|case[- ]by[- ]case|own (?:facts|merits|circumstances)|assess\w*|analys[ie]s|analy[sz]\w+|evaluat\w+|threat (?:assessment )?team|weighed|looked (?:at|closely|hard)|examined|considered|went through|reviewed|judged)`,
            phrase`(?:risks?|safety|threat\w*|facts|circumstances|danger\w*|case|alternatives)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ )?(?:assess\w*|an individual|individual\w*|considered|carried)|every|all students|no (?:assessment|analysis|review))`,
          ],
        },
      ],
      text: 'We did not find that the school looked at the risk in this case on its own facts. An emergency removal must rest on an individualized safety and risk analysis.',
    },
  ],
  'ERM-02': [
    {
      ...removal,
      met: [
        {
          all: [
            phrase`(?:immediate\w*|imminent\w*|present|serious|direct|urgent|real|right now|at risk)`,
            phrase`(?:threat\w*|danger\w*|risks?|harm\w*|hurt\w*)`,
            phrase`(?:physical\w*|safety|health|bodily|violen\w+|hurt\w*|harm\w*|injur\w+|weapons?|kill\w*)`,
          ],
          unless: [phrase`(?:reputation|comfort)`],
        },
      ],
      text: 'We did not find that the school saw an immediate threat to anyone’s physical health or safety. An emergency removal must rest on such a threat, and it must arise from the allegations.',
    },
  ],
  'ERM-03': [
    {
      ...removal,
      met: [
        {
          all: [
            phrase`(?:challeng\w*|contest\w*|object\w*|appeal\w*|disput\w*|disagree\w*|be heard|your side|see you|meet with|reconsider\w*|review\w*|lift\w*|undo|reverse|overturn|speak (?:to|with))`,
            phrase`(?:immediate\w*|right away|straight away|today|tonight|tomorrow|at once|now|same day|promptly|without delay|as soon as|(?:at )?any time|at any hour|this (?:morning|afternoon|evening|week)|within (?:\d|one|two|three|twenty-four|24|forty-eight|48|72)(?: \(\d+\))?[ -](?:business |school |calendar )?(?:hours?|days?)|next (?:day|morning|(?:school|business) day)|(?:mon|tues|wednes|thurs|fri)day)`,
          ],
          unless: [
            phrase`(?:after the (?:hearing|investigation)|unanswered|new year|next (?:term|semester|month)|once the (?:case|investigation))`,
          ],
        },
      ],
      text: 'We did not find that you may challenge the removal right after it. The rule asks for notice and an opportunity to challenge the decision immediately following the removal.',
    },
  ],
  'HRG-04': [
    {
      documents: ['hearing_notice'],
      topic: {
        all: [
          phrase`(?:questions?|questioning|cross-?examin\w*|asked)`,
          phrase`(?:part(?:y|ies)|witness\w*|chair|panel|board|officer|advis[eo]rs?|written?|cards?|submit\w*)`,
        ],
        unless: [
          phrase`(?:any questions|have questions|questions (?:about|regarding|on) (?:this|the) (?:letter|notice|process|procedure)|contact|call|e-?mail|write to)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:advis[eo]rs? … (?:asks?|questions?|cross-?examines?|puts?|poses?|(?:do|does|conducts?|carry|carries) (?:out )?the (?:asking|questioning|cross))|(?:asked|questioned|questioning|cross-?examin\w*|put|examined) … by … advis[eo]rs?|cross-?examination (?:by|through|of))`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,2}(?:ask|question|put|cross\w*|pose)|in writing|written questions|write out|hand(?:ed)? (?:them )?(?:up|in)|on cards|through the (?:chair|panel|board)|(?:chair|panel|board|officer) (?:\w+ )?(?:reads|puts|asks) )`,
          ],
        },
      ],
      text: 'These words are about the questions at the hearing, and we did not find that each party’s advisor may ask them. At a college’s live hearing advisors ask the other party and the witnesses directly, orally and in real time.',
    },
  ],
  'HRG-10': [
    {
      documents: ['hearing_notice'],
      topic: {
        all: [
          phrase`(?:record(?:ed|ing|ings|s)?|transcripts?|transcribed|tapes?|taped|minutes|video(?:taped|s)?|audio)`,
          phrase`(?:hearing|session|board|panel|chamber|room|kept|made|no|not|exist)`,
        ],
        unless: [
          phrase`(?:minutes (?:each|before|early|late|to|per|for)|(?:\d+|five|ten|fifteen|twenty|thirty|few|several|forty-five) minutes|evidence|by (?:secure )?video|video ?(?:link|conference|call)|student records?|for the record|medical|treatment|years)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:record(?:ed|ing|er|s)?|transcript|transcribe[ds]?|stenograph\w+|court reporter|tape[ds]?|audio|audiovisual)`,
            phrase`(?:kept|made|make|makes|keep|keeps|taken|will be|is|are|shall|may (?:listen|inspect|read|review|see)|can be|listened|available|works? the)`,
          ],
          unless: [phrase`(?:no|not|nor|neither|never|without|nothing|forbidden|n't)`],
        },
      ],
      text: 'We did not find that the hearing is recorded or transcribed. The college must make a recording or transcript and let both parties inspect it.',
    },
  ],
  'EVR-03': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:attach\w*|enclos\w*|links?|portal|e-?mail\w*|mailed|sent|send|sending|cop(?:y|ies)|upload\w*|download\w*|usb|drive|folders?|zip|pdf|on paper|electronic\w*|printed|delivered|login|box)`,
            phrase`(?:evidence|file|materials?|everything|packet|you|copy|copies|folder|link)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,3}(?:send|sent|e-?mail\w*|copy|copies|copied|leave|let|mail\w*|out|given)|can't|no cop(?:y|ies)|only (?:in|at)|send (?:me|us|your))`,
          ],
        },
      ],
      text: 'We did not find that the evidence is sent to you and your advisor, electronically or on paper. The rule asks for a copy, not only for a place to view it.',
    },
  ],
  'EVR-05': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:before|prior to|until|in preparing|when (?:i|she|he|they|we) (?:write|writes|prepare)|then|after (?:that|you)|not (?:yet )?(?:begun|started|finished|complete\w*|written|final\w*)|read\w*|consider\w*|weigh\w*|account|go(?:es)? through|draft\w*|next|reflect\w*)`,
            phrase`(?:reports?|comments?|respons\w+|repl(?:y|ies)|answers?|what you (?:write|send))`,
          ],
          unless: [phrase`(?:${not} (?:be )?(?:\w+ )?(?:change|consider\w*|read|weigh\w*|alter))`],
        },
      ],
      text: 'We did not find that the investigator will consider your answer before the report is finished. The rule asks for that.',
    },
  ],
  'DIS-06': [
    {
      documents: ['dismissal_notice'],
      met: [
        {
          all: [phrase`appeals?|appealed|ask … to (?:review|reconsider)`],
          unless: [phrase`(?:no|not|cannot|never|without) (?:\w+ ){0,3}appeal\w*`],
        },
      ],
      text: 'We did not find that the dismissal can be appealed. The rule gives both parties an appeal of a dismissal, on three bases.',
    },
  ],
  'DIS-05': [
    {
      documents: ['dismissal_notice'],
      met: [
        {
          all: [
            phrase`${both}`,
            phrase`(?:sent|send\w*|mail\w*|letter|notice|cop(?:y|ies)|told|inform\w*|notif\w*|receiv\w*|get|gets|goes|going|e-?mail\w*|written|time|issued|addressed|dear|to)`,
          ],
        },
        {
          all: [
            phrase`(?:complainants?|respondents?|m[rs]s?\.? [\w-]+|other (?:party|student|person)|she|he)`,
            phrase`(?:same|cop(?:y|ied|ies)|also|too|likewise|identical|simultaneous\w*|cc|today|in parallel)`,
            phrase`(?:letter|notice|sent|receiv\w*|get|gets|mail\w*|told|inform\w*|cc|copy|copied|writing)`,
          ],
        },
      ],
      text: 'We did not find that both parties get this notice at the same time. The rule asks for written notice to both at once.',
    },
  ],
  'DET-11': [
    {
      documents: ['written_determination'],
      met: [
        {
          all: [
            phrase`(?:final\w*|takes? effect|effective|binding|closed|stands|stayed|on hold|begins?|starts?|carried out|imposed|in force|provisional)`,
            phrase`(?:appeal\w*|deadline|expire\w*|until|period|that (?:day|date)|if (?:no|neither|there)|without one|run out|elapsed|passed|review\w*)`,
          ],
        },
        { all: [phrase`appeal\w*`, phrase`(?:suspend|stay|pause|hold|delay|postpone|until)\w*`] },
      ],
      text: 'We did not find when this decision becomes final. Under the rule that is only after an appeal is decided, or when the time to appeal has run out.',
    },
  ],
  'IR-05': [
    {
      documents: ['informal_resolution_notice'],
      met: [
        {
          all: [
            phrase`(?:withdraw\w*|leav(?:e|es|ing)|stop\w*|back out|step\w* (?:away|out|back)|end (?:it|the)|chang\w+ (?:your|their|his|her) minds?|return\w*|go(?:ing)? back|com(?:e|ing) back|quit|walk away|pull out|resum\w*|opt out)`,
            phrase`(?:any ?time|any (?:point|stage|moment)|whenever|before|until|free to|may|can|right to|either|at will)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,3}(?:withdraw\w*|leave|stop|return|go back|be (?:left|stopped))|no (?:going|turning|way)|that or nothing|cannot|can't)`,
          ],
        },
      ],
      text: 'We did not find that each party may withdraw before agreeing to a resolution and go back to the grievance process. The rule gives both that right.',
    },
  ],
  'IR-02': [
    {
      documents: ['informal_resolution_notice'],
      met: [
        {
          all: [
            phrase`(?:voluntar\w+|free(?:ly)? to|optional|choose|choice|choos\w+|only if|no one (?:has|must|is)|nobody (?:has|must|is)|not (?:have to|required|obliged|need)|need not|don't have to|up to (?:you|each)|wish|agree\w*|consent\w*|say no|saying no|if you (?:both )?(?:want|like|decide))`,
            phrase`(?:sign\w*|writ(?:e|ing|ten)|forms?|paper|consent\w*|e-?mail\w*)`,
          ],
          unless: [
            phrase`(?:put you (?:both )?down|signed you up|enrolled you|oral\w*|over the phone|by phone)`,
          ],
        },
      ],
      text: 'We did not find that this is voluntary and needs the written consent of both parties. The rule asks for both.',
    },
  ],
  'APP-05': [
    {
      documents: ['appeal_decision'],
      met: [
        {
          all: [
            phrase`(?:statements?|responses?|responded|repl(?:y|ied|ies)|answer\w*|submi\w+|wrote|written|in writing|opposition|comments?|brief|letter|sent in|had (?:her|his|their) say)`,
            phrase`(?:both|each|either|also|complainants?|respondents?|other (?:party|side|student)|m[rs]s?\.? [\w-]+|she|he|they|neither|parties)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,2}(?:ask\w*|invit\w*|given|need\w*|necessary|seek|sought|hear)|no need)`,
          ],
        },
      ],
      text: 'We did not find that both parties could send a written statement on the appeal. The rule gives both that opportunity.',
    },
  ],
  'RPT-05': [
    {
      documents: ['investigative_report'],
      met: [
        {
          all: [
            phrase`(?:respon[ds]\w*|repl(?:y|ies)|comments?|answers?|write (?:back|to)|reactions?|statement)`,
            phrase`(?:part(?:y|ies)|you|each|both|either|families|days|until|by|written|in writing|complainant|respondent)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,2}(?:accept\w*|consider\w*|respond|allowed)|no (?:response|comments|repl))`,
          ],
        },
      ],
      text: 'We did not find that the parties may answer this report in writing. The rule gives both that opportunity.',
    },
  ],

  'DET-10': [
    {
      documents: ['written_determination'],
      met: toldTogether,
      text: 'We did not find that both parties get this decision at the same time. The rule asks for that.',
    },
  ],
  'APP-07': [
    {
      documents: ['appeal_decision'],
      met: toldTogether,
      text: 'We did not find that both parties get the decision on the appeal at the same time. The rule asks for that.',
    },
  ],
  'EVR-01': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:all|every\w*|everything|whole|entire|complete|full|whatever|any(?:thing)?|each|whether or not|(?:not|n't) (?:\w+ ){0,2}(?:use|rely|cite|intend))`,
            phrase`(?:evidence|gather\w*|collect\w*|obtain\w*|materials?|related|received|there is|there|records?|picked up|people said|file)`,
          ],
          unless: [
            phrase`(?:left out|set (?:aside|to one side)|held back|kept back|withheld|omitted|removed|taken out|only what|will be used)`,
          ],
        },
      ],
      text: 'We did not find that all the evidence is open to you. The rule asks for all that is directly related to the allegations, also what the school does not rely on.',
    },
  ],
  'EVR-06': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:both|each|same|equal\w*|either|all of you|you all|the other (?:party|side|family|student))`,
          ],
        },
      ],
      text: 'We did not find that both parties have the same access and time. The rule asks for an equal opportunity.',
    },
  ],
  'HRG-05': [
    {
      documents: ['hearing_notice'],
      met: [
        {
          all: [
            phrase`(?:provid\w*|appoint\w*|assign\w*|find|found|suppl(?:y|ies|ied)|arrange\w*|given?|gets?|offer\w*|furnish\w*|nam(?:e|ed)|sent|lend|lent)`,
            phrase`(?:advis[eo]rs?|one|someone|somebody)`,
            phrase`(?:free(?: of charge)?|no (?:cost|charge|fee)|without (?:cost|charge|fee|paying)|pay(?:s)? nothing|costs? (?:\w+ )?nothing|(?:its|our|the (?:university|college|school|institute)'s) (?:own )?expense|nothing to pay)`,
          ],
          unless: [phrase`(?:${not} (?:\w+ ){0,2}(?:provid\w*|appoint\w*|assign\w*|find|supply))`],
        },
      ],
      text: 'We did not find that a party who has no advisor is given one free of charge for the hearing. The rule asks a college for that.',
    },
  ],
  'HRG-09': [
    {
      documents: ['hearing_notice', 'written_determination'],
      topic: {
        all: [
          phrase`(?:absen(?:t|ce)|silen(?:t|ce)|(?:not|won't|don't|didn't|doesn't|never) (?:to )?(?:speak|answer|come|attend|appear|show|take part|participate|respond)\w*|stay(?:s|ed|ing)? away|refus\w+|declin\w+ to|no-?show)`,
          phrase`(?:draw|draws|drew|drawn|conclu\w+|infer\w*|lesson|count\w*|against|mean\w*|weigh\w*|assum\w+|presum\w+|regard\w*|take\w* (?:it|that|this|as|the)|read\w* (?:as|into)|treat\w*|judg\w+ (?:by|from)|reflect\w*|bearing)`,
        ],
        unless: [phrase`(?:presumed not|presumption|evidence standard|retaliat\w+)`],
      },
      met: [
        {
          all: [
            phrase`(?:absen(?:t|ce)|silen(?:t|ce)|speak|answer\w*|come|coming|attend\w*|appear\w*|show\w*|part\w*|home|away|refus\w+|declin\w+)`,
            phrase`(?:${not} (?:\w+ ){0,4}(?:draw\w*|drawn|conclu\w+|infer\w*|count\w*|held|hold|weigh\w*|assum\w+|read|take|taken|treat\w*|mean|affect|against)|no (?:adverse |negative )?(?:inference|conclusion)\w*|nothing (?:from|into|against|about)|without (?:drawing|holding))`,
          ],
        },
      ],
      text: 'These words give a meaning to staying away or staying silent. Under the rule no inference about responsibility may be drawn from that alone.',
    },
  ],
  'MTG-05': [
    {
      documents: ['notice_of_meeting_or_interview'],
      topic: {
        all: [
          phrase`(?:advis[eo]rs?|support persons?|companions?|accompan\w+|(?:attends?|comes?|sits?) with you|with you|that person)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:choice|choos\w+|chosen|pick|whoever|whomever|anyone|any(?:one|body)|any (?:person|adult|one)|like|wish|trust|select\w*|attorney|lawyer|you want|prefer)`,
            phrase`(?:advis[eo]rs?|support persons?|companions?|accompan\w+|with you|bring|beside|attend|help\w*|sit|come)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,3}(?:attorney|lawyer|choose|bring|attend|come)|no (?:attorney|lawyer)s?|roll|roster|list)`,
          ],
        },
      ],
      text: 'These words are about who may come with you, and we did not find that it may be anyone of your choice. The rule lets each party choose an advisor, who may be an attorney.',
    },
  ],
  'SUP-02': [
    {
      documents: ['supportive_measures_letter'],
      topic: {
        all: [
          phrase`(?:open(?:s|ed)? (?:up )?(?:to|for|once|when)|available (?:to|once|when|after|if)|releas\w+|unlock\w*|eligible|qualif\w+|reserved for|depends? on|hangs? on|comes? with|goes? with|add(?:ed)? (?:once|when|after))`,
          phrase`(?:complaints?|cases?|fil(?:e|ed|ing)|process|investigation)`,
        ],
        unless: [
          phrase`(?:with or without|whether or not|regardless|even if|no matter|(?:${not}|nothing|none) (?:\w+ ){0,4}(?:depend|hang|require|need|open)\w*)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:with or without|whether or not|regardless|no matter whether|even if (?:you|no)|(?:${not}|nothing|none) (?:\w+ ){0,4}(?:depend\w*|hang\w*|require\w*|need\w*)|either way|complaint or no)`,
            phrase`(?:complaints?|file|go further|case)`,
          ],
        },
      ],
      text: 'These words seem to tie support to a complaint or case. The rule offers supportive measures with or without a formal complaint.',
    },
  ],
  'SUP-03': [
    {
      documents: ['supportive_measures_letter'],
      when: ({ reading }) =>
        !reading.sentences.some(
          ({ plain }) =>
            plain.search(
              phrase`(?:against you|nam(?:ed|es|ing) you|you (?:are|were|have been) (?:named|accused))`,
            ) !== -1,
        ),
      met: [
        {
          all: [
            phrase`(?:file|filing|fil(?:es|ed)|sign\w*|submit\w*|page|document|forms?|portal|writ(?:e|ing|ten)|e-?mail|walk you through|steps|enclosed|attached|hand)`,
            phrase`(?:complaint|investigat\w*|process)`,
          ],
          unless: [phrase`(?:whether or not there|whether there is ever)`],
        },
      ],
      text: 'We did not find how a formal complaint can be filed. The rule asks the Coordinator to explain that to a complainant.',
    },
  ],
  'DIS-02': [
    {
      documents: ['dismissal_notice'],
      met: [
        {
          all: [
            phrase`(?:programs?|activit(?:y|ies)|off[- ]campus|united states|country|abroad|enrolled|employed|withdr\w+|drop\w*|no longer|left (?:the|us|school)|graduat\w+|transferred|resign\w+|definition|even if|if (?:true|proved|proven)|would not|(?:gather|obtain|collect)\w*|unreachable|outside)`,
          ],
        },
      ],
      text: 'We did not find that the dismissal rests on a ground that the rule lists. The rule lets a school dismiss a formal complaint on listed grounds only.',
    },
  ],
  'IR-01': [
    {
      documents: ['informal_resolution_notice'],
      met: [
        {
          all: [
            phrase`complaints?`,
            phrase`(?:filed|signed|made|brought|submitted|received|dated|your|of|lodged|gave us|sent)`,
          ],
          unless: [
            phrase`(?:no (?:formal )?complaint|without a|before a|${not} (?:\w+ )?(?:file|filed|made|signed))`,
          ],
        },
      ],
      text: 'We did not find that a formal complaint was filed. The rule lets a school offer informal resolution only after that.',
    },
  ],
}
