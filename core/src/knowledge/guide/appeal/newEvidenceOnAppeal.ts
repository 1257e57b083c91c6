import type { GuideFacts } from '../entry.ts'

export const newEvidenceOnAppeal: GuideFacts = {
  slug: 'new-evidence-on-appeal',
  title: 'Appeal because of new evidence',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'New evidence is a basis for appeal if it was not reasonably available before and could affect the outcome.',
  answer: [
    {
      text: 'Yes. New evidence is a basis for an appeal for both parties.',
      cites: ['34 CFR 106.45(b)(8)(i)(B)'],
    },
    {
      text: 'It must pass two tests. It was not reasonably available when the decision or dismissal was made, and it could affect the outcome.',
      cites: ['34 CFR 106.45(b)(8)(i)(B)'],
    },
    {
      text: '"Could affect" is enough for this basis. You do not have to show that it did.',
      cites: ['34 CFR 106.45(b)(8)(i)(B)'],
    },
    {
      text: 'Say why you could not give it earlier: you did not know of it, or could not get it. What you had and held back may not fit this basis.',
      cites: ['34 CFR 106.45(b)(8)(i)(B)'],
    },
    {
      text: 'The other party then gets an equal opportunity to answer in writing.',
      cites: ['34 CFR 106.45(b)(8)(iii)(D)'],
    },
    {
      text: 'If it turns up after the time for an appeal has passed, the rule names no further step. Ask the school in writing, and ask a lawyer.',
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'If there is no decision yet',
      statements: [
        {
          text: 'Give it to the investigator or the decision-maker now. Both parties must get an equal opportunity to present evidence.',
          cites: ['34 CFR 106.45(b)(5)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Write down when and how you found it.',
    'Say why it could not be had before.',
    'Say which finding it touches.',
    'File it with your appeal, in time.',
  ],
  ask: [
    'New evidence has come up: [what]. How do I hand it in?',
    'Can the time for an appeal be extended because of it?',
  ],
  asked: [
    'found new evidence after the decision',
    'new witness came forward',
    'i just got my phone records back',
    'he confessed in a text after the hearing',
    'she told someone she made it up',
    'evidence i didnt have at the hearing',
    'new video turned up',
    'i found the messages later',
    'another person reported the same guy',
    'police report only came out now',
    'lab results came after',
    'can the case be reopened with new proof',
    'not reasonably available meaning',
    'i forgot to give them a screenshot, can i use it in the appeal',
    'newly discovered',
    'nuevas pruebas después de la decisión',
    'apareció un testigo nuevo',
    'evidence came up after my complaint was dismissed',
    'appeal with new medical report',
    'deleted messages recoverd',
    'after the ruling someone told me he saw the whole thing',
    'fresh proof turned up late',
    'somebody came forward once it was over',
    'new facts since the decision',
  ],
  related: ['appeal-grounds', 'appeal-deadline', 'give-your-own-evidence'],
  resources: ['cornell-34-cfr-106-45'],
}
