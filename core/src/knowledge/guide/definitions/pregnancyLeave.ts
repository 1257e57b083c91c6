import type { GuideFacts } from '../entry.ts'

export const pregnancyLeave: GuideFacts = {
  slug: 'pregnancy-leave',
  title: 'Leave for pregnancy or birth, and coming back',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'If no leave policy covers you, a school must accept leave for as long as your doctor finds it needed, then put you back as you were.',
  answer: [
    {
      text: 'Yes, you can take leave. If your school has no leave policy, or you do not qualify for it, it must still accept pregnancy, childbirth and recovery as a reason.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
    {
      text: 'That leave lasts for as long as your doctor finds it medically necessary. The rule sets no number of weeks.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
    {
      text: 'At the end the school must reinstate you to the status you held when the leave began.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
    {
      text: 'The same goes if the pregnancy was false or came to an end (“termination of pregnancy”), and for the time to recover.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
    {
      text: 'Leave is not a way to push you out. The school may not exclude you from class because of the pregnancy.',
      cites: ['34 CFR 106.40(b)(1)'],
    },
  ],
  more: [
    {
      heading: 'What the rule leaves open',
      statements: [
        {
          text: 'If a leave policy of the school does cover you, look first at what it says.',
          cites: ['34 CFR 106.40(b)(5)'],
        },
        {
          text: 'The rule does not say how missed work or a grade is made up. Ask for a plan in writing before you go.',
          cites: ['34 CFR 106.40(b)(5)'],
        },
        {
          text: 'It does not speak of tuition, aid or housing during leave. Ask each office what changes.',
          cites: ['34 CFR 106.40(b)(5)'],
        },
        {
          text: 'Does the school have a medical or hospital plan for students? Then it must treat pregnancy the same way as any other temporary disability.',
          cites: ['34 CFR 106.40(b)(4)'],
        },
        {
          text: "The leave rests on the student's own medical need. The rule does not give leave to a partner, but rules on parents must not differ by sex.",
          cites: ['34 CFR 106.40(b)(5)', '34 CFR 106.40(a)'],
        },
      ],
    },
  ],
  steps: [
    'Ask your doctor for a note with the dates that are needed.',
    'Ask for the leave in writing and say which status you hold now.',
    'Ask how missed work, exams and grades are made up.',
    'Ask for a letter that says you come back to the same status.',
  ],
  ask: [
    'I ask for leave for pregnancy under 34 CFR 106.40(b)(5). What do you need from me?',
    'Could you confirm that I come back to the same status, place and standing?',
    'How can I make up the exams and the work that I miss?',
    'What happens to my aid and housing while I am away?',
  ],
  asked: [
    'maternity leave in grad school',
    'professor wont excuse absences after birth',
    'miscarriage and missed exams',
    'abortion and school leave',
    'how many weeks off can i take after having a baby in college',
    'due date is finals week',
    'c section and i need 8 weeks off from nursing school',
    'gave birth tuesday, prof gave me zeros for that week',
    'they want me to reapply to the program when i return',
    'lost my seat in the cohort after maternity leave',
    'attendance policy says 3 absences and you fail but im in labor',
    'bed rest ordered by my doctor, what does school have to do',
    'hyperemesis, in the hospital every week, missing lab',
    'will i keep my place on the team after i have the baby',
    'high school junior just delivered, truancy letter came',
    'school has no leave policy for students',
    'had a D and C, need time to recover',
    'stillbirth, how long can i be out of school',
    'doctoral stipend while out for childbirth',
    'come back after baby same class rank',
    'they say take a W and start over next year',
    'postpartum complications longer leave',
    'does pregnancy leave hurt my honors status',
    'incomplete grade for giving birth',
    'licencia por embarazo en la universidad',
    'acabo de dar a luz y me están poniendo faltas',
    'my daughter had a baby and her school says she used up her absences',
    'medical leave vs pregnancy leave for students',
    'reinstated after pregnancy leave',
    'when i returned they demoted me from section leader',
    'can i be dropped from the program while on leave for delivery',
    'baby is due in december what about my finals',
    'having a baby mid semester',
    'time off from school for birth',
    'can i take a semester off for my baby and come back',
    'lost my spot after having a baby',
    'had my baby in march and they gave my place away',
  ],
  related: ['pregnancy-and-parenting', 'pregnancy-doctors-note', 'parents-and-married-students'],
  resources: ['office-for-civil-rights', 'equal-rights-advocates'],
}
