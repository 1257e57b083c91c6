import type { GuideFacts } from '../entry.ts'

export const whoDecides: GuideFacts = {
  slug: 'who-decides',
  title: 'Who decides if someone is responsible',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The decision-maker must be separate from the investigator and Coordinator, trained, and free of bias.',
  answer: [
    {
      text: 'A decision-maker decides. That person cannot be the same person as the investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'Decision-makers must not have a conflict of interest or bias. That is so for or against complainants or respondents in general, or for or against you.',
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'They must be trained on the process, on being fair to both sides, and on which questions and evidence are relevant. If there is a live hearing, they must know its technology too.',
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'An appeal goes to yet another person. It cannot be the first decision-maker, the investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: 'The rule does not say how many people decide or what job they have. It may be one person or a panel, from the school or from outside.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
  ],
  more: [
    {
      heading: 'Training you can read',
      statements: [
        {
          text: 'The school must make its training materials public on its website, or show them on request if it has no website.',
          cites: ['34 CFR 106.45(b)(10)(i)(D)'],
        },
      ],
    },
    {
      heading: 'Who picks the panel',
      statements: [
        {
          text: 'The school does. The rule does not give the parties a say, but you can point to a conflict of interest or bias.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
  ],
  steps: [
    'Ask for the names and jobs of those who decide.',
    'Look for ties to either party or to the investigator.',
    'Raise a concern in writing before the decision.',
    "Find the training materials on the school's website.",
  ],
  ask: [
    "Who is the decision-maker, and what is that person's role at the school?",
    'How do I raise a concern about a conflict of interest or bias?',
    'Where are the training materials published?',
  ],
  asked: [
    'who makes the decision in title ix',
    'is it a panel or one person',
    'are students on the hearing panel',
    'can the dean be the decision maker',
    'school hired an outside lawyer to decide',
    'the vice principal is deciding about my kid',
    'who is the hearing officer',
    'what qualifications does the decision maker need',
    'do they get any training',
    'can I choose who decides',
    'superintendent decides title ix case',
    'adjudicator',
    'i know one of the panel members',
    'small school where everybody knows each other',
    'can a professor from his department judge the case',
    'quién toma la decisión',
    'the provost decides faculty cases is that right',
    'decission maker also wrote the report',
    'retired judge on panel',
    'is there a jury',
    'title ix cordinator made the ruling',
    'who is the person that rules on my case',
    'who will judge me',
    'person in charge of the verdict',
    'who gets the final say',
  ],
  related: [
    'investigator-does-not-decide',
    'bias-or-conflict-of-interest',
    'who-decides-the-appeal',
    'decision-letter',
    'training-materials',
  ],
  resources: ['cornell-34-cfr-106-45', 'atixa'],
}
