import type { GuideFacts } from '../entry.ts'

export const coordinatorSigns: GuideFacts = {
  slug: 'coordinator-signed-complaint',
  title: 'When the Coordinator signs the complaint',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The Title IX Coordinator may sign a formal complaint without the complainant; what that changes for each side.',
  answer: [
    {
      text: 'Yes, the Title IX Coordinator may sign a formal complaint. The complainant need not agree.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'The Coordinator does not become a complainant or a party by that. The person said to have been harmed stays the complainant.',
      cites: ['34 CFR 106.30(a) (Formal complaint)', '34 CFR 106.30(a) (Complainant)'],
    },
    {
      text: 'The Coordinator must still be free of bias and of any conflict of interest.',
      cites: ['34 CFR 106.30(a) (Formal complaint)', '34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'The rule does not list when the Coordinator should sign. Ask for the reasons and look in the policy.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'You need not take part, and nobody may retaliate against you for that. You still get the notices and the rights of a party.',
      cites: ['34 CFR 106.71(a)', '34 CFR 106.45(b)(2)(i)'],
      role: 'complainant',
    },
    {
      text: 'You have the same rights as in any other formal complaint, from the notice to the appeal.',
      cites: ['34 CFR 106.45(b)', '34 CFR 106.45(b)(8)(i)'],
      role: 'respondent',
    },
  ],
  more: [],
  steps: [
    'Ask why the Coordinator signed.',
    'Say in writing whether you wish to take part.',
    'Read the notice; the same steps follow as with any complaint.',
  ],
  ask: [
    'Why was a complaint signed by the Coordinator in this case?',
    'What happens if the complainant does not take part?',
    'Which supportive measures stay in place?',
  ],
  asked: [
    'the coordinator filed a complaint without me',
    'school is investigating even though i said no',
    'can they force an investigation',
    'i told them i dont want a case and they opened one',
    'who signed the complaint against me',
    'coordinator signed complaint',
    'title ix coordinator as complainant',
    'school initiated investigation',
    'the woman doesnt want this but the school goes on',
    'do i have to testify if the school files',
    'can i stop the school from investigating',
    'investigation against my wishes',
    'is the coordinator my opponent now',
    'complaint signed by the university',
    'la coordinadora presentó la queja sin mí',
    'pueden investigar sin mi permiso',
    'no complainant but still a case',
  ],
  related: ['what-a-formal-complaint-is', 'refusing-to-take-part', 'bias-or-conflict-of-interest'],
  resources: ['know-your-ix', 'families-advocating-for-campus-equality'],
}
