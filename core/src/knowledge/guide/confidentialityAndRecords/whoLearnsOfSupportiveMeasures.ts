import type { GuideFacts } from '../entry.ts'

export const whoLearnsOfSupportiveMeasures: GuideFacts = {
  slug: 'who-learns-of-supportive-measures',
  title: 'Who is told about your supportive measures: teachers, staff, the other side',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school must keep them confidential, unless that would impair its ability to provide them: only those who are needed are told.',
  answer: [
    {
      text: 'Your school must keep supportive measures confidential. That holds to the extent that secrecy would not impair its ability to provide them.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'So people are told only as far as it is needed to carry the measure out. A teacher may have to know that you get more time. The rule does not say that the teacher must learn why.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'It is the same for both parties: it covers measures for the complainant and for the respondent.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The other party is told only where the measure needs it. Mutual restrictions on contact are an example, since both must follow them.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'Who reported, who the parties are and who the witnesses are must be kept confidential as well. There are exceptions: what FERPA permits, what the law requires and what the process needs.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'The Title IX Coordinator sees to the measures. So you can ask the Coordinator to write to your teachers for you.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'On paper',
      statements: [
        {
          text: 'The school must keep a record of the measures for seven years.',
          cites: ['34 CFR 106.45(b)(10)(ii)'],
        },
        {
          text: "A counselor's or doctor's notes of your treatment are closed to the school unless you give voluntary, written consent. In some cases a parent gives it.",
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
      ],
    },
    {
      heading: 'What the rule does not say',
      statements: [
        {
          text: 'It does not list who may be told. Ask before a measure starts who will hear of it, and in what words.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
  ],
  steps: [
    'Ask who must be told for each measure.',
    'Ask for neutral words, such as “please give this student two more days”.',
    'Name the people who should not hear the reason.',
    'Tell the Title IX Coordinator if somebody was told too much.',
  ],
  ask: [
    'Who will be told about this measure, and what exactly will they be told?',
    'Can the message to my teachers leave out the reason?',
    'Will the other party learn which measures I have?',
  ],
  asked: [
    'does my bio professor find out the reason for my late paper',
    'what does the email to my instructors say',
    'do they tell him i moved dorms',
    'will she know i am getting counseling through the title ix office',
    'i dont want my TA to know why i switched sections',
    'housing asked me why i need the new room, do i have to say',
    'are my accommodations private',
    'does the other side see my supportive measures',
    'coach wants to know why i miss practice tuesday',
    'boss at my campus job was told i have a safety plan',
    'my teacher said in front of the class i get extra time because of the case',
    'confidential supportive measures',
    'will it show on the syllabus portal or canvas',
    'who in the registrar office knows why i took a leave',
    'as the accused do they keep my schedule change quiet',
    'roommates ask why a campus escort walks me home',
    'financial aid needs a reason for my reduced load',
    'is my safety plan shared with campus police',
    'the lab supervisor got a letter with my name and his name on it',
    'school bus driver was told about the seating, now everyone knows',
    'can the lunch aide know about the no contact thing',
    'se entera el profesor de por qué pedí más tiempo',
    'quién sabe que me cambiaron de dormitorio',
    'will my kids teacher have to be told what happened so she can separate them',
    'do i have to explain myself to each professor for an extension',
    'my scholarship office wants a note, how much do they get to know',
    'privacy of accommodations from the coordinator',
    'how far do supportive measures stay secret',
    'can my teachers see the reason for my extensions',
    'are professors told why i need more time',
    'who knows about my supportive measures',
    'do my instructors get told the details',
    'is it private that i asked for help with classes',
    'will my professor know about the case if i ask for an extension',
    'does the other person find out about my supportive measures',
    'saben mis maestros por qué necesito la prórroga',
    'do teachers have to be told what happened to me',
    'will he find out i got extensions',
    'does the other person see what help i got',
    'will she know i asked to change rooms',
    'do they tell the guy that i got my deadlines moved',
    'will my coach hear why i miss practice',
  ],
  related: [
    'who-will-know-your-name',
    'supportive-measures-explained',
    'no-contact-orders',
    'treatment-records',
  ],
  resources: ['student-privacy-policy-office', 'know-your-ix'],
}
