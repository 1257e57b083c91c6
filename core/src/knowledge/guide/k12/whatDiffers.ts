import type { GuideFacts } from '../entry.ts'

export const whatDiffers: GuideFacts = {
  slug: 'k12-what-differs',
  title: 'How Title IX works in K-12 schools',
  appliesTo: { school: 'k12', role: 'both' },
  summary:
    "K-12 schools need no live hearing and use written questions; any employee's knowledge counts.",
  answer: [
    {
      text: 'The main steps are the same as at a college, but a live hearing is not required. A K-12 school may, but need not, hold one.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'Written questions take the place of live cross-examination. After the report and before the decision each party may ask them, see the answers and follow up.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'Telling any employee counts. Once any school employee has notice of sexual harassment, the school has actual knowledge.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
    },
    {
      text: 'A parent or guardian may act for the student, for example by filing a formal complaint.',
      cites: ['34 CFR 106.6(g)'],
    },
    {
      text: 'Much is the same. The respondent is presumed not responsible. Both sides see the evidence and the report, someone new decides, and both may appeal.',
      cites: [
        '34 CFR 106.45(b)(1)(iv)',
        '34 CFR 106.45(b)(5)(vi)',
        '34 CFR 106.45(b)(7)(i)',
        '34 CFR 106.45(b)(8)(i)',
      ],
    },
    {
      text: 'Supportive measures are free for both students, with or without a formal complaint.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'Which schools these are',
      statements: [
        {
          text: 'School districts, preschools, and private schools below college level. Title IX binds those that get federal money.',
          cites: ['34 CFR 106.30(b) (Elementary and secondary school)', '34 CFR 106.31(a)'],
        },
      ],
    },
    {
      heading: 'The rest that does not change',
      statements: [
        {
          text: 'You get written notice of the allegations and may have an advisor of your choice. Retaliation is banned.',
          cites: ['34 CFR 106.45(b)(2)(i)', '34 CFR 106.45(b)(5)(iv)', '34 CFR 106.71(a)'],
        },
      ],
    },
  ],
  steps: [
    "Find the district's Title IX Coordinator on its website or in the handbook.",
    "Ask for the district's Title IX grievance process in writing.",
    'Ask for supportive measures now.',
    'Note whom you told, when and what was said.',
  ],
  ask: [
    "Who is the district's Title IX Coordinator, and where is the grievance process published?",
    'Will there be a hearing, or written questions only?',
    'Which supportive measures can my child have at school this week?',
  ],
  asked: [
    'how is title ix different in high school',
    'middle school title ix process',
    'does title ix apply to elementary kids',
    'my 8th grader was groped at school',
    'k-12 grievance process',
    'school district title ix rules',
    'high schooler accused of sexual harassment what now',
    'private school title ix',
    'charter school sexual harassment rules',
    '15 yr old son suspended for something on the bus',
    'preschool incident',
    'do public schools follow the same rules as universities',
    'my daughter is a freshman in highschool and was harassed',
    'principal says title ix is only for colleges',
    'boarding school',
    'mi hijo está en la secundaria',
    'reglas de título ix para escuelas primarias',
    'isnt title nine just for sports',
    'kids process vs college process',
    "what are student's rights in a district investigation",
    'bus, locker room, snapchat group kids',
    'same process for 7th graders',
    'is it the same for younger students',
    'junior high rules',
    'title ix for kids in grade school',
  ],
  related: ['k12-hearing-and-questions', 'k12-telling-any-employee', 'k12-parents', 'k12-advisor'],
  resources: ['love-is-respect', 'cornell-34-cfr-106-45', 'womenslaw-org'],
}
