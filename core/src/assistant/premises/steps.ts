import { phrase } from '../../analysis/language/phrase.ts'
import type { Belief } from './premise.ts'
import { mediation, must } from './words.ts'

/** Beliefs about reporting, support, starting and ending a case. */
export const aboutSteps: readonly Belief[] = [
  {
    id: 'report-starts-case',
    slug: 'report-or-formal-complaint',
    correction: {
      text: 'A report and a formal complaint are two things. After a report, the school must offer support. An investigation starts with a formal complaint, which the complainant files or the Title IX Coordinator signs.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Formal complaint)', '34 CFR 106.44(b)(1)'],
    },
    signs: [
      {
        says: [
          phrase`(?:report|reporting|reported|telling|told|tell) … (?:same (?:thing )?as|equals?|counts as|is that|means|automatically|so (?:the|they|it)|now they have to|will start|starts?|opens?|begins?|they have to|does that|do they have to) … (?:formal complaint|complaint|investigation|investigate|case|process|charges?)`,
          phrase`(?:reported|told (?:the|my) (?:coordinator|school|title ix)) … (?:investigation|investigating|case) .. (?:started|open|begun|opened|going|underway)`,
          phrase`(?:have to|must|will they) investigate .. (?:if|when|once|because) (?:i|someone|anyone|you|he|she) (?:report|reported|reports|tell|told|tells)`,
        ],
        unless: [
          phrase`difference between`,
          phrase`(?:filed|signed|submitted) (?:a|my|the) formal complaint`,
          phrase`(?:police|retaliat\w+)`,
        ],
      },
    ],
  },
  {
    id: 'police-first',
    slug: 'police-and-the-school',
    correction: {
      text: 'No police report is needed. Anyone may report to the Title IX Coordinator at any time, and a police matter can at most delay the school for a short while.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.45(b)(1)(v)'],
    },
    signs: [
      {
        says: [
          phrase`(?:have to|need to|must|required to|should i|supposed to|need|needs|without) .. (?:go to|call|tell|report to|report it to|file .. with|involve|talk to|a|file a)? ?(?:the )?(?:police|cops)(?: report| complaint| first| before)?(?= first| before|$| report| to| or| in order)`,
          phrase`(?:school|college|university|they) .. (?:will not|can not|refus\w+|unless|until) … police (?:report|charges|case|investigation)`,
          phrase`(?:wait|waiting) (?:for|until) .. (?:the )?(?:police|criminal case|criminal trial)`,
        ],
        unless: [
          phrase`should i (?:go|call|talk|tell) .. (?:the )?police(?=$| or)`,
          phrase`talk to the police`,
        ],
      },
    ],
  },
  {
    id: 'support-needs-complaint',
    slug: 'supportive-measures-explained',
    correction: {
      text: 'You need no formal complaint to get supportive measures. They are there for the complainant and for the respondent, and they are free.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.44(a)'],
    },
    signs: [
      {
        says: [
          phrase`(?:have to|must|need to|unless|only if|until|before|without|required to|first) … (?:fil(?:e|ed|ing)|complaint) … (?:support|supportive measures?|help|accommodations?|no contact|extensions?|move|measures)`,
          phrase`(?:no|not|can not|only) … (?:support|supportive measures?|help|accommodations?|no contact order|measures) … (?:unless|until|if|without|only) … (?:fil(?:e|ed|ing)|complaint)`,
          phrase`(?:only|just) .. (?:complainants?|respondents?|her|him|the (?:complainant|respondent|person who reported|victim)|victims?) .. (?:gets?|can get|receives?|have|has) .. (?:support|supportive|measures|help|counseling)`,
          phrase`(?:supportive measures|support|measures) .. (?:are |is )?(?:only|just) (?:for )?(?:complainants?|respondents?|her|him|victims?|them|the (?:complainant|respondent|victim))`,
          phrase`(?:respondents?|accused|i) .. (?:not|no) .. (?:entitled to |eligible for |get )?(?:supportive measures|support)`,
          phrase`(?:pay|charge|charged|charges|fee|cost|costs|bill|billed) … (?:supportive measures?|moving dorms|room change|counseling|safety escort)`,
        ],
        unless: [phrase`(?:police)`, phrase`do not want to (?:file|make|do)`],
      },
    ],
  },
  {
    id: 'anonymous-complaint',
    slug: 'reporting-without-your-name',
    correction: {
      text: 'A report can be made without a name. Once there is a formal complaint, the written notice to both parties gives the identities of the parties involved, if the school knows them.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.45(b)(2)(i)(B)'],
    },
    signs: [
      {
        says: [
          phrase`(?:stay|remain|be|keep|kept) .. anonymous … (?:investigation|formal|complaint|process|hearing|case)`,
          phrase`(?:formal complaint|investigation|file|hearing|case) … (?:anonymous|anonymously|without (?:him|her|them|my name)|(?:he|she|they) (?:will not|will never|does not|do not|wont|never) (?:know|find out|see)|not know (?:it was|who))`,
          phrase`anonymous (?:formal )?complaint`,
        ],
      },
    ],
  },
  {
    id: 'must-mediate',
    slug: 'informal-resolution-is-voluntary',
    correction: {
      text: 'Informal resolution, such as mediation, is voluntary. The school may not make you do it. Both parties must agree in writing, and each may withdraw before agreeing to a resolution and go back to the formal process.',
      cites: ['34 CFR 106.45(b)(9)', '34 CFR 106.45(b)(9)(ii)', '34 CFR 106.45(b)(9)(i)'],
    },
    signs: [
      {
        says: [
          phrase`${must} … ${mediation}`,
          phrase`${mediation} … (?:mandatory|required|forced|first|before|no choice|have to|must|or else|not optional|stuck|can not leave|locked in)`,
          phrase`(?:making|make|makes|forc\w+|wants?|have|must|has) .. (?:to )?(?:sit down|meet|sit|talk|meeting) (?:with|to) (?:him|her|them|the (?:respondent|complainant|person))(?= to| for|$| and| before| in)`,
        ],
        unless: [
          phrase`(?:not|never) (?:have to|required|mandatory|forced)`,
          phrase`(?:professor|teacher|coach|employee|staff|boss|ta|instructor|supervisor|faculty)`,
          phrase`(?:do i|we) have to (?:sign|pay)`,
          phrase`(?:need|have) to (?:know|offer|file)`,
          phrase`letter must`,
          phrase`(?:hearing|room|interview) .. with (?:him|her)`,
        ],
      },
    ],
  },
  {
    id: 'employee-mediation',
    slug: 'informal-resolution-with-an-employee',
    correction: {
      text: 'Mediation is not allowed when an employee is said to have sexually harassed a student. The school may not offer it or any other informal resolution.',
      cites: ['34 CFR 106.45(b)(9)(iii)'],
    },
    signs: [
      {
        says: [
          phrase`${mediation} … (?:professor|teacher|coach|employee|staff|instructor|dean|faculty|ta|principal|advisor who|supervisor)`,
          phrase`(?:professor|teacher|coach|employee|staff|instructor|faculty|principal|ta) … ${mediation}`,
        ],
        unless: [
          phrase`(?:two students|both students|between students)`,
          phrase`(?:can not|may not|not allowed) … ${mediation} … (?:professor|employee)`,
        ],
      },
    ],
  },
  {
    id: 'left-school',
    slug: 'respondent-leaves',
    correction: {
      text: 'Leaving does not end a case by itself. The school may dismiss it when the respondent is no longer enrolled or employed, or when the complainant withdraws in writing. It does not have to. Both parties may appeal a dismissal.',
      cites: ['34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(8)(i)'],
    },
    signs: [
      {
        says: [
          phrase`(?:drop(?:s|ped|ping)? out|transfer(?:s|red|ring)?|graduat(?:e|es|ed|ing)|withdr(?:aw|aws|ew|awing|awn) from (?:school|college|the university|classes)|left (?:the )?(?:school|college|university|campus)|leave(?:s)? (?:the )?(?:school|college|university)|leaving school|quit(?:s)? school|no longer (?:a student|enrolled|works)|resign(?:s|ed)?|retire(?:s|d)?|not (?:a student|enrolled) any ?more) … (?:case|complaint|investigation|it|process|everything|they|title ix) .. (?:over|end|ends|ended|closed?|close it|goes away|go away|done|stops?|dropped|drop it|dismissed|dead|just end|finished|disappears?)`,
          phrase`(?:case|complaint|investigation|process) … (?:over|ends?|closed?|goes away|go away|done|stops?|dropped|dismissed|just end) … (?:drop(?:s|ped)? out|transfer(?:s|red|ring)?|graduat(?:e|es|ed)|left|leaves?|withdraw from (?:school|college)|resign(?:s|ed)?)`,
          phrase`(?:does|do|can|will) .. (?:transferring|graduating|dropping out|leaving|withdrawing) .. (?:end|stop|close|kill)`,
          phrase`(?:graduat\w+|transferr\w+|dropped out|left|resigned) … have to (?:close|drop|dismiss|end)`,
        ],
      },
    ],
  },
  {
    id: 'no-appeal-of-dismissal',
    slug: 'appeal-a-dismissal',
    correction: {
      text: 'A dismissal can be appealed too. The school must offer both parties an appeal from a dismissal on the same three grounds as from a decision.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    signs: [
      {
        says: [
          phrase`(?:can not|may not|no|not|never|cant) .. appeal .. (?:a |the |this |my )?(?:dismissal|dismissed|closing)`,
          phrase`(?:dismissal|dismissed|dismiss) … (?:final|no appeal|not (?:be )?appeal\w*|can not (?:be )?appeal\w*|not subject to|the end)`,
        ],
      },
    ],
  },
  {
    id: 'punished-at-once',
    slug: 'discipline-before-a-decision',
    correction: {
      text: 'The school may not punish a respondent before its process is over. An emergency removal is another thing. It needs a safety and risk analysis of this one case, an immediate threat to physical health or safety, and notice with a chance to challenge it right after.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(1)(i)', '34 CFR 106.44(c)'],
    },
    signs: [
      {
        says: [
          phrase`(?:suspend(?:ed|s|ing)?|expel(?:led|s|ling)?|kick(?:ed|s)? (?:me |him |her |you |them )?(?:out|off)|banned|removed|punish(?:ed|es)?|disciplined|fired|benched) … (?:right after|as soon as|once|immediately|before (?:the|a|any|my)|without (?:a|any)|just because|pending|while|until|already|right away|at once) … (?:report\w*|accus\w+|complaint|hearing|decision|investigat\w+|process|letter|case|proof)?`,
          phrase`(?:as soon as|once|when) (?:someone|somebody|a girl|a woman|anyone|you|she|he) .. (?:report(?:s|ed)?|accus\w+|complain\w*) … (?:suspend\w*|expel\w*|kick\w*|out|banned|removed|over)`,
        ],
        unless: [
          phrase`(?:emergency removal|after the (?:hearing|decision)|found responsible|retaliat\w+|for (?:reporting|talking)|appeal|my advisor|administrative leave)`,
          phrase`(?:advisor|lawyer|attorney|parents?) .. (?:banned|removed|kicked)`,
          phrase`(?:banned|removed|kicked) .. (?:advisor|lawyer|attorney)`,
        ],
      },
    ],
  },
  {
    id: 'result-proves-lie',
    slug: 'punished-for-a-false-statement',
    correction: {
      text: 'The result of a case alone does not show that anyone lied. A school may only charge a person for a materially false statement made in bad faith, and the decision by itself is not enough for that.',
      cites: ['34 CFR 106.71(b)(2)'],
    },
    signs: [
      {
        says: [
          phrase`(?:not responsible|lost|lose|dismissed|no proof|did not win|can not prove|not believed) … (?:lied|lying|liar|false (?:report|complaint|accusation|statement|allegations?)|made it up|in trouble)`,
          phrase`(?:punish\w*|charge[ds]?|discipline[ds]?|in trouble|expel\w*|suspend\w*) … (?:lying|false (?:report|complaint|accusation|statement)|making it up|lied) … (?:because|lost|not responsible|if|since|when)`,
          phrase`(?:so|means|proves|then) (?:that )?(?:i|she|he|they) (?:lied|was lying|were lying|made it up)`,
        ],
      },
    ],
  },
]
