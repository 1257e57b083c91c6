import type { GuideFacts } from '../entry.ts'

export const reportOrComplaint: GuideFacts = {
  slug: 'report-or-formal-complaint',
  title: 'Report or formal complaint: the difference, and do you have to file',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A report tells the school and opens support; a formal complaint starts an investigation. Filing is your choice.',
  answer: [
    {
      text: 'You do not have to file a formal complaint. Supportive measures are there with or without one.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'A report tells the school what happened. Anyone can make it, at any time and in any form.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'A formal complaint is a signed document that asks for an investigation. It starts the grievance process.',
      cites: ['34 CFR 106.30(a) (Formal complaint)', '34 CFR 106.44(b)(1)'],
    },
    {
      text: 'No discipline for sexual harassment under Title IX can follow from a report alone.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'The Title IX Coordinator may sign a formal complaint even if the complainant does not file.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'The school may not make you give up the right to an investigation as the price for enrolling, a job or any other right.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
  ],
  more: [
    {
      heading: 'What changes with a formal complaint',
      statements: [
        {
          text: 'Both parties get written notice, with the names that are known, so your name will be shared.',
          cites: ['34 CFR 106.45(b)(2)(i)(B)'],
        },
        {
          text: 'Informal resolution becomes possible. The school may not offer it without a formal complaint.',
          cites: ['34 CFR 106.45(b)(9)'],
        },
        {
          text: 'You can later ask in writing to withdraw it. The school may then dismiss it.',
          cites: ['34 CFR 106.45(b)(3)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Ask for support first if you are not sure.',
    'Ask what a formal complaint would set off.',
    'Take your time, and talk it over with somebody you trust.',
  ],
  ask: [
    'If I only make a report, what will the school do with it?',
    'If I file a formal complaint, who will be told, and when?',
    'Might you sign a complaint even if I do not want one?',
  ],
  asked: [
    'difference between a report and a formal complaint',
    'report vs complaint',
    'do i have to file a formal complaint',
    'can i report without filing',
    'do i have to go through an investigation',
    'i just want it on record',
    'im not ready to file',
    'they are pressuring me to file',
    'school told me not to file',
    'pros and cons of filing formally',
    'is a report enough for the school to punish him',
    'informal complaint vs formal',
    'what if i only want them to know',
    'tengo que presentar queja formal',
    'diferencia entre reporte y queja',
    'no quiero una investigación',
    'does reporting equal filing',
    'should i file a formal complaint or not',
    'a report was made about me but theres no complaint',
    'do i lose help if i dont file',
  ],
  related: [
    'what-a-formal-complaint-is',
    'supportive-measures-explained',
    'after-a-report',
    'withdraw-a-complaint',
  ],
  resources: ['know-your-ix', 'rainn-national-sexual-assault-hotline'],
}
