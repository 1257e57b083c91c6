import type { GuideFacts } from '../entry.ts'

export const youngChildren: GuideFacts = {
  slug: 'k12-young-children',
  title: 'Young children and Title IX',
  appliesTo: { school: 'k12', role: 'both' },
  summary:
    'Title IX also covers preschools and elementary schools; the rule names no age below which it does not count.',
  answer: [
    {
      text: 'Yes, it covers young children too. The rule names preschools and elementary schools, and it sets no lowest age.',
      cites: ['34 CFR 106.30(b) (Elementary and secondary school)'],
    },
    {
      text: 'Tell any school employee, or report to the Title IX Coordinator by email, phone, mail or in person. Once any employee has notice, the school must respond promptly.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)', '34 CFR 106.8(a)', '34 CFR 106.44(a)'],
    },
    {
      text: 'A parent or guardian may act for the child, for example by filing a formal complaint.',
      cites: ['34 CFR 106.6(g)'],
    },
    {
      text: 'What happened must still meet the definition. For example, it must be unwelcome and so severe, pervasive and objectively offensive that it effectively denies equal access, or be sexual assault.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)', '34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: 'Both children can get supportive measures, such as a change of seat, class or bus. They are free and do not need a formal complaint.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.44(a)'],
    },
    {
      text: 'A child who is named is presumed not responsible until the end. No discipline may come before the grievance process is done.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.44(a)'],
    },
  ],
  more: [
    {
      heading: 'How the steps fit a small child',
      statements: [
        {
          text: 'No hearing is required. A parent can help with the written questions and the response, and an advisor may come to any meeting.',
          cites: ['34 CFR 106.45(b)(6)(ii)', '34 CFR 106.6(g)', '34 CFR 106.45(b)(5)(iv)'],
        },
      ],
    },
  ],
  steps: [
    'Write to the Title IX Coordinator today: what, when, where, who saw it.',
    'Ask for steps that keep your child safe in class, at recess and on the bus.',
    'Ask to be present at each talk with your child.',
    'Write down what your child says once, in the same words.',
  ],
  ask: [
    'Who is the Title IX Coordinator, and when was this passed on to that person?',
    'Which supportive measures can start tomorrow in class, at recess and on the bus?',
    'May I be present whenever my child is asked about this?',
  ],
  asked: [
    'they say my first grader is too young for title ix',
    'pantsing on the playground in kindergarten, do the rules apply',
    'is there a minimum age for title ix',
    'principal says little kids cannot sexually harass anyone',
    'my 5 year old was touched in the bathroom at school',
    'second grader keeps kissing my daughter and teacher laughs',
    'my 6 year old son is accused of sexual harassment',
    'preschool says title ix is for teenagers',
    'boy in pre-k shows his private parts to the girls',
    'how does title ix work for little kids',
    'elementary school will not take my report since they are 7',
    'playground touching third grade, who do i tell',
    'mi niño de kinder fue tocado por otro niño',
    'mi hija de seis años, la escuela dice que son juegos de niños',
    'the daycare at the public school, does it count',
    'recess game where boys lift skirts',
    'can a 7 year old be suspended under title ix',
    'kids being kids they said about my first graders',
    'my child is in elementary and the teacher saw it in nap time',
    'is my eight year old going to be interrogated',
    'too little for a formal complaint',
  ],
  related: [
    'k12-what-differs',
    'k12-parents',
    'k12-telling-any-employee',
    'sexual-harassment-defined',
  ],
  resources: ['rainn-national-sexual-assault-hotline', 'cornell-34-cfr-106-45'],
}
