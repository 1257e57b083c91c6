import type { GuideFacts } from '../entry.ts'

export const noAppealOffered: GuideFacts = {
  slug: 'no-appeal-offered',
  title: 'If the school gives you no appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school must offer both parties an appeal from a decision and from a dismissal; what to do if it refuses.',
  answer: [
    {
      text: 'Ask in writing, at once. A school must offer both parties an appeal from a determination regarding responsibility.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'The same holds for the dismissal of a formal complaint or of any allegations in it. It holds at colleges and in K-12.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'Three bases must be on offer: procedural irregularity, new evidence, and conflict of interest or bias.',
      cites: [
        '34 CFR 106.45(b)(8)(i)(A)',
        '34 CFR 106.45(b)(8)(i)(B)',
        '34 CFR 106.45(b)(8)(i)(C)',
      ],
    },
    {
      text: 'The decision letter must say how both parties may appeal and on which bases.',
      cites: ['34 CFR 106.45(b)(7)(ii)(F)'],
    },
    {
      text: "You may also file a complaint with the Office for Civil Rights (OCR). It ordinarily counts 180 days from the last act. If you used the school's own process first, you have 60 days from its end.",
      cites: ['OCR complaint process'],
    },
    {
      text: 'These steps bind the Title IX process for a formal complaint. A case under another code may have other appeal rules, so ask which process yours is.',
      cites: ['34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'After you file with OCR',
      statements: [
        {
          text: 'Since June 16, 2026, the Civil Rights Division of the Department of Justice looks into these complaints and resolves them. You still file with OCR, which refers them. Expect delay.',
          cites: ['OCR complaint process'],
        },
        {
          text: 'If you are late, give the reason and ask OCR for a waiver. OCR may grant it or refuse it.',
          cites: ['OCR complaint process'],
        },
      ],
    },
    {
      heading: 'Late is not the same as none',
      statements: [
        {
          text: 'The rule does not set a number of days to appeal. If the school says you were late, ask for a limited extension for good cause.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
    {
      heading: 'Refused without a look',
      statements: [
        {
          text: 'The result of an appeal must come as a written decision with the rationale. Both parties must get it simultaneously.',
          cites: ['34 CFR 106.45(b)(8)(iii)(E)', '34 CFR 106.45(b)(8)(iii)(F)'],
        },
      ],
    },
  ],
  steps: [
    'Send a short written appeal now that names a basis.',
    'Ask for the appeal procedures, and quote the rule.',
    'Ask if the case is under Title IX or another code.',
    'Note the dates for a complaint to OCR.',
  ],
  ask: [
    'Please send me the procedures and the permissible bases for an appeal in my case.',
    'You wrote that there is no appeal. Which rule or policy is that based on?',
    'Is my case handled as a formal complaint of sexual harassment under Title IX?',
  ],
  asked: [
    'there is no appeal at my college they told me',
    'they refuse to let me appeal',
    'school wont take my appeal',
    'our district has no appeal process for this',
    'dean said the decision stands and no one reviews it',
    'appeals are only for suspensions they say',
    'can a school just not have appeals',
    'the letter says this decision may not be appealed',
    'denied the right to appeal',
    'coordinator returned my appeal unread',
    'principal says take it or leave it, nothing above him',
    'is the school required to give me an appeal',
    'HR says employees do not get an appeal',
    'no me dejan apelar',
    'la escuela dice que no existe apelación',
    'private college claims it can skip appeals',
    'what if they will not accept an appeal from me',
    'they took away the appeal step this year',
    'where do i complain if there is no appeal at school',
    'nursing program director says her word is final and no appeals',
    'my appeal form was rejected because the finding was only a warning',
    "there's no appeal here, can i go straight to the office for civil rights",
    'they deny me an appeal and the case is still open, who do i tell',
  ],
  related: ['who-may-appeal', 'appeal-grounds', 'is-it-a-title-ix-case', 'ocr-complaint'],
  resources: ['office-for-civil-rights', 'cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
