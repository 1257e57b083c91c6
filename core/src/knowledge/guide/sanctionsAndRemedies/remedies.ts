import type { GuideFacts } from '../entry.ts'

export const remedies: GuideFacts = {
  slug: 'remedies',
  title: 'Remedies after a finding of responsibility',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'After a finding of responsibility the school must provide remedies to restore equal access.',
  answer: [
    {
      text: 'If the respondent is found responsible, the school must provide remedies to the complainant. They are meant to restore or preserve equal access to school.',
      cites: ['34 CFR 106.45(b)(1)(i)'],
    },
    {
      text: 'They may be the same as supportive measures, such as class, work or housing changes. But they may also punish or burden the respondent.',
      cites: ['34 CFR 106.45(b)(1)(i)'],
    },
    {
      text: 'The decision letter must say whether the complainant will get remedies.',
      cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'The Title IX Coordinator must see to it that they are put into effect.',
      cites: ['34 CFR 106.45(b)(7)(iv)'],
    },
    {
      text: "The school's process must list the possible remedies or describe them. The rule does not promise any one of them, and it says nothing of money.",
      cites: ['34 CFR 106.45(b)(1)(vi)'],
    },
    {
      text: 'If the finding is not responsible, the school may still offer supportive measures to both sides.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'What people ask for',
      statements: [
        {
          text: 'A new class section, another dorm, an escort, a retake of a course, more time, counseling, or no contact between the parties.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
    {
      heading: 'What the letter tells the other party',
      statements: [
        {
          text: 'The letter says whether there will be remedies. The text does not ask it to describe each one to the respondent.',
          cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
        },
      ],
    },
  ],
  steps: [
    'List what you need to study or work in safety.',
    'Send the list to the Title IX Coordinator.',
    'Ask for dates: what starts when.',
    'Report at once if a remedy is not kept.',
  ],
  ask: [
    'Which remedies will be provided, and from what date?',
    'I need [measure] to have equal access again. Can that be a remedy?',
    'Whom do I tell if a remedy is not followed?',
  ],
  asked: [
    'what do i get if he is found responsible',
    'remedies title ix meaning',
    'can they make him switch classes after the decision',
    'he was found responsible but still in my dorm',
    'will the school pay for my therapy',
    'compensation for what happened',
    'can my failing grade be removed from that semester',
    'school did nothing for me after the finding',
    'tuition refund because of assault',
    'difference between remedies and supportive measures',
    'who makes sure the remedies happen',
    'permanent no contact after responsible finding',
    'help for the survivor after the case',
    'will my daughter get a safety plan once its over',
    'retake classes for free',
    'remedios para la denunciante',
    'qué ayuda recibo después de la decisión',
    'they promised remedies and nothing happened',
    'as the respondent do I see her remedies',
    'restore equal acess',
    'can i ask that he graduates somewhere else',
    'found responsible, how will the school protect me now',
    'what changes for me after he is found responsible',
    'keep him away from me after the ruling',
    'make it up to me',
  ],
  related: [
    'decision-letter',
    'possible-sanctions',
    'who-learns-the-sanction',
    'supportive-measures-explained',
  ],
  resources: ['rainn-national-sexual-assault-hotline', 'know-your-ix', 'cornell-34-cfr-106-45'],
}
