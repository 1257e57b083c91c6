import type { GuideFacts } from '../entry.ts'

export const whoDoesWhat: GuideFacts = {
  slug: 'who-does-what',
  title: 'Who does what: Coordinator, investigator, decision-maker',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The people you will meet in a Title IX case, what each one does, and which jobs may not be joined.',
  answer: [
    {
      text: 'The Title IX Coordinator takes reports and offers you support. The Coordinator also sees that supportive measures and remedies are carried out.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.44(a)', '34 CFR 106.45(b)(7)(iv)'],
    },
    {
      text: 'The investigator gathers the evidence. Then they write a report that sums up fairly what is relevant.',
      cites: ['34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'The decision-maker decides in writing who is or is not responsible. This must not be the investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'If you appeal, someone new decides, who is none of these people.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: 'Your advisor is on your side and is your choice.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The rule does not say that the Coordinator and the investigator must be two people. It keeps the one who decides apart from both.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
  ],
  more: [
    {
      heading: 'What those who work on the case owe you',
      statements: [
        {
          text: 'The Coordinator, the investigator and the decision-maker may not have a bias or conflict of interest, and must be trained.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
        {
          text: 'The process must call for an objective look at all relevant evidence, both for and against.',
          cites: ['34 CFR 106.45(b)(1)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Note the name and job of each person you deal with.',
    'Ask who will decide and who would hear an appeal.',
    'Ask in writing if one person seems to hold two jobs.',
  ],
  ask: [
    'Who is the investigator in my case, and who will decide?',
    'Who would decide an appeal?',
    'Is any of these people also the Title IX Coordinator?',
  ],
  asked: [
    'who decides my case',
    'who is the decision maker',
    'difference between investigator and coordinator',
    'what does a title ix coordinator do',
    'wats the job of the title ix coordnator',
    'can the coordinator also be the investigator',
    'is the investigator the one who decides',
    'who runs the investigation',
    'hearing officer vs investigator',
    'the same person investigates and decides',
    'role of each person in the title ix office',
    'who do i talk to about my case',
    'quién decide mi caso',
    'is there a judge or jury',
    'is the panel made of students',
    'what is a hearing panel',
    'too many names in this email who is who',
    "ms alvarez emailed me, mr chen interviewed me and a panel will vote, who's in charge",
    "what's a hearing chair",
    "vice principal is doing everything himself, is that how it's set up",
    'is the deputy coordinator somebody i can trust',
    'does the coordinator work for me or for the school',
    'the person who questioned me will also rule on it?',
    'is there like a jury of students',
    'what does a case manager do in this',
    "the university hired an outside law firm to investigate, what's their job",
    'who writes the report and who gives the verdict',
    'is the title ix lady allowed to decide who wins',
    'who is neutral here',
    'i got a letter from an adjudicator, what is that',
    'which person do i send my documents to',
    'dean of students vs title ix office vs HR who handles my case',
    'is my advisor on my side or the schools side',
    'the superintendent said he will make the final call',
    'quién es la persona que toma la decisión y quién investiga',
    'qué hace la coordinadora de título ix',
    'small community college, one woman wears all the hats',
    'can one staff member be the coordinator and also do the interviews',
  ],
  related: ['bias-or-conflict-of-interest', 'who-decides', 'steps-of-the-process'],
  resources: ['atixa', 'cornell-34-cfr-106-45'],
}
