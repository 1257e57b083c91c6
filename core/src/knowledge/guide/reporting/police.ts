import type { GuideFacts } from '../entry.ts'

export const police: GuideFacts = {
  slug: 'police-and-the-school',
  title: 'Police and the school: one, both or neither',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school process and a police case are separate; you need not choose one for the other.',
  answer: [
    {
      text: 'You do not have to go to the police to get help from the school. The Title IX rule makes no such condition.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.44(a)'],
    },
    {
      text: 'The two are separate. A school decides on its own rules, and a court decides about crimes.',
      cites: ['34 CFR 106.45(b)(7)(ii)(D)'],
    },
    {
      text: "A police case does not end the school's duty to respond. It may be good cause for a temporary delay, with written notice of the reasons.",
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'What you say or write in the school process may be of use to others later. Speak with a lawyer first if there may be a police case.',
      cites: [],
      role: 'respondent',
    },
    {
      text: 'You may report to the police, to the school, to both or to neither.',
      cites: [],
      role: 'complainant',
    },
    { text: 'If you feel in danger right now, call 911.', cites: [] },
  ],
  more: [
    {
      heading: 'Different measures of proof',
      statements: [
        {
          text: 'The school must state one of two standards: preponderance of the evidence, or clear and convincing evidence. Neither is the one that criminal courts use.',
          cites: ['34 CFR 106.45(b)(1)(vii)'],
        },
      ],
    },
  ],
  steps: [
    'Ask the Coordinator whether the police are already involved.',
    'Ask a lawyer or an advocate before you give a statement to the police.',
    'Tell the school if an officer asks it to wait.',
  ],
  ask: [
    'Is the police part of this, and did they ask the school to wait?',
    'Will the school share my statement with the police?',
  ],
  asked: [
    'do i have to go to the police first',
    'should i call the cops or the school',
    'police are investigating too',
    'school says wait until the police are done',
    'does title ix report go to police',
    'criminal charges and title ix at the same time',
    'will the school call the cops on me',
    'can police get my title ix statement',
    'parallel criminal investigation',
    'i dont want police involved',
    'detective wants to talk to me',
    'double jeopardy school and court',
    'charges were dropped does title ix case end',
    'tengo que ir a la policía',
    'campus police vs title ix office',
    'restraining order vs no contact order',
    'am i going to get arrested',
    'is it true only police can handle rape',
  ],
  related: [
    'how-to-report',
    'delays-and-more-time',
    'if-something-happened-to-you',
    'court-and-title-ix',
  ],
  resources: ['rainn-national-sexual-assault-hotline', 'womenslaw-org', 'lawhelp-org'],
}
