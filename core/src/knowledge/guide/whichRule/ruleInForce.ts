import type { GuideFacts } from '../entry.ts'

export const ruleInForce: GuideFacts = {
  slug: '2020-or-2024-rule',
  title: 'Which Title IX rule is in force',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The 2020 rule. The 2024 rule was vacated on January 9, 2025, and since September 29, 2026 the Code shows the 2020 text again.',
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
      text: 'On September 29, 2026 the Department of Education put the 2020 text back into the Code of Federal Regulations. It did so with the “Recodification of Title IX Rules”.',
      cites: ['91 FR 61308'],
    },
    {
      text: 'OCR said on January 31 and February 4, 2025 that it enforces the 2020 rule.',
      cites: ['OCR enforcement letters'],
    },
    {
      text: 'So formal complaints of sexual harassment follow the 2020 text of 34 CFR 106.45.',
      cites: ['34 CFR 106.45(b)'],
    },
    {
      text: 'A copy made before September 29, 2026 may show 2024 text, even a copy of the Code itself. The 2020 section 106.45 is headed “Grievance process for formal complaints of sexual harassment”.',
      cites: ['91 FR 61308', '34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'One part of the 2020 rule is void',
      statements: [
        {
          text: 'A court set aside one clause in 2021. It had barred reliance on statements of people who were not cross-examined. The rest of the hearing rule stands.',
          cites: ['Victim Rights Law Center v. Cardona (D. Mass. 2021)', '34 CFR 106.45(b)(6)(i)'],
        },
        {
          text: 'We could not check if the text put back in 2026 still shows that clause or names exceptions. Look at the official page.',
          cites: ['91 FR 61308'],
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
      ],
    },
    {
      heading: 'If a document quotes 2024 text',
      statements: [
        {
          text: 'It may rest on a copy from before September 29, 2026, when the Code could still show that text. A court had set the 2024 rule aside on January 9, 2025. So ask which rule the document follows.',
          cites: ['91 FR 61308', 'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)'],
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
    'prof in my ed law class said the biden rule is back',
    'so which one counts for a case filed in october 2024',
    'title ix webpage at my college is dated august 2024',
    'news says the rules were thrown out in january, is that real',
    'a judge in kentucky cancelled it?',
    'are we under trump rules or biden rules',
    'got an old pamphlet and a new pamphlet that disagree',
    'is cross examination required again',
    'dear colleague letter said what',
    "i'm an advisor, cite me what is in force today",
    'did congress change title ix',
    'my state wasnt part of the lawsuit, still vacated?',
    'supreme court and title ix rule',
    'does vacated mean it never existed',
    'school board is adopting the 2024 policy this month',
    'which version of 106.45 should i read',
    'is there a 2025 or 2026 rule',
    'ecfr shows different text than my letter',
    'gender identity part of the 2024 rule, still on?',
    'principal says no federal title ix rule exists right now',
    '85 fed reg 30026',
    'incident in fall 2024 hearing now, old or new rules',
    'qué reglas aplican hoy',
    'ya no existe la regla de biden?',
    'title ix update for parents 2026',
    'new administration new rules?',
    'handbook still has the rules from 2024',
    'does the biden version count for my case',
  ],
  related: ['signs-of-the-2024-rule', 'state-law-additions', 'is-it-a-title-ix-case'],
  resources: ['cornell-34-cfr-106-45', 'atixa', 'office-for-civil-rights'],
}
