import type { GuideFacts } from '../entry.ts'

/** Complaints to the federal Office for Civil Rights. */
export const civilRightsOffice: readonly GuideFacts[] = [
  {
    slug: 'ocr-complaint',
    title: 'How to complain to the federal Office for Civil Rights',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Either party may complain to OCR about how a school handled a Title IX matter, ordinarily within 180 days.',
    answer: [
      {
        text: 'Yes. Either party may file a Title IX complaint with the Office for Civil Rights (OCR) of the U.S. Department of Education.',
        cites: ['OCR complaint process'],
      },
      {
        text: 'Ordinarily you have 180 days from the last act of discrimination.',
        cites: ['OCR complaint process'],
      },
      {
        text: 'You can file online at ocrcas.ed.gov, or write to OCR@ed.gov. The headquarters phone is 800-421-3481.',
        cites: ['OCR complaint process'],
      },
      {
        text: 'OCR looks at whether a school followed the rule. It will not fault a school solely because it would have weighed the evidence differently.',
        cites: ['34 CFR 106.44(b)(2)'],
      },
      {
        text: 'Expect delay. OCR lost seven of its twelve regional offices in 2025.',
        cites: ['OCR complaint process'],
      },
    ],
    more: [
      {
        heading: "The school's notice",
        statements: [
          {
            text: 'Your school must tell people where to ask about Title IX. That is the Title IX Coordinator, the Assistant Secretary, or both.',
            cites: ['34 CFR 106.8(b)(1)'],
          },
        ],
      },
      {
        heading: 'While OCR looks at it',
        statements: [
          {
            text: "Nothing in the rule stops your school's process because a complaint is with OCR. Keep to the dates in your letters.",
            cites: ['34 CFR 106.44(b)(1)'],
          },
          {
            text: 'No one may threaten or punish you because you made a complaint. That is retaliation.',
            cites: ['34 CFR 106.71(a)'],
          },
        ],
      },
      {
        heading: 'One more place to write',
        statements: [
          {
            text: 'The Justice Department takes reports of sex discrimination in schools too. Ask for its Educational Opportunities Section.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Write down the date of the last act, and count 180 days.',
      'List what happened by date, with the letters you have.',
      'Say which step of the rule you think was missed.',
      'File online or by email, and keep a copy.',
    ],
    ask: [
      'How did you handle these steps? I would like to know before I write to OCR.',
      'Whom at the school does OCR contact about Title IX?',
    ],
    asked: [
      'how do i file an ocr complaint',
      'report my school to the government',
      'department of education civil rights complaint',
      'who do i complain to if the title ix office does nothing',
      'can the respondent file with ocr too',
      'the school ignored me where do i go next',
      'federal complaint against a college',
      'is there someone above the title ix coordnator',
      'ocr phone number',
      'file a complaint against the school district title ix',
      'can i report the university to the feds',
      'does ocr still exist',
      'do i need a lawyer for an ocr complaint',
      'dept of ed complaint form',
      'my kids school did nothing about the groping',
      'can my mom file with ocr for me',
      'ocr investigation how does it work',
      'school mishandled my case',
      'dónde denuncio a la escuela',
      'queja ante el departamento de educación',
      'oficina de derechos civiles',
      'who polices a school that ignores its own rules',
      'department of justice complaint about my college',
      'who enforces title ix',
    ],
    related: ['ocr-time-limit', 'ocr-and-the-outcome', 'what-counts-as-retaliation'],
    resources: [
      'office-for-civil-rights',
      'ocr-complaint-assessment-system',
      'justice-department-educational-opportunities-section',
    ],
  },
  {
    slug: 'ocr-time-limit',
    title: 'How long you have to file with OCR',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      "Ordinarily 180 days from the last act; after a school's own process, ordinarily 60 days from its end.",
    answer: [
      {
        text: 'You ordinarily have 180 days. They count from the last act of discrimination.',
        cites: ['OCR complaint process'],
      },
      {
        text: "If you used your school's own process first, OCR ordinarily gives 60 days after that process ends.",
        cites: ['OCR complaint process'],
      },
      {
        text: 'Other offices have their own time. For harassment at work, an EEOC charge has 180 days, or 300 in many places.',
        cites: ['EEOC charge process'],
      },
      {
        text: 'A FERPA complaint about records goes to another office, within 180 days.',
        cites: ['20 U.S.C. 1232g'],
      },
      {
        text: 'If the time has passed, ask OCR. This guide does not say when OCR makes exceptions.',
        cites: [],
      },
    ],
    more: [
      {
        heading: 'Reports to the school',
        statements: [
          {
            text: 'Those limits are for federal offices. A report to the Title IX Coordinator may be made at any time.',
            cites: ['34 CFR 106.8(a)'],
          },
        ],
      },
    ],
    steps: [
      'Write down the last act and its date.',
      "Write down the date on which the school's process ended.",
      'Count the days, and file well before the last one.',
      'Ask OCR if you are close to the end or past it.',
    ],
    ask: [
      "On what date did the school's process in my case end, appeal included?",
      'Could you confirm that date in writing for my records?',
    ],
    asked: [
      'ocr deadline',
      'how long do i have to file with the office for civil rights',
      'statute of limitations ocr complaint title ix',
      'is it too late to complain to the department of education',
      'its been 8 months since the last thing happened',
      '180 days from when',
      'appeal just ended can i still go to ocr',
      'can i wait for the hearing before filing with ocr',
      'missed the 180 days',
      'time limit to report my college to the government',
      'when does the ocr clock start',
      'it happened last year can i still file a federal complaint',
      'days left to file ocr',
      'does the school process pause the ocr deadline',
      'my son was expelled in march, how long to go to ocr',
      'waiver of the ocr time limit',
      'cuánto tiempo tengo para quejarme a la oficina de derechos civiles',
      'plazo de 180 días',
      'eeoc and ocr deadlines',
    ],
    related: ['ocr-complaint', 'eeoc-charge'],
    resources: [
      'office-for-civil-rights',
      'ocr-complaint-assessment-system',
      'student-privacy-policy-office',
    ],
  },
]
