import type { GuideFacts } from '../entry.ts'

/** Complaints about an employee, and administrative leave. */
export const employeesNamed: readonly GuideFacts[] = [
  {
    slug: 'complaint-about-an-employee',
    title: 'When the person named works for the school',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'The same grievance process and the same standard of evidence apply when an employee is named.',
    answer: [
      {
        text: 'The same grievance process applies when a professor, teacher, coach or other employee is named.',
        cites: ['34 CFR 106.45(b)'],
      },
      {
        text: 'The same standard of evidence must apply to students and to employees. That includes faculty.',
        cites: ['34 CFR 106.45(b)(1)(vii)'],
      },
      {
        text: 'An employee, too, is presumed not responsible until the process ends.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
      },
      {
        text: 'The school may not offer informal resolution for a claim that an employee sexually harassed a student.',
        cites: ['34 CFR 106.45(b)(9)(iii)'],
      },
      {
        text: 'The school may place an employee who is not a student on administrative leave while the process goes on.',
        cites: ['34 CFR 106.44(d)'],
      },
      {
        text: 'It is sexual harassment when an employee ties a grade, a job or other help to unwelcome sexual conduct. This is also called quid pro quo.',
        cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
      },
    ],
    more: [
      {
        heading: 'If the employee leaves',
        statements: [
          {
            text: 'The school may then dismiss the formal complaint, but does not have to. Both parties get written notice and may appeal.',
            cites: [
              '34 CFR 106.45(b)(3)(ii)',
              '34 CFR 106.45(b)(3)(iii)',
              '34 CFR 106.45(b)(8)(i)',
            ],
          },
        ],
      },
      {
        heading: 'For the employee who is named',
        statements: [
          {
            text: 'You have the same rights in the process as a student: notice, an advisor of your choice, the evidence and an appeal.',
            cites: [
              '34 CFR 106.45(b)(2)(i)(B)',
              '34 CFR 106.45(b)(5)(iv)',
              '34 CFR 106.45(b)(5)(vi)',
              '34 CFR 106.45(b)(8)(i)',
            ],
          },
          {
            text: 'Your contract or union may add rights. Any added rule in this process must apply equally to both parties.',
            cites: ['34 CFR 106.45(b)'],
          },
        ],
      },
    ],
    steps: [
      "Report to the Title IX Coordinator, not to the person's own boss alone.",
      'Ask for a different class, section or supervisor if you need one.',
      'Ask who will decide the case, and whether they work with the person named.',
    ],
    ask: [
      'The person named is an employee. Which process and which standard of evidence will you use?',
      'Who will decide, and does that person work with the employee?',
      'Can I have another teacher or supervisor meanwhile?',
    ],
    asked: [
      'my professor is harassing me what can i do',
      'can i report a teacher under title ix',
      'coach touches us during practice',
      'do faculty get special treatment in title ix',
      "a complaint was filed against me, i'm an instructor",
      'tenured prof accused by a student',
      'my advisor in the phd program asked me out and my funding depends on it',
      'is it a different process if its staff',
      'custodian made comments to my daughter',
      'teacher sends my son late night texts',
      'the union rep says faculty have a higher standard',
      'bus driver bothered kids',
      'dean himself is the harasser, who do i tell',
      'grade for sex',
      'principal named in complaint',
      'what if the teacher quits before its over',
      'volunteer coach complaint',
      'mi profesor me acosa',
      'denunciar a un maestro',
      'staff accused rights in title ix',
      'lab PI retaliates against grad students',
    ],
    related: [
      'informal-resolution-with-an-employee',
      'administrative-leave',
      'student-worker',
      'quid-pro-quo',
    ],
    resources: [
      'equal-rights-advocates',
      'office-for-civil-rights',
      'equal-employment-opportunity-commission',
    ],
  },
  {
    slug: 'administrative-leave',
    title: 'Administrative leave for an employee',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'A school may put an employee who is not a student on leave while the grievance process goes on.',
    answer: [
      {
        text: 'Yes. Your school may place a non-student employee respondent on administrative leave while the grievance process is pending.',
        cites: ['34 CFR 106.44(d)'],
      },
      {
        text: 'The rule names no test for it, such as the threat needed for an emergency removal.',
        cites: ['34 CFR 106.44(c)', '34 CFR 106.44(d)'],
      },
      {
        text: 'It does not say if the leave is paid, or how long it lasts. Look at the contract and staff policies.',
        cites: ['34 CFR 106.44(d)'],
      },
      {
        text: 'Leave is not a finding. The employee is presumed not responsible until the end of the process.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
      },
      {
        text: 'Rights under Section 504 and the ADA stay as they are.',
        cites: ['34 CFR 106.44(d)'],
      },
      {
        text: 'The paragraph is about employees who are not students. A student with a campus job is not covered by it.',
        cites: ['34 CFR 106.44(d)'],
      },
    ],
    more: [
      {
        heading: 'If the employee is not put on leave',
        statements: [
          {
            text: 'The rule allows leave and does not order it. A complainant can ask for supportive measures.',
            cites: ['34 CFR 106.44(d)', '34 CFR 106.30(a) (Supportive measures)'],
          },
        ],
      },
    ],
    steps: [
      'Ask for the leave letter and its ground in writing.',
      'Ask about pay, benefits, email and access to campus.',
      'Talk to a union or a lawyer for work matters.',
    ],
    ask: [
      'Is this administrative leave under 34 CFR 106.44(d), and is it paid?',
      'When will it end or be looked at again?',
      'The employee I reported is still teaching me. What can be changed?',
    ],
    asked: [
      'can they put me on leave because of an accusation',
      'teacher suspended with pay title ix',
      'is admin leave a punishment',
      'faculty on leave during the investigation',
      'im staff and got sent home',
      'why is my harasser still teaching',
      'unpaid leave before a decision',
      'do they need an emergency to put a professor on leave',
      'administrative leave non-student employee respondent',
      'coach removed pending investigation',
      'can a student worker be put on administrative leave',
      'adjunct placed on leave no hearing',
      'how long can leave last',
      'can i challenge my administrative leave',
      'leave and my ADA accommodation',
      'they took my keys and email account',
      'my kids teacher is on leave what does that mean',
      'licencia administrativa maestro',
      'suspendieron al profesor',
      'school refuses to put him on leave',
    ],
    related: [
      'complaint-about-an-employee',
      'removed-before-a-decision',
      'discipline-before-a-decision',
    ],
    resources: ['equal-employment-opportunity-commission', 'lawhelp-org'],
  },
]
