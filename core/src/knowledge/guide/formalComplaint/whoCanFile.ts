import type { GuideFacts } from '../entry.ts'

export const whoCanFile: GuideFacts = {
  slug: 'who-can-file',
  title: 'Who can file: former students, visitors, parents',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The complainant must take part or try to take part in the school's program when filing; others have other ways.",
  answer: [
    {
      text: 'The complainant can file. At that time they must be taking part, or trying to take part, in a program of the school.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'A student, an employee or somebody who applies can fit that. The rule does not ask for enrollment as such.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'If you have left for good, you may not be able to file. But you can still report, and the Coordinator may sign a formal complaint.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'A parent or guardian with the legal right to act for a student may file for them.',
      cites: ['34 CFR 106.6(g)'],
    },
    {
      text: 'A friend, a teacher or a witness cannot file it for you. They can report.',
      cites: ['34 CFR 106.30(a) (Formal complaint)', '34 CFR 106.8(a)'],
    },
    {
      text: 'If the respondent is no longer enrolled or employed, the school may dismiss the complaint. It does not have to.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
  ],
  more: [],
  steps: [
    'Tell the Coordinator how you are tied to the school now.',
    'Report it if you cannot file.',
    'Ask the Coordinator to look at signing a complaint.',
  ],
  ask: [
    'I have left the school. Can I still file, or can you sign a complaint?',
    'Does it count that I plan to come back or to apply?',
    'Can a parent file here?',
  ],
  asked: [
    'i graduated last year can i file',
    'im not a student there but he is',
    'he goes to a different college than me',
    'can an employee file a title ix complaint',
    'i transferred out because of it',
    'alumni filing title ix',
    'prospective student harassed on a tour',
    'does the complainant have to be enrolled',
    'she isnt even a student here anymore can she still file against me',
    'visitor assaulted at our campus',
    'can my best friend file on my behalf',
    'can a professor file against a student',
    'i dropped out can i still complain',
    'ya no estudio ahí puedo denunciar',
    'participating or attempting to participate',
    'applicant to the grad program harassed',
    'on leave of absence now',
    'can a group file together',
  ],
  related: ['what-a-formal-complaint-is', 'parents-and-guardians', 'is-there-a-deadline-to-report'],
  resources: ['know-your-ix'],
}
