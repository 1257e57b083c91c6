import type { GuideFacts } from '../entry.ts'

export const giveYourOwnEvidence: GuideFacts = {
  slug: 'give-your-own-evidence',
  title: 'Giving your own evidence',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Both parties may hand in texts, photos, witnesses and other evidence, and the school may not stop them gathering it.',
  answer: [
    {
      text: 'Yes. Both parties must have an equal opportunity to present witnesses and other evidence.',
      cites: ['34 CFR 106.45(b)(5)(ii)'],
    },
    {
      text: 'It may be inculpatory (points toward responsibility) or exculpatory (points away from it). The rule has no list of allowed kinds, so texts, photos, call logs and posts can all be offered.',
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'Your school may not restrict you when you gather or present relevant evidence.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
    {
      text: 'The burden of gathering evidence is on the school, not on you. So you may ask the investigator for things you cannot get, such as camera footage or door logs.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'What you hand in may be seen by the other party. Both sides get to inspect and review evidence that is directly related to the allegations.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'The rule does not set a last date for handing in evidence. If your school sets one, it must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'How it is weighed',
      statements: [
        {
          text: 'All relevant evidence must be looked at objectively, both what helps and what hurts each side.',
          cites: ['34 CFR 106.45(b)(1)(ii)'],
        },
      ],
    },
    {
      heading: 'Take care',
      statements: [
        {
          text: 'Keep the originals. Do not change, crop or delete messages, even those that look bad for you.',
          cites: [],
        },
        {
          text: 'Laws on secret recordings differ from state to state. Ask a lawyer before you record or hand in one.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Save screenshots that show the name, date and time.',
    'Make a dated list of what you hand in.',
    'Ask the investigator in writing to get what only the school can get.',
    'Keep a copy of all that you send.',
  ],
  ask: [
    'How and until what date can I give evidence and names of witnesses?',
    'Could the investigator please ask for the camera footage and door records from [place and date] before they are erased?',
    'Who will see what I hand in?',
  ],
  asked: [
    'what counts as proof in a title ix case',
    'can I submit screenshots of our snapchats',
    'how do i turn in evidence',
    'investigator refuses to take my text messages',
    'who pulls the security camera video from the dorm',
    'can I hand in a recording I made of him',
    'can i give them a polygraph',
    'I found new messages after my interview, too late?',
    'do deleted texts count',
    'the school wont get the key card swipe records',
    'is social media allowed as evidnce',
    'gathering evidence on my own is that against the rules',
    'my daughter has photos of bruises, where do they go',
    "evidence that shows I wasn't there",
    'alibi receipts uber history',
    'should I leave out messages that make me look bad',
    'que pruebas puedo presentar',
    'puedo entregar capturas de pantalla y fotos',
    'do they accept hearsay',
    'is it true that only police can collect evidence',
    'exculpatory evidence respondent submit',
    'hand over whatsapp chats voicemail or emails',
    'they would not accept the voicemail i offered',
    'which documents help me',
    'should i give them my phone',
  ],
  related: [
    'witnesses',
    'see-the-evidence',
    'burden-of-proof',
    'only-my-word',
    'keeping-evidence-safe',
  ],
  resources: [
    'cornell-34-cfr-106-45',
    'cyber-civil-rights-initiative-safety-center',
    'nnedv-safety-net',
  ],
}
