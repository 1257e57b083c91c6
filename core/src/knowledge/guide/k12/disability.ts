import type { GuideFacts } from '../entry.ts'

export const disability: GuideFacts = {
  slug: 'k12-disability',
  title: 'Students with an IEP or a disability',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Disability rights stay in place in a Title IX case; help and more time can be asked for.',
  answer: [
    {
      text: 'Disability rights stay in force. The rule on emergency removal does not change rights under the IDEA, Section 504 or the ADA.',
      cites: ['34 CFR 106.44(c)'],
    },
    {
      text: 'A need for accommodation of a disability, or for language help, may be good cause for a short delay. Both parties then get written notice with the reasons.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'You must get written notice of each interview or meeting with sufficient time to prepare. Ask for help with it in that time.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'You may bring an advisor of your choice, such as a disability advocate.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: "The Title IX rule does not list which accommodations a student gets. Disability law and your school's disability office decide that.",
      cites: ['34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'Useful things to ask for',
      statements: [
        {
          text: 'Breaks, simple words, large print, questions in writing, a quiet room, an interpreter, or more time to read the evidence.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Removal from school',
      statements: [
        {
          text: 'The school must first look at the safety and risk in this case. There must be an immediate threat to physical health or safety. The student must get notice and a chance to challenge it right after.',
          cites: ['34 CFR 106.44(c)'],
        },
      ],
    },
  ],
  steps: [
    'Tell the coordinator in writing what help you need.',
    'Ask the IEP or 504 team to meet if school is missed.',
    "Bring the plan and a short doctor's note.",
    'Ask for more time early.',
  ],
  ask: [
    'My child has an IEP or 504 plan. How will it be followed in interviews and in this process?',
    'We need [help] to take part. Who arranges it?',
    'If my child is kept out of school, how will the services in the plan go on?',
  ],
  asked: [
    'my son has an iep and was accused',
    'autistic student title ix',
    '504 plan accomodations during investigation',
    'special education student removed from school',
    'adhd need questions in writing',
    'my daughter cannot speak, how will they interview her',
    'disability accommodations hearing',
    'intellectual disability complainant',
    'manifestation determination and title ix',
    'deaf student interpreter interview',
    'dyslexia need more time to read evidence',
    'suspended kid with disability',
    'IDEA rights title nine',
    'anxiety disorder extra breaks',
    'wheelchair user hearing location',
    'mi hijo tiene un plan IEP',
    'ayuda por discapacidad en el proceso',
    'they questioned my autistic kid for two hours alone',
    'can the disability office help me with my case',
    'do I have to tell them my diagnosis',
    'child has autism, extra help in the investigation',
    'support for a disabled student during the case',
    'IEP meeting and title ix case at once',
    'my kid has special needs',
  ],
  related: [
    'k12-what-differs',
    'k12-parents',
    'postpone-a-hearing',
    'language-and-disability-help',
    'removal-and-disability',
  ],
  resources: ['lawhelp-org', 'the-deaf-hotline'],
}
