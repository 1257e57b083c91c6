import type { GuideFacts } from '../entry.ts'

export const tellingEmployees: GuideFacts = {
  slug: 'telling-a-teacher-or-ra',
  title: 'Telling a teacher, a coach, an RA or a counselor',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Who you tell matters: in K-12 any employee counts, at college only some; confidential people differ by school.',
  answer: [
    {
      text: 'In K-12, telling any employee counts as telling the school. It must then respond.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)', '34 CFR 106.44(a)'],
      school: 'k12',
    },
    {
      text: 'At college, telling a professor or an RA may not be enough. It counts when the Title IX Coordinator knows, or an official with the power to put things right.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
      school: 'postsecondary',
    },
    {
      text: 'Many colleges tell their staff to pass reports on. That duty alone does not mean that the college counts as knowing.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
      school: 'postsecondary',
    },
    {
      text: 'The federal rule does not list who is confidential. Ask before you tell, and ask what the person must pass on.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
    },
    {
      text: 'To be sure that the school knows, write to the Title IX Coordinator yourself.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'A hotline or a counselor outside the school is a place to talk without making a report.',
      cites: [],
    },
  ],
  more: [],
  steps: [
    'Ask "Do you have to pass this on?" before you share names.',
    'Find out who is confidential at your school.',
    'Write to the Coordinator if you want the school to act.',
  ],
  ask: [
    'Which people at this school are confidential?',
    'Which employees must pass a report on to you?',
    'Did the person that I told pass it on?',
  ],
  asked: [
    'i told my ra, is that a report',
    'does my professor have to report what i wrote in an essay',
    'mandatory reporter',
    'mandated reporting at college',
    'is the campus counselor confidential',
    'will my therapist tell the school',
    'coach said he has to report it',
    'told my teacher and now theres a case',
    'can i talk to someone without it being reported',
    'who is confidential on campus',
    'confidential resource',
    'responsible employee',
    'le dije a mi profesora, ella tiene que avisar',
    'is my advisor at school required to tell',
    'want to talk but not report',
    'teacher knew but didnt pass it on',
    'school nurse told the principal',
    'does telling security count',
    'privileged person on campus chaplain',
  ],
  related: ['how-to-report', 'what-the-school-must-do', 'k12-telling-any-employee'],
  resources: ['rainn-national-sexual-assault-hotline', 'crisis-text-line', 'the-trevor-project'],
}
