import type { GuideFacts } from '../entry.ts'

/** What a new school or an employer may learn of a case. */
export const laterReaders: readonly GuideFacts[] = [
  {
    slug: 'who-can-see-the-case-file',
    title: 'Can a new school or an employer see the case',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      "The Title IX rule is silent on transcripts and on transfers; privacy law and your school's policy decide.",
    answer: [
      {
        text: 'The Title IX rule does not say what goes on a transcript or what a new school or an employer is told.',
        cites: ['34 CFR 106.45(b)(10)(i)'],
      },
      {
        text: 'Your school must keep confidential who the parties and witnesses are. The exceptions are what FERPA permits, what the law requires and what the process needs.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: "FERPA decides when a college or school may share a student's records. State law and school policy may add more.",
        cites: ['20 U.S.C. 1232g'],
      },
      {
        text: 'Both parties and their advisors do get the evidence and the report.',
        cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
      },
      {
        text: 'Before a decision there is no finding to report. A respondent is presumed not responsible until then.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
      },
    ],
    more: [
      {
        heading: 'When you are asked about it',
        statements: [
          {
            text: 'A form may ask about discipline or about open cases. Read the words of the question, and ask a lawyer if you are unsure.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Ask the registrar what your transcript shows now.',
      'Ask what the school tells others, and keep the answer.',
      'Read each application question word by word.',
    ],
    ask: [
      'Will anything about this case be on my transcript?',
      'What do you tell another school or an employer that asks about me?',
      'Can a note be taken off later, and how?',
    ],
    asked: [
      'will this be on my transcript',
      'can grad schools see a title ix case',
      'transfer while under investigation',
      'does an employer find out',
      'med school application title ix disclosure',
      'is it on my permanent record',
      'notation on transcript suspended title ix',
      'background check title ix',
      'common app discipline question',
      'can i transfer before the decision',
      'he transferred, does his new school know',
      'law school character and fitness',
      'will a not responsible finding show up anywhere',
      'can future colleges see my high school case',
      'can a school withhold my transcript',
      'does it follow me for life',
      'dean certification form',
      'aparece en mi expediente académico',
      'se enteran otras universidades',
      'internship asks if i was ever accused',
      'how do i keep my record clean',
      'will my next university know',
      'who reads my file',
    ],
    related: [
      'records-for-seven-years',
      'see-your-own-file',
      'who-will-know-your-name',
      'who-learns-the-sanction',
    ],
    resources: ['student-privacy-policy-office', 'student-privacy-101-video', 'lawhelp-org'],
  },
]
