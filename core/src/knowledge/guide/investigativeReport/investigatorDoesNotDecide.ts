import type { GuideFacts } from '../entry.ts'

export const investigatorDoesNotDecide: GuideFacts = {
  slug: 'investigator-does-not-decide',
  title: 'The investigator does not decide',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The person who decides cannot be the investigator or the Title IX Coordinator, at any school.',
  answer: [
    {
      text: 'No. The decision-maker cannot be the same person as the investigator. Nor can it be the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'This holds at colleges and in K-12. The decision-maker must send a written determination, which is the decision letter.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'At a college, a live hearing before a decision-maker must come first.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12, each party first gets to send in written, relevant questions. You get the answers and may ask limited follow-up questions.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: "The investigator's job is to gather evidence and to write a report that fairly summarizes it. The rule's text does not say whether the report may hold a recommendation.",
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'The decision still belongs to the decision-maker. All relevant evidence must be weighed with an open mind.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
  ],
  more: [
    {
      heading: 'If one person did both',
      statements: [
        {
          text: 'You may raise it on appeal. One basis is a procedural irregularity that affected the outcome.',
          cites: ['34 CFR 106.45(b)(8)(i)(A)'],
        },
        {
          text: "Some campus pages still describe one person who does both. Ask what your school's process is based on.",
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Ask for the names and roles of all who work on your case.',
    'Compare who signed the report with who signed the decision.',
    'Ask in writing about any person who holds two roles.',
    'Note it for an appeal if it is not put right.',
  ],
  ask: [
    'Who is the investigator and who is the decision-maker in my case?',
    'Did the decision-maker have any part in the investigation?',
    'Which rule does your single-investigator step rest on?',
  ],
  asked: [
    'single investigator model',
    'the same guy who interviewed me decided the case',
    'can the investigator find me responsible',
    'investigator recommended responsible in the report',
    'who makes the final call, investigator or panel',
    'title ix coordinator decided my case herself',
    'is the investigator supposed to be the judge',
    'assistant principal investigated and punished my kid',
    'investigator is judge and jury',
    'report already says responsible before any hearing',
    'does the decision maker have to follow the investigators recomendation',
    'preliminary finding by investigator',
    'investigator and decision maker same person',
    'the dean did everything alone',
    'our district has one person for the whole thing',
    'quién decide, el investigador',
    'el mismo investigador tomó la decisión',
    "isn't it allowed now for one person to investigate and decide",
    'conclusions in investigative report',
    'principal was coordinator and decision maker',
    'the lady who interviewed everyone made the ruling',
    'same woman investigated and ruled',
    'one person in charge of the entire case',
    'did the questioning and then handed down the decision',
  ],
  related: ['who-decides', 'live-hearing', 'k12-hearing-and-questions', 'procedural-irregularity'],
  resources: ['cornell-34-cfr-106-45'],
}
