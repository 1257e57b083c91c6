import type { GuideFacts } from '../entry.ts'

/** Charges with the EEOC, and the Clery Act as VAWA amended it. */
export const workAndClery: readonly GuideFacts[] = [
  {
    slug: 'eeoc-charge',
    title: 'Harassment at work: the EEOC',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Employees, student workers included, can file a charge with the EEOC within 180 days, or 300 in many places.',
    answer: [
      {
        text: 'If it happened at work, you can file a charge with the Equal Employment Opportunity Commission (EEOC). Student workers can too.',
        cites: ['EEOC charge process'],
      },
      {
        text: 'The limit is 180 days from the act. In many places it is 300 days.',
        cites: ['EEOC charge process'],
      },
      {
        text: 'Title IX does not take away rights under Title VII, the law on discrimination at work.',
        cites: ['34 CFR 106.6(f)'],
      },
      {
        text: "You can still use your school's Title IX process. Schools must have procedures for student and employee complaints.",
        cites: ['34 CFR 106.8(c)'],
      },
      { text: "The EEOC's phone is 800-669-4000.", cites: ['EEOC charge process'] },
    ],
    more: [
      {
        heading: 'Finding your date',
        statements: [
          {
            text: 'This guide does not say which places have 300 days. Ask the EEOC early.',
            cites: ['EEOC charge process'],
          },
        ],
      },
    ],
    steps: [
      'Write down the date of the last act at work.',
      'Call the EEOC or look at its website for your limit.',
      'Tell the Title IX Coordinator as well, if you want the school to act.',
    ],
    ask: [
      'Does our school treat this as a Title IX matter, a work matter or both?',
      'Who in human resources handles it, and what happens first?',
    ],
    asked: [
      'how to file with the eeoc',
      'harassed at my campus job',
      'eeoc deadline',
      '180 or 300 days',
      'workplace harassment at a university',
      'can a student worker go to the eeoc',
      'title vii complaint against a school',
      'equal employment opportunity commision',
      'my boss at the library touches me, where do i report',
      'difference between ocr and eeoc',
      'professor discriminated against by the department chair',
      'do i need to do title ix before eeoc',
      'file a charge of discrimination',
      'teacher harassed by the principal where to go',
      'HR did nothing',
      'male employee falsely accused at work eeoc',
      'federal agency for work harassment',
      'acoso en el trabajo universidad',
      'cómo presento un cargo ante la eeoc',
    ],
    related: ['employee-who-was-harassed', 'student-worker', 'ocr-time-limit'],
    resources: ['equal-employment-opportunity-commission', 'nwlc-legal-network-for-gender-equity'],
  },
  {
    slug: 'clery-and-vawa',
    title: 'What the Clery Act and VAWA add at colleges',
    appliesTo: { school: 'postsecondary', role: 'both' },
    summary:
      'At colleges the Clery Act adds an advisor of choice and written notice of the outcome to both sides at once.',
    answer: [
      {
        text: "The Clery Act adds rights in a college's own process. The Violence Against Women Act (VAWA) put them there.",
        cites: ['20 U.S.C. 1092(f)(8)'],
      },
      { text: 'Both sides may have an advisor of their choice.', cites: ['20 U.S.C. 1092(f)(8)'] },
      {
        text: 'Both sides must get written notice of the outcome at the same time (“simultaneous” notice).',
        cites: ['20 U.S.C. 1092(f)(8)'],
      },
      {
        text: 'Title IX asks the same of its own process. You may have an advisor of choice, and both parties get the written decision simultaneously.',
        cites: ['34 CFR 106.45(b)(5)(iv)', '34 CFR 106.45(b)(7)(iii)'],
      },
      {
        text: 'It binds colleges. It does not bind K-12 schools.',
        cites: ['20 U.S.C. 1092(f)(8)'],
      },
      {
        text: 'If your college handles the matter outside Title IX, ask whether the Clery Act still applies to it.',
        cites: ['20 U.S.C. 1092(f)(8)'],
      },
    ],
    more: [
      {
        heading: 'Where the two laws meet',
        statements: [
          {
            text: 'Title IX takes its meaning of sexual assault from the Clery Act.',
            cites: ['34 CFR 106.30(a) (Sexual harassment)(3)'],
          },
        ],
      },
    ],
    steps: [
      'Ask which policy and which law your case follows.',
      'Ask for the outcome in writing if you only heard it.',
      'Keep the date on which you got the outcome.',
    ],
    ask: [
      'Does the Clery Act apply to my case, even if it is not a Title IX case?',
      'Did both sides get the outcome in writing at the same time?',
      'May I bring the advisor of my choice?',
    ],
    asked: [
      'what is the clery act',
      'vawa rights on campus',
      'clery act and title ix difference',
      'do i get told the outcome in writing',
      'the other side got the decision before me',
      'stalking case not under title ix what rights do i have',
      'jeanne clery act student rights',
      'violence against women act covers men?',
      'campus crime report law',
      'clery advisor of choice',
      'they handled my assault as a code of conduct thing, does clery apply',
      'does the clery act apply to high schools',
      'simultaneous notification of results',
      'dating violence college discipline rights',
      'clery timely warning about my case',
      'vawa for respondents',
      'did they need to tell me the result',
      'ley clery derechos',
      'qué es vawa',
      'clery complaint',
    ],
    related: ['is-it-a-title-ix-case', 'ocr-complaint'],
    resources: ['clery-center', 'cornell-34-cfr-106-45'],
  },
]
