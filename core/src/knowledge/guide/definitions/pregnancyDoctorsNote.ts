import type { GuideFacts } from '../entry.ts'

export const pregnancyDoctorsNote: GuideFacts = {
  slug: 'pregnancy-doctors-note',
  title: "When the school asks for a doctor's note because of pregnancy",
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Only if the same note is asked of all students with other conditions that need a doctor.',
  answer: [
    {
      text: "Only if everyone is asked. A school may want a doctor's certification that you are able to go on. But it must want the same from all students with other conditions that need a doctor.",
      cites: ['34 CFR 106.40(b)(2)'],
    },
    {
      text: 'Those other conditions may be physical or emotional. A broken leg or an operation would be examples.',
      cites: ['34 CFR 106.40(b)(2)'],
    },
    {
      text: 'So a note that is asked of pregnant students alone does not fit the rule.',
      cites: ['34 CFR 106.40(b)(2)'],
    },
    {
      text: 'The certification is about one thing. It says that you are physically and emotionally able to continue to take part.',
      cites: ['34 CFR 106.40(b)(2)'],
    },
    {
      text: 'Leave is another matter. How long it lasts depends on what your doctor finds medically necessary.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
  ],
  more: [
    {
      heading: 'What else the rule says',
      statements: [
        {
          text: 'The school may not exclude you from a class or activity because of the pregnancy.',
          cites: ['34 CFR 106.40(b)(1)'],
        },
        {
          text: 'The rule does not say who pays for the note or which form it has. Ask before you get one.',
          cites: ['34 CFR 106.40(b)(2)'],
        },
      ],
    },
  ],
  steps: [
    'Ask where the rule about notes is written, and whom it covers.',
    'Ask if students with an injury or an illness must bring one too.',
    'Keep a copy of each note that you hand in.',
    'Write to the Title IX Coordinator if only pregnant students are asked.',
  ],
  ask: [
    'Is this certification required of all students with a condition that needs a doctor?',
    'Could you send me the written rule that asks for the note?',
    'May I take part while this is sorted out?',
  ],
  asked: [
    'do i need a doctors note for pregnancy',
    'why do i need medical clearance to stay in the lab when im pregnant',
    'coach wants a note from my ob before i can practice, nobody else has to bring one',
    'PE teacher needs a form signed by my midwife',
    'they keep asking for proof im healthy enough because im expecting',
    'school nurse wont let me back without clearance after i gave birth',
    'the kid with a broken arm didnt need a letter but i do since im pregnant',
    'is a pregnancy medical certificate legal',
    'clinical coordinator wants a fitness to continue letter for pregnant students',
    'can the school make me prove my due date',
    'medical release form just for moms to be',
    'necesito carta del doctor por estar embarazada?',
    'me piden certificado médico solo a mí porque espero un bebé',
    'principal says pregnant girls must be cleared each month',
    'my obgyn charges 40 dollars for each school form',
    'field trip form asks pregnant students for doctor permission',
    'cleared to return after miscarriage, do i owe them a letter',
    'professor demands a physician statement to sit my exam while pregnant',
    'certification of a physician pregnancy 106.40',
    'band camp wont take me without a pregnancy clearance',
    'do all students need clearance or only pregnant ones',
    'dance program medical note expecting student',
    'they need a note from my ob before i may play',
  ],
  related: ['pregnancy-and-parenting', 'pregnancy-leave'],
  resources: ['office-for-civil-rights', 'equal-rights-advocates'],
}
