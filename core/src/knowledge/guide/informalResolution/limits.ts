import type { GuideFacts } from '../entry.ts'

/** How a party leaves informal resolution, and when it is not open at all. */
export const limits: readonly GuideFacts[] = [
  {
    slug: 'leaving-informal-resolution',
    title: 'Can you change your mind about informal resolution',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Yes, until you agree to a resolution. After that the notice tells whether the way back is closed.',
    answer: [
      {
        text: 'Yes, until you agree to a resolution. At any time before that, any party has the right to withdraw.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'When you withdraw, the grievance process on the formal complaint resumes.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'After you agree, it may be too late. The written notice must say when the process precludes the parties from resuming a formal complaint on the same allegations.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: "You do not need the other party's consent to withdraw, and the rule does not ask for a reason.",
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
    ],
    more: [
      {
        heading: 'After an agreement',
        statements: [
          {
            text: 'The rule does not say what happens if someone breaks an agreement. Look for that in the terms.',
            cites: ['34 CFR 106.45(b)(9)(i)'],
          },
          {
            text: 'The school must keep records of the informal resolution and its result for seven years.',
            cites: ['34 CFR 106.45(b)(10)(i)(C)'],
          },
        ],
      },
      {
        heading: 'What was said there',
        statements: [
          {
            text: 'The notice must tell you which records will be kept or could be shared. The rule does not say more on later use of what you said.',
            cites: ['34 CFR 106.45(b)(9)(i)'],
          },
        ],
      },
    ],
    steps: [
      'Write to the Title IX Coordinator that you withdraw, with the date.',
      'Ask when the formal process starts again.',
      'Read the agreement again if you have already signed one.',
      'Keep copies of the notice, the consent form and any draft.',
    ],
    ask: [
      'I would like to withdraw from informal resolution. When does the grievance process resume?',
      'I have signed an agreement. Does it prevent a formal complaint on the same allegations?',
      'What happens if the other person does not keep to the agreement?',
    ],
    asked: [
      'can i back out of mediation',
      'i changed my mind about the informal process',
      'we signed an agreement and now i regret it',
      'he broke our no contact deal from the mediation, what now',
      'can the other side quit halfway',
      'is it too late to go back to the formal complaint',
      'withdraw from restorative justice',
      'i agreed to mediate but it feels bad, can i stop',
      'does quitting mediation hurt me',
      'do i need her permission to leave the informal process',
      'resume formal grievance process after informal',
      'can they use wat i said in mediation against me at the hearing',
      'she keeps delaying in mediation and i want a hearing',
      'is a resolution agreement final',
      'can I undo the agreement I made last semester',
      'my son signed a settlement form at school without us',
      'they told me once you start informal you are locked in',
      'puedo salirme de la mediación',
      'ya firmé el acuerdo y me arrepiento',
      'how do i get out of alternative resolution',
      'pull out of the restorative conference midway',
      'after a mediated deal can i still go formal',
    ],
    related: ['informal-resolution-is-voluntary', 'informal-resolution-notice'],
    resources: ['lawhelp-org', 'cornell-34-cfr-106-45'],
  },
  {
    slug: 'informal-resolution-with-an-employee',
    title: 'Informal resolution when an employee is named',
    appliesTo: { school: 'both', role: 'both' },
    summary: 'A school may not offer it for a claim that an employee sexually harassed a student.',
    answer: [
      {
        text: 'No, not for this. Your school may not offer or facilitate informal resolution of a claim that an employee sexually harassed a student.',
        cites: ['34 CFR 106.45(b)(9)(iii)'],
      },
      {
        text: 'The rule prohibits it for any employee: a professor, teacher, coach or other staff member.',
        cites: ['34 CFR 106.45(b)(9)(iii)'],
      },
      {
        text: 'It has no exception for parties who both want it.',
        cites: ['34 CFR 106.45(b)(9)(iii)'],
      },
      {
        text: 'The formal complaint stays in the grievance process. The school must investigate its allegations.',
        cites: ['34 CFR 106.45(b)(3)(i)'],
      },
      {
        text: 'Supportive measures stay open to both parties, free of charge. They may change a class or a schedule.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
    ],
    more: [
      {
        heading: 'Limits',
        statements: [
          {
            text: 'This limit is about an employee and a student. Between two students, or two employees, the school may offer informal resolution if both consent in writing.',
            cites: ['34 CFR 106.45(b)(9)', '34 CFR 106.45(b)(9)(ii)'],
          },
          {
            text: 'The rule does not say how to treat a student who also works for the school. Ask the Title IX Coordinator.',
            cites: ['34 CFR 106.45(b)(9)(iii)'],
          },
        ],
      },
    ],
    steps: [
      'Tell the Title IX Coordinator that the person named is an employee.',
      'Ask in writing which part of the policy the meeting rests on.',
      'Say no to a meeting that you do not want.',
    ],
    ask: [
      'The person named is an employee. Could you explain how informal resolution fits with 34 CFR 106.45(b)(9)(iii)?',
      'Will the formal complaint go on, and what is the next step?',
      'Which supportive measures can I have meanwhile, such as a change of class?',
    ],
    asked: [
      'my professor harassed me and they want a sit down meeting',
      'school wants mediation with my coach',
      'can a teacher and student do informal resolution',
      'informal resolution employee student allowed?',
      'principal says we can settle it with the teacher in her office',
      'the department chair wants to handle my prof quietly',
      'my daughters teacher texted her and the school offers mediation',
      "i'm a lecturer named in a complaint, can we mediate",
      'both of us agree to mediate but he is staff',
      'TA harassed me, restorative meeting ok?',
      'they offered an agreement where my boss at the campus library says sorry',
      'can HR mediate between me and an instructor',
      'advisor says mediation is off the table when faculty is involved',
      'can they make a deal with the coach so it stays private',
      'grad student supervisor mediation',
      'is it true professors can choose mediation',
      'mediación con mi profesor',
      'mi maestra me acosó y la escuela quiere un arreglo',
      'bus driver bothered my kid school wants to talk it out',
      'vice principal wants to broker a deal with the swim coach',
    ],
    related: ['complaint-about-an-employee', 'what-informal-resolution-is', 'student-worker'],
    resources: ['cornell-34-cfr-106-45', 'office-for-civil-rights'],
  },
]
