import type { GuideFacts } from '../entry.ts'

export const whatItIs: GuideFacts = {
  slug: 'what-a-formal-complaint-is',
  title: 'What a formal complaint is and how to file it',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A signed document that names sexual harassment and asks the school to investigate; it starts the process.',
  answer: [
    {
      text: 'A formal complaint is a document that alleges sexual harassment against a respondent and asks the school to investigate.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'The complainant files it, or the Title IX Coordinator signs it.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'You can hand it to the Coordinator in person, or send it by mail or email. The school may add other ways, such as an online portal.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'It needs your signature on paper or in digital form, or another sign that you are the one who files it.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'At the time of filing you must be participating, or trying to take part, in a program of that school.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'Once it has a formal complaint, the school must investigate and must follow the grievance process.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.44(b)(1)'],
    },
  ],
  more: [
    {
      heading: 'What to write',
      statements: [
        {
          text: 'Say who, what, when and where as far as you know, and that you ask for an investigation. The rule sets no form and no length.',
          cites: ['34 CFR 106.30(a) (Formal complaint)'],
        },
        {
          text: 'You need not attach proof. The burden of gathering evidence is on the school.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
      ],
    },
    {
      heading: 'What it sets off',
      statements: [
        {
          text: 'The school sends written notice to both parties with the names and the details that are known.',
          cites: ['34 CFR 106.45(b)(2)(i)(B)'],
        },
      ],
    },
  ],
  steps: [
    'Ask the Coordinator how complaints are filed at your school.',
    'Write who, what, when and where, and ask for an investigation.',
    'Sign it, or put your name under the email.',
    'Keep a copy and the date on which you sent it.',
  ],
  ask: [
    'How do I file a formal complaint, and is there a form?',
    'Does my email of the date below count as a formal complaint?',
    'When will the notice go out to both of us?',
  ],
  asked: [
    'how do i file a formal complaint',
    'what is a formal complaint',
    'formal complaint form',
    'can i file by email',
    'does it need a signature',
    'what do i write in the complaint',
    'is my email enough to start an investigation',
    'start an official investigation',
    'make it official',
    'filing a title ix complaint step by step',
    'do i need a lawyer to file',
    'what has to be in the complaint',
    'complaint portal signed electronically',
    'cómo presento una queja formal',
    'queja formal por correo',
    'formal complant requirements',
    'how detailed does my complaint have to be',
    'i never signed anything, is there still a formal complaint',
    'she never filed anything can they investigate me',
    'press charges at school',
    'does typing my name at the bottom count as signing',
    'is filling in the maxient form the formal thing',
    'do i have to use their pdf or can i write a letter',
    'can i email it from my gmail',
    'where do i send the formal one',
    'whats the difference it makes if i sign',
    'can my complaint be handwritten',
    'they say my complaint isnt valid because there is no signature',
    'is docusign good enough',
    'who is allowed to sign a formal complaint',
    'do i attach my screenshots to it',
    'how long should the complaint be',
    'can i file it in person on paper',
    'do i have to say everything that happened in the complaint',
    'they opened a case against me but never showed me a signed document',
    'what makes a complaint "formal"',
    'quiero que investiguen, cómo lo pido oficialmente',
    'se puede firmar en línea la queja',
    'at the elementary school do i mail it or bring it to the district',
    'must the school investigate once i file',
    'filing against my professor the right way',
    'mom of a 9th grader, is there a form to start the investigation',
    'does the portal submission count or was that only a report',
  ],
  related: [
    'report-or-formal-complaint',
    'who-can-file',
    'what-the-notice-must-say',
    'coordinator-signed-complaint',
  ],
  resources: ['know-your-ix', 'cornell-34-cfr-106-45'],
}
