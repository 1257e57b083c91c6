import type { GuideFacts } from '../entry.ts'

export const parents: GuideFacts = {
  slug: 'k12-parents',
  title: 'What parents and guardians can do',
  appliesTo: { school: 'k12', role: 'both' },
  summary:
    'A parent or guardian may act for a student on either side, for example by filing a formal complaint.',
  answer: [
    {
      text: 'A parent or guardian may act for the student. The Title IX rule takes away no legal right of a parent to act on behalf of a complainant or a respondent.',
      cites: ['34 CFR 106.6(g)'],
    },
    {
      text: 'That includes filing a formal complaint for your child. It can be given to the Title IX Coordinator in person, by mail or by email.',
      cites: ['34 CFR 106.6(g)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: "You may also be your child's advisor, or come along with one. Both parties must have the same chance to have others present.",
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'Your child\'s treatment records may not be used without voluntary, written consent. For a student who is not yet an "eligible student", that consent is a parent\'s.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: "Any person may report, at any time, so you can report without your child's signature.",
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: "The rule does not say that a school must call parents at once. Ask what your district's policy is, and how privacy law applies.",
      cites: ['34 CFR 106.6(g)', '34 CFR 106.6(e)'],
    },
  ],
  more: [
    {
      heading: 'Students at college',
      statements: [
        {
          text: "A parent's right to act comes from other law, and this rule does not add to it. Ask your adult child first.",
          cites: ['34 CFR 106.6(g)'],
        },
      ],
    },
    {
      heading: 'When you help',
      statements: [
        {
          text: 'Listen more than you ask. Do not question your child again and again: write down once what was said, in their words.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Write to the Title IX Coordinator that you act for your child.',
    'Ask for supportive measures at school.',
    'Ask for copies of all letters to go to you too.',
    'Keep a diary of calls, names and dates.',
  ],
  ask: [
    'I am the parent of [initials]. Please send me all notices and the evidence in this case too.',
    'What form do you need so that I can act for my child?',
    'Can I be in the room when my child is interviewed?',
  ],
  asked: [
    'can i file a complaint for my daughter',
    'rights of parents in title ix',
    'school interviewed my son without calling me',
    'nobody at the school told us',
    'can i be in the interview with my kid',
    'mom wants to see the evidence',
    'my child was accused and they questioned him alone',
    'guardian grandmother of a student',
    'foster parent title ix',
    'do i sign the formal complaint or does my kid',
    'dad wants to report but the kid doesnt',
    'my parents dont know, will the school tell them',
    'im 16 can i file without my parents',
    'does my school call home if i report',
    'parents of a college student getting information',
    'my kid is 18 now and still in high school',
    'pueden los padres presentar la queja',
    'soy madre de un alumno, qué derechos tengo',
    'can the district refuse to talk to us parents',
    'step dad as advisor',
    'submit the complaint on behalf of my 12 year old',
    'im a mother of a student, what can I do',
    'am I allowed to act for my minor child',
    'sign for my kid',
    'legal guardian role in the case',
  ],
  related: [
    'k12-advisor',
    'k12-what-differs',
    'treatment-records',
    'k12-telling-any-employee',
    'parents-and-guardians',
  ],
  resources: ['student-privacy-101-video', 'lawhelp-org', 'cornell-34-cfr-106-45'],
}
