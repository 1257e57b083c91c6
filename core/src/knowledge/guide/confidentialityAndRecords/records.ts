import type { GuideFacts } from '../entry.ts'

/** How long records are kept, how to see them, and the training materials. */
export const records: readonly GuideFacts[] = [
  {
    slug: 'records-for-seven-years',
    title: 'How long the school keeps records',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Seven years. That covers the case, its result, any hearing recording, appeals and supportive measures.',
    answer: [
      {
        text: 'Seven years. Your school must keep its records of each sexual harassment investigation for that time.',
        cites: ['34 CFR 106.45(b)(10)(i)(A)'],
      },
      {
        text: 'That covers the decision and any hearing recording or transcript. It also covers sanctions and remedies.',
        cites: ['34 CFR 106.45(b)(10)(i)(A)'],
      },
      {
        text: 'Records of any appeal and any informal resolution, with the result, are kept as long.',
        cites: ['34 CFR 106.45(b)(10)(i)(B)', '34 CFR 106.45(b)(10)(i)(C)'],
      },
      {
        text: 'So are records of what the school did after a report, supportive measures included. This holds even without a formal complaint.',
        cites: ['34 CFR 106.45(b)(10)(ii)'],
      },
      {
        text: 'The rule does not say that records must be erased after seven years. Your school may keep them longer.',
        cites: ['34 CFR 106.45(b)(10)(i)'],
      },
    ],
    more: [
      {
        heading: 'What must be written down',
        statements: [
          {
            text: 'The school must write down why its response was not deliberately indifferent.',
            cites: ['34 CFR 106.45(b)(10)(ii)'],
          },
          {
            text: 'If it gives a complainant no supportive measures, it must document the reasons.',
            cites: ['34 CFR 106.45(b)(10)(ii)'],
          },
        ],
      },
    ],
    steps: [
      'Ask the school in writing how long it keeps your file.',
      'Get copies of what you may have while the case is fresh.',
      'Keep your own set in a safe place.',
    ],
    ask: [
      'How long do you keep the records of my case, and who can see them?',
      'Can I have a copy of the decision and of the appeal decision for my files?',
      'Can I listen to the recording of the hearing?',
    ],
    asked: [
      'how long do they keep title ix files',
      'can i get my record expunged',
      'how many years are records kept',
      'does the file get deleted if im found not responsible',
      'is there still a file if no complaint was filed',
      '7 year rule title ix',
      'do they keep the hearing recording',
      'when will the case be erased',
      'school says it lost the file from three years ago',
      'i graduated, do they still have my complaint',
      'seal my disciplinary record',
      'are supportive measures written down',
      'record retention title ix',
      'my case was dismissed, is there a record',
      'can i make them destroy my statement',
      'will my 8th graders file go to the high school',
      'they say they only keep it a year',
      'cuánto tiempo guardan los expedientes',
      'pueden borrar mi expediente',
      'documentation of what the school did after i reported',
      'is it true the record lasts forever',
      'por cuántos años conservan los archivos',
    ],
    related: ['see-your-own-file', 'who-can-see-the-case-file', 'training-materials'],
    resources: ['student-privacy-policy-office', 'cornell-34-cfr-106-45'],
  },
  {
    slug: 'see-your-own-file',
    title: 'How to see your own file',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'FERPA lets you see your education records within 45 days; the Title IX rule lets both parties review evidence.',
    answer: [
      {
        text: 'Yes. Under FERPA you may ask to see your own education records. The school has at most 45 days.',
        cites: ['20 U.S.C. 1232g'],
      },
      {
        text: 'During a case the Title IX rule gives you more. Both parties may inspect and review evidence directly related to the allegations.',
        cites: ['34 CFR 106.45(b)(5)(vi)'],
      },
      {
        text: 'You get that evidence before the report is finished, with at least 10 days for a written response.',
        cites: ['34 CFR 106.45(b)(5)(vi)'],
      },
      {
        text: 'FERPA does not free a school from its Title IX duties.',
        cites: ['34 CFR 106.6(e)'],
      },
      {
        text: 'After a college hearing, the school must make the recording or transcript available to the parties.',
        cites: ['34 CFR 106.45(b)(6)(i)'],
        school: 'postsecondary',
      },
      {
        text: 'In K-12, a parent or guardian with the legal right may act for the student.',
        cites: ['34 CFR 106.6(g)'],
        school: 'k12',
      },
    ],
    more: [
      {
        heading: 'Limits',
        statements: [
          {
            text: 'The Title IX rule does not say which parts of a closed file you can see. Ask what was left out and why.',
            cites: ['34 CFR 106.45(b)(10)(i)'],
          },
          {
            text: 'You can complain about FERPA to the Student Privacy Policy Office. It takes complaints within 180 days.',
            cites: ['20 U.S.C. 1232g'],
          },
        ],
      },
    ],
    steps: [
      'Send a dated request to the records office and the Title IX Coordinator.',
      'Say which records you want: letters, evidence, report, recording.',
      'Count 45 days from your request.',
      'Ask for the reason in writing if something is refused.',
    ],
    ask: [
      'Under FERPA, I ask to see my education records on this case. When and where can I see them?',
      'Which parts of the file can I not see, and why?',
      'Can I have copies, or only look at them?',
    ],
    asked: [
      'how do i get a copy of my title ix file',
      'ferpa request for my records',
      'they wont show me my own file because of privacy',
      'how long does a ferpa request take',
      'school says ferpa stops them from sharing evidence',
      'can i see what the dean wrote about me',
      'access to the hearing recording',
      'i want the transcript of my hearing',
      'can i read emails about my case',
      'FERPA 45 days',
      'records request after the case is closed',
      'can a parent use ferpa to see the investigation file',
      'do i get the other students statement under ferpa',
      'public records request title ix',
      'they redacted everything',
      'ferpa complaint where',
      'how can my lawyer get my education record',
      'right to inspect my education records',
      'cómo pido mi expediente',
      'quiero ver mi archivo escolar',
      'the school is hiding documents from me',
    ],
    related: [
      'records-for-seven-years',
      'see-the-evidence',
      'who-can-see-the-case-file',
      'hearing-recording',
    ],
    resources: ['student-privacy-policy-office', 'student-privacy-101-video'],
  },
  {
    slug: 'training-materials',
    title: 'How to see what the Title IX staff were trained with',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Schools must put their Title IX training materials on their website, and keep them for seven years.',
    answer: [
      {
        text: 'Yes, you can see it. Your school must make its Title IX training materials publicly available on its website.',
        cites: ['34 CFR 106.45(b)(10)(i)(D)'],
      },
      {
        text: 'A school with no website must let the public inspect them upon request.',
        cites: ['34 CFR 106.45(b)(10)(i)(D)'],
      },
      {
        text: 'This covers what was used to train the Title IX Coordinator, the investigator, the decision-maker and whoever runs a mediation. The school keeps it for seven years.',
        cites: ['34 CFR 106.45(b)(10)(i)(D)'],
      },
      {
        text: 'The training must cover how to serve impartially. It must teach how to avoid bias and conflicts of interest.',
        cites: ['34 CFR 106.45(b)(1)(iii)'],
      },
      {
        text: 'The materials must not rely on sex stereotypes. They must promote fair, impartial work on each case.',
        cites: ['34 CFR 106.45(b)(1)(iii)'],
      },
    ],
    more: [
      {
        heading: 'Why it can matter',
        statements: [
          {
            text: 'Bias or a conflict of interest that affected the outcome is a ground for appeal.',
            cites: ['34 CFR 106.45(b)(8)(i)(C)'],
          },
        ],
      },
    ],
    steps: [
      "Search your school's website for Title IX training.",
      'Save a copy with the date.',
      'Ask the Title IX Coordinator for the link if you do not find it.',
    ],
    ask: [
      'Where on the website are the Title IX training materials?',
      'What training did the people in my case have, and when?',
      'Which version was in use when they were trained?',
    ],
    asked: [
      'where can i find title ix training materials',
      'are the investigators even trained',
      'training slides for decision makers public?',
      "the hearing panel has no clue what they're doing",
      'does the school need to publish its training',
      'i think the training was biased',
      'who trained my investigator',
      'ask for training records title ix',
      'school charges a fee for training slides',
      'hearing officer qualifications',
      'website has no training posted',
      'training on impartiality and bias',
      'is the dean trained to decide these cases',
      'my advisor wants to see their training',
      'atixa slides school uses',
      'does a school district post its training',
      'prove the panel was trained to believe women',
      'trained to doubt survivors',
      'materiales de capacitación título ix',
      'dónde publican la capacitación',
    ],
    related: ['records-for-seven-years', 'bias-or-conflict-of-interest'],
    resources: ['atixa', 'cornell-34-cfr-106-45'],
  },
]
