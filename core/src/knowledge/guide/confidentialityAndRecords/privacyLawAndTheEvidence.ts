import type { GuideFacts } from '../entry.ts'

export const privacyLawAndTheEvidence: GuideFacts = {
  slug: 'privacy-law-and-the-evidence',
  title: 'When the school says privacy law keeps it from telling you',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'FERPA does not lift a duty under Title IX: the notice, the evidence, the report and the decision still go to both parties.',
  answer: [
    {
      text: 'Privacy law is not a way around the rule. FERPA does not free a school from its duties under Title IX.',
      cites: ['34 CFR 106.6(e)'],
    },
    {
      text: 'So both parties may inspect and review the evidence that is directly related to the allegations. The school must send it to you and your advisor.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'Both parties also get the investigative report and the written determination, with the result and any sanctions.',
      cites: ['34 CFR 106.45(b)(5)(vii)', '34 CFR 106.45(b)(7)(ii)(E)', '34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: 'The first notice must name the parties, if known. The duty to keep names confidential has an exception for the investigation and the hearing.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)', '34 CFR 106.71(a)'],
    },
    {
      text: 'Some things do stay closed. Treatment records need written consent, and privileged information stays out unless its holder waives the privilege.',
      cites: ['34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(1)(x)'],
    },
    {
      text: 'These duties begin with a formal complaint. After a report alone, or for people who are not parties, FERPA decides more.',
      cites: ['34 CFR 106.45(b)(2)(i)', '20 U.S.C. 1232g'],
    },
  ],
  more: [
    {
      heading: 'For parents',
      statements: [
        {
          text: 'The rule leaves your legal right to act for your child as it is, with FERPA in mind.',
          cites: ['34 CFR 106.6(g)'],
        },
      ],
    },
    {
      heading: 'If the answer stays no',
      statements: [
        {
          text: 'You may ask to see your own education records under FERPA. The school has at most 45 days.',
          cites: ['20 U.S.C. 1232g'],
        },
      ],
    },
  ],
  steps: [
    'Ask which privacy rule the school means, and for which page or file.',
    'Name the part of the Title IX rule that gives you the document.',
    'Ask for the rest now if only one part is in doubt.',
  ],
  ask: [
    'How does this refusal fit with 34 CFR 106.6(e), which says that FERPA does not lift Title IX duties?',
    'Which parts of the evidence do you hold back, and for what reason?',
    'When will my advisor and I get the rest?',
  ],
  asked: [
    'they said ferpa so i cant read her statement',
    'dean hides behind student privacy every time i ask a question',
    'does ferpa beat title ix',
    'no names in my notice because of privacy law',
    'they wont tell me what punishment he got, ferpa they say',
    'hipaa and ferpa excuse for not giving the file',
    'school attorney: we cannot release witness interviews because they are education records',
    'principal says other kids privacy means i get no report on my sons case',
    'am i allowed to know who accused me or is that protected information',
    'privacy policy stops them from telling me the outcome',
    'which law wins privacy or title ix',
    'my advisor was refused the evidence because of ferpa',
    'university says it would violate privacy to show the texts',
    'is confidentiality a reason to withhold evidence',
    'FERPA waiver needed to get the evidence file?',
    'asked for the camera video, other students are in it, denied',
    'can they hide the name of the witness from me for privacy',
    'district cites state student privacy act to keep the findings secret',
    'me dicen que por privacidad no me pueden dar la evidencia',
    'la escuela usa ferpa para no darme el resultado',
    'ferpa 106.6(e)',
    'they claim everything is confidential even from the parties',
    'coordinator: i cant discuss the respondent with you',
    'they refuse to show me evidence because of ferpa',
    'school says student privacy law means i cant see it',
    'can ferpa be used to keep evidence from me',
    'wont tell me the result because of ferpa',
    'district cant tell me what happened to the other kid because of privacy',
  ],
  related: ['see-the-evidence', 'see-your-own-file', 'who-learns-the-sanction', 'missing-evidence'],
  resources: ['student-privacy-policy-office', 'student-privacy-101-video'],
}
