import type { GuideFacts } from '../entry.ts'

export const respondToTheReport: GuideFacts = {
  slug: 'respond-to-the-report',
  title: 'Answering the investigative report',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Both parties may send a written response to the report in the days before the hearing or decision.',
  answer: [
    {
      text: 'Yes. Both parties get the report for their review and written response.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: "It must be sent at least 10 days before the hearing or other decision. The rule does not set a last day for your response, so look in your school's policy.",
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'This is your second chance to write. The first is the written response to the evidence, before the report is complete.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'The rule does not say that the report must be changed after you write. Ask how your response will reach the decision-maker.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'All relevant evidence must be weighed with an open mind. That means what helps you and what hurts you.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
  ],
  more: [
    {
      heading: 'A response that is easy to use',
      statements: [
        {
          text: 'Take one point at a time: the page, what it says, what is correct, and where the proof is. Keep it calm and short.',
          cites: [],
        },
        { text: 'Point out what supports you that was left out.', cites: [] },
      ],
    },
  ],
  steps: [
    'List each mistake with its page and your proof.',
    'Ask when and to whom to send your response.',
    'Ask that it be put before the decision-maker.',
    'Bring the same list to the hearing or your written questions.',
  ],
  ask: [
    'When is my written response to the report due, and to whom do I send it?',
    'Will my response be given to the decision-maker with the report?',
    'Will the report be corrected where I point out mistakes?',
  ],
  asked: [
    'can i dispute the report',
    'how do i correct errors in the investigators report',
    'response to final report',
    'write back to the report template',
    'what should i say in my answer to the investigation report',
    'is it too late to add something after the report',
    'report says I said things I never said',
    'rebut the report',
    'do I need a lawyer to respond to the report',
    'the investigator refuses to change the report',
    'objection to investigative report',
    'will anyone read my response to the report',
    'new witness after the report came out',
    'i disagree with the report conclusions',
    'both sides get to answer the report?',
    'how many pages can my response be',
    'cómo respondo al informe',
    'no estoy de acuerdo con el informe del investigador',
    'statement to the panel about the report',
    'fixing wrong facts befor the hearing',
    'point out mistakes in the write-up',
    "correcting the investigator's final report",
    'comment on the report before the decision',
    'send corrections',
  ],
  related: [
    'what-the-report-holds',
    'when-the-report-comes',
    'respond-to-evidence',
    'hearing-notice',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
