import type { GuideFacts } from '../entry.ts'

/** Employees who were harassed, and students who work for the school. */
export const workersAsParties: readonly GuideFacts[] = [
  {
    slug: 'employee-who-was-harassed',
    title: 'If you work at the school and were harassed',
    appliesTo: { school: 'both', role: 'complainant' },
    summary:
      'Employees may report and file a formal complaint too, and keep their rights under Title VII.',
    answer: [
      {
        text: 'Yes, Title IX protects you too. Schools must have procedures for student and employee complaints.',
        cites: ['34 CFR 106.8(c)'],
      },
      {
        text: "You may report to the Title IX Coordinator at any time. You may file a formal complaint if you take part, or try to take part, in the school's programs.",
        cites: ['34 CFR 106.8(a)', '34 CFR 106.30(a) (Formal complaint)'],
      },
      {
        text: 'You may get supportive measures, such as changes in work schedule or place, or a leave of absence. They are free.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'Your rights under Title VII, the law on discrimination at work, stay as they are.',
        cites: ['34 CFR 106.6(f)'],
      },
      {
        text: 'You can also file a charge with the EEOC. The limit is 180 days, or 300 in many places.',
        cites: ['EEOC charge process'],
      },
    ],
    more: [
      {
        heading: 'How the two fit',
        statements: [
          {
            text: 'The rule does not make you choose between Title IX and Title VII. Ask a lawyer how the dates fit.',
            cites: ['34 CFR 106.6(a)', '34 CFR 106.6(f)'],
          },
        ],
      },
    ],
    steps: [
      'Report to the Title IX Coordinator and ask about human resources.',
      'Note the date of the last act, for the EEOC limit.',
      'Keep your own copies away from a work account.',
    ],
    ask: [
      'I am an employee. Will you use the Title IX process, a human resources process or both?',
      'What can change at work now so that I am safe?',
      'Who will know at my department?',
    ],
    asked: [
      'i work here and my boss harasses me',
      'does title ix cover staff',
      'professor harassed by another professor',
      "a student is harassing me, i'm his teacher",
      'can an adjunct file a title ix complaint',
      'HR or title ix which one',
      'secretary at a high school groped by principal',
      'eeoc vs title ix for employees',
      'employee complainant rights',
      'i clean the dorms and a student grabbed me',
      'cafeteria worker harassed',
      'coworker stalks me at the university',
      'does title seven or title ix apply to me',
      'faculty complaint against the dean',
      'nurse at the campus clinic assaulted at work',
      'contract worker on campus',
      'manager groped me in the dining hall kitchen',
      'can i lose my job for reporting my supervisor',
      'trabajo en la escuela y mi jefe me acosa',
      'empleada acosada en la universidad',
      'substitute teacher harassed by staff',
      'can employees use title ix',
    ],
    related: ['eeoc-charge', 'complaint-about-an-employee', 'what-counts-as-retaliation'],
    resources: ['equal-employment-opportunity-commission', 'nwlc-legal-network-for-gender-equity'],
  },
  {
    slug: 'student-worker',
    title: 'If you are a student and work for the school',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'A student worker is protected as a student and as an employee; some limits treat the two differently.',
    answer: [
      {
        text: 'You can be both. Student workers can use the Title IX process, and for harassment at work they can also turn to the EEOC.',
        cites: ['34 CFR 106.30(a) (Complainant)', 'EEOC charge process'],
      },
      {
        text: 'The limit for an EEOC charge is 180 days, or 300 in many places. Title IX does not reduce rights under Title VII.',
        cites: ['EEOC charge process', '34 CFR 106.6(f)'],
      },
      {
        text: 'Administrative leave in this rule is for employees who are not students.',
        cites: ['34 CFR 106.44(d)'],
      },
      {
        text: 'The rule does not say how to treat a teaching assistant or a resident assistant who is named. Ask how the school sees the role.',
        cites: ['34 CFR 106.45(b)(9)(iii)', '34 CFR 106.44(d)'],
      },
      {
        text: 'No discipline on a respondent may come before the process ends, other than in an emergency.',
        cites: ['34 CFR 106.45(b)(1)(i)', '34 CFR 106.44(c)'],
      },
    ],
    more: [
      {
        heading: 'Why the role matters',
        statements: [
          {
            text: 'Informal resolution is closed when an employee is said to have harassed a student. So the role decides if it may be offered.',
            cites: ['34 CFR 106.45(b)(9)(iii)'],
          },
        ],
      },
    ],
    steps: [
      'Tell the Title IX Coordinator which job the person has at the school.',
      'Ask in writing if the school treats the person as an employee.',
      'Note the date of the last act.',
    ],
    ask: [
      'Do you treat this person as a student, an employee or both in this case?',
      'Can I keep my campus job, and its pay or housing, during the process?',
      'Whom do I tell about harassment at my campus job?',
    ],
    asked: [
      'im an RA and was accused',
      'my TA is harassing me',
      'grad student employee rights title ix',
      'harassed at my work study job',
      'resident assistant as respondent',
      'can they fire me from my campus job during the case',
      'i teach a section and a student complained about me',
      'student employee eeoc',
      'tutor harassed by a professor she works for',
      'lose my assistantship because of an allegation',
      'does a TA count as an employee',
      'phd student both student and staff',
      'my RA hit on me, is he staff',
      'barista on campus and the manager touches me',
      'student worker administrative leave',
      'lab assistant complaint about PI',
      'is an orientation leader an employee',
      'trabajo en el campus y soy estudiante',
      'asistente de profesor acusado',
      'postdoc or grad which rules',
    ],
    related: [
      'informal-resolution-with-an-employee',
      'administrative-leave',
      'employee-who-was-harassed',
    ],
    resources: ['equal-employment-opportunity-commission', 'nwlc-legal-network-for-gender-equity'],
  },
]
