import type { GuideFacts } from '../entry.ts'

/** The 2020 rule, the vacated 2024 rule, and how to tell them apart. */
export const twoRules: readonly GuideFacts[] = [
  {
    slug: '2020-or-2024-rule',
    title: 'Which Title IX rule is in force',
    appliesTo: { school: 'both', role: 'both' },
    summary: 'The 2020 rule. The 2024 rule was vacated for the whole country on January 9, 2025.',
    answer: [
      {
        text: 'The 2020 rule is in force: 34 CFR Part 106, effective August 14, 2020.',
        cites: ['85 FR 30026'],
      },
      {
        text: 'The 2024 rule was vacated (set aside by a court) for the whole country on January 9, 2025, in Tennessee v. Cardona.',
        cites: ['Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)'],
      },
      {
        text: 'OCR said on January 31 and February 4, 2025 that it enforces the 2020 rule.',
        cites: ['85 FR 30026', 'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)'],
      },
      {
        text: 'So formal complaints of sexual harassment follow 34 CFR 106.45 as it stood in 2020.',
        cites: ['34 CFR 106.45(b)'],
      },
      {
        text: 'We found no new rule through autumn 2026. Check the official page before you rely on that.',
        cites: ['85 FR 30026'],
      },
    ],
    more: [
      {
        heading: 'One part of the 2020 rule is void',
        statements: [
          {
            text: 'A court set aside one clause in 2021. It had barred reliance on statements of people who were not cross-examined. The rest of the hearing rule stands.',
            cites: [
              'Victim Rights Law Center v. Cardona (D. Mass. 2021)',
              '34 CFR 106.45(b)(6)(i)',
            ],
          },
        ],
      },
      {
        heading: 'Cases that began in 2024',
        statements: [
          {
            text: 'This guide does not say which version a case from those months follows. Ask the school which policy it uses and why.',
            cites: [],
          },
          {
            text: 'Some official-looking pages still show 2024 text. The 2020 section 106.45 is headed “Grievance process for formal complaints of sexual harassment”.',
            cites: ['34 CFR 106.45(b)'],
          },
        ],
      },
    ],
    steps: [
      "Look for the date of your school's policy.",
      'Check if it speaks of 34 CFR 106.45 or of 106.46.',
      'Ask the Title IX Coordinator which rule the case follows.',
    ],
    ask: [
      'Which Title IX rule does my case follow, the 2020 rule or the 2024 rule?',
      'The 2024 rule was vacated on January 9, 2025. Is the policy that you use up to date?',
      'Where can I find the policy now in use?',
    ],
    asked: [
      'which title ix rule applies now',
      'is the 2024 rule still in effect',
      "did biden's title ix rule get struck down",
      'trump title ix rules 2020',
      'new title ix regulations',
      'what happened to the 2024 regulations',
      'my handbook cites 106.46',
      'are the old rules back',
      'tennessee v cardona meaning',
      'i heard the rules changed in august 2024',
      'current title ix law 2026',
      'vacated what does it mean',
      'did the court cancel the whole rule',
      'school says it follows the new rule',
      'does the 2020 rule still count',
      'isnt the live hearing gone since 2024',
      'title 9 changes this year',
      '34 cfr 106 which version',
      'qué regla de título ix está vigente',
      'la regla de 2024 sigue',
      'is there a newer rule than 2020',
      'dear colleague letter february 2025',
    ],
    related: ['signs-of-the-2024-rule', 'state-law-additions', 'is-it-a-title-ix-case'],
    resources: ['cornell-34-cfr-106-45', 'atixa', 'office-for-civil-rights'],
  },
  {
    slug: 'signs-of-the-2024-rule',
    title: 'Signs that a letter follows the 2024 rule',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Look for section 106.46, the words “severe or pervasive”, or an investigator who also decides.',
    answer: [
      {
        text: 'Look at the section numbers. Section 106.46 for hearings, or 106.45(c) and beyond, are signs of the vacated 2024 rule. The 2020 section 106.45 has only (a) and (b).',
        cites: [
          '34 CFR 106.45(a)',
          '34 CFR 106.45(b)',
          'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        ],
      },
      {
        text: 'Look at the words. “Sex-based harassment” and “severe or pervasive” come from 2024. The 2020 test says severe, pervasive and objectively offensive.',
        cites: [
          '34 CFR 106.30(a) (Sexual harassment)(2)',
          'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        ],
      },
      {
        text: 'Look at who decides. In 2020 the decision-maker cannot be the investigator or the Title IX Coordinator.',
        cites: ['34 CFR 106.45(b)(7)(i)'],
      },
      {
        text: 'Look at the evidence. The school must send the evidence itself, directly related to the allegations. A description of it is a 2024 idea.',
        cites: [
          '34 CFR 106.45(b)(5)(vi)',
          'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        ],
      },
      {
        text: 'A college must hold a live hearing under the 2020 rule. Separate meetings with the decision-maker in its place are a sign of 2024.',
        cites: [
          '34 CFR 106.45(b)(6)(i)',
          'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        ],
        school: 'postsecondary',
      },
      {
        text: 'One sign alone proves little. State law or school policy may use the same words. Ask which rule the letter follows.',
        cites: ['34 CFR 106.45(b)'],
      },
    ],
    more: [
      {
        heading: 'More signs',
        statements: [
          {
            text: 'Under the 2020 rule the process starts with a written formal complaint. A complaint that may be spoken is a sign of 2024.',
            cites: ['34 CFR 106.30(a) (Formal complaint)'],
          },
          {
            text: 'The date August 1, 2024 was the start of the vacated rule. It is no proof by itself.',
            cites: ['Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)'],
          },
        ],
      },
    ],
    steps: [
      'Mark each sign in the letter or policy.',
      'Compare it with the 2020 section that this guide names.',
      'Ask the Title IX Coordinator in writing, and keep the reply.',
    ],
    ask: [
      'Your letter cites 34 CFR 106.46. Could you tell me which rule it follows?',
      'Will there be a live hearing and a separate decision-maker under 34 CFR 106.45?',
      'Will I get the evidence itself, or a description of it?',
    ],
    asked: [
      'how do i know if my school uses the old rule',
      'letter says sex-based harassment',
      'policy says severe or pervasive',
      'handbook still has 2024 rules',
      'my notice cites 106.44(f)',
      'decisionmaker one word in my letter',
      'the investigator and the decision maker are the same person in our policy',
      'they only gave me a summary of the evidence',
      'description of evidence instead of files',
      'policy dated august 1 2024',
      'questions by the panel in private meetings no live hearing',
      'outdated title ix policy',
      'wrong rule in my letter',
      'is my schools policy invalid',
      'how to spot a vacated rule',
      'our district never updated its policy',
      'cite 106.45(f) does it exist',
      'carta con la regla vieja',
      'la política dice 2024',
      'relevant and not otherwise impermissible',
    ],
    related: ['2020-or-2024-rule', 'is-it-a-title-ix-case'],
    resources: ['cornell-34-cfr-106-45', 'atixa'],
  },
]
