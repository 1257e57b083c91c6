import type { GuideFacts } from '../entry.ts'

export const signsOfThe2024Rule: GuideFacts = {
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
      heading: 'Why a newer letter may quote it',
      statements: [
        {
          text: 'Copies made before September 29, 2026 may show 2024 text, even copies of the Code itself. On that day the Department of Education put the 2020 text back.',
          cites: ['91 FR 61308'],
        },
      ],
    },
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
    'letter says the single investigator will decide credibility',
    'they offered me a summary instead of the documents and call it a description',
    'notice says complaint can be made orally',
    'handbook section 106.46 student complaints',
    'policy talks of sex-based harassment and hostile environment severe or pervasive',
    'panel will question us in separate zoom meetings, no live hearing',
    'letter uses complainant respondent and relevant and not otherwise impermissible',
    'our policy footer: revised 8/1/2024',
    'one person is investigator and judge in the letter',
    'cited 106.45(g) in my email',
    'how can i tell what version my district uses',
    'college letter mentions 106.44(k)',
    'no hearing in the new procedure pdf',
    'my advisor says the letter quotes vacated regulations',
    'notice has a cite that i cant find',
    'is severe or pervasive the right test',
    'prompt and equitable grievance procedures is that the old or new title',
    'pregnancy accommodation section 106.40 in the 2024 handbook',
    'what are red flags of an outdated letter',
    'questions in advance in writing at a college, is that the wrong rule',
    'they say access to an accurate description of the evidence',
    'la carta cita 106.46',
    'mi universidad usa la política de agosto 2024',
    'the pdf says decisionmaker may be the same person',
    'peer retaliation defined in my letter, is that 2024',
  ],
  related: ['2020-or-2024-rule', 'is-it-a-title-ix-case'],
  resources: ['cornell-34-cfr-106-45', 'atixa'],
}
