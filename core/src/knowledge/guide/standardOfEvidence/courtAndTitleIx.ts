import type { GuideFacts } from '../entry.ts'

export const courtAndTitleIx: GuideFacts = {
  slug: 'court-and-title-ix',
  title: 'A school case is not a criminal trial',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school case and a court case are separate, with different tests and different results.',
  answer: [
    {
      text: "A school case is not a criminal trial. The test is the school's stated standard: preponderance of the evidence, or clear and convincing evidence.",
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: "The decision-maker applies the school's own code of conduct to the facts. The result is a school finding, not a criminal verdict.",
      cites: ['34 CFR 106.45(b)(7)(ii)(D)', '34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'No police report is needed. Any person may report to the school, and a formal complaint goes to the Title IX Coordinator.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'If police are on the case too, that may be good cause for a short delay, with written notice and reasons. The delay may only be temporary.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'A dropped charge or a verdict does not by itself decide the school case. The decision-maker must weigh all relevant evidence.',
      cites: ['34 CFR 106.45(b)(1)(ii)', '34 CFR 106.45(b)(7)(i)'],
    },
  ],
  more: [
    {
      heading: 'If there is a criminal case',
      statements: [
        {
          text: 'What you say to the school may be asked for by a court. A lawyer can tell you what to think about first.',
          cites: [],
        },
        {
          text: "At a college's live hearing you may refuse to answer. No inference may be drawn based solely on that.",
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Keep school and court papers apart.',
    'Talk to a lawyer before an interview if there is a police case.',
    'Ask for written notice if the school waits for the police.',
    'Ask for supportive measures while you wait.',
  ],
  ask: [
    'Is the school waiting for the police, and if so until when and why?',
    "Will the result of the court case be used in the school's decision, and how?",
  ],
  asked: [
    'is this a criminal charge',
    'will i have a criminal record',
    'police dropped the charges but school goes on',
    'da declined to prosecute',
    'found not guilty in court can school still punish',
    'do i need to go to the police first',
    'can i do both police and title ix',
    'is responsible the same as guilty',
    'restraining order granted by judge does it matter for school',
    'double jeopardy',
    'am I going to jail from a title ix hearing',
    'presumed innocent',
    'detective asked the college to hold off',
    'court case and school case at the same time',
    'they treat me like a criminal',
    'es un juicio penal',
    'la policía cerró el caso y la escuela sigue',
    'is it illegal for school to investigate a crime',
    'lawsuit and title ix hearing',
    'arrested last week now also title ix',
    'rape kit came back, does the school have to wait',
    'prosecutor declined charges and the school goes on',
    'acquitted in criminal court',
    'difference between police investigation and school investigation',
    'criminal case versus campus case',
  ],
  related: [
    'standard-of-evidence',
    'missing-the-hearing',
    'postpone-a-hearing',
    'burden-of-proof',
    'police-and-the-school',
  ],
  resources: ['lawhelp-org', 'victim-rights-law-center', 'womenslaw-org'],
}
