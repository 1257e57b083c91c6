import type { GuideFacts } from '../entry.ts'

export const tellingAnyEmployee: GuideFacts = {
  slug: 'k12-telling-any-employee',
  title: 'Telling a teacher or any school employee',
  appliesTo: { school: 'k12', role: 'both' },
  summary: 'In K-12, notice to any employee means the school knows and must respond promptly.',
  answer: [
    {
      text: 'Yes, it counts. In K-12, notice to any employee gives the school actual knowledge. A teacher, coach, aide or cafeteria worker on its staff is enough.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
    },
    {
      text: 'The school must then respond promptly. It may not be deliberately indifferent, which means clearly unreasonable given what it knows.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'The Title IX Coordinator must promptly contact the complainant. The talk is about supportive measures and how to file a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'Telling an employee does not start an investigation under these rules by itself. A formal complaint does.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'It is not enough if the only official who knows is the respondent. Colleges differ too: there the Coordinator or an official with power to set it right must have notice.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
    },
  ],
  more: [
    {
      heading: 'What employees must pass on',
      statements: [
        {
          text: 'The adult you tell may have to pass it on. If you want to know who will be told, ask before you share.',
          cites: [],
        },
      ],
    },
    {
      heading: 'To be safe',
      statements: [
        {
          text: 'You can still report to the Title IX Coordinator, in person or by mail, phone or email, at any time.',
          cites: ['34 CFR 106.8(a)'],
        },
      ],
    },
  ],
  steps: [
    'Tell an adult at school whom you trust.',
    'Write down whom you told, the day and the words.',
    'Send a short email to the Title IX Coordinator as well.',
    'Ask for help at school that you need now.',
  ],
  ask: [
    'On [date] I told [role] about this. When was that passed on to you?',
    'What supportive measures can be put in place now?',
    'How do we file a formal complaint, and what happens after it?',
  ],
  asked: [
    'i told my teacher and she did nothing',
    'the coach knew about it',
    'does telling the school nurse count as reporting',
    'bus driver saw it happen',
    'guidance counselor knows, is that enough',
    'my daughter told her math teacher months ago',
    'the school claims it had no idea',
    'who do i tell at my high school',
    'lunch aide heard the comments',
    'the principal knew and ignored it',
    'is a substitute teacher a school employee for this',
    'do teachers have to report it',
    'told a TA in middle school',
    'actual knowledge k-12',
    'le conté a mi maestra',
    'a quién le aviso en la escuela',
    'school says we only told a teacher so it doesnt count',
    'does it count if another kid told the janitor',
    'the staff member who knew is the one who did it',
    'anonymous note to a teacher',
    'when is a district on notice',
    'told the school librarian',
    'confided in a counselor or coach at middle school',
    'does the school count as knowing',
    'staff member was informed and nothing followed',
  ],
  related: ['k12-what-differs', 'k12-parents', 'telling-a-teacher-or-ra'],
  resources: ['love-is-respect', 'rainn-national-sexual-assault-hotline'],
}
