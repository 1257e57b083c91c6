import type { GuideFacts } from '../entry.ts'

export const withdrawAComplaint: GuideFacts = {
  slug: 'withdraw-a-complaint',
  title: 'Taking back a formal complaint',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A complainant may ask in writing to withdraw; the school may then dismiss, but may also go on.',
  answer: [
    {
      text: 'The complainant can ask to withdraw the formal complaint or any part of it. It is done in writing, to the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'The school may then dismiss it, but does not have to. It may go on, so ask what it will do.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'This can be done at any time during the investigation or hearing.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'If the case is dismissed, both parties must get written notice with the reasons at the same time. Both may appeal.',
      cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'Supportive measures do not depend on a formal complaint. The complainant can keep or ask for them.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'No one may threaten or coerce a person to withdraw. That is retaliation.',
      cites: ['34 CFR 106.71(a)'],
    },
  ],
  more: [
    {
      heading: 'Can it be filed again',
      statements: [
        {
          text: 'The rule does not set a last day for a formal complaint, and it does not speak of filing again after a withdrawal. Ask before you withdraw.',
          cites: ['34 CFR 106.30(a) (Formal complaint)'],
        },
      ],
    },
    {
      heading: 'If you are the respondent',
      statements: [
        {
          text: 'Do not ask the complainant to withdraw, and do not let friends do it. It can be taken as pressure.',
          cites: ['34 CFR 106.71(a)'],
        },
      ],
    },
  ],
  steps: [
    'Think about which part you want to stop, and why.',
    'Ask about other ways, such as informal resolution.',
    'Ask what the school would do after a withdrawal.',
    'Write to the Title IX Coordinator when you have decided.',
  ],
  ask: [
    'If I withdraw, will the school dismiss the case or go on?',
    'Can I keep my supportive measures after I withdraw?',
    'Could I file again later?',
  ],
  asked: [
    'i want to drop my complaint',
    'can i take it back',
    'how do i cancel the investigation',
    'changed my mind about the title ix case',
    'i dont want to do this anymore',
    'too stressful want to stop',
    'can she withdraw it now',
    'complainant dropped it but school continues',
    'if i retract will i get in trouble',
    'pull out of the process',
    'his family pressures me to withdraw',
    'withdraw part of my complaint',
    'stop the case without giving a reason',
    'she recanted, is it over',
    'can parents withdraw the complaint for a child',
    'quiero retirar mi denuncia',
    'puedo cancelar la queja',
    'will he know I withdrew',
    'can the coordinator keep going if i say no',
    'undo a formal complaint',
    'withdrawl request',
    'i regret filing, how do i end this',
    'she wants to take it back but it continues',
    'call off the complaint',
    'no longer want to go ahead',
  ],
  related: [
    'complainant-leaves',
    'after-a-dismissal',
    'dismissal-letter',
    'informal-resolution-is-voluntary',
    'what-counts-as-retaliation',
  ],
  resources: ['rainn-national-sexual-assault-hotline', 'cornell-34-cfr-106-45'],
}
