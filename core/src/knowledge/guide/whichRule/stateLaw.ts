import type { GuideFacts } from '../entry.ts'

/** What state law adds to the federal rule. */
export const stateLaw: readonly GuideFacts[] = [
  {
    slug: 'state-law-additions',
    title: 'What state law adds',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'States such as California and New York add rights; the federal rule comes first where the two conflict.',
    answer: [
      {
        text: 'State law can add rights. California (SB 493) and New York (Education Law article 129-B) do so at colleges.',
        cites: ['California SB 493', 'New York Education Law art. 129-B'],
      },
      {
        text: 'Where the two conflict, the federal rule prevails. The school must still follow sections 106.30, 106.44 and 106.45.',
        cites: ['34 CFR 106.6(h)'],
      },
      {
        text: 'Where there is no conflict, state rules can apply beside it. Ask which ones your school follows.',
        cites: ['California SB 493', 'New York Education Law art. 129-B', '34 CFR 106.6(h)'],
      },
      {
        text: 'Any added rule in the Title IX process must apply equally to both parties.',
        cites: ['34 CFR 106.45(b)'],
      },
      {
        text: 'This guide covers the federal rule. It does not list the laws of each state.',
        cites: ['34 CFR 106.6(h)'],
      },
    ],
    more: [
      {
        heading: 'If you hear that state law comes first',
        statements: [
          {
            text: 'A state or local law does not lift the duty to follow the federal rule.',
            cites: ['34 CFR 106.6(h)'],
          },
        ],
      },
    ],
    steps: [
      'Ask which state law the policy rests on.',
      "Look for your state in the policy's first pages.",
      'Ask a lawyer or advocate in your state what it adds.',
    ],
    ask: [
      'Which state laws does our Title IX policy follow beside the federal rule?',
      'This step differs from 34 CFR 106.45. Does it come from state law?',
    ],
    asked: [
      'does california have different title ix rules',
      'sb 493 student rights',
      'new york enough is enough law',
      'article 129-b rights',
      'state law vs federal title ix',
      'im in texas is there a state law',
      'does state law override title ix',
      'my state gives more time',
      'affirmative consent law',
      'illinois campus assault law',
      'which wins federal or state',
      'can state law take away cross examination',
      'cal state hearing rules',
      'suny student bill of rights',
      'local law conflicts with title ix rule',
      'policy mentions state education code',
      'preemption title ix',
      'mi estado tiene otra ley',
      'ley de california acoso en la universidad',
      'high school in a state with own rules',
      'what extra rights do i have in ny',
    ],
    related: ['2020-or-2024-rule', 'is-it-a-title-ix-case'],
    resources: ['equal-rights-advocates', 'lawhelp-org', 'womenslaw-org'],
  },
]
