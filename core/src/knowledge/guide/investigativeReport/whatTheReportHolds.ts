import type { GuideFacts } from '../entry.ts'

export const whatTheReportHolds: GuideFacts = {
  slug: 'what-the-report-holds',
  title: 'What an investigative report must hold',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The report must fairly summarize the relevant evidence, both for and against, and goes to both parties.',
  answer: [
    {
      text: 'The report must fairly summarize the relevant evidence. It goes to each party, and to each advisor if there is one, for review and a written response.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'Relevant evidence is of two kinds, and both count. Some points toward responsibility (inculpatory) and some points away from it (exculpatory).',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'No one may be believed or doubted because of being the complainant, the respondent or a witness.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: "Facts about the complainant's sexual past are not relevant. There are two narrow exceptions.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'The report is not the decision. The decision-maker is someone else: not the investigator, and not the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'The rule sets no form or length for the report.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
  ],
  more: [
    {
      heading: 'Report and evidence file',
      statements: [
        {
          text: 'The evidence file holds all that is directly related to the allegations. The report sums up what is relevant, so it is often much shorter.',
          cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
        },
      ],
    },
    {
      heading: 'Who writes it',
      statements: [
        {
          text: 'The investigator must be free of bias and conflict of interest. Investigators must be trained on what is relevant.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
  ],
  steps: [
    'Read the report beside the evidence file.',
    'Mark what is left out, wrong or one-sided, with page numbers.',
    'Send a written response and keep a copy.',
    'Ask who the decision-maker will be.',
  ],
  ask: [
    'Does the report cover the evidence I gave on [topic], and if not, why not?',
    'Who is the decision-maker, and will that person see the whole evidence file?',
    'How can I send a written response to the report?',
  ],
  asked: [
    'what is supposed to be in the investigation report',
    'final investigative report explained',
    'the report leaves out everything i said',
    'report is biased against me',
    'investigator twisted my words in the report',
    'one sided report only her version',
    'is the investigation summary supposed to include my evidence',
    'fairly summarizes relevant evidence meaning',
    'difference between evidence file and report',
    'how long should the report be',
    'they sent me a draft report what is this',
    'my history was put in the report',
    'the report says im not credible',
    'does the report decide if im responsible',
    'what do investigators write at the end',
    'qué debe decir el informe de investigación',
    'el informe del investigador está incompleto',
    'report has mistakes and wrong dates',
    'does the other student get the same repport',
    'advisor wants a copy of the report',
    'write-up only used what makes me look bad',
    'final write up by the investigator',
    'cherry picked facts',
    'report summary of witnesses wrong',
  ],
  related: [
    'when-the-report-comes',
    'respond-to-the-report',
    'investigator-does-not-decide',
    'see-the-evidence',
  ],
  resources: ['cornell-34-cfr-106-45', 'atixa'],
}
