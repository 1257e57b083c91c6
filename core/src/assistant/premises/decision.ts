import { phrase } from '../../analysis/language/phrase.ts'
import type { Belief } from './premise.ts'
import { mayNot } from './words.ts'

/** Beliefs about talking, being believed, the decision and the appeal. */
export const aboutDecisions: readonly Belief[] = [
  {
    id: 'gag',
    slug: 'talking-about-the-allegations',
    correction: {
      text: 'The school may not restrict either party from talking about the allegations. It may not stop either party from gathering and presenting relevant evidence. So as a party you can talk with friends, family and people who may be witnesses.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
    signs: [
      {
        says: [
          phrase`${mayNot} … (?:talk|speak|tell|discuss|share|post|say|contact|talking|speaking|telling) … (?:case|allegations?|anyone|anybody|witness(?:es)?|it|about|friends|complaint|investigation|what happened)`,
          phrase`(?:must|have to|has to|need to|required to|told to|told me to|ordered|supposed to|order|make me) .. (?:keep|stay|remain|be) .. (?:confidential|secret|quiet|silent|private)`,
          phrase`(?:keep|keeping) (?:the |all |everything |it |this )?(?:\w+ )?(?:allegations|case|process|matter|investigation)? ?(?:strictly )?(?:confidential|secret|quiet)`,
          phrase`gag order`,
          phrase`(?:everything|all of it|the case|it) .. (?:is|be) .. secret`,
          phrase`(?:nda|non disclosure|confidentiality agreement|sign .. confidentiality)`,
          phrase`not (?:to )?(?:talk|speak|discuss|tell|contact) (?:to |with |about )?(?:anyone|anybody|witnesses|a soul|my friends|the (?:case|allegations))`,
        ],
        unless: [
          phrase`(?:keep|stay|kept) (?:my|his|her) (?:name|identity|advisor|report)`,
          phrase`my advisor keeps`,
          phrase`can i (?:keep|stay|make it)`,
          phrase`(?:is|are) (?:the|my) (?:counselor|talk|report|counselors) .. confidential`,
          phrase`(?:i want|want it|want this|how do i|will (?:it|they|the school)) .. (?:keep|be|stay|kept) .. confidential`,
          phrase`(?:nobody|no one) (?:will|would) (?:tell|talk)`,
          phrase`tell (?:me|us) (?:who|what|when|why|anything|if|about|the)`,
          phrase`(?:will not|would not|not) (?:tell|say) (?:me|us|who|why)`,
          phrase`(?:respond|reply|answer)\\w*`,
          phrase`(?:advisor|lawyer|attorney) .. (?:not|can not|is not|may not) .. (?:allowed to )?(?:speak|talk)`,
          phrase`(?:contact|talk to|speak to|message|text) (?:him|her|them|the (?:respondent|complainant|other))`,
          phrase`no contact`,
          phrase`refus\w+ to (?:talk|speak|answer|respond|discuss)`,
          phrase`(?:advisor|lawyer|attorney)s? (?:must|has to|have to|can only) (?:stay|be|remain|keep)`,
        ],
      },
    ],
  },
  {
    id: 'presumed-responsible',
    slug: 'presumed-not-responsible',
    correction: {
      text: 'Until a determination is made at the end of the process, the respondent is presumed not responsible. The school’s first notice has to say so.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(2)(i)(B)'],
    },
    signs: [
      {
        says: [
          phrase`(?:already|just|automatically|all|always) .. (?:think|thinks|believe|believes|decided|assume|assumes|assumed|treat\w*|presumed?|act(?:s|ing)? like|made up) … (?:i did|he did|she did|did it|guilty|responsible|mind|minds|it|rapist|liar|her|him|me)`,
          phrase`(?:guilty|responsible) until (?:proven|proved|shown)`,
          phrase`(?:assum\w+|presum\w+|treat\w+|act(?:s|ing)?) .. (?:me|i|him|he|respondents?|the (?:respondent|accused)) … (?:guilty|did it|responsible|as if|like)`,
          phrase`(?:am i|is he|are we) (?:already )?(?:considered |presumed |assumed |treated as )?(?:guilty|responsible)(?= now|$| already| before| if i| because)`,
          phrase`does (?:the|this|a) (?:letter|notice) mean .. (?:guilty|responsible|did it)`,
          phrase`(?:being|am) (?:accused|the respondent|named) mean .. (?:guilty|responsible)`,
        ],
        unless: [phrase`presumed not`, phrase`not presumed`, phrase`found (?:not )?responsible`],
      },
    ],
  },
  {
    id: 'one-side-appeals',
    slug: 'who-may-appeal',
    correction: {
      text: 'Both parties may appeal, on the same three grounds: a procedural irregularity, new evidence, or a conflict of interest or bias, if it could change or did change the outcome. A school may add more grounds, for both alike.',
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(8)(ii)'],
    },
    signs: [
      {
        says: [
          phrase`(?:only|just) .. (?:the )?(?:respondents?|complainants?|accused|he|she|him|her|victims?|person (?:accused|who reported)|guy|other side) .. (?:the right to )?appeal`,
          phrase`(?:can|may) only (?:he|she|the (?:respondent|complainant|accused)|respondents|complainants) appeal`,
          phrase`appeal .. (?:is |or is it |or )?(?:only|just) (?:for )?(?:him|her|them|the (?:respondent|complainant|accused)|respondents|complainants)`,
          phrase`(?:complainants?|respondents?|victims?|accused|reporting party) (?:can not|can ?not|may not|do not get to|are not allowed to|never|has no right to|have no right to) .. appeal`,
          phrase`i (?:can not|may not|am not allowed to|do not get to) appeal .. (?:because|since|as)`,
        ],
        unless: [phrase`both (?:sides|parties)`],
      },
    ],
  },
  {
    id: 'same-appeal-person',
    slug: 'who-decides-the-appeal',
    correction: {
      text: 'A new person must decide the appeal. It may not be the decision-maker in your case, the investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    signs: [
      {
        says: [
          phrase`same (?:\w+ ){0,2}?(?:dean|person|people|panel|decision maker|officer|one|guy|woman|man|board|administrator|official|coordinator|investigator|judge) … appeals?`,
          phrase`appeals? … (?:same (?:\w+ )?(?:dean|person|people|panel|decision maker|officer|board|ones?|guy|judge)|the (?:investigator|coordinator))`,
          phrase`(?:investigator|coordinator|decision maker|dean who decided) .. (?:decides?|deciding|hears?|hearing|handles?|handling|reviews?|rules on|reviewing) .. (?:my |the |our )?appeal`,
        ],
        unless: [
          phrase`(?:can not|may not|not) be the same`,
          phrase`same (?:grounds|time|day|deadline)`,
        ],
      },
    ],
  },
  {
    id: 'retaliation-only-school',
    slug: 'what-counts-as-retaliation',
    correction: {
      text: 'The ban on retaliation binds the school and everyone else, students too. No one may threaten, scare or punish you because of a report, or for taking part or not taking part.',
      cites: ['34 CFR 106.71(a)'],
    },
    signs: [
      {
        says: [
          phrase`(?:only|just) .. (?:school|staff|employees|professors|coordinator) .. (?:can )?retaliat\w+`,
          phrase`(?:students?|friends?|his friends|her friends|team|frat\w*|he|she) (?:can not|can ?not|is not|are not|does not|do not|not) .. (?:count as |be )?retaliat\w+`,
          phrase`not retaliation (?:if|because|when) .. students?`,
        ],
      },
    ],
  },
  {
    id: 'records-gone',
    slug: 'records-for-seven-years',
    correction: {
      text: 'The school must keep the records of a case for seven years. That goes for the investigation, the decision, appeals, informal resolutions and supportive measures.',
      cites: ['34 CFR 106.45(b)(10)(i)', '34 CFR 106.45(b)(10)(ii)'],
    },
    signs: [
      {
        says: [
          phrase`(?:records?|file|files|case|evidence) … (?:destroy\w*|delet\w*|erased?|shred\w*|gone|thrown away|wiped|purged) … (?:graduat\w+|leave|after|when|once|end of|right)`,
          phrase`(?:destroy\w*|delet\w*|erase\w*|shred\w*|wip\w+) .. (?:the |my |our |all )?(?:records?|files?|case file)`,
        ],
        unless: [
          phrase`(?:he|she|they|i|other side|respondent|complainant) (?:deleted|destroyed|erased|wiped) (?:the |his |her |their |my )?(?:texts?|messages?|snaps?|phone|photos?|evidence)`,
        ],
      },
    ],
  },
  {
    id: 'only-victims-report',
    slug: 'how-to-report',
    correction: {
      text: 'Any person may report to the Title IX Coordinator, at any time. It need not be the one whom it happened to.',
      cites: ['34 CFR 106.8(a)'],
    },
    signs: [
      {
        says: [
          phrase`(?:only|just) .. (?:the )?(?:victims?|survivors?|complainants?|person (?:it|who)|students?) .. (?:can |may |could |is allowed to )?(?:report|make a report)`,
          phrase`(?:can not|not allowed to|may not) report .. (?:for (?:her|him|them|someone|a friend|my)|because i am not|if i am not)`,
        ],
      },
    ],
  },
  {
    id: 'parents-shut-out',
    slug: 'parents-and-guardians',
    correction: {
      text: 'The rule takes no rights away from parents or guardians. Where the law lets them act for a child, they may, such as by filing a formal complaint. FERPA sets some limits.',
      cites: ['34 CFR 106.6(g)'],
    },
    signs: [
      {
        says: [
          phrase`(?:parents?|mother|father|guardians?) … (?:can not|may not|not allowed|no right|not permitted|have no) … (?:file|act|speak for|sign|be involved|involved|represent|rights?)`,
        ],
        also: [
          phrase`(?:high school|middle school|elementary|k 12|k12|minor|underage|my (?:son|daughter|kid|child)|i am (?:1[0-7]|[5-9])|grade|years? old)`,
        ],
      },
    ],
  },
]
