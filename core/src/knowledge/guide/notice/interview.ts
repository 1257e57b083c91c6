import type { GuideFacts } from '../entry.ts'

export const interview: GuideFacts = {
  slug: 'your-interview',
  title: 'Your interview with the investigator',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'What to expect in an interview, what the rule gives you there, and what it leaves to the school.',
  answer: [
    {
      text: 'You must get written notice before it: the date, time, location, participants and purpose, with time to prepare.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'Your advisor may be there with you. How far the advisor may speak is up to the school, with the same limits for both parties.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'You may name witnesses and give evidence, both for and against. You have the same chance as the other party.',
      cites: ['34 CFR 106.45(b)(5)(ii)'],
    },
    {
      text: 'The school may not use therapy or medical treatment records unless you agree freely and in writing.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'The rule does not say if an interview is recorded, or if you may read the notes before they are used. Ask first.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'What you say becomes part of the evidence. The other party can see it if it is directly related to the allegations.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [
    {
      heading: 'How to prepare',
      statements: [
        {
          text: 'Go by what you saw, heard and did. It is fine to say "I do not know" or "I do not remember".',
          cites: [],
        },
        {
          text: "A knowingly false statement may break the school's code. The notice must tell you of such a rule.",
          cites: ['34 CFR 106.45(b)(2)(i)(B)', '34 CFR 106.71(b)(2)'],
        },
      ],
    },
    {
      heading: 'What you need not give',
      statements: [
        {
          text: 'You may refuse to take part or to answer. Nobody may threaten or punish you for that.',
          cites: ['34 CFR 106.71(a)'],
        },
        {
          text: 'The school may not ask for what a legal privilege protects, such as talks with your lawyer, unless you waive the privilege.',
          cites: ['34 CFR 106.45(b)(1)(x)'],
        },
      ],
    },
  ],
  steps: [
    'Write down the events in order, with times and places.',
    'Bring a list of witnesses and of what you can show.',
    'Ask for breaks when you need them.',
    'Ask to read the notes and to mend what is wrong.',
    'Write down what was asked, right after it.',
  ],
  ask: [
    'Will the interview be recorded, and may I have a copy?',
    'May I read the notes of my interview and add to them?',
    'Can I send a written statement as well?',
  ],
  asked: [
    'what happens in a title ix interview',
    'tips for talking with the investigator',
    'do they record the interview',
    'can i record my interview on my phone',
    'investigator wrote down things i didnt say',
    'fix mistakes in my interview notes',
    'can i give a written statement',
    'questions they ask the respondent',
    'questions they ask the complainant',
    'am i allowed to ask questions in the interview',
    'does the other person read what i say',
    'can i take a break if i cry',
    'qué me van a preguntar en la entrevista',
    'interviewed over zoom by the title ix people',
    'second interview why',
    'what should i bring to the meeting with the investigator',
    'nervous about my interveiw next week',
    'does the investigator tape us',
    'she typed the whole time and the summary is wrong',
    'i cried through it and forgot half of what i wanted to say',
    'can i send in a written statement in place of talking',
    'they asked for my phone in the interview',
    'is he allowed to ask about my sex life in the interview',
    'my interview transcript leaves out the part with the witness',
    'will she read my words',
    'can i bring notes and screenshots in',
    'do i have to answer every question they ask',
    'three hours with no break',
    'can i see the transcript before they use it',
    'she asked me the same thing over and over',
    'the interviewer was rude to my daughter',
    'investigator wants a second round with me',
    'can i correct what i said',
    "they wanted my therapist's name",
    'can i record it on my watch',
    'la investigadora escribió cosas que no dije',
    'puedo llevar mis mensajes a la entrevista',
    'how do i ask for a female interviewer',
    'can they interview a 7 year old alone',
  ],
  related: [
    'time-before-the-interview',
    'refusing-to-take-part',
    'witnesses',
    'what-an-advisor-may-do',
  ],
  resources: ['know-your-ix', 'families-advocating-for-campus-equality'],
}
