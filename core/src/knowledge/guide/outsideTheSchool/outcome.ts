import type { GuideFacts } from '../entry.ts'

/** What the federal Office for Civil Rights can do about a decision. */
export const outcome: readonly GuideFacts[] = [
  {
    slug: 'ocr-and-the-outcome',
    title: "Can OCR change the school's decision",
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'OCR looks at the process; it does not fault a school solely because it would have decided otherwise.',
    answer: [
      {
        text: 'OCR does not decide your case again. It looks at whether the school followed the Title IX rule.',
        cites: ['34 CFR 106.44(b)(2)'],
      },
      {
        text: 'It may weigh the evidence in another way. Solely for that it will not say that the school discriminated.',
        cites: ['34 CFR 106.44(b)(2)'],
      },
      {
        text: 'How a school treats a complainant or a respondent may be sex discrimination. So either party can raise an unfair process.',
        cites: ['34 CFR 106.45(a)'],
      },
      {
        text: "To have the decision looked at again, the way is your school's appeal. Both parties have it.",
        cites: ['34 CFR 106.45(b)(8)(i)'],
      },
      {
        text: 'There are three grounds: a procedural irregularity, new evidence, and bias or a conflict of interest. The rule ties each one to the outcome.',
        cites: [
          '34 CFR 106.45(b)(8)(i)(A)',
          '34 CFR 106.45(b)(8)(i)(B)',
          '34 CFR 106.45(b)(8)(i)(C)',
        ],
      },
    ],
    more: [
      {
        heading: 'Appeal first',
        statements: [
          {
            text: 'The school sets the time for an appeal. Check it before you write to OCR.',
            cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.45(b)(1)(viii)'],
          },
        ],
      },
    ],
    steps: [
      'Check the date by which an appeal is due.',
      'List the steps of the process that you think went wrong.',
      'Decide with your advisor if you appeal, write to OCR, or both.',
    ],
    ask: [
      'What is the last day for my appeal, and to whom do I send it?',
      'Can you send me the record of the steps taken in my case?',
    ],
    asked: [
      'can ocr overturn the hearing decision',
      'will the department of education reverse my expulsion',
      'get the government to change the outcome',
      'federal office to review the finding',
      'they got it wrong can ocr fix it',
      'ocr reopen my case',
      'found responsible unfairly who can undo it',
      'not responsible finding, can the feds punish him',
      'does ocr hold hearings',
      'is there a higher appeal than the school',
      'second appeal after the school appeal is denied',
      'i lost my appeal what now',
      'can washington make them reinstate my son',
      'ocr decide who is telling the truth',
      'what can ocr actually do',
      'outcome was biased against men',
      'school sided with the athlete',
      'la oficina puede cambiar la decisión',
      'perdí la apelación que hago',
      'after the appeal is final options',
      'will the feds flip the ruling of the panel',
    ],
    related: ['ocr-complaint', 'going-to-court', 'appeal-grounds'],
    resources: ['office-for-civil-rights', 'lawhelp-org', 'fire'],
  },
]
