import type { GuideFacts } from '../entry.ts'

export const possibleSanctions: GuideFacts = {
  slug: 'possible-sanctions',
  title: 'What punishment is possible',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The school's process must list or describe the possible sanctions and remedies; the rule fixes none.",
  answer: [
    {
      text: "The rule fixes no punishment. Your school's process must list the possible disciplinary sanctions and remedies, or describe their range.",
      cites: ['34 CFR 106.45(b)(1)(vi)'],
    },
    {
      text: "So look in your school's policy. The rule does not ask for expulsion, and it sets no least or most for any finding.",
      cites: ['34 CFR 106.45(b)(1)(vi)'],
    },
    {
      text: 'No disciplinary sanction may come before the grievance process is done. The respondent is presumed not responsible until then.',
      cites: ['34 CFR 106.45(b)(1)(i)', '34 CFR 106.44(a)'],
    },
    {
      text: 'The decision letter must state any disciplinary sanctions, with a rationale for the result as to each allegation.',
      cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'Both parties may appeal the decision on the three set bases. A school may add others, such as that the sanction is too hard or too light, equally for both parties.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)', '34 CFR 106.45(b)(8)(ii)'],
    },
  ],
  more: [
    {
      heading: 'Who picks the sanction',
      statements: [
        {
          text: 'The rule does not say who picks it. It must stand in the written determination, so ask who decides on it and when.',
          cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
        },
      ],
    },
    {
      heading: 'What both parties can do',
      statements: [
        {
          text: 'Ask if you may give a short statement on the effect on you, or on what speaks for a lighter sanction. Ask if the other party may too.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Find the list of sanctions in the policy.',
    'Ask if there is a guide for similar cases.',
    'Ask if you can send a statement before a sanction is set.',
    'Check the letter for the reasons.',
  ],
  ask: [
    'Which sanctions and remedies are possible, and where is the list?',
    'Who decides on a sanction, and can the parties send a statement first?',
    'What are the reasons for the sanction in the letter?',
  ],
  asked: [
    'what can happen to me if im found responsible',
    'will he be expelled',
    'punishments for title ix',
    'is expulsion automatic',
    'range of sanctions',
    'could i get suspended for a year',
    'can they take away my scholarship',
    'degree revoked or withheld',
    'what does probation mean here',
    'kicked off the team',
    'he only got a warning',
    'slap on the wrist',
    'punishment too harsh',
    'can a teacher be fired for it',
    'sanctions for high school students',
    'what happens to the respondent after they are found responsible',
    'qué castigo le pueden dar',
    'me pueden expulsar',
    'can i write an impact statement',
    'mandatory minimum for sexual assault at school',
    'worst case scenario for the acused',
    'what is the worst they could do to me',
    'can they suspend or ban him',
    'consequences if responsible',
    'penalties the university may give',
  ],
  related: [
    'discipline-before-a-decision',
    'remedies',
    'appeal-the-sanction',
    'when-sanctions-start',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
