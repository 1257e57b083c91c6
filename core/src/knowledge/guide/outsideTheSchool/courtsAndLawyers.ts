import type { GuideFacts } from '../entry.ts'

/** Lawsuits, and free or low-cost legal help. */
export const courtsAndLawyers: readonly GuideFacts[] = [
  {
    slug: 'going-to-court',
    title: 'Can you take the school to court',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'That is a question for a lawyer. This guide tells what the Title IX rule asks of schools and where to find help.',
    answer: [
      {
        text: 'This guide cannot say whether you could take a school to court. That is a question for a lawyer in your state.',
        cites: [],
      },
      {
        text: 'The rule tells schools what to do. It does not say who may sue, where, or by when.',
        cites: ['34 CFR 106.45(b)'],
      },
      {
        text: 'Other federal laws stay in place beside it, such as Title VII on discrimination at work.',
        cites: ['34 CFR 106.6(a)', '34 CFR 106.6(f)'],
      },
      {
        text: 'Nothing in the rule makes a school take away due process or other rights under the U.S. Constitution.',
        cites: ['34 CFR 106.6(d)(2)', '34 CFR 106.6(d)(3)'],
      },
      {
        text: "Courts have time limits of their own. See a lawyer soon, even while the school's process goes on.",
        cites: [],
      },
    ],
    more: [
      {
        heading: 'Before you see a lawyer',
        statements: [
          {
            text: 'Bring a list of events by date, your letters, the policy and the decision.',
            cites: [],
          },
          {
            text: 'Inside the school, both parties have an appeal. A lawyer can tell you how it fits with a court case.',
            cites: ['34 CFR 106.45(b)(8)(i)'],
          },
        ],
      },
    ],
    steps: [
      'Write a one-page list of events with dates.',
      'Put your letters and the policy in one folder.',
      'Ask a legal aid office or a lawyer about time limits first.',
    ],
    ask: [
      'Could you send me a full copy of the policy that was used in my case?',
      'Who is the right person for letters from a lawyer?',
    ],
    asked: [
      'can i sue my school',
      'lawsuit against a university title ix',
      'sue for being falsely accused',
      'can i sue him in civil court',
      'is it worth taking them to court',
      'due process lawsuit public university',
      'how long do i have to sue',
      'can my parents sue the district',
      'judge stop my expulsion',
      'injunction before the hearing',
      'sue the school for not protecting me',
      'class action title ix',
      'money damages title ix',
      'take legal action against the college',
      'private school due process court',
      'will a court overturn the finding',
      'do i need to finish the school process before suing',
      'demandar a la escuela',
      'puedo llevar a la universidad a juicio',
      'defamation suit against my accuser',
      'statute of limitations for a title ix lawsuit',
    ],
    related: ['finding-a-lawyer', 'ocr-complaint', 'court-and-title-ix'],
    resources: ['lawhelp-org', 'aba-free-legal-answers', 'nwlc-legal-network-for-gender-equity'],
  },
  {
    slug: 'finding-a-lawyer',
    title: 'Free or low-cost legal help',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'You do not need a lawyer for the school process; legal aid and referral groups can help for little or no money.',
    answer: [
      {
        text: 'You do not need a lawyer for the school process. Your advisor may be a lawyer but is not required to be one.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
      },
      {
        text: 'The rule does not make the school pay a lawyer for either side.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
      },
      {
        text: 'At a live hearing, a college must give a free advisor to a party who has none there. That advisor asks the questions for you, without fee, and need not be an attorney.',
        cites: ['34 CFR 106.45(b)(6)(i)'],
        school: 'postsecondary',
      },
      {
        text: 'The K-12 part of the rule on hearings does not speak of a free advisor.',
        cites: ['34 CFR 106.45(b)(6)(ii)'],
        school: 'k12',
      },
      {
        text: 'Free help exists: legal aid offices, volunteer lawyers online, and groups that know Title IX. See the links on this page.',
        cites: [],
      },
    ],
    more: [
      {
        heading: 'Where to look',
        statements: [
          {
            text: 'LawHelp.org lists free civil legal aid by state. The Legal Services Corporation has a finder for people with low income.',
            cites: [],
          },
          {
            text: 'ABA Free Legal Answers takes short questions online. Your income decides if you can use it.',
            cites: [],
          },
          {
            text: 'If there may be a criminal case, ask for a criminal defense lawyer before you speak to the school or the police.',
            cites: [],
            role: 'respondent',
          },
        ],
      },
    ],
    steps: [
      'Ask your campus legal clinic, bar association or legal aid office.',
      'Ask what the first talk costs before you book it.',
      'Ask whether the lawyer has worked on Title IX cases.',
      'Bring your letters and a list of dates.',
    ],
    ask: [
      'Does the school have a list of free advisors or a student legal service?',
      'How do I ask for a college-provided advisor for the hearing?',
      'What limits do you set on what an advisor may do?',
    ],
    asked: [
      'legal representation',
      'i cant afford an attorney',
      'free title ix lawyer',
      'pro bono help for students',
      'where do i find a lawyer who knows title ix',
      'do i need a lawyer',
      'legal aid for college students',
      'low cost attorney for accused student',
      "lawyer for my daughter's assault case",
      'how much does a title ix lawyer cost',
      'student legal services',
      'should i hire an attorney or bring my uncle',
      'i make no money and need legal advice',
      'attorney near me for campus hearing',
      'is it true the school pays my lawyer',
      'he has a lawyer and i have nobody',
      'legal clinic at law school',
      'ask a lawyer a quick question online',
      'abogado gratis',
      'no tengo dinero para un abogado',
      'ayuda legal para estudiantes',
      'lawer for respondent',
    ],
    related: ['choosing-an-advisor', 'going-to-court', 'free-advisor-at-the-hearing'],
    resources: [
      'lawhelp-org',
      'legal-services-corporation',
      'aba-free-legal-answers',
      'nwlc-legal-network-for-gender-equity',
      'victim-rights-law-center',
    ],
  },
]
