import type { GuideFacts } from '../entry.ts'

export const decisionLetter: GuideFacts = {
  slug: 'decision-letter',
  title: 'What the decision letter must say',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The written determination must give the allegations, steps, facts, conclusions, result with reasons, and appeal rights.',
  answer: [
    {
      text: 'You must get a written determination with reasons. A bare result is less than the rule asks for.',
      cites: ['34 CFR 106.45(b)(7)(i)', '34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'It must name the allegations. It must list the steps taken from the formal complaint on, such as notices, interviews, site visits and hearings.',
      cites: ['34 CFR 106.45(b)(7)(ii)(A)', '34 CFR 106.45(b)(7)(ii)(B)'],
    },
    {
      text: "It must give the findings of fact. It must say how the school's code of conduct applies to those facts.",
      cites: ['34 CFR 106.45(b)(7)(ii)(C)', '34 CFR 106.45(b)(7)(ii)(D)'],
    },
    {
      text: 'For each allegation it must state the result and the reasons (the rationale). It must give any sanctions, and say if the complainant will get remedies.',
      cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'It must tell both parties how to appeal and on which bases.',
      cites: ['34 CFR 106.45(b)(7)(ii)(F)'],
    },
    {
      text: 'Both parties must get it simultaneously: at the same time.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
  ],
  more: [
    {
      heading: 'Standard and decision-maker',
      statements: [
        {
          text: 'The decision-maker must apply the standard of evidence that the policy states, and cannot be the investigator or the Title IX Coordinator.',
          cites: ['34 CFR 106.45(b)(7)(i)'],
        },
      ],
    },
    {
      heading: 'If something is not there',
      statements: [
        {
          text: 'It may be in an enclosure or a second letter. Ask for it in writing before the appeal date.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Check the letter against these six points.',
    'Note the last day for an appeal.',
    'Ask in writing for what you do not find.',
    'Keep the letter, its cover mail and the date it came.',
  ],
  ask: [
    'I do not find the reasons for the result on [allegation] in the letter. Please send them.',
    'What is the last day for an appeal, and to whom does it go?',
    'Which standard of evidence was used?',
  ],
  asked: [
    'what does the outcome letter need to include',
    'decision letter has no reasons',
    'got my result in one sentence',
    'they told me the decision on the phone',
    'written determination requirements',
    'findings of fact missing',
    'how do i read my decision letter',
    "letter doesn't explain why they believed her over me",
    'outcome email',
    'is the school supposed to explain its decision',
    'rationale for the finding',
    "decision didn't mention half of the allegations",
    'no appeal info in my letter',
    'the letter doesnt list any sanctions',
    'final outcome notice title ix',
    'carta de decisión qué debe decir',
    'me avisaron del resultado sin explicación',
    'explanation of the verdict',
    'can they refuse to give me the decison in writing',
    'responsible on one count and not on the other',
    'what do I check in the result letter',
    'letter only says responsible without explanation',
    'what belongs in the final written decision',
    'contents of the outcome notice',
    'did they have to give reasons',
  ],
  related: [
    'who-decides',
    'when-the-decision-is-final',
    'appeal-grounds',
    'remedies',
    'possible-sanctions',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
