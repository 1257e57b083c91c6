import { wording } from '../classify/cue.ts'
import { affirms, against, type Pattern } from '../language/find.ts'
import { advisor, attorney, may, mayNot } from '../language/vocabulary.ts'

/** What a document may say about the process, told by the first reading whose words are found. */
export interface Term {
  readonly id: TermId
  /** The short name above the finding. */
  readonly title: string
  readonly readings: readonly { readonly patterns: readonly Pattern[]; readonly text: string }[]
}

export type TermId =
  | 'alleged'
  | 'presumption'
  | 'advisor'
  | 'evidence'
  | 'hearing'
  | 'sanctions'
  | 'remedies'
  | 'appeal'
  | 'voluntary'
  | 'challenge'
  | 'support'
  | 'contact'
  | 'retaliation'

export const terms: readonly Term[] = [
  {
    id: 'alleged',
    title: 'What is alleged',
    readings: [
      {
        text: 'The alleged conduct is described in these words.',
        patterns: [
          affirms(
            wording`(?:alleges?|alleging|(?:it )?is alleged|are alleged|alleged conduct|conduct alleged|possible violation|accused of|allegations? (?:is|are|to be heard)|(?:complaint|complainant|he|she|they) (?:says?|states?|describes?|claims?)) .. [a-z]+`,
            {
              anyStance: true,
              unless: [wording`means|defined as|any person|who (?:is|are) alleged`],
            },
          ),
        ],
      },
    ],
  },
  {
    id: 'presumption',
    title: 'Presumption',
    readings: [
      {
        text: 'The respondent is presumed not responsible until the process ends.',
        patterns: [
          affirms(
            wording`presum(?:ed|ption|e) … (?:not (?:to be )?responsible|non-?responsib|innocen|not responsible)|start from .. (?:position|premise) that … not responsible`,
          ),
        ],
      },
    ],
  },
  {
    id: 'advisor',
    title: 'Advisor',
    readings: [
      {
        text: 'It limits who may be an advisor or what an advisor may do.',
        patterns: [
          against(
            wording`${attorney} .. ${mayNot}|${mayNot} .. (?:be|bring|have|include) .. ${attorney}|no ${advisor} (?:may|is|are|can|will be)|not a lawyer|${advisor} … ${mayNot} (?:sit in|attend|be present|accompany)|${mayNot} (?:bring|have|be accompanied by) .. ${advisor}`,
            {
              unless: [
                wording`not (?:required|have to|need)|has no|have no|without|no advis[eo]r (?:present|at)`,
              ],
            },
          ),
        ],
      },
      {
        text: 'Each side may have an advisor they choose, who may be a lawyer.',
        patterns: [
          affirms(
            wording`${advisor} … (?:may be|can be|including|such as|whether or not|whoever) … ${attorney}|(?:advisor|adviser)s? .. choice|bring .. (?:anyone|any person|any advis[eo]r)|any(?:one)? you like`,
            { near: [wording`${attorney}`] },
          ),
        ],
      },
      {
        text: 'Each side may have an advisor.',
        patterns: [affirms(wording`${may} … ${advisor}|${advisor} of .. (?:choice|choosing|own)`)],
      },
    ],
  },
  {
    id: 'evidence',
    title: 'Seeing the evidence',
    readings: [
      {
        text: 'It says that some or all of the evidence will not be shown.',
        patterns: [
          against(
            wording`(?:evidence|statements?|file|materials) … (?:will not|may not|cannot|is not|are not) be (?:shown|shared|given|sent|provided|released|disclosed)`,
            { unless: [wording`with (?:others|anyone)|outside|third part`] },
          ),
        ],
      },
      {
        text: 'The parties may see the evidence and answer it.',
        patterns: [
          affirms(
            wording`(?:inspect|review|look at|see|read|access|copy of|sent|open to|get to see) … (?:evidence|(?:case )?file|everything .. (?:collected|gathered)|what (?:was|we) .. (?:collected|gathered))|evidence … (?:attached|enclosed|available|sent|open to)`,
            { unless: [wording`new evidence|reasonably available|irregularity`] },
          ),
        ],
      },
    ],
  },
  {
    id: 'hearing',
    title: 'Hearing',
    readings: [
      {
        text: 'It says that no hearing is held.',
        patterns: [
          against(
            wording`(?:no|not hold|does not plan to hold|not be) .. hearings? .. (?:is|are|will be|in|held)?|without a hearing`,
            { unless: [wording`dismiss|later than|until`] },
          ),
        ],
      },
      {
        text: 'It speaks of a hearing by video.',
        patterns: [
          affirms(
            wording`hearing … (?:video|zoom|teams|remote(?:ly)?|online|virtual(?:ly)?)|(?:video|zoom|virtual|remote) .. hearing`,
          ),
        ],
      },
      {
        text: 'There is a live hearing before a decision.',
        patterns: [
          affirms(
            wording`(?:live|formal) hearing|hearing (?:is|will be|before|panel|officer|on)|(?:attend|at) the hearing`,
          ),
        ],
      },
    ],
  },
  {
    id: 'sanctions',
    title: 'Sanctions',
    readings: [
      {
        text: 'It says that there is no sanction.',
        patterns: [
          against(
            wording`(?:no|not) .. sanctions? .. (?:is|are|will|imposed)?|there is no sanction`,
            { unless: [wording`not a sanction|before|until`] },
          ),
        ],
      },
      {
        text: 'It states sanctions or other consequences.',
        patterns: [
          affirms(
            wording`(?:is|are|be|been|was) .. (?:suspended|expelled|excluded|reprimanded|terminated|dismissed from|removed from|assigned to|placed on .. probation)|sanctions? (?:is|are|include|imposed|will be|of)|(?:following|these) (?:sanctions?|apply|consequences)|(?:must|shall|will) (?:complete|write|attend|take part in) .. [a-z]+`,
          ),
        ],
      },
    ],
  },
  {
    id: 'remedies',
    title: 'Remedies',
    readings: [
      {
        text: 'It speaks of remedies for the complainant.',
        patterns: [
          affirms(wording`remed(?:y|ies)|restore or preserve|keeps? .. (?:class|support) changes`),
        ],
      },
    ],
  },
  {
    id: 'appeal',
    title: 'Appeal',
    readings: [
      {
        text: 'It says that there is no appeal.',
        patterns: [
          against(
            wording`(?:may|can|will|is|are) ?not be appealed|(?:there (?:is|are)|have|has) no (?:further |other )?(?:right (?:of|to) )?appeals?|cannot be appealed|no appeal (?:is|lies|may|can|will)|decision is final`,
            { unless: [wording`only|when|after|until|if|once`] },
          ),
        ],
      },
      {
        text: 'It says how to appeal.',
        patterns: [
          affirms(
            wording`(?:may|can|could|right to|wish to|how to|want to|either party|entitled to) .. (?:file .. |submit .. )?appeals?|notice of appeal|appeals? (?:must|may|should|can|go(?:es)?|is|are)|grounds (?:of|for) appeal|review may be (?:sent|asked|requested)`,
          ),
        ],
      },
    ],
  },
  {
    id: 'voluntary',
    title: 'Your choice',
    readings: [
      {
        text: 'Taking part is a choice.',
        patterns: [
          affirms(
            wording`voluntar(?:y|ily)|(?:is|it's) .. your choice|nobody has to|(?:is|are) optional|(?:withdraw|change your mind|stop) … (?:before|until|any time)|not have to (?:agree|take part|accept)`,
          ),
        ],
      },
    ],
  },
  {
    id: 'challenge',
    title: 'Challenging this step',
    readings: [
      {
        text: 'It says how to challenge this step.',
        patterns: [
          affirms(
            wording`(?:challenge|contest|object to|appeal|review of) .. (?:this|the|it) .. (?:decision|removal|step|action|leave|directive)?|ask .. to (?:change|end|lift|review)`,
          ),
        ],
      },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    readings: [
      {
        text: 'Support is offered.',
        patterns: [
          affirms(
            wording`supportive measures?|support … (?:available|free|offered|provided)|interim measures?|(?:counsell?(?:ing|or)|schedule changes?|extensions?) … (?:available|free|no cost|changes?|offer)`,
          ),
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    readings: [
      {
        text: 'It tells someone not to contact someone else.',
        patterns: [
          against(
            wording`no[- ]contact|(?:not|no) .. (?:to )?(?:contact|communicate)|have no contact|avoid all contact`,
          ),
        ],
      },
    ],
  },
  {
    id: 'retaliation',
    title: 'Retaliation',
    readings: [
      {
        text: 'Retaliation is forbidden.',
        patterns: [
          against(
            wording`retaliat(?:ion|ory acts?) … (?:is|are) .. (?:prohibited|forbidden|barred|never|not (?:allowed|permitted|tolerated))|retaliation\. prohibited|(?:prohibits?|forbids?|not tolerate) .. retaliat(?:ion|e)|(?:may|must|shall|can) ?not .. retaliate|(?:no one|nobody) may .. retaliate|not .. victimi[sz]ed|(?:may be|be) victimi[sz]ed`,
          ),
        ],
      },
    ],
  },
]
