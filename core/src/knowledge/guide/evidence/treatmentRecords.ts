import type { GuideFacts } from '../entry.ts'

export const treatmentRecords: GuideFacts = {
  slug: 'treatment-records',
  title: 'Therapy, medical and privileged records',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "A school cannot use a party's treatment records without that party's voluntary, written consent.",
  answer: [
    {
      text: 'No, not without your consent. The school cannot access, consider, disclose or use your treatment records unless you give voluntary, written consent for this process.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'This covers records that a doctor, psychologist or other recognized professional made or keeps in order to treat you. The rule makes no exception for a campus health or counseling center.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: "It protects both parties alike. You cannot make the school open the other party's treatment records either.",
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'If federal privacy rules do not yet count you as an "eligible student", a parent must give that consent.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'Privileged information, such as a talk with your lawyer that the law protects, may not be asked for or used either. Only the person who holds the privilege can waive it.',
      cites: ['34 CFR 106.45(b)(1)(x)'],
    },
    {
      text: 'You may choose to share your records. If they are directly related to the allegations, the other party then gets to see them.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [
    {
      heading: 'Before you sign',
      statements: [
        {
          text: 'Consent must be voluntary and in writing. You may ask to limit it to certain pages or dates.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
        {
          text: 'The rule does not list which talks are privileged. Other law decides that, so ask a lawyer.',
          cites: ['34 CFR 106.45(b)(1)(x)'],
        },
      ],
    },
  ],
  steps: [
    'Ask what record is wanted, why, and who would see it.',
    'Talk to your counselor or a lawyer before you sign a release.',
    'Write that you do not consent, if that is your choice, and keep a copy.',
    'Check the evidence file for records you did not agree to share.',
  ],
  ask: [
    'Does the file hold any treatment records of mine, and on whose consent?',
    'If I consent to share one record, who will see it and can I limit it to certain pages?',
    'Please confirm in writing that privileged information will not be asked for or used.',
  ],
  asked: [
    'can they get my therapy notes',
    'hospital rape kit records, does the school get them automatically',
    'the investigator wants me to sign a medical release',
    'do i have to hand over my psychiatrist records',
    'is what i told my counselor private',
    'campus health center shared my file with the title ix office',
    'HIPAA and title ix',
    'can the other side demand my mental health history',
    'medication and diagnosis being used against me',
    'privileged communications attorney client',
    'what i told my lawyer, can they ask me about it',
    'can I see the complainants medical records to defend myself',
    'i said no to releasing my records, can they hold it against me',
    'parents consent for a minors counseling records',
    'school psycologist notes about my kid',
    'pastor or priest confession privileged',
    'pueden pedir mis expedientes médicos o de terapia',
    'mis notas del psicólogo son privadas',
    "I want to use my own doctor's letter as evidence",
    'is it true that the counseling center works for the school so it can give them everything',
    'waive privilege',
    'request for my file from my psychiatrist',
    'school subpoena for clinic records',
    'rehab or std test results',
    'counselor got asked for my chart',
  ],
  related: ['see-the-evidence', 'missing-evidence', 'k12-parents'],
  resources: ['cornell-34-cfr-106-45', 'student-privacy-101-video', 'lawhelp-org'],
}
