import type { GuideFacts } from '../entry.ts'

export const respondentFromElsewhere: GuideFacts = {
  slug: 'respondent-from-elsewhere',
  title: 'If the person is not at your school, or you do not know who it was',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "You can report and ask for support whoever did it; the grievance process is for conduct in the school's program.",
  answer: [
    {
      text: 'You can still report. Any person may report, and the rule does not ask for a name or for a person who belongs to the school.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: "The grievance process is for acts in the school's program or activity. That includes, but is not limited to, places and events where it had substantial control over both the respondent and the setting. At a college it also includes a building that an officially recognized student group owns or controls.",
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Over a stranger or a student of another school it may have no such control. That alone may not settle it, so ask. If the conduct did not occur in its program, it must dismiss a formal complaint as to that conduct under Title IX.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'The school may also dismiss if the respondent is no longer enrolled or employed there. Both parties may appeal a dismissal.',
      cites: ['34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'You can ask for supportive measures all the same, such as an escort or changes of class and housing.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'If the name is not known, the notice gives it only "if known". The school has the burden of gathering evidence.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)', '34 CFR 106.45(b)(5)(i)'],
    },
  ],
  more: [
    {
      heading: 'Two schools',
      statements: [
        {
          text: 'You may tell the other school as well. To file a formal complaint there you must be participating, or attempting to participate, in a program of that school.',
          cites: ['34 CFR 106.8(a)', '34 CFR 106.30(a) (Formal complaint)'],
        },
        {
          text: 'If you cannot file there, its Title IX Coordinator may sign a formal complaint. It does not have to.',
          cites: ['34 CFR 106.30(a) (Formal complaint)'],
        },
      ],
    },
  ],
  steps: [
    'Tell your own Title IX Coordinator and ask for support.',
    'Ask whether the school had control over the person or the place.',
    'Report to the other school too if the person belongs there.',
    'Speak with an advocate about the police or a court order.',
  ],
  ask: [
    'What can the school do if the person is not a student or employee here?',
    'Which supportive measures can I have in this case?',
    'Could you please tell me whom to contact at the other school?',
  ],
  asked: [
    'it was a stranger who walked into our dorm',
    'the guy plays for the visiting team',
    'he is a student at the college across town',
    'i dont know who did it, it was dark',
    'the respondent goes to another high school',
    'an alum came back for homecoming and touched me',
    'guest speaker harassed a student',
    'contractor fixing the roof catcalls us every day',
    'someone from a different university at our conference',
    'never learned his name',
    'can they investigate somebody who isnt enrolled here',
    'a rideshare driver assaulted me after a campus event',
    'patient at my clinical site keeps touching me',
    'my internship boss is not part of the university',
    'camp counselor who only works summers',
    'fue un desconocido en el campus',
    'él no estudia en mi universidad',
    'no sé quién fue',
    'volunteer dad on the field trip',
    'umpire hired for one game',
    'they said they have no power over him because he is from outside',
    'does my school do anything if the other student is from the rival school',
    'i do not know his last name or his year',
    'only know his first name and his dorm',
    'too little to go on if i cannot name him',
  ],
  related: ['where-it-happened', 'who-can-file', 'respondent-leaves'],
  resources: ['rainn-national-sexual-assault-hotline', 'womenslaw-org'],
}
