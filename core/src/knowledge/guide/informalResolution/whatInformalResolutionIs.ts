import type { GuideFacts } from '../entry.ts'

export const whatInformalResolutionIs: GuideFacts = {
  slug: 'what-informal-resolution-is',
  title: 'What informal resolution is and when it can happen',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Another way to end a formal complaint, such as mediation, that both parties must agree to in writing.',
  answer: [
    {
      text: 'It is another way to end a formal complaint, such as mediation. There is no full investigation and no finding.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
    { text: 'Your school may offer it but does not have to.', cites: ['34 CFR 106.45(b)(9)'] },
    {
      text: 'It needs a formal complaint first. It can start at any time before the school reaches a determination.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
    {
      text: 'Both parties must get a written notice about it and give voluntary, written consent.',
      cites: ['34 CFR 106.45(b)(9)(i)', '34 CFR 106.45(b)(9)(ii)'],
    },
    {
      text: 'It is never for a claim that an employee sexually harassed a student.',
      cites: ['34 CFR 106.45(b)(9)(iii)'],
    },
    {
      text: 'The person who runs it must be trained and free of a conflict of interest or bias.',
      cites: ['34 CFR 106.45(b)(1)(iii)'],
    },
  ],
  more: [
    {
      heading: 'How long it may take',
      statements: [
        {
          text: 'The school must set reasonably prompt time frames for it. The rule gives no number of days.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
    {
      heading: 'What an agreement can say',
      statements: [
        {
          text: 'The rule does not list what an agreement may contain, so read each term before you sign.',
          cites: ['34 CFR 106.45(b)(9)'],
        },
        {
          text: 'The rule does not say that the parties must meet face to face. You can ask for separate rooms or for messages through the facilitator.',
          cites: ['34 CFR 106.45(b)(9)'],
        },
        {
          text: 'You may bring the advisor of your choice to any related meeting.',
          cites: ['34 CFR 106.45(b)(5)(iv)'],
        },
      ],
    },
  ],
  steps: [
    'Find out whether your school offers informal resolution, and in what forms.',
    'Write down what outcome would help you.',
    'Ask the Title IX Coordinator to put the terms in writing.',
  ],
  ask: [
    'Does our school offer informal resolution, and what forms does it take?',
    'Who would run it, and what training has that person had?',
    'Could it take place without both of us in the same room?',
  ],
  asked: [
    'what is informal resolution',
    'whats the difference between mediation and the formal process',
    'can we settle this without a hearing',
    'is there any other way than an investigation',
    'restorative justice title ix explained',
    'how does a facilitated agreement work',
    'can i ask for mediation instead',
    'does my college need to offer an informal option',
    'can we still mediate after the hearing is scheduled',
    'when is it too late for mediation',
    'alternative resolution options for a respondent',
    'do i need to file a formal complaint first to get mediation',
    'i only want an apology, not punishment',
    'who runs the mediation, is that person neutral',
    'how long does informal resolution take',
    'can parents sit in the restorative conference',
    'wats an early resolution agreement',
    'middle school wants a restorative circle for the kids',
    'qué es la resolución informal',
    'se puede arreglar sin audiencia',
    'could i just ask for him to switch out of my major and stay away, no trial',
    'i want him to take a class on consent and thats it, is there a way',
    'she only wants me to understand how she felt, can we do a guided talk',
    'does mediation mean nobody gets found responsible',
    'what does a shuttle mediation look like, do we see each other',
    'whats the catch with informal',
    'our district calls it a restorative conference, is that a title ix thing',
    'in plain words tell me what an informal agreement would be like vs hearing',
    'can the informal route happen before anyone files the paperwork',
    'no complaint on file yet but the dean proposed mediation',
    'is informal faster',
    'can we do mediation after the evidence review already came out',
    'both of us want this over before graduation, what options are there',
    'who pays for the mediator',
    'is the facilitator the same lady who would decide the case',
    'can i have my lawyer on zoom during mediation',
    'would there be a punishment if we settle',
    'as an advocate, i need to explain alternative resolution to a freshman, give me the basics',
    'what kinds of things can we put in an agreement, like gym hours or housing',
    'does a restorative process mean i have to forgive him',
    'my coach offered to be the mediator',
    'ive heard of educational conference, behavioral contract, is that informal resolution',
    'hay otra manera de resolverlo que no sea una audiencia',
    'cómo funciona la mediación en la universidad',
    'school doesnt offer mediation at all, do they have to',
    'can we go informal while the hearing date is already set for friday',
  ],
  related: [
    'informal-resolution-is-voluntary',
    'informal-resolution-notice',
    'informal-resolution-with-an-employee',
  ],
  resources: ['atixa', 'cornell-34-cfr-106-45'],
}
