import { phrase } from '../../analysis/language/phrase.ts'
import type { Belief } from './premise.ts'
import { advisor, college, mayNot, relative, school12 } from './words.ts'

/** Beliefs about advisors and hearings. */
export const aboutHearings: readonly Belief[] = [
  {
    id: 'advisor-choice',
    slug: 'who-can-be-your-advisor',
    correction: {
      text: 'Each party may bring the advisor of their choice to any meeting or hearing. It may be a lawyer or anyone else. The school may not limit who it is or whether they come. It may only limit how far they take part, with the same limits for both parties.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    signs: [
      {
        says: [
          phrase`${advisor} … ${mayNot} … (?:lawyer|attorney|come|attend|bring|be|there|present|allowed|in|at|meeting|interview|hearing|room|join)`,
          phrase`${mayNot} … ${advisor}`,
          phrase`${advisor} .. (?:is|are|was|were) (?:not (?:allowed|permitted|welcome)|banned|barred|forbidden|prohibited|excluded)`,
          phrase`(?:pick|choose|select|use|have|take|from|be on|only) … ${advisor} … (?:(?:their|the|a|school|approved) (?:\w+ )?list|on campus|employees?|staff|faculty|approved|trained)`,
          phrase`(?:only|just) .. (?:faculty|staff|employees|students|trained|approved) .. (?:can|may) be .. advisors?`,
          phrase`(?:parents?|mother|father|friends?|family|relatives?) .. (?:not|are not|is not|can not) .. (?:allowed|permitted|be|come|act|attend)(?= as| in| to| my| an|$| at| on)`,
          phrase`(?:${relative}|someone) (?:can not|may not|is not allowed to) be my ${advisor}`,
          phrase`(?:advisors?|lawyers?|attorneys?) .. approved by`,
        ],
        unless: [
          phrase`(?:speak|talk|say|object|answer|whisper|silent|participate)`,
          phrase`(?:can ?not|could not) (?:afford|find|get|pay|decide|choose|think|reach)`,
          phrase`(?:pay|paid|cost|afford|refused to (?:take|help))`,
          phrase`does not have to be`,
          phrase`(?:do not|did not) have (?:an?|any) ${advisor}`,
          phrase`not have to`,
          phrase`(?:have to|must|need) … without (?:an? )?(?:lawyer|attorney|advisor)`,
          phrase`no (?:lawyer|attorney|advisor) (?:yet|and|so)`,
          phrase`what if my`,
          phrase`my advisor (?:can not|will not) (?:come|make|be there)`,
        ],
      },
    ],
  },
  {
    id: 'lawyer-needed',
    slug: 'choosing-an-advisor',
    correction: {
      text: 'A party’s advisor may be a lawyer but does not have to be. It can be any person the party chooses.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    signs: [
      {
        says: [
          phrase`(?:have to|must|need to|required to|needs? to) .. (?:be|hire|get|have|pay|find|bring) .. (?:a |an )?(?:lawyer|attorney)`,
          phrase`(?:can not|not|no) .. (?:hearing|interview|appeal|do this) .. without .. (?:lawyer|attorney)`,
          phrase`(?:tengo que|necesito|hay que) .. (?:tener|contratar|un) .. abogado`,
        ],
        unless: [
          phrase`(?:not|does not|do not) (?:have to|need to|required to) be`,
          phrase`(?:school|they|college|university) .. (?:have to|must|need to|has to|required to) .. (?:give|provide|pay|get|hire)`,
        ],
      },
    ],
  },
  {
    id: 'school-pays-lawyer',
    slug: 'free-advisor-at-the-hearing',
    correction: {
      text: 'A college must give a party who has no advisor at the live hearing one without fee, to ask that party’s questions in cross-examination. That advisor need not be a lawyer.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    signs: [
      {
        says: [
          phrase`(?:school|they|college|university) .. (?:have to|must|has to|need to|required to|supposed to|will|gives?|provides?|pays?) .. (?:give|provide|pay|get|hire|for)? .. (?:free |a |an |my )*(?:lawyer|attorney|public defender)`,
          phrase`(?:free|appointed) (?:lawyer|attorney) (?:from|by) (?:the|my) (?:school|college|university)`,
          phrase`right to a (?:free )?(?:lawyer|attorney|public defender)`,
        ],
        unless: [phrase`where`],
      },
    ],
  },
  {
    id: 'same-person-decides',
    slug: 'investigator-does-not-decide',
    correction: {
      text: 'The decision-maker cannot be the same person as the investigator or the Title IX Coordinator. And a college must hold a live hearing before anyone decides who is responsible.',
      cites: ['34 CFR 106.45(b)(7)(i)', '34 CFR 106.45(b)(6)(i)'],
    },
    signs: [
      {
        says: [
          phrase`(?:investigator|coordinator|same person|one person|same guy|same lady) … (?:decides?|deciding|decision|decision maker|rules|ruling|judge|determines?|makes the (?:decision|call)|final say)`,
          phrase`single investigator`,
          phrase`(?:decision maker|judge|panel) .. (?:is|was|also|are) .. (?:the )?(?:title ix )?(?:investigator|coordinator)`,
          phrase`(?:investigator|coordinator) .. (?:is|was|be) .. (?:the )?decision maker`,
        ],
        unless: [
          phrase`appeal`,
          phrase`(?:can not|may not|not) be the same`,
          phrase`(?:relevance|whether to (?:investigate|dismiss|sign))`,
          phrase`(?:investigator|coordinator) (?:\w+ )?(?:wrote|sent|emailed|called|interviewed)`,
          phrase`when will`,
        ],
      },
    ],
  },
  {
    id: 'no-college-hearing',
    slug: 'live-hearing',
    correction: {
      text: 'A college must hold a live hearing before it decides who is responsible. There, each party’s advisor must be allowed to ask the other party and witnesses all relevant questions.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    signs: [
      {
        says: [
          phrase`(?:${college}|they|dean|office) … (?:no|not|without|skip\w*|optional|do not do|does not do|instead of|never|cancel\w*|refus\w+) .. (?:a |any |the |have |to |hold |holding |need |offer )*(?:live )?hearings?`,
          phrase`(?:live )?hearings? .. (?:is|are) (?:optional|not (?:required|needed|necessary|offered))`,
          phrase`(?:live )?hearings? .. (?:optional|not required)`,
          phrase`(?:decide|decided|expel\w*|found) .. without (?:a |any )?(?:live )?hearing`,
        ],
        unless: [
          phrase`${school12}`,
          phrase`(?:missed?|attend|show up|go to|come to|be at|postpone|not tell me|recording|notice|hearing from)`,
          phrase`(?:emergency|before the hearing|no hearing date)`,
        ],
      },
    ],
  },
  {
    id: 'k12-hearing',
    slug: 'k12-hearing-and-questions',
    correction: {
      text: 'In K-12 schools a hearing is optional. With or without one, each party may send in written, relevant questions for the other party and witnesses. Each gets the answers and may ask a few more before the decision.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    signs: [
      {
        says: [
          phrase`${school12} … (?:must|has to|have to|required|hold|give|get|need|entitled|right to|offer|live|do i get) … (?:live )?hearing`,
          phrase`hearing … (?:required|must|have to|has to|need|get|entitled) … ${school12}`,
        ],
        unless: [phrase`(?:when|what time|where) is`, phrase`do (?:high|middle) schools have`],
      },
    ],
  },
  {
    id: 'face-to-face',
    slug: 'separate-rooms',
    correction: {
      text: 'You need not be in the same room. If either party asks, a college must hold the live hearing with the parties in separate rooms, with technology so that all can see and hear whoever answers.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    signs: [
      {
        says: [
          phrase`(?:have to|must|forced to|need to|made to|will i|do i|am i going to|going to have to|required to|has to|making me) .. (?:in the same room|face to face|in front of (?:him|her|them|the (?:accused|respondent|complainant))|face (?:him|her|them|my))`,
          phrase`(?:same room|face to face) … (?:hearing|him|her|them|testify)`,
          phrase`(?:face|see) (?:him|her|them|my (?:ex|attacker|rapist|accuser|assailant)) (?:at|in|during) (?:the|a|my) .. hearing`,
          phrase`testify .. in front of`,
        ],
        unless: [
          phrase`(?:separate|another|different) room`,
          phrase`(?:can not|not) (?:be|have to be) in the same`,
          phrase`(?:roommate|dorm|class with)`,
        ],
      },
    ],
  },
  {
    id: 'crossed-by-party',
    slug: 'cross-examination',
    correction: {
      text: 'A party never questions the other party in person. At a college hearing only the advisors cross-examine, out loud and in real time.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    signs: [
      {
        says: [
          phrase`(?:he|she|they|him|her|the (?:respondent|complainant|accused)|my (?:ex|accuser|attacker)|rapist) .. (?:get to|gets to|will|can|is going to|going to|be the one|allowed to|have to)? .. (?:question|cross examine|cross|interrogate|grill|ask) (?:me|us) .. (?:himself|herself|themselves|personally|directly)`,
          phrase`(?:cross examined|questioned|interrogated|grilled) by (?:him|her|my (?:ex|attacker|accuser)|the (?:respondent|complainant|accused))`,
          phrase`(?:can|do|get to|may|want to|will|could|let me|have to) .. (?:question|cross examine|interrogate|ask) (?:him|her|them|the (?:respondent|complainant|accused)) .. (?:myself|personally|directly)`,
          phrase`cross examine (?:him|her|me) (?:myself|himself|herself|personally)`,
          phrase`will (?:he|she) .. (?:question|cross examine) me`,
        ],
      },
    ],
  },
  {
    id: 'silence-is-guilt',
    slug: 'missing-the-hearing',
    correction: {
      text: 'Not coming to a college hearing, or not answering questions, is no proof by itself. The decision-maker may not draw an inference about responsibility solely from that.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    signs: [
      {
        says: [
          phrase`(?:not|refus\w+|silent|silence|skip\w*|miss\w*|absent|no show|stay(?:ing)? quiet|without (?:going|answering)) … (?:answer\w*|show\w*|testify\w*|come|coming|go|going|attend\w*|talk\w*|speak\w*|participat\w*|hearing|questions?|quiet) … (?:guilty|responsible|against me|admit\w*|admission|automatically|lose|proves?|confess\w*|looks? (?:bad|guilty))`,
          phrase`(?:guilty|responsible|used against me|admission) .. (?:if|because|for|when) .. (?:i |he |she |they )?(?:do not|does not|did not|refuse\w*|skip\w*|miss\w*|stay\w*) … (?:answer|show|testify|come|go|attend|talk|speak|hearing|quiet|silent)`,
        ],
        unless: [
          phrase`(?:found not responsible|not responsible)`,
          phrase`(?:school|coordinator|they|he|she) (?:refused|did not|will not|does not) (?:answer|respond|show) .. (?:my|email)`,
          phrase`(?:police)`,
        ],
      },
    ],
  },
  {
    id: 'untested-statements',
    slug: 'statements-without-cross-examination',
    correction: {
      text: 'That bar no longer stands. A court voided in 2021 the clause that kept out statements of a person who was not cross-examined. Under the rule they may count, while case law on due process may ask more of public colleges. A college must still let advisors cross-examine.',
      cites: ['Victim Rights Law Center v. Cardona (D. Mass. 2021)', '34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    signs: [
      {
        says: [
          phrase`(?:not|refus\w+|without|skip\w*|never|avoid\w*|miss\w*) … (?:cross examin\w+|cross|questioned|questions|hearing) … (?:statements?|texts?|word|testimony|report|evidence) .. (?:can not|can ?not|not|is|are|gets?|has to|have to|must|will) … (?:used?|count|thrown|considered|ignored|excluded|out|relied|inadmissible|be)`,
          phrase`(?:statements?|testimony|word) … (?:thrown out|ignored|excluded|not (?:be )?(?:count\w*|used?|considered|relied)|can not be (?:used|considered|relied)|inadmissible|tossed) … (?:cross|not (?:show|questioned|testify|come)|absent|hearing)`,
        ],
        unless: [phrase`(?:statement|cross) .. to (?:the )?police`],
      },
    ],
  },
]
