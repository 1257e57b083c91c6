import type { GuideFacts } from '../entry.ts'

export const afterResponsible: GuideFacts = {
  slug: 'after-responsible',
  title: 'After a finding of responsible',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'What a responsible finding means for both parties: reasons, sanctions, remedies, and an appeal.',
  answer: [
    {
      text: "It means the decision-maker found responsibility under the school's standard of evidence. It is a school finding and not a criminal conviction.",
      cites: ['34 CFR 106.45(b)(7)(i)', '34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'The letter must give the reasons for each allegation, any disciplinary sanctions, and how to appeal. Read it first for the last day of an appeal.',
      cites: ['34 CFR 106.45(b)(7)(ii)(E)', '34 CFR 106.45(b)(7)(ii)(F)'],
    },
    {
      text: 'Both parties may appeal. The bases are procedural irregularity, new evidence, and conflict of interest or bias.',
      cites: [
        '34 CFR 106.45(b)(8)(i)(A)',
        '34 CFR 106.45(b)(8)(i)(B)',
        '34 CFR 106.45(b)(8)(i)(C)',
      ],
    },
    {
      text: 'The school must now provide you with remedies to restore or preserve equal access. The Title IX Coordinator must see that they take effect.',
      cites: ['34 CFR 106.45(b)(1)(i)', '34 CFR 106.45(b)(7)(iv)'],
      role: 'complainant',
    },
    {
      text: 'The decision is not final yet. It becomes final with the written result of an appeal, or once the time for an appeal has passed.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: 'No one may retaliate against either party or a witness. Supportive measures may go on for both.',
      cites: ['34 CFR 106.71(a)', '34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'When a sanction starts',
      statements: [
        {
          text: 'The rule does not say in words if a sanction waits for the appeal. Ask at once, and look in the policy.',
          cites: ['34 CFR 106.45(b)(7)(iii)', '34 CFR 106.45(b)(1)(i)'],
        },
      ],
    },
    {
      heading: 'The record',
      statements: [
        {
          text: 'The school must keep the records of the case for seven years. The rule does not speak of a note on a transcript, so ask the registrar.',
          cites: ['34 CFR 106.45(b)(10)(i)(A)'],
        },
      ],
    },
    {
      heading: 'Look after yourself',
      statements: [
        {
          text: 'This news is heavy. Call someone you trust before you answer any message from the school.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Write down the last day for an appeal.',
    'Read the reasons for each allegation with your advisor.',
    'Ask when each sanction or remedy starts.',
    'Ask for the hearing recording or transcript, if there was a hearing.',
    'Tell someone you trust today.',
  ],
  ask: [
    'What is the last day for an appeal, and on which bases?',
    'When does each sanction start, and does it wait for the appeal?',
    'Which remedies will be provided, and from what date?',
  ],
  asked: [
    'found responsible what happens now',
    'they just emailed that im responsible, im shaking',
    'i lost, the panel said i did it',
    'my son was found responsible, what are our next steps',
    'the decision came and it says responsible on both counts',
    'responsible... is my life over, what do i do today',
    'he was found responsible!! what comes next for me',
    'the panel believed me, now what',
    'does responsible mean guilty of a crime',
    'responsible finding next steps for the respondent',
    'letter says violation found, what do i do this week',
    'my professor was found responsible, what happens from here',
    'what should i do first after a responsible decision',
    'after they find someone responsible what is the order of things',
    'me declararon responsable, qué hago',
    'lo encontraron responsable, y ahora',
    'they ruled in my favor as the complainant',
    'my brother got a responsible outcome and wont get out of bed',
    'does a responsible finding stay on my record',
    'high school decided my kid is responsible',
    'i won my case against the coach, then what',
    'just got the outcome, responsible, dont understand any of it',
    'employee found responsible, what now',
  ],
  related: [
    'decision-letter',
    'appeal-grounds',
    'possible-sanctions',
    'remedies',
    'when-sanctions-start',
    'after-not-responsible',
  ],
  resources: ['988-suicide-and-crisis-lifeline', 'aba-free-legal-answers', 'cornell-34-cfr-106-45'],
}
