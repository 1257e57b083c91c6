import type { GuideFacts } from '../entry.ts'

export const privacy: GuideFacts = {
  slug: 'who-learns-of-supportive-measures',
  title: 'Who is told about your supportive measures',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Supportive measures stay confidential, except as far as someone needs to know so that they can be given.',
  answer: [
    {
      text: 'The school must keep your supportive measures confidential, unless that would impair its ability to give them. So it should tell only what is needed.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'A teacher who moves your deadline may have to know about the new date. The rule does not say that they need the reason.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'This protects the complainant and the respondent alike.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The other party may learn of a measure that touches them, such as mutual limits on contact. The rule names those as one of the measures.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The school must also keep private who reported, who is a party and who is a witness. There are limits: FERPA, other law, and what the process needs.',
      cites: ['34 CFR 106.71(a)'],
    },
  ],
  more: [
    {
      heading: 'What stays on file',
      statements: [
        {
          text: 'The school must keep a record of the measures for seven years.',
          cites: ['34 CFR 106.45(b)(10)(ii)'],
        },
        {
          text: 'Notes that a counselor makes to treat you are apart from that. The school needs your voluntary, written consent to use them in the process.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Ask who will be told, and in which words, before a measure starts.',
    'Say which people should not hear the reason.',
    'Write to the Title IX Coordinator at once if somebody was told too much.',
  ],
  ask: [
    'Who will be told about my supportive measures, and what will they hear?',
    'Could my teachers please get only the new dates and not the reason?',
    'Will the other party be told about this measure?',
  ],
  asked: [
    'are supportive measures confidential',
    'what does my professor hear when title ix emails him for me',
    'does my chem teacher get the story behind my late lab',
    'who finds out i changed dorms because of title ix',
    'the extension letter said "title ix" on it and my ta read it',
    'will the respondent know i moved sections',
    'does she get told i am in counseling through the school',
    'my coach announced my leave to the team',
    'is my schedule change private',
    'can housing staff see why i got a new room',
    'do they put the accommodation on my transcript',
    'will my boss in the library know the reason for my new shift',
    'i want extra time without explaining my assault to every instructor',
    'do teachers get a list of accused students',
    'keep the reason for my absences between us',
    'does the other side get a copy of my safety plan',
    'my sons teacher asked him in front of class why he switched seats',
    'who sees the record of my accommodations',
    'confidential medidas de apoyo',
    'mis profesores van a saber por qué pedí más tiempo',
    'se entera él de que me cambiaron de salón',
    'RA gossiped about why i got moved',
    'privacy of help given to the accused student',
    'need to know basis for accommodations',
    'does the escort driver know my case',
  ],
  related: ['supportive-measures-explained', 'who-will-know-your-name', 'no-contact-orders'],
  resources: ['student-privacy-policy-office', 'cornell-34-cfr-106-45'],
}
