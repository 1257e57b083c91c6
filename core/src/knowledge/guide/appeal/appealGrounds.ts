import type { GuideFacts } from '../entry.ts'

export const appealGrounds: GuideFacts = {
  slug: 'appeal-grounds',
  title: 'The reasons for an appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Three bases for both parties: procedural irregularity, new evidence, and conflict of interest or bias.',
  answer: [
    {
      text: 'There are three bases, and each school must offer them to both parties. You can use them against a decision or a dismissal.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'One: a procedural irregularity that affected the outcome. That is a step in the process that went wrong.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)'],
    },
    {
      text: 'Two: new evidence that could affect the outcome. It counts if it was not reasonably available when the decision or dismissal was made.',
      cites: ['34 CFR 106.45(b)(8)(i)(B)'],
    },
    {
      text: 'Three: a conflict of interest or bias that affected the outcome. It may be that of the Title IX Coordinator, an investigator or a decision-maker.',
      cites: ['34 CFR 106.45(b)(8)(i)(C)'],
    },
    {
      text: 'A school may add other bases, equally for both parties. The decision letter must list them and say how to appeal.',
      cites: ['34 CFR 106.45(b)(8)(ii)', '34 CFR 106.45(b)(7)(ii)(F)'],
    },
    {
      text: 'To disagree with the result is not one of the three. The rule does not set a number of days to file: look in your letter.',
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'How to write it',
      statements: [
        {
          text: 'Name the basis. Say what happened, where the proof is, and how it changed, or could change, the outcome.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Bias, more closely',
      statements: [
        {
          text: 'It may be for or against complainants or respondents generally, or the individual complainant or respondent.',
          cites: ['34 CFR 106.45(b)(8)(i)(C)'],
        },
      ],
    },
  ],
  steps: [
    'Find the bases and the last day in your letter.',
    'Pick the basis that fits and gather your proof.',
    'Write how it affected or could affect the outcome.',
    'Send it in time and keep proof of sending.',
  ],
  ask: [
    'On which bases may I appeal, and what is the last day?',
    'What form, length and address does an appeal need?',
    'May I see the hearing recording or transcript before I file?',
  ],
  asked: [
    'grounds for appeal',
    'how can i fight the decision',
    'reasons to appeal a title ix outcome',
    'i think they got it wrong can i appeal',
    'appeal because it was unfair',
    'the panel ignored my evidence, does that count for an appeal',
    'what do i write in my appeal',
    'three bases of appeal',
    'appeal letter help',
    'contest the finding',
    'can i challenge being found responsible',
    'overturn the outcome',
    'is disagreeing enough to appeal',
    'school only lists one ground for appealing',
    'appeal template',
    'motivos para apelar',
    'cómo apelo la decisión',
    'appealling because investigator was biased',
    'do high schools have the same appeal reasons',
    'second opinion on my case',
    "bases for appeal at my daughter's school",
    'valid reason for an appeal',
    'decision is wrong how do i challenge it',
    'dispute the outcome',
    'i disagree with the ruling',
  ],
  related: [
    'procedural-irregularity',
    'new-evidence-on-appeal',
    'who-may-appeal',
    'appeal-deadline',
    'how-an-appeal-goes',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
