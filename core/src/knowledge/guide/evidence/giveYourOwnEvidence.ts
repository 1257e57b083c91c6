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
    {
      heading: 'Other languages, lie detectors and the like',
      statements: [
        {
          text: "The rule's text sets no language for evidence and does not name lie detector tests. A need for language help may be good cause for more time.",
          cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
    {
      heading: 'Only what is true',
      statements: [
        {
          text: 'The notice must tell both parties of any school rule against knowingly giving false information in the process.',
          cites: ['34 CFR 106.45(b)(2)(i)(B)'],
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
    'i have a voice memo from the party, is that allowed',
    'my fitbit shows i was asleep at 1 am can i use it',
    'i kept a diary since september, should i give them all of it',
    'she sent my roommate a discord message admitting it, how do i get that in the file',
    'the bartender kept our receipts and the time stamps prove i left',
    'they told me to stop collecting stuff because its the investigators job',
    'dean said screenshots dont count unless they come from the phone company',
    'all our chats are on wechat in chinese, do i have to translate',
    'tengo notas de voz en español, las tienen que aceptar',
    'can i hire a private investigator to find things',
    'i want to send in my passed lie detector test',
    'got a letter from a toxicologist about alcohol, can i submit it',
    'my lab notebook shows he was working when it supposedly happened',
    'theres a tiktok of us dancing that night where do i upload it',
    'they only take evidence in one pdf under 10 mb',
    'last day to turn things in was tuesday and i found the photos thursday',
    'i snapped a pic of the torn dress, is it too late to include',
    'can we ask the school for the bus camera before it records over itself',
    'the swipe card logs at the gym would show i never went in',
    'investigator laughed when i brought my emails and pushed them back',
    'our daughter saved every instagram message, who do we give them to at the middle school',
    'respondent here - can i hand in her friendly texts from the day after',
    'i recorded the zoom call with the title ix lady, can i use that',
    'HR would not take my calendar entries from last spring',
    'does my google maps timeline count for anything',
    'puedo mandar audios de voz como prueba',
    'i edited a screenshot to hide my bank stuff is that a problem',
    'no aceptan mis mensajes porque estan en español',
    'they will not take my chats because they are in spanish',
    'can i bring in somebody to explain the phone data',
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
