import type { GuideFacts } from '../entry.ts'

export const appealADismissal: GuideFacts = {
  slug: 'appeal-a-dismissal',
  title: 'Appeal of a dismissal',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'Both parties may appeal a dismissal on the same three bases, to a new decision-maker.',
  answer: [
    {
      text: 'Yes. Both parties may appeal the dismissal of a formal complaint, or of any allegations in it.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'The bases are procedural irregularity, new evidence, and conflict of interest or bias. The first and the last must have affected the outcome.',
      cites: [
        '34 CFR 106.45(b)(8)(i)(A)',
        '34 CFR 106.45(b)(8)(i)(B)',
        '34 CFR 106.45(b)(8)(i)(C)',
      ],
    },
    {
      text: 'Someone new must decide. It cannot be the person who dismissed it, an investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: 'Both parties may send a written statement. The result must come in writing, with the reasons.',
      cites: ['34 CFR 106.45(b)(8)(iii)(D)', '34 CFR 106.45(b)(8)(iii)(E)'],
    },
    {
      text: "The rule does not set a number of days to file. The school's time frames must be reasonably prompt, so look in its policy.",
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'What to write about',
      statements: [
        {
          text: 'Show where the complaint says what the school thinks is missing: what was done, where it took place, and who ran that place or event.',
          cites: ['34 CFR 106.45(b)(3)(i)'],
        },
      ],
    },
    {
      heading: 'In the meantime',
      statements: [
        {
          text: 'Supportive measures can go on while the appeal is pending.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
  ],
  steps: [
    'Read the ground in the dismissal letter.',
    'Pick the basis that fits.',
    'Add facts and proof on that ground.',
    'File in time and keep proof.',
  ],
  ask: [
    'How do I appeal the dismissal, on which bases and until when?',
    'Who decides this appeal?',
    'Can supportive measures go on in the meantime?',
  ],
  asked: [
    'can i appeal a dismissal',
    'fight the decision to close my case',
    'they dismissed part of my complaint how do i challenge that',
    'complainant appeals dismissal',
    'case got dismissed and now she appealed',
    'reopen dismissed complaint',
    'dismissed wrongly',
    'what can i do if the school throws out my complaint',
    'overturn dismissal title ix',
    'coordinator dismissed it who do i appeal to',
    'is dismissal final',
    'request to reconsider dismissal',
    "school said dismissals can't be appealed",
    'dismissed before investigation can it be reviewed',
    'appeal against dismisal k12',
    'apelar la desestimación',
    'quiero apelar porque cerraron el caso',
    'they threw out half of the allegations',
    'can I refile after dismissal',
    'respondent wants to appeal dismissal of his counter complaint',
    'tossed my complaint, can i contest it',
    'challenge the closing of my case',
    'disagree that they dismissed it',
    'object to a dismissal',
  ],
  related: ['appeal-grounds', 'dismissal-letter', 'when-a-school-must-dismiss', 'appeal-deadline'],
  resources: ['cornell-34-cfr-106-45'],
}
