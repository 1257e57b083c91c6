/** Frames of investigative reports: burden, weight, belief, witnesses and the sexual past. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { evidenceWays } from './decisionWays.ts'
import { type Frame, together } from './frame.ts'
import { not } from './ideas.ts'
import { lateReport, reportInHand, reportSay } from './reportWays.ts'

const oneParty =
  '(?:him|her|you|them|he|she|they|respondent|complainant|the student|student [a-z]|your (?:son|daughter|child)|the (?:boy|girl)|[a-z]\\.[a-z]\\.)'
export const reportFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'RPT-03': lateReport,
  'RPT-04': reportInHand,
  'RPT-05': reportSay,
  'RPT-06': [
    together(
      [
        phrase`(?:up to|falls? (?:to|on|upon)|rests? (?:with|on|upon)|incumbent (?:up)?on|left to|(?:is|was|be) (?:for|on)) (?:the )?${oneParty} to (?:show|prove|establish|demonstrate|convince|persuade|satisfy|disprove|rebut|clear|refute)`,
      ],
      {
        unless: [
          phrase`(?:appeal\w*|not (?:up to|for|on)|good cause|n't (?:up to|for)|neither|no)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:asked|told|required|expected|needed|had|has|have|must|invited|challenged) (?:\w+ )?to (?:bring|produce|supply|provide|come up with|furnish|find|show|give|offer)`,
        phrase`(?:proof|prove|alibi|evidence (?:that|of)|corroborat\w+)`,
        phrase`${oneParty}`,
      ],
      { unless: [phrase`(?:not|n't|if|may|appeal\w*|both|equal\w*|each|opportunity|good cause)`] },
    ),
    together(
      [
        phrase`(?:respondent|he|she|you|student [a-z]|your (?:son|daughter|child)) (?:has|have|did|could|was|were) ?(?:not|n't|never|unable to) (?:\w+ )?(?:shown?|proved?n?|established?|cleared?|disproved?n?|rebut\w*|refuted?|convinced?|demonstrated?|satisf\w+) (?:that|us|me|his|her|it|the (?:allegation|charge|claim)|otherwise)`,
      ],
      { unless: [phrase`(?:appeal\w*|burden|need(?:ed)? to|required to|have to)`] },
    ),
  ],
  'RPT-02': [
    together(
      [
        phrase`(?:${not} (?:\w+ ){0,2}?(?:go into|gone into|went into|look\w* (?:at|into|further)|consider\w*|read|weigh\w*|count\w*|take\w* (?:\w+ )?into account|taken up|pursue\w*|follow\w* up|examin\w*|address\w*|explor\w+|open\w*|watch\w*)|set (?:\w+ )?aside|put (?:\w+ )?aside|disregard\w*|ignor\w+|discount\w*|passed over|(?:no|little) weight|skipped|left (?:it|them|these|those) (?:out|aside))`,
        phrase`(?:respondent|he|she|his|her|they|their|complainant|friends?|roommates?|teammates?|one side|favou?r\w*|help\w*|support\w*|exculpat\w+|alibi|booth|contrary|opposite)`,
      ],
      {
        documents: ['investigative_report', 'written_determination'],
        beside: [
          phrase`(?:statements?|accounts?|witness\w*|messages?|texts?|videos?|evidence|records?|photo\w*|logs?|receipts?|footage|e-?mails?)`,
        ],
        unless: [
          phrase`(?:relevan\w+|privileg\w+|sexual (?:history|past|behavior)|treatment|medical|duplicate\w*|late|deadline|character|absen\w+|inference|consent|appeal\w*|hearsay|unrelated|because of (?:his|her|their) (?:role|status)|does not matter)`,
        ],
      },
    ),
  ],
  'RPT-07': [
    together(
      [
        phrase`(?:people|students|those|anyone|someone|a (?:person|student|young \w+|respondent|complainant|party)|respondents|complainants|accusers|victims|women|men|boys|girls|athletes|nobody|no one) (?:who |that |in )?(?:\w+ ){0,8}?(?:nothing to gain|no (?:reason|motive|cause) to|rarely (?:lie|invent)|seldom|(?:does|do|would|don't|doesn't) (?:not )?(?:lie|invent|make (?:it|this|such|things) up)|every reason to|(?:good )?reasons? to (?:lie|deny|shade|hide)|expected to|everything to lose|(?:a lot|much|so much|more) to lose|(?:tend to|usually|typically|naturally|always|would) (?:\w+ )?(?:lie|deny|invent|exaggerat\w+|tell the truth|be (?:honest|truthful|believed))|put (?:themselves|herself|himself) through)`,
      ],
      {
        documents: [
          'investigative_report',
          'written_determination',
          'notice_of_allegations',
          'school_policy',
        ],
        unless: [
          phrase`(?:not (?:a|our|the) (?:basis|presum)|no such|neither|regardless|interviews?|attend|parties are|participate)`,
        ],
      },
    ),
  ],
  'RPT-08': [
    ...evidenceWays,
    together(
      [
        phrase`(?:${not} (?:\w+ ){0,2}?(?:call\w*|interview\w*|contact\w*|hear\w*|spoken|speak|spoke|invited?|approach\w*|think|thought|see|saw|deem\w*|consider\w*|find)|declined to (?:call|interview|contact|hear)|turned (?:away|down)|refused to (?:call|interview|hear)|(?:unnecessary|needless) to)`,
        phrase`(?:witness\w*|people|persons|names?|roommates?|experts?|friends?|specialists?|professor|those|them|either|any)`,
        phrase`(?:useful|necessary|need\w*|call|interview\w*|hear|listen|worth\w*|helpful|add|contact\w*|speak|talk)`,
      ],
      {
        documents: ['investigative_report', 'written_determination'],
        beside: [
          phrase`(?:(?:respondent|complainant|he|she|student [a-z]) (?:\w+ ){0,3}(?:put forward|named|offered|identified|listed|asked|suggested|proposed|wanted|gave|requested|provided)|(?:put forward|named|offered|identified|suggested|proposed|requested) by)`,
        ],
        unless: [
          phrase`(?:relevan\w+|character|(?:respond|repl)(?:y|ied|ed)|unavailable|reached?|wish\w*|declined to (?:be|take|speak|participate)|moved|abroad|graduated|late|not (?:know|named?|offer\w*|identify)|sexual)`,
        ],
      },
    ),
  ],
  'RPT-10': [
    together(
      [
        phrase`(?:other (?:men|women|partners|guys|boys|girls|relationships|people)|(?:past|previous|earlier|former|several|many) (?:partners|relationships|boyfriends|girlfriends|hook-?ups)|sexual(?:ly)? (?:past|history|experience|habits|active)|dating (?:life|history|past|habits)|promiscu\w+|slept (?:with|around)|sle(?:ep|pt)ing around|not shy|known to (?:flirt|sleep|date)|flirt\w*|virgin\w*|(?:provocative|revealing)(?:ly)?)`,
        phrase`(?:complainant|she|her|he|his|student [a-z])`,
        phrase`(?:bears? on|relevan\w+|note|suggest\w*|likel\w+|shows?|consider\w*|weigh\w*|agreed|consent\w*|willing\w*|credib\w+|character|reported that|said that|told)`,
      ],
      {
        documents: ['investigative_report', 'written_determination'],
        reported: true,
        unless: [
          phrase`(?:not (?:\w+ )?(?:considered|used|weighed|relevant|included)|excluded|left out|redacted|set aside|disregard\w*|barred|struck|removed|between (?:them|the (?:parties|two)))`,
        ],
      },
    ),
  ],
}
