import type { GuideFacts } from '../entry.ts'

export const findTheCoordinator: GuideFacts = {
  slug: 'find-the-coordinator-and-policy',
  title: 'How to find your Title IX Coordinator and the policy',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The Coordinator's contact details must stand on the school's website and in its handbooks; the procedures must be published.",
  answer: [
    {
      text: "Look on the school's website and in its handbook or catalog. The Title IX Coordinator's name or title, office address, email and phone number must be shown there in a prominent place.",
      cites: ['34 CFR 106.8(b)(2)(i)', '34 CFR 106.8(a)'],
    },
    {
      text: 'Each school must have at least one employee who is called the Title IX Coordinator. In K-12 it may be somebody in the district office.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'The school must tell students and employees, and those who apply, who the Coordinator is. In K-12 it must tell parents and legal guardians as well.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'It must adopt and publish its grievance procedures and its grievance process. It must give notice of how to report, how to file a formal complaint and how it will respond.',
      cites: ['34 CFR 106.8(c)'],
    },
    {
      text: 'If you find no one, write to the main office and ask who the Coordinator is. Under the rule, questions may also go to the Assistant Secretary at the Department of Education.',
      cites: ['34 CFR 106.8(b)(1)'],
    },
  ],
  more: [
    {
      heading: 'What else must be public',
      statements: [
        {
          text: 'The school must state that it does not discriminate on the basis of sex. This policy belongs on its website and in each handbook or catalog.',
          cites: ['34 CFR 106.8(b)(1)', '34 CFR 106.8(b)(2)(i)'],
        },
        {
          text: 'The materials that the Title IX staff were trained with must be on the website. Without a website the school must show them on request.',
          cites: ['34 CFR 106.45(b)(10)(i)(D)'],
        },
      ],
    },
  ],
  steps: [
    "Search the school's website for the words Title IX.",
    'Look in the student handbook, the staff handbook or the catalog.',
    'Write to the main office if you find nothing.',
    'Save the policy with the date on which you found it.',
  ],
  ask: [
    'Who is the Title IX Coordinator, and what are the address, email and phone number?',
    'Could you please send me the grievance procedures and the grievance process?',
    'Where on the website is the Title IX policy?',
  ],
  asked: [
    'who is the title ix coordinator at my school',
    'coordinator name nowhere on the site',
    'where do i find the policy',
    'link to the procedures is broken',
    'does a tiny private school need a coordinator',
    'district website only says contact hr',
    'phone number listed for title ix is disconnected',
    'the coordinator retired, who took over',
    'how do i get a copy of the grievance procedures',
    'who is the coordinator for an online college',
    'is there one in each building or one for the whole district',
    'does my elementary school have a title ix person',
    'front desk had no idea who handles title ix',
    'they wont give me the handbook section',
    'where is it posted',
    'quién es el coordinador de título ix de mi escuela',
    'dónde está la política de título ix',
    'cómo encuentro a la persona de title ix',
    'is the school required to put the contact info online',
    'community college satellite campus, which office is mine',
    'email for the title ix office bounced',
    'my union asked who the coordinator is',
    'are they required to tell parents who to contact',
    'looking for the school rules about harassment complaints',
    'policy pdf is from 2015, where is the current one',
    'is the school required to post that it does not discriminate by sex',
    'where must the nondiscrimination notice be',
  ],
  related: ['how-to-report', 'who-does-what', 'training-materials'],
  resources: ['office-for-civil-rights', 'cornell-34-cfr-106-45'],
}
