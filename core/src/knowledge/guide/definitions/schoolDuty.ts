import type { GuideFacts } from '../entry.ts'

export const schoolDuty: GuideFacts = {
  slug: 'what-the-school-must-do',
  title: 'When the school must act, and how',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school that knows must respond promptly and not in a clearly unreasonable way; when it counts as knowing.',
  answer: [
    {
      text: 'Once the school knows, it must respond promptly. The rule calls this actual knowledge of sexual harassment in its program.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'It must not be deliberately indifferent. That means a response that is clearly unreasonable, given what the school knew.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'A college counts as knowing when the Title IX Coordinator is told, or an official who has the power to put things right.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 it is enough that any employee is told, such as a teacher, an aide or a coach.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
      school: 'k12',
    },
    {
      text: 'It must reach out to the complainant about support, even without a formal complaint. With one, it must follow the grievance process.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.44(b)(1)'],
    },
    {
      text: 'The school must keep a record of how it responded and why, for seven years.',
      cites: ['34 CFR 106.45(b)(10)(ii)'],
    },
  ],
  more: [
    {
      heading: 'Limits',
      statements: [
        {
          text: 'A duty to report, or training on it, does not by itself make somebody an official with power to act.',
          cites: ['34 CFR 106.30(a) (Actual knowledge)'],
        },
        {
          text: 'It does not count if the only official who knows is the respondent.',
          cites: ['34 CFR 106.30(a) (Actual knowledge)'],
        },
      ],
    },
  ],
  steps: [
    'Write down whom you told, when and how.',
    'Send a short email to the Coordinator, so that there is a date.',
    'Ask in writing what the school will do next.',
    'Ask the Office for Civil Rights about a complaint if nothing follows.',
  ],
  ask: [
    'When did the school learn of this, and what has it done since?',
    'What will happen next, and by when?',
    'What did the school write down about its response?',
  ],
  asked: [
    'what is the school required to do when it finds out',
    'school ignored my report',
    'they knew and did nothing',
    'nobody from the title ix office ever called me back',
    'actual knowledge',
    'deliberate indifference meaning',
    'my teacher knew about it for months',
    'told my ra does the university know now',
    'does telling a professor count as telling the school',
    'school swept it under the rug',
    'coach knew and kept quiet',
    'the school must act right',
    'is the school liable if it did nothing',
    'la escuela no hace nada',
    'when is a school on notice',
    'obligation to respond promptly',
    'principal says its just boys being boys',
    'no response from the coordinator for 3 weeks',
    'can they ignore it if i dont file',
  ],
  related: [
    'how-to-report',
    'telling-a-teacher-or-ra',
    'if-no-support-is-offered',
    'ocr-complaint',
  ],
  resources: ['office-for-civil-rights', 'ocr-complaint-assessment-system'],
}
