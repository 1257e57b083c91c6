import type { GuideFacts } from '../entry.ts'

export const noContact: GuideFacts = {
  slug: 'no-contact-orders',
  title: 'No-contact orders at school',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A limit on contact can be a supportive measure; it must not punish, nor stop talk about the allegations as such.',
  answer: [
    {
      text: 'Yes, you can ask for one. The rule names mutual restrictions on contact between the parties as a supportive measure, with or without a formal complaint.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'Mutual means that it holds for both sides. The rule also allows "other similar measures" and does not say that each order has to be mutual.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'It must not punish, and it must not place an unreasonable burden on the other party.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'It may not be a gag. Either party may still discuss the allegations and gather evidence, such as by talking to witnesses.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
    {
      text: 'A school order is not a court order. An advocate or a lawyer can tell you about a protective order from a court.',
      cites: [],
    },
    {
      text: 'The rule does not say what follows if somebody breaks a school order. Look in the policy and report it at once.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [],
  steps: [
    'Ask for the order in writing, with its exact limits.',
    'Ask what to do when you meet by chance.',
    'Save each message that breaks it, and do not reply.',
    'Ask for a change if you cannot reach your class or job.',
  ],
  ask: [
    'Can a no-contact order be put in place for us, and does it hold for both?',
    'Does it cover messages through friends and social media?',
    'May my advisor speak to witnesses while it holds?',
  ],
  asked: [
    'no contact order',
    'can i get a no contact order at college',
    'nco title ix',
    'he broke the no contact order',
    'i got a no-contact order is that a punishment',
    'is a mutual order fair, i did nothing',
    'can my friends talk to her for me',
    'we have the same class and a no contact order',
    'restraining order from the school',
    'liked her instagram post by accident',
    'what counts as contact',
    'order says i cant go to the dining hall',
    'does the order stop me from talking to witnesses',
    'stop him from texting me',
    'orden de no contacto',
    'que no se me acerque en la escuela',
    'how do i lift the no contact directive',
    'keep him away from me at school',
    'bumped into each other at the library am i in trouble',
  ],
  related: [
    'supportive-measures-explained',
    'supportive-measures-for-respondents',
    'talking-about-the-allegations',
  ],
  resources: ['womenslaw-org', 'love-is-respect'],
}
