import type { GuideFacts } from '../entry.ts'

export const proceduralIrregularity: GuideFacts = {
  slug: 'procedural-irregularity',
  title: 'Appeal because a step went wrong',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'A procedural irregularity is a basis for appeal if it affected the outcome.',
  answer: [
    {
      text: 'Yes, you may appeal if a step went wrong and it affected the outcome. The rule calls this a procedural irregularity.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)'],
    },
    {
      text: 'Both parts count. A slip that changed nothing is not enough under these words, so say how it affected the outcome.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)'],
    },
    {
      text: 'The rule gives no list. Steps of the rule that people point to are late evidence, a late report, a missing notice, one person in two roles, or refused questions without a reason.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)', '34 CFR 106.45(b)'],
    },
    {
      text: 'Both parties have this basis, for a decision and for a dismissal, in K-12 and at colleges.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    { text: 'No one can say ahead of time how an appeal will be decided.', cites: [] },
  ],
  more: [
    {
      heading: 'Steps with a fixed count',
      statements: [
        {
          text: 'At least 10 days for the written response to the evidence, and the report at least 10 days before the hearing or decision.',
          cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
        },
      ],
    },
    {
      heading: 'Raise it early',
      statements: [
        {
          text: 'If the case is still going on, write now. It can be mended before the decision.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'List each step, what was to happen, and what happened.',
    'Put the letter or mail that shows it next to each.',
    'Write how it affected the outcome.',
    'File in time, on this basis and any other that fits.',
  ],
  ask: [
    'The [step] did not take place as the policy says. How will that be put right?',
    'Does the school treat [step] as a procedural irregularity for an appeal?',
  ],
  asked: [
    'the school didnt follow its own policy',
    'they skipped steps',
    'procedural error',
    'i never got the evidence, can i appeal',
    'process violations title ix',
    'my hearing had no cross examination',
    'school broke its own rules',
    'irregularity that affected the outcome',
    'investigator and decider same person appeal',
    'they gave me no notice',
    'mistake by the school, does my case get thrown out',
    'due process not followed',
    'they didnt let me bring my advisor and then found me responsible',
    'they decided before the deadline for my response',
    'harmless error',
    'no siguieron el procedimiento',
    'error de procedimiento en mi caso',
    'technicality',
    'district forgot the written questions before deciding',
    'procedural irregularty examples',
    'never sent me the report before deciding, is it a reason to appeal',
    'they forgot a step',
    'rules of the process were not followed',
    'unfair procedure',
    'deviation from policy',
  ],
  related: [
    'appeal-grounds',
    'new-evidence-on-appeal',
    'bias-or-conflict-of-interest',
    'hearing-recording',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
