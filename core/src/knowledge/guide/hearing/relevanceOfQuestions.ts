import type { GuideFacts } from '../entry.ts'

export const relevanceOfQuestions: GuideFacts = {
  slug: 'relevance-of-questions',
  title: 'Which questions are allowed at a hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Only relevant questions may be asked; the decision-maker rules on each and must explain a refusal.',
  answer: [
    {
      text: 'Only relevant questions may be asked. The decision-maker rules on this. If a question is excluded as not relevant, the reason must be explained.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'At a college hearing the ruling comes first each time, before a party or witness answers.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12, the reason goes to the party who sent in the written question.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: "The complainant's prior sexual behavior is not relevant. There are two narrow exceptions.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'Therapy records and privileged talks, as with a lawyer, are off limits. The one they belong to would have to consent or waive the privilege.',
      cites: ['34 CFR 106.45(b)(1)(x)', '34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'A question may test how far someone can be believed. It is not shut out for being hard to hear.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
  ],
  more: [
    {
      heading: 'If your question was refused',
      statements: [
        {
          text: 'Ask for the reason. You can then put it in another way that shows why it bears on the allegations.',
          cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
        },
        {
          text: 'You may raise a ruling on appeal. The basis would be a procedural irregularity that affected the outcome.',
          cites: ['34 CFR 106.45(b)(8)(i)(A)'],
        },
      ],
    },
    {
      heading: 'How they are taught',
      statements: [
        {
          text: 'Decision-makers must be trained on issues of relevance of questions and evidence.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
  ],
  steps: [
    'Write next to each question which allegation it bears on.',
    'Ask for the reason when a question is refused, and note it.',
    'Put the question again in other words.',
    'Keep your notes for an appeal.',
  ],
  ask: [
    'How does the decision-maker rule on questions, and may my advisor answer an objection?',
    'Please give me the reason why these questions were excluded: [questions].',
    'Does the school have written rules on order and manners at the hearing?',
  ],
  asked: [
    'they rejected all my questions',
    'panel said my question was irrelevant',
    'what can they ask me at the hearing',
    'can they ask about my drinking and drugs',
    'question not allowed',
    'is my grades or past discipline relevant',
    'can they ask what i was wearing',
    'rude or harassing questions from the advisor',
    'who decides if a question counts',
    'hearing officer blocked half of our questions without saying why',
    'relevance ruling',
    'objecting to a question',
    'repeated questions badgering',
    'can they bring up my past arrest',
    'do questions need to be handed in ahead of time',
    'principal refused the questions my kid wrote',
    'excluded questions explanation',
    'is there a right to have every question asked',
    'qué preguntas se pueden hacer',
    'rechazaron mis preguntas',
    'relevence',
    'chair would not let us ask about her texts',
    'no reason given for refusing a question',
    'inadmissible question',
    'off limits topics',
  ],
  related: ['cross-examination', 'sexual-history', 'treatment-records', 'procedural-irregularity'],
  resources: ['cornell-34-cfr-106-45'],
}
