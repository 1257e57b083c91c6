import type { GuideFacts } from '../entry.ts'

export const pregnancy: GuideFacts = {
  slug: 'pregnancy-and-parenting',
  title: 'Pregnancy, birth and parenting',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school may not shut out a student because of pregnancy or birth, and must accept leave that a doctor finds needed.',
  answer: [
    {
      text: 'A school may not shut a student out of class or treat them worse because of pregnancy or birth. The same goes for a false pregnancy, the end of one, and the time to recover.',
      cites: ['34 CFR 106.40(b)(1)'],
    },
    {
      text: 'If the school has no leave policy or it does not cover you, this must still count as a reason for leave, as long as your doctor finds it medically needed. After that you come back to the status you had.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
    {
      text: 'A separate program for pregnant students must be your own choice. It must be comparable to the other one.',
      cites: ['34 CFR 106.40(b)(1)', '34 CFR 106.40(b)(3)'],
    },
    {
      text: "The school may ask for a doctor's note only if it asks the same of all students who see a doctor for other conditions.",
      cites: ['34 CFR 106.40(b)(2)'],
    },
    {
      text: 'No school rule about parents or married students may treat men and women differently.',
      cites: ['34 CFR 106.40(a)'],
    },
  ],
  more: [],
  steps: [
    "Ask for leave or a change in writing, with your doctor's note if the school asks all students for one.",
    'Ask how missed work can be made up.',
    'Contact the Title IX Coordinator if a class or team shuts you out.',
  ],
  ask: [
    'Which leave can I take, and how do I come back to the same standing?',
    'How can I make up the work that I miss?',
  ],
  asked: [
    'im pregnant can they kick me off the team',
    'pregnant student rights',
    'maternity leave in grad school',
    'professor wont excuse absences after birth',
    'miscarriage and missed exams',
    'abortion and school leave',
    'breastfeeding on campus',
    'high school wants me to go to a different program because im pregnant',
    'teen mom school policy',
    'do i need a doctors note for pregnancy',
    'parenting students title ix',
    'embarazada en la escuela',
    'estoy embarazada pueden echarme',
    'lost my scholarship because i had a baby',
    'nursing clinical pregnancy restrictions',
    'father student leave for a newborn',
    'morning sickness class attendance',
  ],
  related: ['what-title-ix-is', 'other-sex-discrimination'],
  resources: ['office-for-civil-rights', 'equal-rights-advocates'],
}
