import type { GuideFacts } from '../entry.ts'

export const biasOrConflictOfInterest: GuideFacts = {
  slug: 'bias-or-conflict-of-interest',
  title: 'When someone on the case seems biased',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Coordinators, investigators and decision-makers must be free of bias and conflict of interest; how to raise it.',
  answer: [
    {
      text: 'You can raise it in writing, now. The coordinator, the investigator and the decision-maker must not have a conflict of interest or bias.',
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'That means for or against complainants or respondents as a group, or for or against one of you. It holds for a person who leads an informal resolution, too.',
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'All of them must be trained to serve impartially. They must not prejudge the facts.',
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'It is also a basis for an appeal, if the conflict of interest or bias affected the outcome.',
      cites: ['34 CFR 106.45(b)(8)(i)(C)'],
    },
    {
      text: "The rule does not list what counts. It sets no form for asking that a person step aside, but your school's policy may.",
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
  ],
  more: [
    {
      heading: 'What helps',
      statements: [
        {
          text: 'Facts help more than feelings: a family or work tie, a post, words that were said, a step that was taken for one side only.',
          cites: [],
        },
      ],
    },
    {
      heading: 'What it does not show by itself',
      statements: [
        {
          text: 'A result that goes against you is not proof of bias by itself. The Department of Education does not fault a school solely because it would have weighed the evidence another way.',
          cites: ['34 CFR 106.44(b)(2)'],
        },
      ],
    },
    {
      heading: 'Signs in the training',
      statements: [
        {
          text: "Training materials must not rely on sex stereotypes. They must be public on the school's website, so you can read them.",
          cites: ['34 CFR 106.45(b)(1)(iii)', '34 CFR 106.45(b)(10)(i)(D)'],
        },
      ],
    },
  ],
  steps: [
    'Write down what was said or done, when, and who heard it.',
    'Send it to the Title IX Coordinator and ask for another person.',
    'If it is about the coordinator, ask who is above them.',
    'Keep your message for an appeal.',
  ],
  ask: [
    'I am concerned that [name] has a conflict of interest because [facts]. Can someone else take this role?',
    'Who handles a concern about the Title IX Coordinator?',
    'What does the policy say about asking a person to step aside?',
  ],
  asked: [
    'investigator is friends with the respondent',
    'biased title ix coordinator',
    'hearing officer tweeted about believing survivors',
    'the panel chair was her professor',
    'how do i get a new investigator',
    'they treat her nice and me like dirt',
    'conflict of interest the dean is on the football board',
    'investigator already made up his mind',
    'recusal request',
    "the coach's wife works in the title ix office",
    'unfair treatment by the investigator',
    'they only ask me the hard questions',
    'trained with sexist materials',
    'can I object to the decision maker',
    'school protects its star player',
    'el investigador está en mi contra',
    'conflicto de intereses',
    'all the cases end the same way at this college',
    'principal is related to the other family',
    'prejudged my case bias',
    'report bias who do i tell',
    'panel head follows my ex on instagram',
    'she is not neutral',
    'decision maker is a buddy of the other side',
    'favoritism',
  ],
  related: ['who-decides', 'appeal-grounds', 'procedural-irregularity'],
  resources: ['cornell-34-cfr-106-45', 'office-for-civil-rights'],
}
