import type { GuideFacts } from '../entry.ts'

export const employeeWhoIsNamed: GuideFacts = {
  slug: 'employee-who-is-named',
  title: 'If you work at the school and were named',
  appliesTo: { school: 'both', role: 'respondent' },
  summary:
    'The same rights as a student respondent; leave is allowed, discipline has to wait, and Title VII rights stay.',
  answer: [
    {
      text: 'You have the rights of any respondent. They are written notice, an advisor of your choice, the evidence, the report and an appeal.',
      cites: [
        '34 CFR 106.45(b)(2)(i)(B)',
        '34 CFR 106.45(b)(5)(iv)',
        '34 CFR 106.45(b)(5)(vi)',
        '34 CFR 106.45(b)(5)(vii)',
        '34 CFR 106.45(b)(8)(i)',
      ],
    },
    {
      text: 'You are presumed not responsible until the process ends. The burden of proof is on the school.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'The standard of evidence must be the same for employees, faculty included, as for students.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'The school may put you on administrative leave meanwhile, unless you are a student. Discipline has to wait until the process ends.',
      cites: ['34 CFR 106.44(d)', '34 CFR 106.45(b)(1)(i)'],
    },
    {
      text: 'Title IX does not take away your rights under Title VII, the law on discrimination at work.',
      cites: ['34 CFR 106.6(f)'],
    },
    {
      text: 'Your advisor may be a union representative or a lawyer. A contract may add rights, but any added rule in this process must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)(5)(iv)', '34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'If a student is the complainant',
      statements: [
        {
          text: 'Informal resolution is not open for a claim that an employee sexually harassed a student.',
          cites: ['34 CFR 106.45(b)(9)(iii)'],
        },
      ],
    },
    {
      heading: 'If you leave the job',
      statements: [
        {
          text: 'The school may dismiss the formal complaint once you no longer work there. It does not have to.',
          cites: ['34 CFR 106.45(b)(3)(ii)'],
        },
      ],
    },
    {
      heading: 'When it is not a Title IX case',
      statements: [
        {
          text: 'A case under a staff code alone is not bound by these steps. Ask which process the letter rests on.',
          cites: ['34 CFR 106.45(b)'],
        },
      ],
    },
  ],
  steps: [
    'Ask which policy the letter rests on, and for a copy.',
    'Call your union or a lawyer before the first interview.',
    'Ask the Title IX Coordinator before you contact the person who reported.',
    'Save your own papers away from the work account.',
  ],
  ask: [
    'Is this a Title IX case under 34 CFR 106.45, a staff matter or both?',
    'May my union representative come as my advisor?',
    'Which standard of evidence will you use, and is it the same for students?',
  ],
  asked: [
    'im a teacher and a parent filed a title ix complaint on me',
    'assistant coach here, got a notice of allegations from HR',
    'do i need my union in the room for the title ix interview',
    'weingarten rights title ix',
    'full professor accused by a former grad student, what are my rights',
    'does my tenure contract protect me in a title ix hearing',
    'adjunct named in a report, will they just not renew me',
    'custodian accused by a student, i did nothing',
    'collective bargaining agreement vs title ix process',
    'does title ix erase the grievance steps in our cba',
    'staff respondent presumed innocent?',
    'fired before the investigation finished, i work in admissions',
    'school bus driver accused what happens to my job',
    'can i resign and make it stop',
    'my teaching license and a title ix accusation',
    'principal here, a teacher reported me to the superintendent',
    'do employees get the evidence too',
    'instructor wants to bring a lawyer to the meeting with HR',
    'librarian accused of harassing a coworker',
    'soy maestro y me acusaron',
    'trabajo en la universidad y una estudiante me denunció',
    'title vii rights of an accused professor',
    'postdoc supervisor with a complaint against me',
    'wrongly accused lecturer, what should i do first',
    'does faculty get cross examination',
    'dean handed me a letter and said bring your rep',
    'i am staff and someone filed against me',
    'im a professor and a student accused me',
    'faculty member accused what are my rights',
    'employee respondent rights',
    'i work here and got a notice of allegations',
    'can they fire me before it is decided',
    'union rep in a title ix meeting for an accused employee',
    'does my union contract still count in a title ix case',
    'title vii and the accused employee',
    'coach accused by an athlete, what now for me',
    'teacher accused of sexual harassment, rights',
  ],
  related: [
    'complaint-about-an-employee',
    'administrative-leave',
    'presumed-not-responsible',
    'if-you-were-named',
  ],
  resources: ['equal-employment-opportunity-commission', 'lawhelp-org', 'fire'],
}
