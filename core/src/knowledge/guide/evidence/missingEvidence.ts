import type { GuideFacts } from '../entry.ts'

export const missingEvidence: GuideFacts = {
  slug: 'missing-evidence',
  title: 'Evidence that is missing or blacked out',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'What to do when evidence is left out, missing, covered up or blacked out (redacted).',
  answer: [
    {
      text: 'Say so in writing. You are to see any evidence obtained in the investigation that is directly related to the allegations, even what the school does not intend to rely on.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'You have at least 10 days to send a written response to the evidence. The investigator will consider it, so list there what is missing.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'The rule does not speak of blacked-out lines. It does keep out treatment records without consent, privileged facts, and what is not directly related.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(1)(x)'],
    },
    {
      text: "The student privacy law, FERPA, does not take away the school's duty under the Title IX rule.",
      cites: ['34 CFR 106.6(e)'],
    },
    {
      text: 'If it is not put right, it may matter on appeal. Two of the bases are a procedural irregularity that affected the outcome and new evidence that could affect it.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)', '34 CFR 106.45(b)(8)(i)(B)'],
    },
  ],
  more: [
    {
      heading: 'What to send',
      statements: [
        {
          text: 'Name the item, who has it, its date, and why it bears on the allegations. That is easier to act on than "the file is not complete".',
          cites: [],
        },
      ],
    },
    {
      heading: 'If the school never got it',
      statements: [
        {
          text: 'The burden of gathering evidence is on the school. You may also present it yourself.',
          cites: ['34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(5)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Compare the file with your own list of what you handed in.',
    'Write to the investigator with the item, its date and who has it.',
    'Ask for the reason for each blacked-out part.',
    'Keep your request and the reply for a later appeal.',
  ],
  ask: [
    'The file does not seem to hold [item]. Was it obtained, and will it be sent to both parties?',
    'Why are parts of pages [numbers] blacked out?',
    'If items are added now, will both parties get more time to respond?',
  ],
  asked: [
    'half the pages are redacted',
    'they left my texts out of the file',
    'redactions everywhere black bars',
    'the investigator ignored the video i sent',
    'evidence disappeared from the packet',
    'where is the interview of my witness, its not in there',
    'missing documents in evidence review',
    'names blacked out, cant tell who said what',
    'they say FERPA means i cant see it',
    'not everything was shared with me, only a summary',
    'summary of evidence instead of the real thing',
    'school deleted the camera footage',
    'footage was erased before they asked for it',
    'how do I ask for the full unredacted file',
    'withholding evidence title ix coordnator',
    'falta evidencia en mi expediente',
    'tacharon partes del documento',
    'my advocate says pages are gone from the evidence file',
    'incomplete investigation file',
    'is it ok if they only send what they think matters',
    'my statement is nowhere in the packet',
    'big black boxes over the text',
    'they omitted things i sent',
    'something i gave them vanished',
  ],
  related: ['see-the-evidence', 'respond-to-evidence', 'procedural-irregularity'],
  resources: ['cornell-34-cfr-106-45', 'student-privacy-policy-office'],
}
