import type { GuideFacts } from '../entry.ts'

export const explained: GuideFacts = {
  slug: 'supportive-measures-explained',
  title: 'Supportive measures: help without a formal complaint',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Free help such as class, housing or work changes, for either party, with or without a formal complaint.',
  answer: [
    {
      text: 'Yes, you can get help without filing anything formal. Supportive measures are there with or without a formal complaint.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'They can be counseling, more time for course work, or a new class or work schedule. They can also be a new room, an escort on campus, a leave, or limits on contact.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'They are free, fit your own needs, and must not punish anyone.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'They should restore or preserve equal access to school. They may not put an unreasonable burden on the other party.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The school offers them as appropriate and as reasonably available. So not every wish has to be met.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The Title IX Coordinator must see that they are carried out.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'For each side',
      statements: [
        {
          text: 'The Coordinator must contact you promptly, offer them and consider your wishes.',
          cites: ['34 CFR 106.44(a)'],
          role: 'complainant',
        },
        {
          text: 'They can be given to you as well, before or after a formal complaint or without one.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
          role: 'respondent',
        },
        {
          text: "The school's policy must describe the range of them for both parties.",
          cites: ['34 CFR 106.45(b)(1)(ix)'],
        },
      ],
    },
  ],
  steps: [
    'List what makes school hard right now: a class, a hallway, a room, a deadline.',
    'Ask the Coordinator for one or two changes that would help most.',
    'Ask for the answer in writing.',
    'Ask again if your needs change.',
  ],
  ask: [
    'Which supportive measures are available to me right now?',
    'I would like the change described below. Can it start this week?',
    'Whom do I call if a measure does not work?',
  ],
  asked: [
    'supportive measures',
    'what help can i get without filing',
    'i dont want an investigation i just want out of that class',
    'switch sections so i dont see him',
    'can i move my seat or my lab group',
    'change my schedule because of the other student',
    'help with grades after assault',
    'can my professors give me extensions',
    'examples of supportive mesures',
    'counseling through title ix',
    'someone to walk me to my car',
    'get a leave of absence',
    'do i need to file to get support',
    'interim measures',
    'accommodations for complainants',
    'medidas de apoyo sin queja formal',
    'necesito cambiar de clase',
    'my kid sits next to the boy who hurt her',
    'different lunch period high school',
    'work from another office away from him',
  ],
  related: [
    'supportive-measures-for-respondents',
    'no-contact-orders',
    'cost-of-supportive-measures',
    'if-no-support-is-offered',
  ],
  resources: ['know-your-ix', 'rainn-national-sexual-assault-hotline'],
}
