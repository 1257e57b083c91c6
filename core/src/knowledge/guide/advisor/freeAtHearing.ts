import type { GuideFacts } from '../entry.ts'

export const freeAtHearing: GuideFacts = {
  slug: 'free-advisor-at-the-hearing',
  title: 'If you cannot pay for a lawyer: the free advisor at the hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A college must give a party without an advisor one for the hearing, free; it need not be a lawyer.',
  answer: [
    {
      text: 'Yes, for the hearing. If you have no advisor at the live hearing, the college must provide one without fee or charge to conduct cross-examination for you.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'The college picks this advisor. The person may be an attorney but is not required to be one.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'No. In K-12 the rule does not make the school provide an advisor, since a live hearing is not required.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'This is for either party, the complainant or the respondent.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'Outside of a live hearing the rule gives no free advisor. You may bring anyone, and that person may help for free.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'Legal aid, law school clinics and advocates may help at low cost or for free. You can look for them in the Resource Hub.',
      cites: [],
    },
  ],
  more: [],
  steps: [
    'Tell the school early that you have no advisor for the hearing.',
    'Ask who it will be and when you can meet.',
    'Look for legal aid near you.',
    'Write down the questions that you want asked.',
  ],
  ask: [
    'I have no advisor for the hearing. Who will be provided, and when can we meet?',
    'What training has this advisor had?',
    'Can I change this advisor if we cannot work together?',
  ],
  asked: [
    'i cant afford a lawyer',
    'does the school give me an advisor for free',
    'free lawyer for title ix hearing',
    'school provided advisor',
    'no money for an attorney',
    'public defender for title ix?',
    'who asks questions for me if im alone',
    'court appointed lawyer title ix',
    'sin dinero para asesor en la audiencia',
    'no advisor at my hearing',
    'is the school advisor any good',
    'can i refuse the advisor they picked',
    'does the university have to pay for my lawyer',
    'abogado gratis para la audiencia',
    'low income legal help title ix',
    'advisor appointed by the college',
    'can i cross examine myself to save money',
    'attorney fees title ix case',
    'do they provide counsel in high school',
  ],
  related: [
    'who-can-be-your-advisor',
    'choosing-an-advisor',
    'what-an-advisor-may-do',
    'finding-a-lawyer',
    'k12-advisor',
  ],
  resources: [
    'lawhelp-org',
    'legal-services-corporation',
    'aba-free-legal-answers',
    'nwlc-legal-network-for-gender-equity',
  ],
}
