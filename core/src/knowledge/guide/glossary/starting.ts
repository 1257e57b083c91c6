import type { GuideFacts } from '../entry.ts'

export const starting: GuideFacts = {
  slug: 'glossary-starting-a-case',
  title: 'Words for how a case starts and ends early',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Plain meanings of report, formal complaint, grievance process, notice, presumption and dismissal.',
  answer: [
    {
      text: '**Report**: telling the school. Any person can, at any time. It does not start an investigation on its own.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.44(b)(1)'],
    },
    {
      text: '**Formal complaint**: a signed paper, email or online form that asks the school to investigate.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: '**Grievance process**: all the steps after a formal complaint, from the notice to the appeal.',
      cites: ['34 CFR 106.45(b)'],
    },
    {
      text: '**Notice of allegations**: the first letter. It says who, what, when and where, and tells both parties their rights.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: '**Presumption of non-responsibility**: the respondent is treated as not responsible until a decision at the end.',
      cites: ['34 CFR 106.45(b)(1)(iv)'],
    },
    {
      text: '**Dismissal**: the school ends the Title IX complaint. It must do so on some grounds and may on others; both parties can appeal.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(8)(i)'],
    },
  ],
  more: [],
  steps: [
    'Look at your letter to see which of these words it uses.',
    'Ask which step your case is at.',
  ],
  ask: ['Is this a report, or has a formal complaint been filed?'],
  asked: [
    'what does formal complaint mean',
    'define grievance process',
    'what is a notice of allegations',
    'noa meaning',
    'presumption of non-responsibility meaning',
    'what does dismissal mean',
    'dismissed meaning title ix',
    'report meaning in the policy',
    'meaning of grievance',
    'what does allegation mean',
    'what are allegations',
    'qué es un formal complaint',
    'qué significa dismissal',
    'what does it mean that my complaint was dismissed',
    'words used at the start of a case',
    'non responsible presumtion',
    'term for the first letter',
  ],
  related: ['report-or-formal-complaint', 'what-the-notice-must-say', 'presumed-not-responsible'],
  resources: ['cornell-34-cfr-106-45'],
}
