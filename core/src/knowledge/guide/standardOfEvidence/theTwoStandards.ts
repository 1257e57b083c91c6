import type { GuideFacts } from '../entry.ts'

export const theTwoStandards: GuideFacts = {
  slug: 'standard-of-evidence',
  title: 'How sure the decision-maker must be',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school picks one of two standards, must say which, and must use the same one in every case.',
  answer: [
    {
      text: 'Your school must state which of two standards it uses. They are the preponderance of the evidence and the clear and convincing evidence standard.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'Preponderance means more likely than not. Clear and convincing is a higher bar: highly probable.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: "The school chooses. Neither one is required of every school, so look in your school's policy.",
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'It must be the same standard for students and for employees, including faculty. It must also be the same standard in all formal complaints of sexual harassment.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'The decision-maker must apply the standard that the policy states.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'The test of a criminal court, beyond a reasonable doubt, is not one of the two.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
  ],
  more: [
    {
      heading: 'Where these words come from',
      statements: [
        {
          text: 'The rule names the two standards but does not explain them. "More likely than not" and "highly probable" are their usual meaning in law.',
          cites: ['34 CFR 106.45(b)(1)(vii)'],
        },
      ],
    },
    {
      heading: 'If the letter names another one',
      statements: [
        {
          text: "Ask at once. Using another standard than the policy's may be raised on appeal, as a procedural irregularity that affected the outcome.",
          cites: ['34 CFR 106.45(b)(8)(i)(A)'],
        },
      ],
    },
  ],
  steps: [
    'Look in the policy for the words "standard of evidence".',
    'Compare it with the decision letter.',
    'Ask in writing if the two differ.',
  ],
  ask: [
    'Which standard of evidence does the school use for formal complaints, and where is it written?',
    'Is the same standard used for students and for faculty?',
  ],
  asked: [
    'preponderance of the evidence meaning',
    'clear and convincing vs preponderance',
    '50 percent and a feather',
    'how much proof do they need',
    'beyond reasonable doubt title ix',
    'do they need to be 100 percent sure to punish someone',
    'what burden of evidence do universities use',
    'who picks the standard of proof',
    'is it true all schools must use preponderance now',
    'they used a lower standard for me than for the professor',
    'more likely than not',
    'standard of evidance in k12',
    'how certain must the panel be',
    'what is 51%',
    'different standards for faculty and students',
    'qué estándar de prueba usan',
    'qué tan seguros tienen que estar',
    'our handbook says clear and convincing is that allowed',
    'low standard feels unfair',
    'same as civil court?',
    'threshold to find someone responsible',
    'what percent sure do they need',
    'preponderance or something stricter',
    'bar for finding someone responsible',
    'level of proof',
  ],
  related: ['burden-of-proof', 'only-my-word', 'court-and-title-ix', 'decision-letter'],
  resources: ['cornell-34-cfr-106-45'],
}
