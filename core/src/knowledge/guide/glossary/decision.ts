import type { GuideFacts } from '../entry.ts'

export const decision: GuideFacts = {
  slug: 'glossary-decision',
  title: 'Words for the decision and after',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Plain meanings of decision-maker, written determination, sanction and remedy, appeal and vacated.',
  answer: [
    {
      text: '**Decision-maker**: the person or panel that decides. It can never be the investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: '**Written determination**: the letter with the decision. It gives the steps, the facts, the result and why, and how to appeal. It also names sanctions and remedies.',
      cites: [
        '34 CFR 106.45(b)(7)(ii)',
        '34 CFR 106.45(b)(7)(ii)(E)',
        '34 CFR 106.45(b)(7)(ii)(F)',
      ],
    },
    {
      text: '**Sanction and remedy**: a sanction is discipline for a respondent who was found responsible. A remedy gives the complainant equal access to school again.',
      cites: ['34 CFR 106.45(b)(1)(i)', '34 CFR 106.45(b)(1)(vi)'],
    },
    {
      text: '**Appeal**: you ask someone new to look at the case again. You need a ground: a procedural irregularity, new evidence, or bias or conflict of interest. It must have affected the outcome, or for new evidence, be able to.',
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: '**Vacated**: set aside by a court, so it does not count any more. The 2024 rule was vacated on January 9, 2025. One clause of the 2020 rule on hearings was vacated in 2021.',
      cites: [
        'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        'Victim Rights Law Center v. Cardona (D. Mass. 2021)',
      ],
    },
  ],
  more: [],
  steps: ['Find these words in the decision letter.', 'Note the last day for an appeal.'],
  ask: ['On what day does the decision become final?'],
  asked: [
    'what does vacated mean',
    'define sanction',
    'remedy meaning',
    'remedies meaning title ix',
    'written determination definition',
    'decision maker definition',
    'what is an appeal',
    'procedural irregularity meaning',
    'what does found responsible mean',
    'responsible vs guilty',
    'not responsible meaning',
    'what does final determination mean',
    'qué significa vacated',
    'qué es una sanción',
    'adjudicator meaning',
    'sanctions vs remedies',
    'determination of responsability meaning',
  ],
  related: ['glossary-hearing', 'how-long-it-takes'],
  resources: ['cornell-34-cfr-106-45'],
}
